# Lists for the arbiter: titles and items

checklist-before_round = Före ronden
checklist-before_round-laws_at_hand = Ett tryckt exemplar av reglerna finns i salen; varje spelare får se det. Med gäster utanför Skandinavien även den engelska texten.
checklist-before_round-time_control_announced = Betänketiden är meddelad: drag, tider, tillägg.
checklist-before_round-default_time_announced = Spelarna vet hur sent man får komma.
checklist-before_round-venue_named = Spelarna vet vilka lokaler som hör till tävlingsområdet.
checklist-before_round-flag_watch_announced = Om kläpparna inte övervakas fullt ut meddelas det före första ronden.
checklist-before_round-rapid_regime_stated = Tävlingen anger om snabbschacket spelas med tillräcklig övervakning eller utan, lika i alla ronder.
checklist-before_round-blitz_regime_stated = Tävlingen anger om blixtschacket spelas med tillräcklig övervakning eller utan, lika i alla ronder.
checklist-before_round-no_increment_rules_announced = Reglerna för avslutning utan tillägg är meddelade i förväg.
checklist-before_round-moving_assistant = En spelare som inte kan flytta pjäserna får ha en medhjälpare som domaren godtar.
checklist-before_round-clock_placed = Domaren har bestämt var klockorna står.
checklist-before_round-white_started = Vits klocka startas på utsatt tid.

checklist-flag_watch = Vem som övervakar kläpparna
checklist-flag_watch-full = Fullt ut: en domare ser varje kläpp som faller. Faller en osedd är det domarnas fel.
checklist-flag_watch-limited = Delvis: så långt domarna räcker, de översta borden först. Spelarna vaktar också själva.
checklist-flag_watch-none = Inte alls: bara spelarna påtalar en fallen kläpp.

checklist-rapid = { word-rapid }
checklist-rapid-three_games_each = En domare övervakar högst tre partier.
checklist-rapid-every_game_recorded = Domaren eller en medhjälpare för protokoll över varje parti.
checklist-rapid-record_seen_five_times = En spelare vid draget får be att se protokollet, högst fem gånger i ett parti.
checklist-rapid-no_recording = Spelarna behöver inte föra protokoll.
checklist-rapid-sheet_on_request = Spelarna behöver inte föra protokoll, men den som ber om det får ett protokollblad.
checklist-rapid-one_minute = Tidsbestraffningen är en minut i stället för två.
checklist-rapid-touch_on_request = Domaren avgör rörd pjäs bara när en spelare begär det.
checklist-rapid-flag_by_players = Bara spelarna påtalar en fallen kläpp; domaren tiger.
checklist-rapid-flag_by_arbiter_too = Även domaren påtalar en fallen kläpp.
checklist-rapid-illegal_position = När båda kungarna står i schack eller en bonde blivit kvar på sista raden griper domaren in.
checklist-rapid-illegal_position_waits = När båda kungarna står i schack eller en bonde blivit kvar på sista raden väntar domaren på nästa fullbordade drag; är det fortfarande så, är partiet remi.

checklist-blitz = { word-blitz }
checklist-blitz-one_game_each = En domare övervakar ett parti.
checklist-blitz-every_game_recorded = { checklist-rapid-every_game_recorded }
checklist-blitz-record_seen_five_times = { checklist-rapid-record_seen_five_times }
checklist-blitz-as_rapid = I övrigt gäller reglerna för snabbschack.
checklist-blitz-one_minute = { checklist-rapid-one_minute }
checklist-blitz-flag_by_players = { checklist-rapid-flag_by_players }
checklist-blitz-illegal_move_loses = Efter ett regelstridigt drag får motståndaren kräva vinst innan han drar; kan han inte sätta matt är det remi.
checklist-blitz-no_quickplay_claim = Remi kan inte krävas för att motståndaren inte kan vinna med normala medel.

