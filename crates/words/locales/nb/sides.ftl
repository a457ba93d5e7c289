# The two sides, wherever a sentence names one. `side` is the side of whom it speaks, `other-side` the one across the board;
# `.within` stands inside a sentence, `.of` owns something.
side =
    { $color ->
         [white] Hvit
        *[black] Svart
    }
    .within =
        { $color ->
             [white] hvit
            *[black] svart
        }
    .of =
        { $color ->
             [white] Hvits
            *[black] Svarts
        }
    .within-of =
        { $color ->
             [white] hvits
            *[black] svarts
        }
other-side =
    { $color ->
         [white] Svart
        *[black] Hvit
    }
    .within =
        { $color ->
             [white] svart
            *[black] hvit
        }
    .of =
        { $color ->
             [white] Svarts
            *[black] Hvits
        }
    .within-of =
        { $color ->
             [white] svarts
            *[black] hvits
        }
colour =
    { $colour ->
         [white] Hvit
        *[black] Svart
    }
    .within =
        { $colour ->
             [white] hvit
            *[black] svart
        }
by =
    { $by ->
         [white] Hvit
        *[black] Svart
    }
    .within =
        { $by ->
             [white] hvit
            *[black] svart
        }
other-by =
    { $by ->
         [white] Svart
        *[black] Hvit
    }
    .within =
        { $by ->
             [white] svart
            *[black] hvit
        }
against =
    { $against ->
         [white] Hvit
        *[black] Svart
    }
    .within =
        { $against ->
             [white] hvit
            *[black] svart
        }
other-against =
    { $against ->
         [white] Svart
        *[black] Hvit
    }
    .within =
        { $against ->
             [white] svart
            *[black] hvit
        }
winner =
    { $winner ->
         [white] Hvit
        *[black] Svart
    }
# The opponent, by colour where it is known.
opponent-side =
    { $opponent ->
         [white] Hvit
         [black] Svart
        *[unknown] Motstanderen
    }
    .within =
        { $opponent ->
             [white] hvit
             [black] svart
            *[unknown] motstanderen
        }
    .within-of =
        { $opponent ->
             [white] hvits
             [black] svarts
            *[unknown] motstanderens
        }
# The side of whom it speaks, or both.
side-or-both =
    { $color ->
         [white] Hvit
         [black] Svart
        *[both] Begge spillerne
    }
    .within =
        { $color ->
             [white] hvit
             [black] svart
            *[both] begge
        }
