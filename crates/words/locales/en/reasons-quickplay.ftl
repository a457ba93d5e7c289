# The quickplay finish: what happened
reason-happened_quickplay_claimed =
    { $color ->
         [white] White
        *[black] Black
    } claims a draw in the quickplay finish.
reason-happened_quickplay_increment_asked =
    { $color ->
         [white] White
        *[black] Black
    } asks that both players get an increment.
reason-happened_quickplay_decided_early =
    { $color ->
         [white] White’s
        *[black] Black’s
    } postponed claim is decided while both flags are up.
reason-happened_quickplay_flag =
    { $color ->
         [white] White’s
        *[black] Black’s
    } flag had fallen when the claim was rejected.

# Why a claim is not heard
reason-quickplay_not_in_blitz = There is no quickplay finish in blitz.
reason-quickplay_not_announced = The rules for the quickplay finish were not announced for this event.
reason-quickplay_has_increment = With an increment there is no quickplay finish.
reason-quickplay_increment_given = Both players already get an increment, so no draw can be claimed.
reason-quickplay_not_last_period = This is not the last period, in which all remaining moves must be made.
reason-quickplay_flag_down =
    { $color ->
         [white] White’s
        *[black] Black’s
    } flag is down; the claim comes too late.
reason-quickplay_not_on_move =
    Only the player on move may claim, and { $color ->
         [white] White
        *[black] Black
    } is not on move.
reason-quickplay_time_left =
    { $color ->
         [white] White
        *[black] Black
    } does not have less than { $minutes } minutes left.
reason-quickplay_increment_waits = The request for an increment has to be answered first.
reason-quickplay_no_increment_rule = This edition lets a player claim a draw, but not ask for an increment.
reason-quickplay_increment_needs_arbiter = No arbiter is present to introduce the increment; a draw may be claimed.
reason-quickplay_claimed_already =
    { $color ->
         [white] White’s
        *[black] Black’s
    } claim has already been made and waits for the decision.

# What is left to the arbiter
reason-quickplay_claim_judged =
    { $color ->
         [white] White
        *[black] Black
    } claims a draw: { $grounds ->
         [cannot_win] { $color ->
         [white] Black
        *[black] White
    } cannot win by normal means
         [not_trying] { $color ->
         [white] Black
        *[black] White
    } does not try to win by normal means
        *[either] { $color ->
         [white] Black
        *[black] White
    } cannot win by normal means, or does not try to
    }. { $mate ->
         [impossible] { $color ->
         [white] Black
        *[black] White
    } cannot mate by any sequence of moves.
        *[possible] Mate is still possible on the board.
    }
reason-quickplay_later_judged =
    { $color ->
         [white] White’s
        *[black] Black’s
    } claim is postponed: { $grounds ->
         [cannot_win] can { $color ->
         [white] Black
        *[black] White
    } win by normal means?
         [not_trying] does { $color ->
         [white] Black
        *[black] White
    } try to win by normal means?
        *[either] can { $color ->
         [white] Black
        *[black] White
    } win by normal means, and does he try?
    } The decision comes later in the game, or after a flag has fallen. { $mate ->
         [impossible] { $color ->
         [white] Black
        *[black] White
    } cannot mate by any sequence of moves.
        *[possible] Mate is still possible on the board.
    }
reason-quickplay_waits_for_flag =
    { $color ->
         [white] White’s
        *[black] Black’s
    } claim is postponed: { $grounds ->
         [cannot_win] can { $color ->
         [white] Black
        *[black] White
    } win by normal means?
         [not_trying] does { $color ->
         [white] Black
        *[black] White
    } try to win by normal means?
        *[either] can { $color ->
         [white] Black
        *[black] White
    } win by normal means, and does he try?
    } The decision is announced when a flag has fallen. { $mate ->
         [impossible] { $color ->
         [white] Black
        *[black] White
    } cannot mate by any sequence of moves.
        *[possible] Mate is still possible on the board.
    }
reason-quickplay_flag_judged =
    { $color ->
         [white] White’s
        *[black] Black’s
    } flag has fallen before the claim was decided. It is a draw if { $grounds ->
         [cannot_win] { $judged ->
             [white] White cannot win by normal means
            *[black] Black cannot win by normal means
        }
         [not_trying] { $judged ->
             [white] White did not try enough to win by normal means
            *[black] Black did not try enough to win by normal means
        }
        *[either] { $judged ->
             [white] White cannot win by normal means, or did not try enough
            *[black] Black cannot win by normal means, or did not try enough
        }
    }; otherwise the player whose flag fell loses.
reason-quickplay_referred =
    No arbiter watches. { $color ->
         [white] White’s
        *[black] Black’s
    } claim ends the game and goes to an arbiter: { $grounds ->
         [cannot_win] can { $color ->
         [white] Black
        *[black] White
    } win by normal means?
         [not_trying] did { $color ->
         [white] Black
        *[black] White
    } try to win by normal means?
        *[either] can { $color ->
         [white] Black
        *[black] White
    } win by normal means, and did he try?
    } { $mate ->
         [impossible] { $color ->
         [white] Black
        *[black] White
    } cannot mate by any sequence of moves.
        *[possible] Mate is still possible on the board.
    }
