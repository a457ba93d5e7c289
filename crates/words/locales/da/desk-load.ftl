desk-error-perhaps-changed = Det er ikke sikkert, om det, du sendte, blev udført.
desk-error-busy = Dommerbordet har for travlt lige nu
desk-error-busy-remedy = { $seconds ->
    [one] Prøv igen om et sekund.
   *[other] Prøv igen om { $seconds } sekunder.
}
desk-error-too-long = Svaret tog for lang tid
desk-error-too-long-remedy = { $seconds ->
    [one] Vent et sekund, hent siden igen, og se efter.
   *[other] Vent { $seconds } sekunder, hent siden igen, og se efter.
}
desk-error-budget-spent = Din adresse har bedt om for meget på kort tid
desk-error-budget-spent-remedy = { $seconds ->
    [one] Alle, der ikke er logget ind, deler lige. Prøv igen om et sekund.
   *[other] Alle, der ikke er logget ind, deler lige. Prøv igen om { $seconds } sekunder.
}
desk-error-too-fast = Der kom for meget fra dette spillerlink på kort tid
desk-error-too-fast-remedy = { $seconds ->
    [one] Vent et sekund, og gør det igen. Kald på dommeren, hvis det haster.
   *[other] Vent { $seconds } sekunder, og gør det igen. Kald på dommeren, hvis det haster.
}
