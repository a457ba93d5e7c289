# Moves
reason-script_not_on_move = { side } är inte vid draget.
reason-script_no_man = Det står ingen pjäs på { $square } som kan flyttas.
reason-happened_start_position_over = Ställningen var avgjord före det första draget.
reason-happened_move_ended_game = { side } gjorde ett drag som avslutade partiet.

# Touched men
reason-happened_touch_claimed = { side } hävdar att { other-side.within } har rört en pjäs.
reason-happened_touch_noticed = Domaren såg { side.within } röra en pjäs.
reason-touch_adjusting_not_allowed = { side } rättade till pjäser, men det får bara den som är vid draget, och bara efter att ha sagt till.
reason-touch_not_seen = Ingen har visat att en pjäs rördes. Tvivlet är till spelarens fördel.
reason-touch_adjusted = Pjäserna rättades bara till, och det sades först. Det binder inte.
reason-touch_accidental = Pjäsen rördes av misstag. Det binder inte.
reason-touch_right_lost = { side.of } rätt att klaga upphörde när { side.within } själv rörde en pjäs.
reason-touch_move_taken_back = { side.of } drag { $from }–{ $to } tas tillbaka.
reason-touch_answered = { side } har redan svarat. Det är för sent att ta upp den rörda pjäsen.
reason-touch_only_on_request = I det här partiet dömer domaren om rörd pjäs bara om en spelare begär det.
reason-touch_binds_no_position = Den rörda pjäsen binder så långt den kan flyttas.

# Illegal moves
reason-happened_illegal_move =
    { side } flyttade från { $from } till { $to } och tryckte på klockan. Draget är regelstridigt: { $fault ->
         [check] den egna kungen stod i schack
         [castling] rockaden var inte tillåten
         [promotion] promoveringen utfördes inte rätt
         [king] en kung slogs
        *[movement] så går inte pjäsen
    }.
reason-happened_illegal_move_uncompleted =
    { side } flyttade från { $from } till { $to } och har inte tryckt på klockan. Draget är regelstridigt: { $fault ->
         [check] den egna kungen stod i schack
         [castling] rockaden var inte tillåten
         [promotion] promoveringen utfördes inte rätt
         [king] en kung slogs
        *[movement] så går inte pjäsen
    }.
reason-happened_illegal_move_claimed = { side } hävdar att { other-side.within } har gjort ett regelstridigt drag.
reason-happened_illegal_move_noticed = Domaren såg ett regelstridigt drag av { side.within }.
reason-happened_no_illegal_move = Ett regelstridigt drag påtalades.
reason-happened_illegal_move_sought = Domaren letar efter ett regelstridigt drag av { side.within }.
reason-happened_two_hands = { side } använde båda händerna till ett drag.
reason-happened_empty_press = { side } tryckte på klockan utan att göra ett drag.
reason-illegal_move_none =
    { $color ->
         [white] Det finns inget regelstridigt drag av vit att döma om.
         [black] Det finns inget regelstridigt drag av svart att döma om.
        *[none] Det finns inget regelstridigt drag att döma om.
    }
reason-illegal_move_is_the_others = Det regelstridiga draget på brädet, { $from }–{ $to }, gjordes av { side.within }.
reason-illegal_move_not_completed = Klockan har inte tryckts ned: draget rättas utan bestraffning, och den rörda pjäsen binder.
reason-illegal_move_taken_back = Ställningen före det regelstridiga draget återställs, och den rörda pjäsen binder draget som kommer i stället.
reason-illegal_move_position_restored = Ställningen före det regelstridiga draget ställs upp igen.
reason-illegal_move_increment_withdrawn =
    Tillägget på { $seconds ->
         [one] { $seconds } sekund
        *[other] { $seconds } sekunder
    } som { side.within } fick genom att trycka på klockan tas tillbaka.
reason-illegal_move_queen = Bonden lämnades på sista raden: den blir dam, och draget räknas som regelstridigt.
reason-illegal_move_two_hands = Ett drag utfört med två händer räknas som regelstridigt när klockan har tryckts ned. Händerna är inget skäl att ta tillbaka det.
reason-illegal_move_empty_press = Att trycka på klockan utan drag räknas som ett regelstridigt drag.
reason-illegal_move_in_time = { side } har inte gjort sitt nästa drag, så det går ännu att döma.
reason-illegal_move_time =
    { side } får { $minutes ->
         [one] { $minutes } extra minut
        *[other] { $minutes } extra minuter
    } för { other-side.within-of } regelstridiga drag nummer { $count }.
reason-minutes_in_supervised_blitz =
    Bilagan om blixtschack med en domare vid varje bräde nämner inte den bestämmelse som gör bestraffningen till { $minutes ->
         [one] { $minutes } minut
        *[other] { $minutes } minuter
    }; efter ordalydelsen vore det 2 minuter. Tävlingen kan bestämma annat.
reason-illegal_move_lost = { side } förlorar partiet på regelstridigt drag nummer { $count }.
reason-illegal_move_drawn = { side } har gjort regelstridigt drag nummer { $count }, men { other-side.within } kan inte sätta matt med någon följd av regelrätta drag: partiet är remi.
reason-illegal_move_right_lost = { side.of } rätt att framställa krav upphörde när { side.within } själv rörde en pjäs.
reason-illegal_move_stands = { side } har redan gjort sitt nästa drag. Det regelstridiga draget står kvar.
reason-illegal_move_left_to_opponent = I det här partiet får bara { side.within } påtala det regelstridiga draget, innan { side.within } själv drar.
reason-illegal_move_not_hands = Två händer är ett regelbrott men inget regelstridigt drag i den här utgåvan.
reason-illegal_move_hands_not_pressed = Klockan har inte tryckts ned, så de två händerna räknas inte ännu.
reason-illegal_move_not_press = Att trycka utan drag är missbruk av klockan men inget regelstridigt drag i den här utgåvan. Klockan startas igen för spelaren vid draget.
reason-illegal_move_breach_open = Domaren kan bestraffa { side.within }, i första hand med en varning.

# Illegal positions
reason-happened_both_kings_in_check = Domaren såg båda kungarna i schack.
reason-happened_pawn_on_last_rank = Domaren såg en bonde på sista raden.
reason-happened_position_still_illegal = Efter nästa fullbordade drag var ställningen fortfarande regelstridig.
reason-illegal_position_not_seen = Ställningen på brädet visar det inte.
reason-illegal_position_awaited = Domaren väntar tills nästa drag har fullbordats.
reason-illegal_position_left_to_players = I det här partiet får bara spelarna påtala en regelstridig ställning, var och en före sitt nästa drag.
reason-illegal_position_drawn = Ställningen är fortfarande regelstridig: partiet är remi.
reason-mate_shown = { side } kan fortfarande sätta matt med regelrätta drag, till exempel { $san }.
reason-mate_by_pieces = { side } kan fortfarande sätta matt: med pjäserna på brädet kan en matt alltid nås.
reason-mate_not_disproved = Det är inte visat att { side.within } aldrig kunde sätta matt, så undantaget gäller inte.
reason-mate_by_pieces_alone = Pjäserna på brädet bildar ingen regelrätt ställning, så bara materialet räknas: { side.within-of } pjäser räcker till matt.
reason-no_mate_by_pieces_alone = Pjäserna på brädet bildar ingen regelrätt ställning, så bara materialet räknas: { side.within-of } pjäser räcker inte till matt.
