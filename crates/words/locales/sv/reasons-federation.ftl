# Vad förbundets regler gör av varningar, anmälningar, inbjudningar och titlar.
reason-facts_unreadable = Detta är ingen fråga som kan besvaras: { $detail }.
reason-fact_missing = Uppgiften ”{ $field }” saknas eller är 0.
reason-year_outside = { $year } är inget år som man kan fråga om.
reason-entered_twice = Person { $person } nämns två gånger.
reason-history_after_asked = Historiken innehåller en sanktion given { $given }, efter den som frågan gäller, { $asked }.
reason-suspension_below_least = Frånvaro från en hel tävling utan godkänt återbud ger minst { $least } månaders avstängning; en kortare eller en varning kan inte ges för den.
reason-suspension_too_long = { $months } månaders avstängning kan inte vara menad; här kan högst { $most } ges.
reason-sanction_warning = En varning, giltig i ett år efter tävlingens sista speldag, { $last }.
reason-sanction_second_warning = En tidigare varning är giltig till och med { $until }: den nya blir { $months } månaders avstängning.
reason-sanction_after_suspension = En tidigare avstängning löpte ut { $ended }, för högst ett år sedan: varningen blir { $months } månaders avstängning.
reason-sanction_doubled =
    { $asked ->
        [one] En tidigare avstängning löpte ut { $ended }, för högst ett år sedan: den enda månad som frågan gäller blir { $months }.
       *[other] En tidigare avstängning löpte ut { $ended }, för högst ett år sedan: de { $asked } månader som frågan gäller blir { $months }.
    }
reason-sanction_whole_event = Uteblev från en hel tävling utan godkänt återbud: { $months } månaders avstängning, minst { $least }.
reason-sanction_suspension =
    { $months ->
        [one] En månads avstängning, som frågan gäller.
       *[other] { $months } månaders avstängning, som frågan gäller.
    }
reason-entry_after_deadline = Anmäld efter sista anmälningsdagen.
reason-entry_without_fee = Startavgiften var inte betald senast sista anmälningsdagen.
reason-first_round_missing = Person { $person } vill spela bland veteranerna och når åldern mellan sista anmälningsdagen och annandag påsk: ange first_round, dagen då rond 1 börjar.
reason-landshold_class_winner = Steg 1: förra årets vinnare av klassen.
reason-landshold_kandidat_winner = Steg 2: förra årets vinnare av kandidatklassen.
reason-landshold_high_number =
    { $games ->
        [one] Steg 3: rating { $number }, hög nog för direkt plats; { $games } ratingräknat parti sedan förra mästerskapet.
       *[other] Steg 3: rating { $number }, hög nog för direkt plats; { $games } ratingräknade partier sedan förra mästerskapet.
    }
reason-landshold_candidate_result =
    { $games ->
        [one] Steg 4: ett kandidatresultat mellan förra årets och årets sista anmälningsdag; rating { $number }, { $games } ratingräknat parti sedan förra mästerskapet.
       *[other] Steg 4: ett kandidatresultat mellan förra årets och årets sista anmälningsdag; rating { $number }, { $games } ratingräknade partier sedan förra mästerskapet.
    }
reason-landshold_master =
    { $games ->
        [one] Steg 5: mästarspelare; rating { $number }, { $games } ratingräknat parti sedan förra mästerskapet.
       *[other] Steg 5: mästarspelare; rating { $number }, { $games } ratingräknade partier sedan förra mästerskapet.
    }
