# play: a game in the terminal
cli-play-begin = Skriv ett drag, till exempel e4 eller Sf3, och tryck Enter: draget utförs och klockan trycks ned. start startar vits klocka (det gör det första draget också), ? visar kommandona, quit avslutar.
cli-play-flag = { " " }(kläppen har fallit)
cli-play-no-moves = Inget drag har gjorts.
cli-play-no-rulings = Det finns inget domslut ännu.
cli-play-no-questions = Inget väntar på domaren.
cli-play-over = Kvar finns: sign, penalty, score, save, quit.
cli-play-illegal-made = Draget står kvar på brädet som det gjordes. { $sentence } Det avgörs när någon invänder: claim illegal eller notice illegal.
cli-play-offer =
    { $color ->
         [white] Vit bjuder remi. Svart kan skriva accept eller decline.
        *[black] Svart bjuder remi. Vit kan skriva accept eller decline.
    }
cli-play-help-moves =
    Ett drag: e4, Nf3, Sf3, O-O, e2e4, e7e8q. Det utförs och klockan trycks ned.
    Efter ett drag: ; eller no press trycker inte på klockan, draw bjuder remi, two hands drar med båda händerna.
cli-play-help-who = white, black eller arbiter (w, b, a) före ett kommando säger vem som gör det. Annars är det spelaren vid draget, den det gäller eller domaren.
cli-play-help-start = startar vits klocka
cli-play-help-press = trycker på klockan
cli-play-help-accept = antar remianbudet
cli-play-help-decline = avböjer remianbudet
cli-play-help-resign = ger upp partiet
cli-play-help-claim = framställer ett krav, med draget om ett sådant anmäls
cli-play-help-touch = rör pjäser i denna ordning
cli-play-help-adjust = rättar till pjäser och säger det först
cli-play-help-brush = rör pjäser av misstag
cli-play-help-written = säger hur många drag som står i spelarens protokoll
cli-play-help-arrive = spelaren kommer till bordet
cli-play-help-stop = stannar båda klockorna
cli-play-help-restart = startar klockan igen för spelaren vid draget
cli-play-help-notice = vad domaren ser; notice ensamt visar allt
cli-play-help-decide = svarar på frågan som väntar på domaren
cli-play-help-penalty = en bestraffning efter sitt nummer i reglerna, med tid eller poäng
cli-play-help-set-clock = ställer klockorna, till exempel set-clock 1:05:00 0:45:00
cli-play-help-reconstruct = partiet rekonstrueras med så många drag eller från en ställning
cli-play-help-adjourn = avbryter partiet
cli-play-help-seal = förseglar ett drag
cli-play-help-resume = tiden för återupptagandet är inne
cli-play-help-open-envelope = öppnar kuvertet
cli-play-help-envelope-lost = kuvertet är borta
cli-play-help-sign = undertecknar resultatet, båda spelarna om ingen nämns
cli-play-help-board = visar brädet
cli-play-help-clocks = visar klockorna
cli-play-help-score = visar protokollet
cli-play-help-rulings = visar domsluten igen
cli-play-help-questions = visar vad som väntar på domaren
cli-play-help-save = skriver partiets manus till en fil
cli-play-help-help = visar denna lista
cli-play-help-quit = lämnar partiet och visar hur det står
reason-play_argument_missing = Något saknas efter { $order }. Skriv: { $usage }
reason-play_argument_not_understood = { $order } förstår inte ”{ $found }”. Skriv: { $usage }
reason-play_not_understood = ”{ $found }” är varken ett drag eller ett kommando; ? visar kommandona.
reason-play_squares_needed = Pjäserna på brädet bildar ingen giltig ställning, så ”{ $found }” kan inte läsas; skriv rutor som e2e4.
reason-play_squares_anyway = Skriv rutorna om draget ändå ska göras som regelstridigt drag: { $found }
reason-play_moment_unreadable = Tidpunkten i ”{ $found }” kan inte läsas; skriv den som @12000, i millisekunder.
reason-play_record_exists = Filen innehåller redan något och skrivs inte över; --load återupptar partiet i den, ett annat namn börjar ett nytt.
reason-play_save_where = Säg var: save parti.jsonl
