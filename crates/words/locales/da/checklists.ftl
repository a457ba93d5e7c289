# Lists for the arbiter: titles and items

checklist-before_round = Før runden
checklist-before_round-laws_at_hand = Et trykt eksemplar af reglerne ligger i salen; enhver spiller må se det. Med gæster fra lande uden for Skandinavien også den engelske tekst.
checklist-before_round-time_control_announced = Betænkningstiden er meddelt: træk, tider, tillægstid.
checklist-before_round-default_time_announced = Spillerne ved, hvor sent man må komme.
checklist-before_round-venue_named = Spillerne ved, hvilke lokaler der hører til spillestedet.
checklist-before_round-flag_watch_announced = Hvis vingerne ikke overvåges fuldt ud, meddeles det før første runde.
checklist-before_round-rapid_regime_stated = Turneringen angiver, om hurtigskakken spilles med tilstrækkeligt opsyn eller uden, ens i alle runder.
checklist-before_round-blitz_regime_stated = Turneringen angiver, om lynskakken spilles med tilstrækkeligt opsyn eller uden, ens i alle runder.
checklist-before_round-no_increment_rules_announced = Reglerne for afslutning uden tillægstid er meddelt på forhånd.
checklist-before_round-moving_assistant = En spiller, der ikke kan flytte brikkerne, må have en hjælper, som dommeren godkender.
checklist-before_round-clock_placed = Dommeren har bestemt, hvor urene står.
checklist-before_round-white_started = Hvids ur sættes i gang til fastsat tid.

checklist-flag_watch = Hvem holder øje med vingerne
checklist-flag_watch-full = Fuldt ud: en dommer ser hver vinge, der falder. Falder en uset, er det dommernes fejl.
checklist-flag_watch-limited = Delvist: så langt dommerne rækker, de øverste brætter først. Spillerne holder også selv øje.
checklist-flag_watch-none = Slet ikke: kun spillerne påtaler en falden vinge.

checklist-rapid = { word-rapid }
checklist-rapid-three_games_each = En dommer fører opsyn med højst tre partier.
checklist-rapid-every_game_recorded = Dommeren eller en assistent noterer hvert parti.
checklist-rapid-record_seen_five_times = En spiller i trækket må bede om at se noteringen, højst fem gange i et parti.
checklist-rapid-no_recording = Spillerne behøver ikke at notere.
checklist-rapid-sheet_on_request = Spillerne behøver ikke at notere, men den, der beder om det, får en noteringsliste.
checklist-rapid-one_minute = Tidsstraffe er et minut i stedet for to.
checklist-rapid-touch_on_request = Dommeren afgør kun rørt brik, når en spiller beder om det.
checklist-rapid-flag_by_players = Kun spillerne påtaler en falden vinge; dommeren tier.
checklist-rapid-flag_by_arbiter_too = Også dommeren påtaler en falden vinge.
checklist-rapid-illegal_position = Når begge konger står i skak, eller en bonde er blevet stående på sidste række, griber dommeren ind.
checklist-rapid-illegal_position_waits = Når begge konger står i skak, eller en bonde er blevet stående på sidste række, venter dommeren på næste fuldførte træk; er det stadig sådan, er partiet remis.

checklist-blitz = { word-blitz }
checklist-blitz-one_game_each = En dommer fører opsyn med ét parti.
checklist-blitz-every_game_recorded = { checklist-rapid-every_game_recorded }
checklist-blitz-record_seen_five_times = { checklist-rapid-record_seen_five_times }
checklist-blitz-as_rapid = I øvrigt gælder reglerne for hurtigskak.
checklist-blitz-one_minute = { checklist-rapid-one_minute }
checklist-blitz-flag_by_players = { checklist-rapid-flag_by_players }
checklist-blitz-illegal_move_loses = Efter et ulovligt træk kan modstanderen kræve gevinst, før han trækker; kan han ikke sætte mat, er det remis.
checklist-blitz-no_quickplay_claim = Der kan ikke kræves remis, fordi modstanderen ikke kan vinde på normal vis.

