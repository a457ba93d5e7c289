# The two sides, wherever a sentence names one. `side` is the side of whom it speaks, `other-side` the one across the board;
# `.within` stands inside a sentence, `.of` owns something.
side =
    { $color ->
         [white] White
        *[black] Black
    }
    .within =
        { $color ->
             [white] White
            *[black] Black
        }
    .of =
        { $color ->
             [white] White’s
            *[black] Black’s
        }
    .within-of =
        { $color ->
             [white] White’s
            *[black] Black’s
        }
other-side =
    { $color ->
         [white] Black
        *[black] White
    }
    .within =
        { $color ->
             [white] Black
            *[black] White
        }
    .of =
        { $color ->
             [white] Black’s
            *[black] White’s
        }
    .within-of =
        { $color ->
             [white] Black’s
            *[black] White’s
        }
colour =
    { $colour ->
         [white] White
        *[black] Black
    }
    .within =
        { $colour ->
             [white] White
            *[black] Black
        }
by =
    { $by ->
         [white] White
        *[black] Black
    }
    .within =
        { $by ->
             [white] White
            *[black] Black
        }
other-by =
    { $by ->
         [white] Black
        *[black] White
    }
    .within =
        { $by ->
             [white] Black
            *[black] White
        }
against =
    { $against ->
         [white] White
        *[black] Black
    }
    .within =
        { $against ->
             [white] White
            *[black] Black
        }
other-against =
    { $against ->
         [white] Black
        *[black] White
    }
    .within =
        { $against ->
             [white] Black
            *[black] White
        }
winner =
    { $winner ->
         [white] White
        *[black] Black
    }
# The opponent, by colour where it is known.
opponent-side =
    { $opponent ->
         [white] White
         [black] Black
        *[unknown] The opponent
    }
    .within =
        { $opponent ->
             [white] White
             [black] Black
            *[unknown] the opponent
        }
    .within-of =
        { $opponent ->
             [white] White’s
             [black] Black’s
            *[unknown] the opponent’s
        }
# The side of whom it speaks, or both.
side-or-both =
    { $color ->
         [white] White
         [black] Black
        *[both] Both players
    }
    .within =
        { $color ->
             [white] White
             [black] Black
            *[both] both
        }
