exec(open('/tmp/gen_l.py').read())
ents=[
 (four(None,'4.4.d','4.4.4','4.4.4'),'choice_of_the_new_piece_is_final','choice_is_final($E, $C);'),
 (four(None,None,'4.6.1','4.6.1'),'pawn_need_not_be_placed','pawn_need_not_be_placed($E);'),
 (four(None,None,'4.6.3','4.6.3'),'enemy_on_the_square_is_captured','enemy_on_the_square_is_captured($E);'),
 (four('4.7','4.6','4.7','4.7'),'released_man_stays','released_man_stays($E, $C);'),
 ([('DK2009','L2009-4.6.c')],'pawn_released_on_the_last_rank_stays','pawn_released_on_the_last_rank_stays($E, "L2009-4.6");'),
 ([('DK2009','L2009-4.6.b')],'released_king_must_castle','released_king_must_castle($E, $C);'),
 ([('DK2009','L2009-4.4.c')],'released_king_where_castling_is_illegal','released_king_where_castling_is_illegal($E, $C);'),
 ([('DK2001','L2001-4.7')],'released_king_must_castle','released_king_must_castle($E, $C);'),
 ([('DK2001','L2001-4.4.c')],'released_king_where_castling_is_illegal','released_king_where_castling_is_illegal($E, $C);'),
 (four(None,None,'4.7.2','4.7.2'),'released_king_must_castle','released_king_must_castle($E, $C);'),
 (four(None,None,'4.7.2','4.7.2'),'released_king_where_castling_is_illegal','released_king_where_castling_is_illegal($E, $C);'),
]
print(open('placing.body').read()+gen(ents),end='')
