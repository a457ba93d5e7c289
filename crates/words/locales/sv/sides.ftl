# The two sides, wherever a sentence names one. `side` is the side of whom it speaks, `other-side` the one across the board;
# `.within` stands inside a sentence, `.of` owns something.
side =
    { $color ->
         [white] Vit
        *[black] Svart
    }
    .within =
        { $color ->
             [white] vit
            *[black] svart
        }
    .of =
        { $color ->
             [white] Vits
            *[black] Svarts
        }
    .within-of =
        { $color ->
             [white] vits
            *[black] svarts
        }
other-side =
    { $color ->
         [white] Svart
        *[black] Vit
    }
    .within =
        { $color ->
             [white] svart
            *[black] vit
        }
    .of =
        { $color ->
             [white] Svarts
            *[black] Vits
        }
    .within-of =
        { $color ->
             [white] svarts
            *[black] vits
        }
colour =
    { $colour ->
         [white] Vit
        *[black] Svart
    }
    .within =
        { $colour ->
             [white] vit
            *[black] svart
        }
by =
    { $by ->
         [white] Vit
        *[black] Svart
    }
    .within =
        { $by ->
             [white] vit
            *[black] svart
        }
other-by =
    { $by ->
         [white] Svart
        *[black] Vit
    }
    .within =
        { $by ->
             [white] svart
            *[black] vit
        }
against =
    { $against ->
         [white] Vit
        *[black] Svart
    }
    .within =
        { $against ->
             [white] vit
            *[black] svart
        }
other-against =
    { $against ->
         [white] Svart
        *[black] Vit
    }
    .within =
        { $against ->
             [white] svart
            *[black] vit
        }
winner =
    { $winner ->
         [white] Vit
        *[black] Svart
    }
# The opponent, by colour where it is known.
opponent-side =
    { $opponent ->
         [white] Vit
         [black] Svart
        *[unknown] Motståndaren
    }
    .within =
        { $opponent ->
             [white] vit
             [black] svart
            *[unknown] motståndaren
        }
    .within-of =
        { $opponent ->
             [white] vits
             [black] svarts
            *[unknown] motståndarens
        }
# The side of whom it speaks, or both.
side-or-both =
    { $color ->
         [white] Vit
         [black] Svart
        *[both] Båda spelarna
    }
    .within =
        { $color ->
             [white] vit
             [black] svart
            *[both] båda
        }