checklist-blind_equipment = Spil med blinde: bræt og ur
checklist-blind_equipment-two_boards = Hvis en af spillerne ønsker det, bruges to brætter: et almindeligt til den seende, et særligt til den anden.
checklist-blind_equipment-board_size = Det særlige bræt måler mindst 20 × 20 cm.
checklist-blind_equipment-dark_squares_raised = Dets sorte felter er let hævede.
checklist-blind_equipment-holes = Hvert felt har et hul.
checklist-blind_equipment-pegs = Hver brik har en tap, der passer i hullet.
checklist-blind_equipment-black_men_marked = Brikkerne er Staunton-brikker, de sorte mærket, så det kan føles.
checklist-blind_equipment-speaking_clock = Et ur, der siger tider og antal træk, er tilladt.
checklist-blind_equipment-clock_dial = Et ur med skive har kraftige visere og prikker, der kan føles, for hvert femte og femtende minut.
checklist-blind_equipment-clock_flag = Vingen er let at føle og lader minutviseren være fri i de sidste fem minutter.

checklist-blind_play = Spil med blinde: trækkene
checklist-blind_play-moves_announced = Træk siges højt, gentages af modstanderen og udføres på hans bræt; en ny officer nævnes.
checklist-blind_play-names_recommended = Tillæggets navne for linjer, tal og brikker anbefales.
checklist-blind_play-names_required = Tillæggets navne for linjer, tal og brikker bruges; mellem skandinaver deres egne ord.
checklist-blind_play-touched_when_peg_leaves = På det særlige bræt er en brik rørt, når tappen forlader hullet. Det er frit at føle på brikkerne.
checklist-blind_play-made_by_three_steps = Et træk er udført, når de tre følgende skridt er gjort.
checklist-blind_play-captured_man_removed = Ved slag: den slagne brik er fjernet fra spillerens eget bræt.
checklist-blind_play-man_in_another_hole = Brikken står i et andet hul.
checklist-blind_play-move_has_been_announced = Trækket er meddelt.
checklist-blind_play-clock_only_then = Først derefter startes modstanderens ur.
checklist-blind_play-sighted_ordinary_rules = For den seende spiller gælder de almindelige regler om rørt brik og udførte træk.
checklist-blind_play-record_on_tape = Den svagtseende noterer i blindskrift, almindelig skrift eller på bånd.
checklist-blind_play-record_on_device = Den svagtseende noterer i blindskrift, i hånden eller med en optager.
checklist-blind_play-slip_corrected = En fortalelse rettes straks, før modstanderens ur startes.
checklist-blind_play-boards_by_the_sheets = Er stillingerne på brætterne forskellige, rettes de med dommeren og begge noteringslister. Er listerne ens, retter den, der har udført et andet træk end noteret, sit bræt.
checklist-blind_play-back_to_agreement = Er listerne også forskellige, går spillet tilbage til, hvor de er ens, og dommeren stiller urene.

checklist-blind_assistant = Spil med blinde: assistenten
checklist-blind_assistant-may_have_one = Den blinde må have en assistent til en eller flere af disse opgaver.
checklist-blind_assistant-moves_on_other_board = Udfører hver spillers træk på modstanderens bræt.
checklist-blind_assistant-announces_both = Meddeler begge spilleres træk.
checklist-blind_assistant-records_and_presses = Noterer for den blinde og starter modstanderens ur, når trækket er meddelt.
checklist-blind_assistant-tells_on_request = Oplyser kun på forespørgsel den blinde om antal træk og brugt tid.
checklist-blind_assistant-claims_win_on_time = Kræver gevinst på tid og gør dommeren opmærksom på modstanderens rørte brik.
checklist-blind_assistant-claims_win_or_draw_on_time = Kræver gevinst eller remis på tid og gør dommeren opmærksom på modstanderens rørte brik.
checklist-blind_assistant-adjournment_formalities = Ordner formaliteterne, hvis det bliver et hængeparti.
checklist-blind_assistant-sighted_may_have_one = Har den blinde ingen assistent, må den seende have en, der udfører og meddeler trækkene.
checklist-blind_assistant-required_against_deaf = Mod en hørehæmmet spiller skal der være en assistent.

checklist-chess960 = Chess960
checklist-chess960-array_drawn = Udgangsstillingen trækkes ved lod før partiet.
checklist-chess960-king_between_rooks = Kongen står mellem tårnene.
checklist-chess960-bishops_opposite = Løberne står på felter af hver sin farve.
checklist-chess960-black_mirrors = Sorts brikker står over for hvids.
checklist-chess960-castling_by_hand = Råd ved rokade: stil kongen til side ved dens nye felt, flyt tårnet, og sæt så kongen på plads.
checklist-chess960-castling_said = Råd: sig til, når du vil rokere.

