# Lists for the arbiter: titles and items

checklist-before_round = Før runden
checklist-before_round-laws_at_hand = Et trykt eksemplar av reglene ligger i salen; enhver spiller kan få se det. Med gjester utenfor Skandinavia også den engelske teksten.
checklist-before_round-time_control_announced = Betenkningstiden er kunngjort: trekk, tider, tillegg.
checklist-before_round-default_time_announced = Spillerne vet hvor sent man kan komme.
checklist-before_round-venue_named = Spillerne vet hvilke lokaler som hører til spilleområdet.
checklist-before_round-flag_watch_announced = Hvis det ikke er full klokkedømming, kunngjøres det før første runde.
checklist-before_round-rapid_regime_stated = Turneringen oppgir om hurtigsjakken spilles med tilstrekkelig tilsyn eller uten, likt i alle runder.
checklist-before_round-blitz_regime_stated = Turneringen oppgir om lynsjakken spilles med tilstrekkelig tilsyn eller uten, likt i alle runder.
checklist-before_round-no_increment_rules_announced = Reglene for avslutning uten tillegg er kunngjort på forhånd.
checklist-before_round-moving_assistant = En spiller som ikke kan flytte brikkene, får ha en hjelper som dommeren godtar.
checklist-before_round-clock_placed = Dommeren har bestemt hvor klokkene står.
checklist-before_round-white_started = Hvits klokke settes i gang til fastsatt tid.

checklist-flag_watch = Klokkedømming
checklist-flag_watch-full = Full: dommerne ser hver klaff som faller. Faller en usett, er det dommernes feil.
checklist-flag_watch-limited = Begrenset: så langt dommerne rekker, de øverste bordene først. Spillerne passer også selv på klaffene.
checklist-flag_watch-none = Ingen: bare spillerne påtaler en falt klaff.

checklist-rapid = { word-rapid }
checklist-rapid-three_games_each = En dommer har tilsyn med høyst tre partier.
checklist-rapid-every_game_recorded = Dommeren eller en assistent noterer hvert parti.
checklist-rapid-record_seen_five_times = En spiller i trekket kan be om å se noteringen, høyst fem ganger i et parti.
checklist-rapid-no_recording = Spillerne trenger ikke notere.
checklist-rapid-sheet_on_request = Spillerne trenger ikke notere, men den som ber om det, får et noteringsskjema.
checklist-rapid-one_minute = Tidsstraff er ett minutt i stedet for to.
checklist-rapid-touch_on_request = Dommeren avgjør rørt brikke bare når en spiller ber om det.
checklist-rapid-flag_by_players = Bare spillerne påtaler en falt klaff; dommeren tier.
checklist-rapid-flag_by_arbiter_too = Også dommeren påtaler en falt klaff.
checklist-rapid-illegal_position = Når begge konger står i sjakk, eller en bonde er blitt stående på siste rad, griper dommeren inn.
checklist-rapid-illegal_position_waits = Når begge konger står i sjakk, eller en bonde er blitt stående på siste rad, venter dommeren på neste fullførte trekk; er det fortsatt slik, er partiet remis.

checklist-blitz = { word-blitz }
checklist-blitz-one_game_each = En dommer har tilsyn med ett parti.
checklist-blitz-every_game_recorded = { checklist-rapid-every_game_recorded }
checklist-blitz-record_seen_five_times = { checklist-rapid-record_seen_five_times }
checklist-blitz-as_rapid = For øvrig gjelder reglene for hurtigsjakk.
checklist-blitz-one_minute = { checklist-rapid-one_minute }
checklist-blitz-flag_by_players = { checklist-rapid-flag_by_players }
checklist-blitz-illegal_move_loses = Etter et ulovlig trekk kan motstanderen kreve seier før han trekker; kan han ikke sette matt, er det remis.
checklist-blitz-no_quickplay_claim = Det kan ikke kreves remis fordi motstanderen ikke kan vinne på normal måte.

