desk-error-perhaps-changed = Det er ikke sikkert om det du sendte, ble utført.
desk-error-busy = Dommerbordet har for mye å gjøre akkurat nå
desk-error-busy-remedy = { $seconds ->
    [one] Prøv igjen om ett sekund.
   *[other] Prøv igjen om { $seconds } sekunder.
}
desk-error-too-long = Svaret tok for lang tid
desk-error-too-long-remedy = { $seconds ->
    [one] Vent ett sekund, last siden på nytt, og se etter.
   *[other] Vent { $seconds } sekunder, last siden på nytt, og se etter.
}
desk-error-budget-spent = Adressen din har bedt om for mye på kort tid
desk-error-budget-spent-remedy = { $seconds ->
    [one] Alle som ikke er logget inn, deler likt. Prøv igjen om ett sekund.
   *[other] Alle som ikke er logget inn, deler likt. Prøv igjen om { $seconds } sekunder.
}
desk-error-too-fast = Det kom for mye fra denne spillerlenken på kort tid
desk-error-too-fast-remedy = { $seconds ->
    [one] Vent ett sekund, og gjør det igjen. Tilkall dommeren hvis det haster.
   *[other] Vent { $seconds } sekunder, og gjør det igjen. Tilkall dommeren hvis det haster.
}
