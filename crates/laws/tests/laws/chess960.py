exec(open('/tmp/gen_l.py').read())
def two(no,fide): return [x for x in (('NO2009','L2009-'+no+'-NO') if no else None,('FIDE2023','L2023-'+fide) if fide else None) if x]
ents=[
 (two('F1','II.1'),'then_played_as_ordinary_chess','then_as_ordinary_chess($E);'),
 (two('F2','II.2'),'pawns_in_front_and_men_by_lot','men_on_their_ranks_by_lot($E, $C);'),
 (two('F2.a','II.2.1'),'king_between_the_rooks','king_between_rooks($E, $C);'),
 (two('F2.b','II.2.2'),'bishops_on_both_colours','bishops_apart($E, $C);'),
 (two('F2.c','II.2.3'),'black_stands_opposite','black_opposite($E, $C);'),
 (two('F3.a','II.3.1'),'each_player_castles_once','castles_once($E);'),
 (two('F3.b','II.3.2'),'castling_has_four_forms','four_forms();'),
 (two('F3.b.1','II.3.2.1'),'double_move','double_move();'),
 (two('F3.b.2','II.3.2.2'),'transposition','transposition();'),
 (two('F3.b.3','II.3.2.3'),'king_alone','king_only();'),
 (two('F3.b.4','II.3.2.4'),'rook_alone','rook_only();'),
 (two('F3.rec.2',None),'arrives_as_in_ordinary_chess','arrives_as_in_ordinary_chess();'),
 (two('F3.clar','II.3.2.6'),'arrival_squares','arrives_as_in_ordinary_chess();'),
 (two('F3.note.2','II.3.2.7.2'),'one_of_the_two_may_stay','one_of_them_may_stay();'),
 (two('F3.note.3','II.3.2.7.3'),'castling_on_move_one','castling_on_move_one();'),
 (two('F3.note.4','II.3.2.7.4'),'all_squares_of_both_paths_are_empty','path_is_empty($E, $C);'),
 (two('F3.note.5','II.3.2.7.5'),'other_men_may_stay','others_may_stay_where_they_are($E);'),
]
print(open('chess960.body').read()+gen(ents),end='')