checklist-blind_equipment = Spel med blinda: bräde och klocka
checklist-blind_equipment-two_boards = Om någon av spelarna begär det används två bräden: ett vanligt för den seende, ett specialbräde för den andre.
checklist-blind_equipment-board_size = Specialbrädet mäter minst 20 × 20 cm.
checklist-blind_equipment-dark_squares_raised = Dess svarta rutor är något upphöjda.
checklist-blind_equipment-holes = Varje ruta har ett hål.
checklist-blind_equipment-pegs = Varje pjäs har en tapp som passar i hålet.
checklist-blind_equipment-black_men_marked = Pjäserna är av Stauntonmodell, de svarta märkta så att det känns.
checklist-blind_equipment-speaking_clock = En klocka som säger tider och antal drag är tillåten.
checklist-blind_equipment-clock_dial = En klocka med urtavla har kraftiga visare och upphöjda punkter för var femte och femtonde minut.
checklist-blind_equipment-clock_flag = Kläppen är lätt att känna och lämnar minutvisaren fri de sista fem minuterna.

checklist-blind_play = Spel med blinda: dragen
checklist-blind_play-moves_announced = Drag sägs högt, upprepas av motståndaren och utförs på hans bräde; vid promovering nämns den nya pjäsen.
checklist-blind_play-names_recommended = Bilagans namn på linjer, tal och pjäser rekommenderas.
checklist-blind_play-names_required = Bilagans namn på linjer, tal och pjäser används; mellan skandinaver deras egna ord.
checklist-blind_play-touched_when_peg_leaves = På specialbrädet är en pjäs rörd när tappen lämnar hålet. Att känna på pjäserna är fritt.
checklist-blind_play-made_by_three_steps = Ett drag är utfört när de tre följande stegen är gjorda.
checklist-blind_play-captured_man_removed = Vid slag: den slagna pjäsen är borta från spelarens eget bräde.
checklist-blind_play-man_in_another_hole = Pjäsen står i ett annat hål.
checklist-blind_play-move_has_been_announced = Draget är tillkännagivet.
checklist-blind_play-clock_only_then = Först därefter startas motståndarens klocka.
checklist-blind_play-sighted_ordinary_rules = För den seende spelaren gäller de vanliga reglerna om rörd pjäs och utförda drag.
checklist-blind_play-record_on_tape = Den synskadade för protokoll i blindskrift, vanlig skrift eller på band.
checklist-blind_play-record_on_device = Den synskadade för protokoll i blindskrift, för hand eller med inspelningsapparat.
checklist-blind_play-slip_corrected = En felsägning rättas genast, innan motståndarens klocka startas.
checklist-blind_play-boards_by_the_sheets = Om ställningarna på brädena skiljer sig rättas de med domaren och båda protokollen. Stämmer protokollen rättar den som utfört ett annat drag än det skrivna sitt bräde.
checklist-blind_play-back_to_agreement = Skiljer sig även protokollen går spelet tillbaka till där de stämmer, och domaren ställer klockorna.

checklist-blind_assistant = Spel med blinda: medhjälparen
checklist-blind_assistant-may_have_one = Den blinde får ha en medhjälpare för någon eller flera av dessa uppgifter.
checklist-blind_assistant-moves_on_other_board = Utför varje spelares drag på motståndarens bräde.
checklist-blind_assistant-announces_both = Tillkännager båda spelarnas drag.
checklist-blind_assistant-records_and_presses = För protokoll åt den blinde och startar motståndarens klocka när draget är tillkännagivet.
checklist-blind_assistant-tells_on_request = Upplyser bara på begäran den blinde om antal drag och använd tid.
checklist-blind_assistant-claims_win_on_time = Kräver vinst på tid och säger till domaren när motståndaren rört en pjäs.
checklist-blind_assistant-claims_win_or_draw_on_time = Kräver vinst eller remi på tid och säger till domaren när motståndaren rört en pjäs.
checklist-blind_assistant-adjournment_formalities = Sköter formaliteterna om partiet avbryts.
checklist-blind_assistant-sighted_may_have_one = Har den blinde ingen medhjälpare får den seende ha en som utför och tillkännager dragen.
checklist-blind_assistant-required_against_deaf = Mot en hörselskadad spelare måste det finnas en medhjälpare.

checklist-chess960 = Chess960
checklist-chess960-array_drawn = Utgångsställningen lottas före partiet.
checklist-chess960-king_between_rooks = Kungen står mellan tornen.
checklist-chess960-bishops_opposite = Löparna står på rutor av olika färg.
checklist-chess960-black_mirrors = Svarts pjäser står mitt emot vits.
checklist-chess960-castling_by_hand = Råd vid rockad: ställ kungen åt sidan vid dess nya ruta, flytta tornet och ställ sedan kungen.
checklist-chess960-castling_said = Råd: säg till när du ska rockera.

