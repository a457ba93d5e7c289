exec(open('/tmp/gen_l.py').read())
ents=[
 (four('4.4.a','4.4.a','4.4.1','4.4.1'),'king_and_rook_must_castle','king_and_rook_must_castle($E, $C);'),
 (four('4.4.b','4.4.b','4.4.2','4.4.2'),'rook_then_king_bars_castling','rook_then_king_bars_castling($E, $C);'),
 (four('4.4.c','4.4.c','4.4.3','4.4.3'),'illegal_castling_moves_the_king','illegal_castling_moves_the_king($E, $C);'),
 (four('4.4.c','4.4.c',None,None),'the_king_alone_was_meant_to_castle','king_alone_meant_to_castle($E, $C);'),
 (four(None,None,'4.3.1','4.3.1'),'the_king_alone_was_meant_to_castle','king_alone_meant_to_castle($E, $C);'),
 (four('4.3.a','4.3.a','4.3.1','4.3.1'),'king_and_rook_not_meant_to_castle','not_meant_to_castle($E, $C);'),
]
print(open('touch_castling.body').read()+gen(ents),end='')
