# The quickplay finish: what happened
reason-happened_quickplay_claimed = { side } claims a draw in the quickplay finish.
reason-happened_quickplay_increment_asked = { side } asks that both players get an increment.
reason-happened_quickplay_decided_early = { side.of } postponed claim is decided while both flags are up.
reason-happened_quickplay_flag = { side.of } flag had fallen when the claim was rejected.

# Why a claim is not heard
reason-quickplay_not_in_blitz = There is no quickplay finish in blitz.
reason-quickplay_not_announced = The rules for the quickplay finish were not announced for this event.
reason-quickplay_has_increment = With an increment there is no quickplay finish.
reason-quickplay_increment_given = Both players already get an increment, so no draw can be claimed.
reason-quickplay_not_last_period = This is not the last period, in which all remaining moves must be made.
reason-quickplay_flag_down = { side.of } flag is down; the claim comes too late.
reason-quickplay_not_on_move = Only the player on move may claim, and { side } is not on move.
reason-quickplay_time_left = { side } does not have less than { $minutes } minutes left.
reason-quickplay_increment_waits = The request for an increment has to be answered first.
reason-quickplay_no_increment_rule = This edition lets a player claim a draw, but not ask for an increment.
reason-quickplay_increment_needs_arbiter = No arbiter is present to introduce the increment; a draw may be claimed.
reason-quickplay_claimed_already = { side.of } claim has already been made and waits for the decision.

# What is left to the arbiter
reason-quickplay_claim_judged =
    { side } claims a draw: { $grounds ->
         [cannot_win] { other-side } cannot win by normal means
         [not_trying] { other-side } does not try to win by normal means
        *[either] { other-side } cannot win by normal means, or does not try to
    }.
reason-quickplay_later_judged =
    { side.of } claim is postponed: { $grounds ->
         [cannot_win] can { other-side } win by normal means?
         [not_trying] does { other-side } try to win by normal means?
        *[either] can { other-side } win by normal means, and does he try?
    } The decision comes later in the game, or after a flag has fallen.
reason-quickplay_waits_for_flag =
    { side.of } claim is postponed: { $grounds ->
         [cannot_win] can { other-side } win by normal means?
         [not_trying] does { other-side } try to win by normal means?
        *[either] can { other-side } win by normal means, and does he try?
    } The decision is announced when a flag has fallen.
reason-quickplay_flag_judged =
    { side.of } flag fell before the claim was decided. It is a draw if { $grounds ->
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
    No arbiter follows the game. { side.of } claim ends the game and goes to an arbiter: { $grounds ->
         [cannot_win] can { other-side } win by normal means?
         [not_trying] did { other-side } try to win by normal means?
        *[either] can { other-side } win by normal means, and did he try?
    }
reason-quickplay_increment_judged = { side.of } request is an offer of a draw. If { other-side } declines it and the arbiter consents, both get { $seconds } seconds a move and { other-side } gets { $minutes } minutes more.

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
    The arbiter does not agree; { side } gets { $minutes } minutes more. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_postponed = The arbiter decides later and watches the game if he can. He may give { side } { $minutes } minutes more by setting the clock.
reason-quickplay_not_before_flag = A postponed claim is decided when a flag has fallen, not before.
reason-quickplay_later_rejected =
    The arbiter finds that { side } could win by normal means and tried to. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_flag_counts = The flag counts, and { side } has exceeded the time limit.
reason-quickplay_referred_drawn =
    The arbiter upholds { side.of } claim: { $grounds ->
         [cannot_win] { other-side } could not win by normal means
         [not_trying] { other-side } made no effort to win by normal means
        *[either] { other-side } could not win by normal means, or made no effort to
    }. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_referred_lost =
    The arbiter does not uphold the claim: { $grounds ->
         [cannot_win] { other-side } could win by normal means
         [not_trying] { other-side } tried to win by normal means
        *[either] { other-side } could win by normal means and tried to
    }. The claim ended the game, so { side } loses. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_referred_no_mate =
    The arbiter does not uphold { side.of } claim ({ $grounds ->
         [cannot_win] { other-side } cannot win
         [not_trying] { other-side } does not try
        *[either] { other-side } cannot win or does not try
    }), but { other-side } cannot mate, so the game is drawn. { $appeal ->
         [none] The decision is final.
        *[open] The decision can be appealed.
    }
reason-quickplay_increment_introduced =
    { $offer ->
         [declined] The draw offer was declined and the arbiter consents
        *[standing] The arbiter consents
    }: both players get { $seconds } seconds a move, and { side } gets { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    } more.
reason-quickplay_offer_unanswered = The request is a draw offer, and nothing says that { side } declined it. The rule requires that first.
reason-quickplay_increment_refused = The arbiter does not consent to an increment; a draw may be claimed instead.

# What the arbiter should know
reason-quickplay_stop_clocks = { side } must stop the clocks and call the arbiter when claiming.
reason-quickplay_increment_first = The claim is heard only where an increment cannot be introduced; { side } has not asked for one.
reason-quickplay_play_is_over_for_all =
    Play is over until the claim is decided; nothing on the board or the clock counts now.
reason-quickplay_play_is_over = Play is over until the claim is decided; what { side } does now does not count.
reason-quickplay_evidence_position = { side } writes down the final position ({ $fen }), and { other-side } confirms it.
reason-quickplay_evidence_sheet = { side } writes down the final position ({ $fen }) and hands in a score sheet kept to the end; { other-side } confirms both.
reason-quickplay_guide_grounds = Guide: a draw may be claimed when the opponent is only playing for the clock, or when the position cannot be won by normal means.
reason-quickplay_guide_strict =
    Guide: be strict, the draw must be stone dead.
reason-quickplay_guide_steps = Guide: watch the game. Before it goes on the opponent may get the extra time if the claim seems unreasonable or broke his concentration.
reason-quickplay_guide_after = Guide: the draw can be given even after a flag has fallen, and strong players may be asked for advice.
reason-quickplay_guide_no_arbiter = Guide: lay the written evidence before the arbiter of the event, or any authorised arbiter if it has none.