checklist-time_trouble = Tidnød
checklist-time_trouble-present_and_silent = Vær mellem brætterne, synlig, men tavs, de sidste 15–20 minutter før kontrollen.
checklist-time_trouble-assistants = Assistenterne ved på forhånd, hvad de må, og hvad de ikke må.
checklist-time_trouble-attend_and_record = Behøver ingen af spillerne at notere, så vær til stede og notér trækkene, hvis det er muligt.
checklist-time_trouble-hidden_sheet = Notér på en liste, spillerne ikke kan se, og kun hvis du stadig kan følge vingerne.
checklist-time_trouble-other_must_record = Er kun den ene i tidnød, skal den anden fortsat notere. Grib ikke ind, mens spilleren i tidnød er i trækket.
checklist-time_trouble-undisturbed = Sørg for, at hverken modstander eller tilskuere forstyrrer en spiller i tidnød.
checklist-time_trouble-count_not_told = Fortæl eller vis aldrig, hvor mange træk der er spillet.
checklist-time_trouble-stay_until_flag = Bliv stående, til vingen falder; går du, ved spillerne, at kontrollen er passeret.
checklist-time_trouble-stop_at_flag = Når en vinge falder, så stands urene, medmindre du er sikker på, at der er spillet træk nok.
checklist-time_trouble-say_only_flag = Sig kun, at en vinge er faldet, ikke hvem der har vundet. Er alle enige om antallet af træk, afgør det sagen; ellers rekonstrueres partiet.
checklist-time_trouble-note_before_reconstruction = Før et parti rekonstrueres, noteres stillingen, tiderne og det, der vides om trækkene.

checklist-adjournment = { word-adjournment }
checklist-adjournment-move_sealed = Spilleren i trækket afgiver hemmeligt træk: trækket skrives tydeligt, begge noteringslister lægges i kuverten, den lukkes, og så standses uret.
checklist-adjournment-paper_sheet = Det hemmelige træk skrives på papir, også hvor der bruges elektroniske noteringslister.
checklist-adjournment-sealed_may_change = Indtil uret er standset, må det hemmelige træk ændres. Et træk udført på brættet efter opfordringen er det hemmelige træk.
checklist-adjournment-names = På kuverten: spillernes navne.
checklist-adjournment-position = På kuverten: stillingen lige før det hemmelige træk.
checklist-adjournment-times = På kuverten: hver spillers brugte tid.
checklist-adjournment-sealer = På kuverten: hvem der har afgivet hemmeligt træk.
checklist-adjournment-move_number = På kuverten: det hemmelige træks nummer.
checklist-adjournment-draw_offer = På kuverten: et remistilbud, der stadig gælder.
checklist-adjournment-resumption = På kuverten: dag, tid og sted for genoptagelsen.
checklist-adjournment-envelope_checked_and_kept = Dommeren kontrollerer oplysningerne på kuverten og opbevarer den sikkert.

checklist-resumption = Genoptagelse
checklist-resumption-session_announced = Dommerens ur gælder, og tidspunktet for genoptagelsen er meddelt.
checklist-resumption-position_and_times_set = Stillingen før det hemmelige træk er stillet op, og urene er stillet som noteret.
checklist-resumption-opened_with_replier = Kuverten åbnes først, når den, der skal svare, er til stede.
checklist-resumption-replier_clock = Det hemmelige træk udføres på brættet, og uret startes for den, der skal svare.
checklist-resumption-reply_in_new_envelope = Er den, der afgav hemmeligt træk, ikke til stede, må modstanderen lægge sit svar i en ny kuvert og starte det andet ur.

checklist-after_game = Efter partiet
checklist-after_game-sheets_signed = Begge spillere underskriver begge noteringslister med resultatet.
checklist-after_game-result_confirmed = Begge spillere underskriver begge noteringslister med resultatet eller godkender det på de elektroniske.
checklist-after_game-sheets_collected = Noteringslisterne tilhører arrangøren og samles ind.
checklist-after_game-clean_copy = Kan en noteringsliste ikke læses, kan der kræves en renskrift.
checklist-after_game-analysis_elsewhere = Bed dæmpet spillerne om at stille brikkerne op og analysere et andet sted.
checklist-after_game-players_now_spectators = Spillere, der er færdige, regnes som tilskuere.