reason-quickplay_increment_judged =
    { $color ->
         [white] White’s
        *[black] Black’s
    } request is an offer of a draw. If { $color ->
         [white] Black
        *[black] White
    } declines it and the arbiter consents, both get { $seconds } seconds a move and { $color ->
         [white] Black
        *[black] White
    } gets { $minutes } minutes more.

# The decision
reason-quickplay_drawn =
    The arbiter agrees: { $grounds ->
         [cannot_win] { $color ->
             [white] White cannot win by normal means
            *[black] Black cannot win by normal means
        }
         [not_trying] { $color ->
             [white] White does not try to win by normal means
            *[black] Black does not try to win by normal means
        }
        *[either] { $color ->
             [white] White cannot win by normal means, or does not try to
            *[black] Black cannot win by normal means, or does not try to
        }
    }. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_rejected =
    The arbiter does not agree; { $color ->
         [white] White
        *[black] Black
    } gets { $minutes } minutes more. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_postponed =
    The arbiter decides later and watches the game if he can. He may give { $color ->
         [white] White
        *[black] Black
    } { $minutes } minutes more by setting the clock.
reason-quickplay_not_before_flag = A postponed claim is decided when a flag has fallen, not before.
reason-quickplay_later_rejected =
    The arbiter finds that { $color ->
         [white] White
        *[black] Black
    } could win by normal means and tried to. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_flag_counts =
    The flag counts, and { $color ->
         [white] White
        *[black] Black
    } has exceeded the time limit.
reason-quickplay_referred_drawn =
    The arbiter upholds { $color ->
         [white] White’s
        *[black] Black’s
    } claim: { $grounds ->
         [cannot_win] { $color ->
         [white] Black
        *[black] White
    } could not win by normal means
         [not_trying] { $color ->
         [white] Black
        *[black] White
    } made no effort to win by normal means
        *[either] { $color ->
         [white] Black
        *[black] White
    } could not win by normal means, or made no effort to
    }. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_referred_lost =
    The arbiter does not uphold the claim: { $grounds ->
         [cannot_win] { $color ->
         [white] Black
        *[black] White
    } could win by normal means
         [not_trying] { $color ->
         [white] Black
        *[black] White
    } tried to win by normal means
        *[either] { $color ->
         [white] Black
        *[black] White
    } could win by normal means and tried to
    }. The claim ended the game, so { $color ->
         [white] White
        *[black] Black
    } loses. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_referred_no_mate =
    The arbiter does not uphold { $color ->
         [white] White’s
        *[black] Black’s
    } claim ({ $grounds ->
         [cannot_win] { $color ->
         [white] Black
        *[black] White
    } cannot win
         [not_trying] { $color ->
         [white] Black
        *[black] White
    } does not try
        *[either] { $color ->
         [white] Black
        *[black] White
    } cannot win or does not try
    }), but { $color ->
         [white] Black
        *[black] White
    } cannot mate, so the game is drawn. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_increment_introduced =
    { $offer ->
         [declined] The draw offer was declined and the arbiter consents
        *[standing] The arbiter consents
    }: both players get { $seconds } seconds a move, and { $color ->
         [white] White
        *[black] Black
    } gets { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    } more.
reason-quickplay_offer_unanswered =
    The request is a draw offer, and nothing says that { $color ->
         [white] White
        *[black] Black
    } declined it. The rule requires that first.
reason-quickplay_increment_refused = The arbiter does not consent to an increment; a draw may be claimed instead.

# What the arbiter should know
reason-quickplay_stop_clocks =
    { $color ->
         [white] White
        *[black] Black
    } must stop the clocks and call the arbiter when claiming.
reason-quickplay_increment_first =
    The claim is heard only where an increment cannot be introduced; { $color ->
         [white] White
        *[black] Black
    } has not asked for one.
reason-quickplay_play_is_over_for_all =
    Play is over until the claim is decided; nothing on the board or the clock counts now.
reason-quickplay_play_is_over =
    Play is over until the claim is decided; what { $color ->
         [white] White
        *[black] Black
    } does now does not count.
reason-quickplay_evidence_position =
    { $color ->
         [white] White
        *[black] Black
    } writes down the final position ({ $fen }), and { $color ->
         [white] Black
        *[black] White
    } confirms it.
reason-quickplay_evidence_sheet =
    { $color ->
         [white] White
        *[black] Black
    } writes down the final position ({ $fen }) and hands in a score sheet kept to the end; { $color ->
         [white] Black
        *[black] White
    } confirms both.
reason-quickplay_guide_grounds = Guide: a draw may be claimed when the opponent is only playing for the clock, or when the position cannot be won by normal means.
reason-quickplay_guide_strict =
    Guide: be strict, the draw must be stone dead. { $mate ->
         [impossible] Here { $color ->
         [white] White
        *[black] Black
    } cannot mate at all.
        *[possible] Here { $color ->
         [white] White
        *[black] Black
    } can still mate.
    }
reason-quickplay_guide_steps = Guide: watch the game. Before it goes on the opponent may get the extra time if the claim seems unreasonable or broke his concentration.
reason-quickplay_guide_after = Guide: the draw can be given even after a flag has fallen, and strong players may be asked for advice.
reason-quickplay_guide_no_arbiter = Guide: lay the written evidence before the arbiter of the event, or any authorised arbiter if it has none.
