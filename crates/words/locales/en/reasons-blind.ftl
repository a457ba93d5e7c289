# What happened
reason-happened_boards_differ = The two boards show different positions.
reason-happened_sheets_agree = The two score sheets agree.
reason-happened_sheets_differ = The two score sheets differ too.
reason-happened_sheets_compared = The score sheets agree up to move { $moves }.

# Two boards
reason-blind_one_board_only = Two boards are used only where a player is blind or visually impaired; here there is one.
reason-blind_own_board_corrected = { side } wrote the right move but made another: the board is corrected by the score sheets.
reason-blind_boards_put_right = The boards are corrected with the arbiter, from both score sheets.
reason-blind_do_the_sheets_agree = Do the score sheets agree? Accept: they do, and the wrong board is corrected. Reject: they differ, and play goes back to where they agree.
reason-blind_board_corrected = Both score sheets agree: the board that does not follow them is corrected, and play goes on.
reason-blind_back_to_agreement = Play goes back to the move where both score sheets agree, and the arbiter sets the clocks.
reason-blind_position_of_agreement = The position where both score sheets agree is set up; play goes on from there.
reason-blind_clocks_set = The arbiter sets the clocks to fit.

# The special board
reason-blind_clock_before_the_move = { side } started { other-side.of } clock before the move was made and announced.
