# What happened
reason-happened_boards_differ = De to brætter viser forskellige stillinger.
reason-happened_sheets_agree = De to noteringslister er ens.
reason-happened_sheets_differ = De to noteringslister er også forskellige.
reason-happened_sheets_compared = Noteringslisterne er ens til og med træk { $moves }.

# Two boards
reason-blind_one_board_only = To brætter bruges kun, hvor en spiller er blind eller svagtseende; her er der ét.
reason-blind_own_board_corrected = { side } har noteret det rigtige træk, men udført et andet: brættet rettes efter noteringslisterne.
reason-blind_boards_put_right = Brætterne bringes i orden sammen med dommeren ud fra begge noteringslister.
reason-blind_do_the_sheets_agree = Er noteringslisterne ens? Godkend: ja, det forkerte bræt rettes. Afvis: nej, spillet går tilbage til, hvor de er ens.
reason-blind_board_corrected = Begge noteringslister er ens: det bræt, der ikke følger dem, rettes, og spillet fortsætter.
reason-blind_back_to_agreement = Spillet går tilbage til det træk, hvor begge noteringslister er ens, og dommeren stiller urene.
reason-blind_position_of_agreement = Stillingen, hvor begge noteringslister er ens, stilles op; spillet fortsætter derfra.
reason-blind_clocks_set = Dommeren stiller urene derefter.

# The special board
reason-blind_clock_before_the_move = { side } startede { other-side.within-of } ur, før trækket var udført og meddelt.
