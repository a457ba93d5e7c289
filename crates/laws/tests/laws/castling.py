exec(open('/tmp/gen_l.py').read())
ents=[
 (four('3.8.a.II','3.8.a.II','3.8.2','3.8.2'),'king_two_squares_and_rook_beside_it','king_two_squares_rook_beside($E);'),
 (four(None,None,'3.8.2.1','3.8.2.1'),'rights_are_lost_by_moving','lost_for_good($E, $C);'),
 (four('3.8.a.II.1.a','3.8.b.1.a','3.8.2.1.1','3.8.2.1.1'),'a_moved_king_never_castles','lost_by_the_king($E, $C);'),
 (four('3.8.a.II.1.b','3.8.b.1.b','3.8.2.1.2','3.8.2.1.2'),'a_moved_rook_never_castles','lost_by_the_rook($E, $C);'),
 (four(None,None,'3.8.2.2','3.8.2.2'),'what_bars_for_now_passes','barred_for_now($E, $C);'),
 (four('3.8.a.II.2.c','3.8.b.2.a','3.8.2.2.1','3.8.2.2.1'),'the_kings_three_squares_are_safe','barred_by_attack($E, $C);'),
 (four('3.8.a.II.2.d','3.8.b.2.b','3.8.2.2.2','3.8.2.2.2'),'nobody_stands_between','barred_by_men_between($E, $C);'),
]
print(open('castling.body').read()+gen(ents),end='')
