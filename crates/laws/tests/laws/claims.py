exec(open('/tmp/gen_l.py').read())
ents=[
 (four('5.2.d','5.2.d',None,None),'third_occurrence_may_be_claimed','third_occurrence_either_way($E);'),
 (four('5.2.e','5.2.e',None,None),'fifty_moves_may_be_claimed','fifty_moves_either_way($E);'),
 (four(None,None,'9.2.1','9.2'),'third_occurrence_in_either_way','third_occurrence_either_way($E);'),
 (four('9.2.a','9.2.a','9.2.1.1','9.2.1'),'third_occurrence_by_an_announced_move','third_occurrence_announced($E, $C);'),
 (four('9.2.b','9.2.b','9.2.1.2','9.2.2'),'third_occurrence_on_the_board','third_occurrence_on_the_board($E, $C);'),
 (four(None,None,'9.3','9.3'),'fifty_moves_in_either_way','fifty_moves_either_way($E);'),
 (four('9.3.a','9.3.a','9.3.1','9.3.1'),'fifty_moves_by_an_announced_move','fifty_moves_announced($E, $C);'),
 (four('9.3.b','9.3.b','9.3.2','9.3.2'),'fifty_moves_on_the_board','fifty_moves_on_the_board($E, $C);'),
]
print(open('claims.body').read()+gen(ents),end='')
