exec(open('/tmp/gen_l.py').read())
ents=[
 (four('A8.a','ADJ.8.a','E.8.1','I.8.1'),'ambiguous_sealed_move_loses','ambiguous_loses($E, $C);'),
 (four('A8.b','ADJ.8.b','E.8.2','I.8.2'),'unclear_sealed_move_loses','unclear_loses($E, $C);'),
 (four('A8.c','ADJ.8.c','E.8.3','I.8.3'),'illegal_sealed_move_loses','illegal_loses($E, $C);'),
 ([('DK2001','L2001-A8'),('DK2009','L2009-ADJ.8-DK'),('NO2009','L2009-ADJ.8-NO'),('SE2018','L2018-E.8'),('FIDE2023','L2023-I.8')],'drawn_if_the_opponent_cannot_mate','drawn_if_the_opponent_cannot_mate($E, $C);'),
 (four('A10.a','ADJ.10.a',None,None),'sealed_mate_wins','sealed_mate_wins($E);'),
 (four('A10.b','ADJ.10.b',None,None),'sealed_stalemate_or_dead_position_draws','sealed_stalemate_or_dead_position_draws($E);'),
]
print(open('adjournment.body').read()+gen(ents),end='')
