exec(open('/tmp/gen_l.py').read())
ents=[
 (four('4.2','4.2','4.2.1','4.2.1'),'announced_adjusting_binds_nobody','announced_adjusting_binds_nobody($E, $C);'),
 (four(None,None,'4.2.2','4.2.2'),'any_contact_but_an_accident_binds','any_contact_but_an_accident_binds($E, $C);'),
 ([('DK2001','L2001-4.3'),('DK2009','L2009-4.3-DK'),('SE2018','L2018-4.3'),('FIDE2023','L2023-4.3')],'deliberate_contact_binds','deliberate_contact_binds($E);'),
 ([('NO2009','L2009-4.3-NO')],'visible_intention_binds','visible_intention_binds($E, $C);'),
 (four('4.3.a','4.3.a','4.3.1','4.3.1'),'first_own_man_that_can_move','first_own_man_that_can_move($E, $C);'),
 (four('4.3.b','4.3.b','4.3.2','4.3.2'),'first_enemy_man_that_can_be_captured','first_enemy_man_that_can_be_captured($E, $C);'),
 (four('4.3.c','4.3.c','4.3.3','4.3.3'),'own_man_takes_enemy_man','one_of_each_colour($E, $C);'),
 (four('4.3.c','4.3.c','4.3.3','4.3.3'),'own_man_first_if_unclear','own_man_first_if_unclear($E, $C);'),
 (four('4.3.c','4.3.c','4.3.3','4.3.3'),'several_of_each_colour','several_of_each_colour($E, $C);'),
 (four('4.5','4.5','4.5','4.5'),'free_choice_if_no_touched_man_can_do_anything','nothing_possible($E, $C);'),
]
print(open('touch.body').read()+gen(ents),end='')