checklist-blind_equipment = Spill med blinde: brett og klokke
checklist-blind_equipment-two_boards = Hvis en av spillerne ber om det, brukes to brett: et vanlig for den seende, et spesialbrett for den andre.
checklist-blind_equipment-board_size = Spesialbrettet måler minst 20 × 20 cm.
checklist-blind_equipment-dark_squares_raised = De svarte feltene er litt hevet.
checklist-blind_equipment-holes = Hvert felt har et hull.
checklist-blind_equipment-pegs = Hver brikke har en tapp som passer i hullet.
checklist-blind_equipment-black_men_marked = Brikkene er av Staunton-typen, de svarte merket så det kan kjennes.
checklist-blind_equipment-speaking_clock = En klokke som leser opp tider og antall trekk, er tillatt.
checklist-blind_equipment-clock_dial = En klokke med urskive har kraftige visere og punkter som kan kjennes, for hvert femte og femtende minutt.
checklist-blind_equipment-clock_flag = Klaffen er lett å kjenne og lar minuttviseren være fri de siste fem minuttene.

checklist-blind_play = Spill med blinde: trekkene
checklist-blind_play-moves_announced = Trekk leses opp, gjentas av motstanderen og utføres på hans brett; en ny offiser nevnes.
checklist-blind_play-names_recommended = Tilleggets navn på linjer, tall og brikker anbefales.
checklist-blind_play-names_required = Tilleggets navn på linjer, tall og brikker skal brukes; mellom skandinaver deres egne ord.
checklist-blind_play-touched_when_peg_leaves = På spesialbrettet er en brikke rørt når tappen forlater hullet. Det er fritt å kjenne på brikkene.
checklist-blind_play-made_by_three_steps = Et trekk er utført når de tre følgende stegene er gjort.
checklist-blind_play-captured_man_removed = Ved slag: den slåtte brikken er fjernet fra spillerens eget brett.
checklist-blind_play-man_in_another_hole = Brikken står i et annet hull.
checklist-blind_play-move_has_been_announced = Trekket er lest opp.
checklist-blind_play-clock_only_then = Først da settes motstanderens klokke i gang.
checklist-blind_play-sighted_ordinary_rules = For den seende spilleren gjelder de vanlige reglene om rørt brikke og utførte trekk.
checklist-blind_play-record_on_tape = Den synshemmede noterer med blindeskrift, vanlig skrift eller på bånd.
checklist-blind_play-record_on_device = Den synshemmede noterer med blindeskrift, for hånd eller med opptaker.
checklist-blind_play-slip_corrected = En feil i opplesingen rettes straks, før motstanderens klokke settes i gang.
checklist-blind_play-boards_by_the_sheets = Er stillingene på brettene ulike, rettes de med dommeren og begge noteringsskjemaene. Er skjemaene like, retter den som utførte et annet trekk enn notert, sitt brett.
checklist-blind_play-back_to_agreement = Er skjemaene også ulike, går spillet tilbake til der de stemmer, og dommeren stiller klokkene.

checklist-blind_assistant = Spill med blinde: assistenten
checklist-blind_assistant-may_have_one = Den blinde kan ha en assistent til en eller flere av disse oppgavene.
checklist-blind_assistant-moves_on_other_board = Utfører hver spillers trekk på motstanderens brett.
checklist-blind_assistant-announces_both = Leser opp begge spillernes trekk.
checklist-blind_assistant-records_and_presses = Noterer for den blinde og starter motstanderens klokke når trekket er lest opp.
checklist-blind_assistant-tells_on_request = Opplyser bare på forespørsel den blinde om antall trekk og brukt tid.
checklist-blind_assistant-claims_win_on_time = Krever seier på tid og sier fra til dommeren når motstanderen har rørt en brikke.
checklist-blind_assistant-claims_win_or_draw_on_time = Krever seier eller remis på tid og sier fra til dommeren når motstanderen har rørt en brikke.
checklist-blind_assistant-adjournment_formalities = Ordner formalitetene hvis det blir hengeparti.
checklist-blind_assistant-sighted_may_have_one = Har den blinde ingen assistent, kan den seende ha en som utfører og leser opp trekkene.
checklist-blind_assistant-required_against_deaf = Mot en hørselshemmet spiller skal det være en assistent.

checklist-chess960 = Chess960
checklist-chess960-array_drawn = Utgangsstillingen trekkes ved lodd før partiet.
checklist-chess960-king_between_rooks = Kongen står mellom tårnene.
checklist-chess960-bishops_opposite = Løperne står på felter av hver sin farge.
checklist-chess960-black_mirrors = Svarts brikker står rett overfor hvits.
checklist-chess960-castling_by_hand = Råd ved rokade: sett kongen til side ved sitt nye felt, flytt tårnet, og sett så kongen.
checklist-chess960-castling_said = Råd: si fra når du skal rokere.

