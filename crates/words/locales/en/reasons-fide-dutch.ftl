# FIDE Dutch system: why a board, a bye or a float is as it is, and what a score group has to put up with.
# In the first ones the page has just said: this player would have met that one.
reason-dutch_met_before = They met in round { $round }.
reason-dutch_same_absolute =
    { $colour ->
         [white] Both must have White.
        *[black] Both must have Black.
    }
reason-dutch_worse = The score group would come out worse by criterion { $criterion }.
reason-dutch_worse_c6 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } would have to go down from the score group ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c7 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } with a score of { $score } would go down from the score group ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c8 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } would be left over in the next score group ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
    .score =
        Then { $there ->
             [one] one player
            *[other] { $there } players
        } with a score of { $score } would be left over in the next score group ({ $criterion }); as paired { $here ->
             [0] none
            *[other] only { $here }
        }.
reason-dutch_worse_c9 =
    Then the player with the bye would have { $there ->
         [one] one round
        *[other] { $there } rounds
    } without a game so far ({ $criterion }); as paired { $here }.
reason-dutch_worse_c10 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } would have had one colour three times more than the other ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c11 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } would have the same colour three times in a row ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c12 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } would not get the colour they are due ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c13 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } would not get a colour they are strongly due ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c14 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } who floated down in the round before would float down again ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c15 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } who floated up in the round before would float up again ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c16 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } who floated down two rounds before would float down again ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c17 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } who floated up two rounds before would float up again ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c18 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } with a score of { $score } who floated down in the round before would float on down ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c20 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } with a score of { $score } who floated down two rounds before would float on down ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c19 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } who floated up in the round before would meet somebody with a score of { $score } ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_worse_c21 =
    Then { $there ->
         [one] one player
        *[other] { $there } players
    } who floated up two rounds before would meet somebody with a score of { $score } ({ $criterion }); as paired { $here ->
         [0] none
        *[other] only { $here }
    }.
reason-dutch_not_instead = Not { $player }:
reason-dutch_if_they_met = If { $one } met { $other } here, not everybody else could be paired.
reason-dutch_step_moved = From above, paired first: { $players }.
reason-dutch_step_exchange = Changed halves: { $down } down, { $up } up.
reason-dutch_step_halves = Upper half (S1): { $upper }. Lower half (S2): { $lower }.
reason-dutch_incomplete = Then not everybody could be paired ({ $criterion }).
reason-dutch_halves_apart = The two halves could not all be paired with each other as they were.
reason-dutch_later = A pairing with these two is just as good, but comes later in the order: it needs other players to change halves or to go down.
    .instead = The best pairing in which { $instead } goes down is just as good, but comes later in the order of transpositions and exchanges.
reason-dutch_not_best = Another pairing of the score group comes before one with these two.
reason-dutch_colour_granted = Neither { $white } with White nor { $black } with Black is denied the colour due.
reason-dutch_colour_stronger =
    { $colour ->
         [white] { $player } has the stronger claim to White, ahead of { $other }.
        *[black] { $player } has the stronger claim to Black, ahead of { $other }.
    }
reason-dutch_colour_alternate =
    Both are due the same colour. Going back from the latest game, theirs first differed in { $back ->
         [1] the latest
         [2] the one before the latest
        *[other] number { $back } from the end
    }; { $white } had Black in it and now has White, { $black } the other way round.
reason-dutch_colour_higher =
    { $colour ->
         [white] Both are due White. Going back from the latest game of each, theirs never differed; { $player } is ranked higher and has it.
        *[black] Both are due Black. Going back from the latest game of each, theirs never differed; { $player } is ranked higher and has it.
    }
reason-dutch_colour_lot =
    { $colour ->
         [white] Neither has had a colour; { $player } has pairing number { $number }, and the lot gives such numbers White.
        *[black] Neither has had a colour; { $player } has pairing number { $number }, and the lot gives such numbers Black.
    }
reason-dutch_bye = The number of players is odd ({ $players }), so one has the bye; { $score } is the lowest score it can go to.
reason-dutch_bye_had = Already had the bye in round { $round }.
reason-dutch_bye_won = Already had the points of a win without playing in round { $round }.
reason-dutch_bye_higher = With the bye at a score of { $score } not everybody else could be paired.
reason-dutch_bye_not_best = Another player of the same score comes before.
reason-dutch_floats_down =
    The score group of { $players ->
         [one] one player
        *[other] { $players } players
    } makes { $pairs ->
         [0] no pair
         [one] one pair
        *[other] { $pairs } pairs
    }; { $player } is left over and meets { $opponent }.
reason-dutch_floats_up = { $player } meets { $opponent }, who was left over in a score group above.
reason-dutch_floats_bye = { $player } has the bye, which counts as a float down.
reason-dutch_board_preference =
    { $colour ->
         [white] { $player } is due Black and has White.
        *[black] { $player } is due White and has Black.
    }
reason-dutch_board_strong =
    { $colour ->
         [white] { $player } has had White more often and has it again.
        *[black] { $player } has had Black more often and has it again.
    }
reason-dutch_board_difference =
    { $colour ->
         [white] { $player } will have had White three times more than Black.
        *[black] { $player } will have had Black three times more than White.
    }
reason-dutch_board_third =
    { $colour ->
         [white] { $player } has White for the third time in a row.
        *[black] { $player } has Black for the third time in a row.
    }
reason-dutch_board_upfloat =
    { $back ->
         [1] { $player } floated up in the round before too.
        *[other] { $player } floated up two rounds before too.
    }
reason-dutch_board_downfloat =
    { $back ->
         [1] { $player } floated down in the round before too.
        *[other] { $player } floated down two rounds before too.
    }
reason-dutch_c6 = Players who float down: { $count }; fewer is impossible.
reason-dutch_c7 = Players with a score of { $score } who float on: { $count }; fewer is impossible.
reason-dutch_c9 = Unplayed games of the player who has the bye: { $count }; fewer is impossible.
reason-dutch_c10 = Players whose colours will differ by three games: { $count }; fewer is impossible.
reason-dutch_c11 = Players with the same colour three times in a row: { $count }; fewer is impossible.
reason-dutch_c12 = Players without the colour they are due: { $count }; fewer is impossible.
reason-dutch_c13 = Players without a colour they are strongly due: { $count }; fewer is impossible.
reason-dutch_c14 = Players who float down as in the round before: { $count }; fewer is impossible.
reason-dutch_c15 = Players who float up as in the round before: { $count }; fewer is impossible.
reason-dutch_c16 = Players who float down as two rounds before: { $count }; fewer is impossible.
reason-dutch_c17 = Players who float up as two rounds before: { $count }; fewer is impossible.
reason-dutch_c18 = Players with a score of { $score } who floated down in the round before and float on: { $count }; fewer is impossible.
reason-dutch_c19 = Players who floated up in the round before and meet somebody with a score of { $score }: { $count }; fewer is impossible.
reason-dutch_c20 = Players with a score of { $score } who floated down two rounds before and float on: { $count }; fewer is impossible.
reason-dutch_c21 = Players who floated up two rounds before and meet somebody with a score of { $score }: { $count }; fewer is impossible.
reason-dutch_not_all_told = The field is large: not every opponent passed over is explained.
reason-dutch_accelerated = Accelerated round: { $players } players are paired with fictitious points added: { $points }.
reason-dutch_breach_absolute =
    { $colour ->
         [white] { $one } and { $other } must both have White and cannot meet.
        *[black] { $one } and { $other } must both have Black and cannot meet.
    }
reason-dutch_breach_bye = { $player } had the points of a win without playing in round { $round } and cannot have the bye.
