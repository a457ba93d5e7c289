desk-error-perhaps-changed = Det är osäkert om det du skickade blev utfört.
desk-error-busy = Domarbordet har för mycket att göra just nu
desk-error-busy-remedy = { $seconds ->
    [one] Försök igen om en sekund.
   *[other] Försök igen om { $seconds } sekunder.
}
desk-error-too-long = Svaret tog för lång tid
desk-error-too-long-remedy = { $seconds ->
    [one] Vänta en sekund, ladda om sidan och se efter.
   *[other] Vänta { $seconds } sekunder, ladda om sidan och se efter.
}
desk-error-budget-spent = Din adress har begärt för mycket på kort tid
desk-error-budget-spent-remedy = { $seconds ->
    [one] Alla som inte är inloggade delar lika. Försök igen om en sekund.
   *[other] Alla som inte är inloggade delar lika. Försök igen om { $seconds } sekunder.
}
desk-error-too-fast = Det kom för mycket från den här spelarlänken på kort tid
desk-error-too-fast-remedy = { $seconds ->
    [one] Vänta en sekund och gör om det. Tillkalla domaren om det är bråttom.
   *[other] Vänta { $seconds } sekunder och gör om det. Tillkalla domaren om det är bråttom.
}
