# What happened
reason-happened_boards_differ = De två brädena visar olika ställningar.
reason-happened_sheets_agree = De två protokollen stämmer överens.
reason-happened_sheets_differ = Även de två protokollen skiljer sig.
reason-happened_sheets_compared = Protokollen stämmer till och med drag { $moves }.

# Two boards
reason-blind_one_board_only = Två bräden används bara när en spelare är blind eller synskadad; här finns ett.
reason-blind_own_board_corrected = { side } har skrivit rätt drag men utfört ett annat: brädet rättas efter protokollen.
reason-blind_boards_put_right = Brädena rättas tillsammans med domaren efter båda protokollen.
reason-blind_do_the_sheets_agree = Stämmer protokollen? Godkänn: ja, det felaktiga brädet rättas. Avslå: nej, spelet går tillbaka till där de stämmer.
reason-blind_board_corrected = Båda protokollen stämmer: brädet som inte följer dem rättas, och spelet fortsätter.
reason-blind_back_to_agreement = Spelet går tillbaka till draget där båda protokollen stämmer, och domaren ställer klockorna.
reason-blind_position_of_agreement = Ställningen där båda protokollen stämmer ställs upp; spelet fortsätter därifrån.
reason-blind_clocks_set = Domaren ställer klockorna därefter.

# The special board
reason-blind_clock_before_the_move = { side } startade { other-side.within-of } klocka innan draget var utfört och tillkännagivet.
