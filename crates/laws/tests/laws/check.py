exec(open('/tmp/gen_l.py').read())
ents=[
 (four('3.8.b','3.9','3.9.1','3.9.1'),'a_king_is_in_check_even_by_a_pinned_man','in_check_even_by_the_pinned($E);'),
 (four('3.9','3.9','3.9.2','3.9.2'),'own_king_is_never_left_in_check','own_king_is_never_left_in_check($E, $C);'),
 (four(None,'1.2','1.4.1','1.4.1'),'a_king_is_never_captured','a_king_is_never_captured($E, $C);'),
 (four(None,None,'3.10.1','3.10.1'),'legal_when_all_requirements_are_met','legal_when_all_requirements_are_met($E);'),
 (four(None,None,'3.10.2','3.10.2'),'illegal_when_one_requirement_fails','illegal_when_one_requirement_fails($E);'),
 (four(None,None,'3.10.3','3.10.3'),'a_position_that_cannot_arise_is_doubted','a_position_that_cannot_arise_is_doubted($E);'),
]
print(open('check.body').read()+gen(ents),end='')
