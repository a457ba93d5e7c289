# play: a game in the terminal
cli-play-begin = Skriv et trekk, for eksempel e4 eller Sf3, og trykk Enter: det utføres, og det trykkes på klokka. start starter hvits klokke (det gjør det første trekket også), ? viser kommandoene, quit avslutter.
cli-play-flag = { " " }(klaffen er falt)
cli-play-no-moves = Det er ikke utført noe trekk.
cli-play-no-rulings = Det er ingen avgjørelse ennå.
cli-play-no-questions = Ingenting venter på dommeren.
cli-play-over = Igjen er: sign, penalty, score, save, quit.
cli-play-illegal-made = Trekket står på brettet slik det ble utført. { $sentence } Det avgjøres når noen sier fra: claim illegal eller notice illegal.
cli-play-offer =
    { $color ->
         [white] Hvit tilbyr remis. Svart kan skrive accept eller decline.
        *[black] Svart tilbyr remis. Hvit kan skrive accept eller decline.
    }
cli-play-help-moves =
    Et trekk: e4, Nf3, Sf3, O-O, e2e4, e7e8q. Det utføres, og det trykkes på klokka.
    Etter et trekk: ; eller no press lar klokka gå, draw tilbyr remis, two hands trekker med begge hender.
cli-play-help-who = white, black eller arbiter (w, b, a) før en kommando sier hvem som gjør det. Ellers er det spilleren i trekket, den det gjelder, eller dommeren.
cli-play-help-start = starter hvits klokke
cli-play-help-press = trykker på klokka
cli-play-help-accept = tar imot remistilbudet
cli-play-help-decline = avslår remistilbudet
cli-play-help-resign = gir opp partiet
cli-play-help-claim = fremmer et krav, med trekket som skal spilles, der et trekk oppgis
cli-play-help-touch = rører brikker i denne rekkefølgen
cli-play-help-adjust = retter på brikker og sier fra på forhånd
cli-play-help-brush = rører brikker ved et uhell
cli-play-help-written = sier hvor mange trekk som står på spillerens noteringsskjema
cli-play-help-arrive = spilleren kommer til bordet
cli-play-help-stop = stopper begge klokkene
cli-play-help-restart = starter klokka igjen for spilleren i trekket
cli-play-help-notice = hva dommeren ser; notice alene viser alt
cli-play-help-decide = svarer på spørsmålet som venter på dommeren
cli-play-help-penalty = en straff etter nummeret i reglene, med tid eller poeng
cli-play-help-set-clock = stiller klokkene, for eksempel set-clock 1:05:00 0:45:00
cli-play-help-reconstruct = partiet rekonstrueres med så mange trekk eller fra en stilling
cli-play-help-adjourn = avbryter partiet
cli-play-help-seal = avgir hemmelig trekk
cli-play-help-resume = tiden for gjenopptakelsen er inne
cli-play-help-open-envelope = åpner konvolutten
cli-play-help-envelope-lost = konvolutten er kommet bort
cli-play-help-sign = signerer resultatet, for begge spillerne hvis ingen nevnes
cli-play-help-board = viser brettet
cli-play-help-clocks = viser klokkene
cli-play-help-score = viser noteringsskjemaet
cli-play-help-rulings = viser avgjørelsene igjen
cli-play-help-questions = viser hva som venter på dommeren
cli-play-help-save = skriver skriptet med partiet til en fil
cli-play-help-help = viser denne listen
cli-play-help-quit = forlater partiet og viser hvordan det står
reason-play_argument_missing = Det mangler noe etter { $order }. Skriv: { $usage }
reason-play_argument_not_understood = { $order } forstår ikke «{ $found }». Skriv: { $usage }
reason-play_not_understood = «{ $found }» er verken et trekk eller en kommando; ? viser kommandoene.
reason-play_squares_needed = Brikkene på brettet er ingen stilling, så «{ $found }» kan ikke leses; skriv felter som e2e4.
reason-play_squares_anyway = Skriv feltene for å utføre det likevel som ulovlig trekk: { $found }
reason-play_moment_unreadable = Tidspunktet i «{ $found }» kan ikke leses; skriv det som @12000, i millisekunder.
reason-play_record_exists = Filen inneholder allerede noe og overskrives ikke; --load gjenopptar partiet i den, et annet navn begynner på nytt.
reason-play_save_where = Si hvor: save parti.jsonl
