exec(open('/tmp/gen_l.py').read())
ents=[
 (four('1.1','1.1',None,None),'white_begins_and_moves_alternate','moves_alternate($E, $C);'),
 (four(None,None,'1.2','1.2'),'white_begins','white_begins($E, $C);'),
 (four(None,None,'1.3','1.3'),'on_move_after_the_opponents_move','on_move_after_the_opponents_move($E, $C);'),
 (same('2.2'),'sixteen_men_a_side','sixteen_men_a_side($E, $C);'),
 (same('2.3'),'one_array','one_array($E, $C);'),
]
print(open('start.body').read()+gen(ents),end='')
