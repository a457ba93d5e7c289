exec(open('/tmp/gen_l.py').read())
ents=[
 (four('1.3','1.3','1.5','1.5'),'one_side_that_can_mate_keeps_the_game_alive','one_side_that_can_mate_keeps_it_alive($E);'),
 (four('5.2.b','5.2.b','5.2.2','5.2.2'),'dead_position_draws_at_once','dead_position_draws_by($E, $C);'),
 (four('9.6','9.6',None,None),'dead_position_is_a_draw','dead_position_draws_by($E, $C);'),
]
print(open('dead.body').read()+gen(ents),end='')
