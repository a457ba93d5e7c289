exec(open('/tmp/gen_l.py').read())
ents=[
 (four('1.2','1.2','1.4','1.4'),'mate_is_an_attack_without_an_answer','check_with_an_escape_is_no_mate($E);'),
 (four(None,None,'1.4.1','1.4.1'),'whoever_mates_has_won','assert_eq!(mate_wins($E).winner, Some(Color::Black));'),
 (four(None,None,'1.4.2','1.4.2'),'the_mated_player_has_lost','mated_player_has_lost($E);'),
 (four('5.1.a','5.1.a','5.1.1','5.1.1'),'mate_wins_at_once','mate_wins_by($E, $C);'),
 (four('5.2.a','5.2.a','5.2.1','5.2.1'),'stalemate_draws_at_once','stalemate_draws_by($E, $C);'),
 (four('5.2.d','5.2.d',None,None),'no_number_of_occurrences_ends_the_game_by_itself','no_count_ends_the_game($E);'),
 (four('5.2.e','5.2.e',None,None),'no_number_of_moves_ends_the_game_by_itself','no_count_ends_the_game($E);'),
 (four(None,None,'9.6','9.6'),'either_count_ends_without_a_claim','either_count_ends_without_a_claim($E);'),
 (four(None,None,'9.6.1','9.6.1'),'fifth_occurrence_ends_the_game','fifth_occurrence_ends_by($E, $C);'),
 (four(None,None,'9.6.2','9.6.2'),'seventy_five_moves_end_the_game','seventy_five_moves_end_by($E, $C);'),
 (four(None,None,'9.6.2','9.6.2'),'mate_on_the_last_move_comes_first','mate_on_the_last_move_counts($E);'),
]
print(open('endings.body').read()+gen(ents),end='')
