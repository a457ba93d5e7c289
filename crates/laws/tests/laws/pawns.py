exec(open('/tmp/gen_l.py').read())
ents=[
 (four('3.7.a','3.7.a','3.7.1','3.7.1'),'pawn_goes_one_square_ahead','one_square_ahead($E, $C);'),
 (four('3.7.b','3.7.b','3.7.2','3.7.2'),'two_squares_only_at_first','two_squares_at_first($E, $C);'),
 (four('3.7.c','3.7.c','3.7.3','3.7.3'),'pawn_captures_diagonally','captures_diagonally($E, $C);'),
 (four('3.7.d','3.7.d','3.7.4.1','3.7.3.1'),'en_passant_after_two_squares','en_passant_after_two_squares($E);'),
 (four('3.7.d','3.7.d','3.7.4.2','3.7.3.2'),'en_passant_at_once_or_never','en_passant_at_once_or_never($E, $C);'),
 (four('3.7.e','3.7.e','3.7.5.1','3.7.3.3'),'pawn_on_the_last_rank_must_promote','must_promote($E, $C);'),
 (four('3.7.e','3.7.e','3.7.5.2','3.7.3.4'),'choice_is_not_limited_to_captured_pieces','choice_is_free($E);'),
 (four('3.7.e','3.7.e','3.7.5.3','3.7.3.5'),'new_piece_acts_at_once','new_piece_acts_at_once($E);'),
]
print(open('pawns.body').read()+gen(ents),end='')
