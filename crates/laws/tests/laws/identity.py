exec(open('/tmp/gen_l.py').read())
ents=[
 (four('9.2.p3','9.2.p3','9.2.2','9.2.3'),'same_side_men_and_moves','same_moves_for_both($E);'),
 (four('9.2.p3','9.2.p3','9.2.2.1','9.2.3.1'),'an_open_en_passant_makes_it_new','en_passant_as_worded($E);'),
 (four('9.2.p3','9.2.p3','9.2.2.2','9.2.3.2'),'lost_castling_makes_it_new','castling_as_worded($E);'),
]
print(open('identity.body').read()+gen(ents),end='')
