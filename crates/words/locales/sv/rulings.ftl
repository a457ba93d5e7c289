# Rulings: the decision, what it does to the game, why a game is over
decision-illegal_move = Ett regelstridigt drag har konstaterats.
decision-claim_accepted = Kravet godkänns.
decision-claim_rejected = Kravet avslås.
decision-claim_postponed = Beslutet skjuts upp.
decision-touch_upheld = Klagomålet om rörd pjäs godkänns.
decision-touch_rejected = Klagomålet om rörd pjäs avvisas.
decision-penalty = En bestraffning utdöms.
decision-restored =
    { $consequence ->
         [play_resumed] Partiet återupptas.
         [pieces_put_back] Pjäserna ställs på plats.
         [clock_adjusted] Klockorna rättas.
         [announced_move_owed] Partiet återupptas.
         [play_goes_on] Partiet tas upp igen.
         [points_changed] Resultatet rättas.
        *[other] Ställningen återställs.
    }
decision-replay = Ett nytt parti spelas.
decision-no_action =
    { $consequence ->
         [play_goes_on] Ingenting ändras.
         [loss_put_aside] Förlusten gäller inte.
         [result_stands] Ingenting ändras.
         [next_ruling] Av detta följer ingenting.
         [nothing_follows] Ingenting ändras.
         [move_corrected] Det regelstridiga draget räknas inte.
         [next_period] Den fallna kläppen kostar inte partiet.
         [game_lost] Beslutet står fast.
         [both_lose] Beslutet står fast.
        *[other] Ingen bestraffning utdöms.
    }
decision-game_over = Partiet är slut.
consequence-play_goes_on = Spelet fortsätter.
consequence-loss_put_aside = Partiet spelas, och resultatet är öppet igen.
consequence-result_stands = Partiet var redan slut; resultatet står fast.
consequence-next_ruling = Nästa domslut avgör partiet.
consequence-nothing_follows = Det följer inget mer av det.
consequence-move_replaced = Draget tas tillbaka och ett nytt görs; den rörda pjäsen måste användas om den kan.
consequence-move_corrected = Draget rättas innan klockan trycks ned, och ingen bestraffning utdöms.
consequence-queen_placed = Bonden ersätts av en dam i samma färg.
consequence-clock_returned = Klockan startas igen för spelaren vid draget.
consequence-position_restored = Den tidigare ställningen ställs upp igen och spelet fortsätter.
consequence-pieces_put_back = Pjäserna står som förut och spelet fortsätter.
consequence-play_resumed = Ställningen och tiderna från avbrottet ställs upp.
consequence-position_transferred = Ställningen flyttas till ett bräde som står rätt.
consequence-touched_man_binds =
    { $against ->
         [white] Vit måste göra det drag som beröringen kräver.
         [black] Svart måste göra det drag som beröringen kräver.
        *[none] Det drag som beröringen kräver måste göras.
    }
consequence-announced_move_owed = Det tillkännagivna draget måste spelas.
consequence-clock_adjusted = Klockorna justeras och spelet fortsätter.
consequence-increment_introduced = Från och med nu får båda spelarna tillägg per drag.
consequence-next_period = Nästa drag räknas som det första i följande period.
consequence-sheet_completed = Protokollet kompletteras före nästa drag.
consequence-warned = En varning noteras.
consequence-points_changed = Partiets poäng ändras.
consequence-beyond_the_game = Ärendet sträcker sig utanför partiet.
consequence-annulled = Partiet annulleras.
consequence-game_drawn = Partiet är remi.
consequence-both_lose = Båda spelarna förlorar.
end-checkmate = schackmatt
end-stalemate = patt
end-dead_position = död ställning
end-resignation = uppgivet parti
end-resignation_no_mate_possible = uppgivet parti, men motståndaren kan inte sätta matt
end-agreement = remi överenskommen
end-threefold = krävd remi, ställningen tre gånger
end-fifty_moves = krävd remi, 50 drag
end-fivefold = femfaldig upprepning
end-seventy_five_moves = 75 drag
end-flag = tidsöverskridande
end-flag_no_mate_possible = tidsöverskridande, men motståndaren kan inte sätta matt
end-both_flags = båda kläpparna har fallit
end-illegal_moves = för många regelstridiga drag
end-illegal_moves_no_mate_possible = för många regelstridiga drag, men motståndaren kan inte sätta matt
end-illegal_move_blitz = regelstridigt drag i blixtschack
end-illegal_position = regelstridig ställning som bestod
end-quickplay = tidsbegränsad avslutning
end-default_time = för sen ankomst
end-phone = elektronisk utrustning
end-phone_no_mate_possible = elektronisk utrustning, men motståndaren kan inte vinna
end-refusal = { word-refusal-to-follow-the-laws }
end-sealed_move_invalid = ogiltigt förseglat drag
end-default_resumption = för sent till återupptagandet
end-annulled = annullerat
end-signed = resultat undertecknat
end-arbiter = domarens beslut
choice-accept = { word-accept }
choice-postpone = { word-postpone }
choice-reject = { word-reject }
ruling-penalty =
    { $effect ->
         [warning] en varning
         [opponents_time] mer tid till { other-against.within }
         [own_time] mindre tid för { against.within }
         [game_lost] { against.within } förlorar partiet
         [own_points] färre poäng för { against.within }
         [opponents_points] fler poäng till { other-against.within }
         [fine] böter
         [rounds] avstängning från en eller flera ronder
        *[expulsion] uteslutning från tävlingen
    }.
ruling-step-happened = Vad hände
ruling-step-bearing = Relevanta bestämmelser
ruling-step-why = Vilka som gäller, och varför
ruling-step-decision = Beslut
ruling-clocks = Klockorna visar { $white } för vit och { $black } för svart.
consequence-game_lost =
    { $against ->
         [white] Vit förlorar partiet.
         [black] Svart förlorar partiet.
        *[none] Partiet är förlorat.
    }
ruling-time-added =
    { $color ->
         [white] { $time } läggs till på vits klocka.
        *[black] { $time } läggs till på svarts klocka.
    }
ruling-time-taken =
    { $color ->
         [white] { $time } dras av på vits klocka.
        *[black] { $time } dras av på svarts klocka.
    }

# Matters that wait for the arbiter
matter-boards_differ = de två brädena skiljer sig åt
matter-both_flags_order = vilken kläpp föll först
matter-clock_at_resumption = fel klocktider vid återupptagandet
matter-clock_fault = ett fel på klockan
matter-clock_handling = hantering av klockan
matter-clock_setting = en felaktig klockinställning
matter-clocks_stopped = en spelare stannade klockorna
matter-colours_reversed = omkastade färger
matter-displaced_pieces = rubbade pjäser
matter-draw_agreement = remi avtalad innan det är tillåtet
matter-empty_press = klockan nedtryckt utan drag
matter-increment_g4 = en begäran om tillägg per drag
matter-late_arrival = sen ankomst
matter-move_written_in_advance = ett drag antecknat i förväg
matter-phone = elektronisk utrustning
matter-position_after_lost_envelope = ställningen efter ett borttappat kuvert
matter-quickplay_claim = ett remikrav i den tidsbegränsade avslutningen
matter-quickplay_postponed = ett uppskjutet remikrav
matter-recording_neglected = försummad protokollföring
matter-refusal = { word-refusal-to-follow-the-laws }
matter-signatures_differ = olika resultat undertecknade
matter-two_hands = ett drag utfört med två händer
