# What happened
reason-happened_boards_differ = De to brettene viser ulike stillinger.
reason-happened_sheets_agree = De to noteringsskjemaene stemmer overens.
reason-happened_sheets_differ = De to noteringsskjemaene er også ulike.
reason-happened_sheets_compared = Noteringsskjemaene stemmer til og med trekk { $moves }.

# Two boards
reason-blind_one_board_only = To brett brukes bare når en spiller er blind eller svaksynt; her er det ett.
reason-blind_own_board_corrected = { side } har notert det riktige trekket, men utført et annet: brettet rettes etter noteringsskjemaene.
reason-blind_boards_put_right = Brettene rettes sammen med dommeren ut fra begge noteringsskjemaene.
reason-blind_do_the_sheets_agree = Stemmer noteringsskjemaene? Godta: ja, det gale brettet rettes. Avvis: nei, spillet går tilbake til der de stemmer.
reason-blind_board_corrected = Begge noteringsskjemaene stemmer: brettet som ikke følger dem, rettes, og spillet fortsetter.
reason-blind_back_to_agreement = Spillet går tilbake til trekket der begge noteringsskjemaene stemmer, og dommeren stiller klokkene.
reason-blind_position_of_agreement = Stillingen der begge noteringsskjemaene stemmer, stilles opp; spillet fortsetter derfra.
reason-blind_clocks_set = Dommeren stiller klokkene deretter.

# The special board
reason-blind_clock_before_the_move = { side } startet { other-side.within-of } klokke før trekket var utført og lest opp.