checklist-time_trouble = Tidsnød
checklist-time_trouble-present_and_silent = Vær blant bordene, synlig, men lydløs, de siste 15–20 minuttene før kontrollen.
checklist-time_trouble-assistants = Assistentene vet på forhånd hva de kan gjøre og hva de ikke kan gjøre.
checklist-time_trouble-attend_and_record = Trenger ingen av spillerne å notere, vær til stede og noter trekkene hvis det er mulig.
checklist-time_trouble-hidden_sheet = Noter på et skjema spillerne ikke får se, og bare hvis du samtidig kan følge klaffene.
checklist-time_trouble-other_must_record = Er bare den ene i tidsnød, skal den andre fortsatt notere. Grip ikke inn mens den i tidsnød er i trekket.
checklist-time_trouble-undisturbed = Sørg for at verken motstander eller publikum forstyrrer en spiller i tidsnød.
checklist-time_trouble-count_not_told = Fortell eller vis aldri hvor mange trekk som er gjort.
checklist-time_trouble-stay_until_flag = Bli stående til klaffen faller; går du, forstår spillerne at kontrollen er passert.
checklist-time_trouble-stop_at_flag = Når en klaff faller, stans klokkene, med mindre du er sikker på at nok trekk er gjort.
checklist-time_trouble-say_only_flag = Si bare at en klaff har falt, ikke hvem som har vunnet. Er alle enige om antall trekk, er saken klar; ellers rekonstrueres partiet.
checklist-time_trouble-note_before_reconstruction = Før et parti rekonstrueres, noteres stillingen, tidene og det som er kjent om trekkene.

checklist-adjournment = { word-adjournment }
checklist-adjournment-move_sealed = Spilleren i trekket avgir hemmelig trekk: trekket skrives tydelig, begge noteringsskjemaene legges i konvolutten, den lukkes, og så stanses klokka.
checklist-adjournment-paper_sheet = Det hemmelige trekket skrives på papir, også der elektroniske noteringsskjemaer brukes.
checklist-adjournment-sealed_may_change = Til klokka er stanset, kan det hemmelige trekket endres. Et trekk utført på brettet etter oppfordringen er det hemmelige trekket.
checklist-adjournment-names = På konvolutten: spillernes navn.
checklist-adjournment-position = På konvolutten: stillingen like før det hemmelige trekket.
checklist-adjournment-times = På konvolutten: hver spillers brukte tid.
checklist-adjournment-sealer = På konvolutten: hvem som har avgitt hemmelig trekk.
checklist-adjournment-move_number = På konvolutten: nummeret på det hemmelige trekket.
checklist-adjournment-draw_offer = På konvolutten: et remistilbud som fortsatt gjelder.
checklist-adjournment-resumption = På konvolutten: dag, tid og sted for gjenopptakelsen.
checklist-adjournment-envelope_checked_and_kept = Dommeren kontrollerer opplysningene på konvolutten og oppbevarer den trygt.

checklist-resumption = Gjenopptakelse
checklist-resumption-session_announced = Dommerens klokke gjelder, og tidspunktet for gjenopptakelsen er kunngjort.
checklist-resumption-position_and_times_set = Stillingen før det hemmelige trekket er stilt opp, og klokkene er stilt som notert.
checklist-resumption-opened_with_replier = Konvolutten åpnes først når den som skal svare, er til stede.
checklist-resumption-replier_clock = Det hemmelige trekket utføres på brettet, og klokka startes for den som skal svare.
checklist-resumption-reply_in_new_envelope = Er den som avga hemmelig trekk, ikke til stede, kan motstanderen legge svaret i en ny konvolutt og starte den andre klokka.

checklist-after_game = Etter partiet
checklist-after_game-sheets_signed = Begge spillerne skriver under begge noteringsskjemaene med resultatet.
checklist-after_game-result_confirmed = Begge spillerne skriver under begge noteringsskjemaene med resultatet eller godkjenner det på de elektroniske.
checklist-after_game-sheets_collected = Noteringsskjemaene tilhører arrangøren og samles inn.
checklist-after_game-clean_copy = Kan et noteringsskjema ikke leses, kan det kreves en renskrift.
checklist-after_game-analysis_elsewhere = Be lavmælt spillerne stille opp brikkene og analysere et annet sted.
checklist-after_game-players_now_spectators = Spillere som er ferdige, er tilskuere.
