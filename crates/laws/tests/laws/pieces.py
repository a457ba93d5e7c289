exec(open('/tmp/gen_l.py').read())
ents=[
 (same('3.1'),'no_man_takes_its_own','keeps_to_its_own_kind($E, $C);'),
 (four('3.1','3.1','3.1.1','3.1.1'),'landing_on_an_enemy_captures_it','captures_by_landing($E);'),
 (four('3.1','3.1','3.1.2','3.1.2'),'a_man_attacks_what_it_could_take','attacks_what_it_could_take($E);'),
 (four(None,'3.1',None,None),'a_pinned_man_still_attacks','attacks_though_pinned($E, "L2009-3.9");'),
 (four(None,None,'3.1.3',None),'a_pinned_man_still_attacks','attacks_though_pinned($E, "L2018-3.9.2");'),
 (four(None,None,None,'3.1.3'),'a_pinned_man_still_attacks','attacks_though_pinned($E, "L2023-3.9.2");'),
 (same('3.2'),'bishop_keeps_to_its_diagonals',"moves_by($E, 'B', DIAGONAL, $C);"),
 (same('3.3'),'rook_keeps_to_file_and_rank',"moves_by($E, 'R', STRAIGHT, $C);"),
 (same('3.4'),'queen_goes_straight_or_diagonally',"moves_by($E, 'Q', BOTH, $C);"),
 (same('3.5'),'bishop_rook_and_queen_cannot_jump','cannot_jump($E, $C);'),
 (same('3.6'),'knight_goes_to_the_nearest_other_squares',"moves_by($E, 'N', KNIGHT, $C);"),
 (four('3.8.a.I','3.8.a.I','3.8.1','3.8.1'),'king_steps_to_an_adjacent_square','king_steps($E, $C);'),
 (four('3.8.a.I','3.8.a.I',None,None),'king_keeps_off_attacked_squares','keeps_off_attacked_squares($E, $C);'),
]
print(open('pieces.body').read()+gen(ents),end='')
