# Kandidatresultat, för terminalen, domarbordet och papper.
candidates-head = Kandidatresultat (§ 26)
candidates-average = Snitt
candidates-category = Kategori
candidates-percent = Resultat
candidates-rounds = Ronder
candidates-required = Krav
candidates-answer = Kandidatresultat
candidates-above = över 18
candidates-stands = Det står fast från rond { $round }.
candidates-left-out = { $player }, rond { $round }: { $why }
candidates-provisional = Ronder eller partier återstår: snittet och svaret kan ändras.
