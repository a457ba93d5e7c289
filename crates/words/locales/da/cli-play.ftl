# play: a game in the terminal
cli-play-begin = Skriv et træk, f.eks. e4 eller Sf3, og tryk Enter: det udføres, og der trykkes på uret. start sætter hvids ur i gang (det gør det første træk også), ? viser kommandoerne, quit slutter.
cli-play-flag = { " " }(vingen er faldet)
cli-play-no-moves = Der er ikke udført noget træk.
cli-play-no-rulings = Der er endnu ingen afgørelse.
cli-play-no-questions = Intet venter på dommeren.
cli-play-over = Tilbage er: sign, penalty, score, save, quit.
cli-play-illegal-made = Trækket står på brættet, som det blev udført. { $sentence } Det afgøres, når nogen gør indsigelse: claim illegal eller notice illegal.
cli-play-offer =
    { $color ->
         [white] Hvid tilbyder remis. Sort kan skrive accept eller decline.
        *[black] Sort tilbyder remis. Hvid kan skrive accept eller decline.
    }
cli-play-help-moves =
    Et træk: e4, Nf3, Sf3, O-O, e2e4, e7e8q. Det udføres, og der trykkes på uret.
    Efter et træk: ; eller no press lader uret gå, draw tilbyder remis, two hands trækker med begge hænder.
cli-play-help-who = white, black eller arbiter (w, b, a) før en kommando siger, hvem der gør det. Ellers er det spilleren i trækket, den, det angår, eller dommeren.
cli-play-help-start = sætter hvids ur i gang
cli-play-help-press = trykker på uret
cli-play-help-accept = tager imod remistilbuddet
cli-play-help-decline = afslår remistilbuddet
cli-play-help-resign = opgiver partiet
cli-play-help-claim = stiller et krav, eventuelt med det træk, der meddeles
cli-play-help-touch = rører brikker i denne rækkefølge
cli-play-help-adjust = retter på brikker og siger det først
cli-play-help-brush = rører brikker ved et uheld
cli-play-help-written = siger, hvor mange træk der står på spillerens noteringsliste
cli-play-help-arrive = spilleren kommer til brættet
cli-play-help-stop = standser begge ure
cli-play-help-restart = sætter uret i gang igen for spilleren i trækket
cli-play-help-notice = hvad dommeren ser; notice alene viser det hele
cli-play-help-decide = svarer på det spørgsmål, der venter på dommeren
cli-play-help-penalty = en straf efter sit nummer i reglerne, med tid eller point
cli-play-help-set-clock = stiller urene, f.eks. set-clock 1:05:00 0:45:00
cli-play-help-reconstruct = partiet rekonstrueres med så mange træk eller fra en stilling
cli-play-help-adjourn = afbryder partiet
cli-play-help-seal = afgiver hemmeligt træk
cli-play-help-resume = tiden for genoptagelsen er inde
cli-play-help-open-envelope = åbner kuverten
cli-play-help-envelope-lost = kuverten er bortkommet
cli-play-help-sign = underskriver resultatet, begge spillere, medmindre en nævnes
cli-play-help-board = viser brættet
cli-play-help-clocks = viser urene
cli-play-help-score = viser noteringslisten
cli-play-help-rulings = viser afgørelserne igen
cli-play-help-questions = viser, hvad der venter på dommeren
cli-play-help-save = skriver partiets manuskript til en fil
cli-play-help-help = viser denne liste
cli-play-help-quit = forlader partiet og viser, hvordan det står
reason-play_argument_missing = Der mangler noget efter { $order }. Skriv: { $usage }
reason-play_argument_not_understood = { $order } forstår ikke »{ $found }«. Skriv: { $usage }
reason-play_not_understood = »{ $found }« er hverken et træk eller en kommando; ? viser kommandoerne.
reason-play_squares_needed = Brikkerne på brættet er ikke en gyldig stilling, så »{ $found }« kan ikke læses; skriv felter som e2e4.
reason-play_squares_anyway = Skriv felterne for at udføre det alligevel som ulovligt træk: { $found }
reason-play_moment_unreadable = Tidspunktet i »{ $found }« kan ikke læses; skriv det som @12000, i millisekunder.
reason-play_record_exists = Filen rummer allerede noget og overskrives ikke; --load genoptager dens parti, et andet navn begynder en ny fil.
reason-play_save_where = Sig hvor: save parti.jsonl
