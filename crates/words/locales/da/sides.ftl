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