reason-kandidat_landshold_last_year = Steg 1: spelade i förra årets landslagsklass och gör det inte i år.
reason-kandidat_junior_champion = Steg 2: juniormästare.
reason-kandidat_junior = Steg 3: en av de anmälda juniorerna med högst rating; rating { $number }.
reason-kandidat_qualified = Steg 4: kvalificerad i en av förra årets högsta grupper enligt arrangörens regel.
reason-kandidat_candidate_result = Steg 5: ett kandidatresultat mellan förra årets och årets sista anmälningsdag; rating { $number }.
reason-kandidat_high_number = Steg 6: rating { $number }, hög nog för direkt plats.
reason-kandidat_wildcard = Arrangörens wildcard, godkänt av verkställande utskottet.
reason-kandidat_filled_up = Rating { $number }, den högsta bland de övriga: fyller upp klassen.
reason-kandidat_made_even = Rating { $number }, den högsta bland de övriga: gör antalet jämnt.
reason-too_old_for_group = Blir i år äldre än gruppen tillåter.
reason-girls_group_chosen_by_boy = Gruppen är för flickor.
reason-title_not_eligible = Spelar och placeras, men kan inte få titeln.
reason-title_without_membership = Inte medlem i unionen.
reason-title_without_residence = Bor varken i riksgemenskapen eller är dansk medborgare.
reason-title_for_another_federation = Registrerad hos FIDE för ett förbund utanför riksgemenskapen.
reason-return_before_last_rated = Återkomsten { $returns } ligger före det senaste ratingräknade resultatet, { $last }.
reason-invitation_kind_missing = Ange om tävlingen är öppen eller sluten.
reason-open_with_selection = En öppen tävling är öppen för alla unionens medlemmar; bara till en sluten väljs spelarna ut.
reason-invitation_system_missing = Ange tävlingssystemet.
reason-system_not_listed = Systemet är inte ett av de sex som får användas; fråga registerföraren.
reason-invitation_time_missing = Inbjudan ska ange betänketiden.
reason-time_too_short = Tiden är { $minutes } minuter för varje spelare; den kortaste normaltiden är { $least }.
reason-moves_per_hour_outside = { $moves } drag på { $minutes } minuter: en mellankontroll har { $least } till { $most } drag i timmen.
reason-quickplay_finish_outside = Den tidsbegränsade avslutningen är { $minutes } minuter; { $least } till { $most } är tillåtna.
reason-time_not_of_the_class = Bestämmelserna ger denna klass en annan betänketid.
reason-playing_time_too_short = Båda spelarna har tillsammans { $minutes } minuter; med tidsbegränsad avslutning måste de ha { $least }.
reason-default_time_not_announced = Ange hur sent en spelare får komma när det inte är det vanliga.
reason-invitation_selection_missing = En sluten tävling anger hur spelarna väljs ut och på vilka villkor de deltar.
reason-invitation_grouping_missing = En sluten tävling anger hur grupperna bildas.
reason-announced_too_late = Tillkännage tävlingen för alla distriktets klubbar senast { $last }.
reason-not_in_magazine = Tillkännage om möjligt tävlingen i unionens tidning.
reason-invitation_address = Ange en adress där spellokalen kan hittas.
reason-invitation_times = Ange när varje rond börjar, och dagarna för avbrutna partier om det finns några.
reason-putting_off_not_regulated = Ange hur partier avbryts och skjuts upp, eller att det inte sker.
reason-grouping_not_announced = Ange hur grupperna bildas när det inte är efter rating.
reason-reentry_not_announced = Ange att utslagna spelare går vidare i en annan grupp.
reason-smoke_not_disclosed = Ange att det finns rökfria lokaler, eller att det inte finns några.
reason-elo_not_announced = Inbjudan säger inte att tävlingen ratingräknas av FIDE.
reason-elo_too_late =
    { $last ->
        [none] För att ratingräknas av FIDE tillkännages tävlingen som sådan eller anmäls i tid till ratingkommittén.
       *[other] För att ratingräknas av FIDE tillkännages tävlingen som sådan eller anmäls till ratingkommittén senast { $last }.
    }
reason-deadline_missing = Ange när anmälan stänger.
reason-deadline_too_close = Anmälan bör stänga senast { $last }, så att registerföraren hinner skicka tillbaka listan.
reason-fee_below_union_fee = Startavgiften bör täcka unionens tävlingsavgift.
reason-entry_address_missing = Ange var man anmäler sig.
reason-late_fee_not_announced = En avgift för efteranmälan tas bara ut om den var tillkännagiven.
reason-tie_breaks_missing = Nämn särskiljningarna.
reason-arbiter_licence_missing = Minst en domare ska ha licens I.
reason-committee_incomplete = Tävlingskommittén ska ha tre medlemmar.
reason-late_in_calendar =
    { $last ->
        [none] Dagarna bör vara fastställda ett år i förväg.
       *[other] Dagarna bör vara fastställda ett år i förväg, senast { $last }.
    }
reason-regulations_not_named = Nämn de schackregler och bestämmelser som tävlingen följer.
reason-import_number_of_another =
    Numret { $number } tillhör någon annan i registret: { $name }.
    .birth = Numret { $number } tillhör någon annan i registret: { $name }, född { $birth }.
reason-import_fide_of_another =
    FIDE-numret { $fide_id } tillhör någon annan i registret: { $name }.
    .birth = FIDE-numret { $fide_id } tillhör någon annan i registret: { $name }, född { $birth }.
reason-import_person_unclear =
    { $count ->
        [one] Det finns någon med det namnet i registret; utan nummer eller hela födelsedatumet är det inte säkert att det är samma person.
       *[other] Det finns { $count } personer med det namnet i registret.
    }
reason-import_date_impossible = Det här datumet kan inte stämma: { $found }.
reason-import_club_unknown = Registret känner ingen klubb med namnet ”{ $club }”.
reason-import_district_unknown =
    Här måste ett distrikt anges.
    .district = Registret känner inget distrikt med namnet ”{ $district }”.
reason-import_same_line_twice = Samma person står redan på rad { $other_line }.