checklist-time_trouble = Tidsnöd
checklist-time_trouble-present_and_silent = Var bland borden, synlig men tyst, de sista 15–20 minuterna före kontrollen.
checklist-time_trouble-assistants = Medhjälparna vet i förväg vad de får göra och vad de inte får göra.
checklist-time_trouble-attend_and_record = Behöver ingen av spelarna föra protokoll, var på plats och anteckna dragen om det går.
checklist-time_trouble-hidden_sheet = Skriv på ett protokoll som spelarna inte ser, och bara om du samtidigt kan följa kläpparna.
checklist-time_trouble-other_must_record = Är bara den ene i tidsnöd ska den andre fortsätta föra protokoll. Ingrip inte medan den i tidsnöd är vid draget.
checklist-time_trouble-undisturbed = Se till att varken motståndare eller åskådare stör en spelare i tidsnöd.
checklist-time_trouble-count_not_told = Säg eller visa aldrig hur många drag som har gjorts.
checklist-time_trouble-stay_until_flag = Stå kvar tills kläppen faller; går du, förstår spelarna att kontrollen är passerad.
checklist-time_trouble-stop_at_flag = När en kläpp faller, stanna klockorna, om du inte är säker på att tillräckligt många drag har gjorts.
checklist-time_trouble-say_only_flag = Säg bara att en kläpp har fallit, inte vem som har vunnit. Är alla överens om antalet drag är saken klar; annars rekonstrueras partiet.
checklist-time_trouble-note_before_reconstruction = Innan ett parti rekonstrueras antecknas ställningen, tiderna och det som är känt om dragen.

checklist-adjournment = { word-adjournment }
checklist-adjournment-move_sealed = Spelaren vid draget förseglar: draget skrivs tydligt, båda protokollen läggs i kuvertet, det försluts, och sedan stannas klockan.
checklist-adjournment-paper_sheet = Det förseglade draget skrivs på papper, även där elektroniska protokoll används.
checklist-adjournment-sealed_may_change = Tills klockan stannats får det förseglade draget ändras. Ett drag utfört på brädet efter uppmaningen är det förseglade draget.
checklist-adjournment-names = På kuvertet: spelarnas namn.
checklist-adjournment-position = På kuvertet: ställningen just före det förseglade draget.
checklist-adjournment-times = På kuvertet: varje spelares använda tid.
checklist-adjournment-sealer = På kuvertet: vem som förseglade.
checklist-adjournment-move_number = På kuvertet: det förseglade dragets nummer.
checklist-adjournment-draw_offer = På kuvertet: ett remianbud som fortfarande gäller.
checklist-adjournment-resumption = På kuvertet: dag, tid och plats för återupptagandet.
checklist-adjournment-envelope_checked_and_kept = Domaren kontrollerar uppgifterna på kuvertet och förvarar det säkert.

checklist-resumption = Återupptagande
checklist-resumption-session_announced = Domarens klocka gäller, och tiden för återupptagandet är meddelad.
checklist-resumption-position_and_times_set = Ställningen före det förseglade draget är uppställd, och klockorna är ställda som antecknat.
checklist-resumption-opened_with_replier = Kuvertet öppnas först när den som ska svara är på plats.
checklist-resumption-replier_clock = Det förseglade draget utförs på brädet, och klockan startas för den som ska svara.
checklist-resumption-reply_in_new_envelope = Är den som förseglade inte på plats får motståndaren försegla sitt svar i ett nytt kuvert och starta den andra klockan.

checklist-after_game = Efter partiet
checklist-after_game-sheets_signed = Båda spelarna skriver under båda protokollen med resultatet.
checklist-after_game-result_confirmed = Båda spelarna skriver under båda protokollen med resultatet eller godkänner det på de elektroniska.
checklist-after_game-sheets_collected = Protokollen tillhör arrangören och samlas in.
checklist-after_game-clean_copy = Kan ett protokoll inte läsas får en renskrift begäras.
checklist-after_game-analysis_elsewhere = Be spelarna lågmält att ställa upp pjäserna och analysera på annan plats.
checklist-after_game-players_now_spectators = Spelare som är klara är åskådare.
