# The two sides, wherever a sentence names one. `side` is the side of whom it speaks, `other-side` the one across the board;
# `.within` stands inside a sentence, `.of` owns something.
side =
    { $color ->
         [white] Hvid
        *[black] Sort
    }
    .within =
        { $color ->
             [white] hvid
            *[black] sort
        }
    .of =
        { $color ->
             [white] Hvids
            *[black] Sorts
        }
    .within-of =
        { $color ->
             [white] hvids
            *[black] sorts
        }
other-side =
    { $color ->
         [white] Sort
        *[black] Hvid
    }
    .within =
        { $color ->
             [white] sort
            *[black] hvid
        }
    .of =
        { $color ->
             [white] Sorts
            *[black] Hvids
        }
    .within-of =
        { $color ->
             [white] sorts
            *[black] hvids
        }
colour =
    { $colour ->
         [white] Hvid
        *[black] Sort
    }
    .within =
        { $colour ->
             [white] hvid
            *[black] sort
        }
by =
    { $by ->
         [white] Hvid
        *[black] Sort
    }
    .within =
        { $by ->
             [white] hvid
            *[black] sort
        }
other-by =
    { $by ->
         [white] Sort
        *[black] Hvid
    }
    .within =
        { $by ->
             [white] sort
            *[black] hvid
        }
against =
    { $against ->
         [white] Hvid
        *[black] Sort
    }
    .within =
        { $against ->
             [white] hvid
            *[black] sort
        }
other-against =
    { $against ->
         [white] Sort
        *[black] Hvid
    }
    .within =
        { $against ->
             [white] sort
            *[black] hvid
        }
winner =
    { $winner ->
         [white] Hvid
        *[black] Sort
    }
# The opponent, by colour where it is known.
opponent-side =
    { $opponent ->
         [white] Hvid
         [black] Sort
        *[unknown] Modstanderen
    }
    .within =
        { $opponent ->
             [white] hvid
             [black] sort
            *[unknown] modstanderen
        }
    .within-of =
        { $opponent ->
             [white] hvids
             [black] sorts
            *[unknown] modstanderens
        }
# The side of whom it speaks, or both.
side-or-both =
    { $color ->
         [white] Hvid
         [black] Sort
        *[both] Begge spillere
    }
    .within =
        { $color ->
             [white] hvid
             [black] sort
            *[both] begge
        }
