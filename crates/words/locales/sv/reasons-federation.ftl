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
reason-person_unknown = Det finns ingen person { $person } i registret.
reason-person_not_found = Ingen i registret är känd under det numret; skriv ett medlemsnummer, fide:NUMMER eller id:NUMMER.
reason-person_merged = Person { $person } var registrerad två gånger och är nu { $into }.
reason-person_erased = Allt som var känt om person { $person } är raderat.
reason-person_name_missing = En person måste ha ett namn.
reason-not_three_letters = { $found } är inget förbund eller land: skriv tre stora bokstäver, t.ex. DEN ({ $field }).
reason-text_unprintable = Fältet { $field } innehåller tecken som inte kan visas.
reason-number_taken = Medlemsnummer { $number } har getts till person { $person }; ett nummer ges aldrig på nytt.
reason-number_there = Personen har redan medlemsnummer { $number }.
reason-number_impossible = { $number } är inget medlemsnummer; det största är { $most }.
reason-number_not_read = Det är inget medlemsnummer; skriv ett tal eller next.
reason-fide_id_impossible = { $found } är inget FIDE-nummer.
reason-fide_id_taken = FIDE-nummer { $id } tillhör person { $person }.
reason-fide_id_missing = Person { $person } är inte knuten till något FIDE-nummer.
reason-merge_same_person = Det är en och samma person, { $person }.
reason-merge_same_event = Båda har spelat i samma tävling ({ $events }): det är två personer.
reason-merge_unknown = Person { $person } har inte slagits ihop med någon.
reason-name_missing = Ett namn saknas.
reason-district_unknown = Det finns inget huvuddistrikt { $district }.
reason-district_not_found = Inget huvuddistrikt har det numret eller namnet.
reason-district_name_taken = Det finns redan ett huvuddistrikt som heter { $name }.
reason-district_closed = { $name } är inte öppet: { $day }.
reason-district_has_clubs = Det finns ännu klubbar i huvuddistriktet: { $clubs }.
reason-club_unknown = Det finns ingen klubb { $club }.
reason-club_not_found = Ingen klubb har det numret eller namnet.
reason-club_name_taken = Det finns redan en klubb som heter { $name }.
reason-club_closed = { $name } är inte öppen den dagen: { $day }.
reason-club_merged_with_itself = Klubb { $club } kan inte slås ihop med sig själv.
reason-end_before_begin = Den sista dagen { $to } ligger före den första, { $from }.
reason-membership_there = Det medlemskapet har gällt sedan { $from }.
reason-membership_unknown = Person { $person } har inget sådant medlemskap som inte har upphört.
reason-transfer_same_club = Båda är klubb { $club }.
reason-not_a_member = Inget medlemskap { $day }: gå med i en klubb eller förbundet, fråga som utlänning registerföraren, eller använd den enda tävling som en icke-medlem får spela.
reason-guest_play_used = Den enda tävling som en icke-medlem får spela är använd: { $event }, { $day }.
reason-guest_is_member = Person { $person } spelar som medlem eller med dispens och använder ingen gästturnering.
reason-exemption_not_foreign = Bara utlänningar får dispens; person { $person } är det inte efter förbund eller medborgarskap.
reason-event_missing = Det är inte sagt vilken tävling som avses.
reason-right_missing = Ämbetet { $office } får inte göra detta; det gör { $offices }.
reason-right_elsewhere = { $office } handlar bara för den egna klubben eller det egna distriktet.
reason-office_not_held = Den som handlar har inte ämbetet { $office } { $day }.
reason-office_named_by_other = { $office } utses av { $offices }.
reason-office_of_whom = { $office } gäller en klubb eller ett distrikt: skriv dess nummer efter ett kolon.
reason-office_held = Personen har redan varit { $office } sedan { $from }.
reason-term_unknown = Det finns ingen mandatperiod { $term }.
reason-term_over = Mandatperioden slutar redan { $to }.
reason-rk_term_too_long = Perioden slutar senast { $longest }, inte { $to }.
reason-rk_incomplete = Ratingkommittén har { $members } ledamöter av { $needed } och { $substitutes } suppleanter av { $substitutes_needed }.
reason-rk_terms_not_staggered = { $ending } av ratingkommitténs perioder slutar { $year }; en slutar varje år.
reason-entry_waits_for = Ratingtalet { $number } väntar på { $office }.
reason-entry_has_number = Spelaren har redan ratingtalet { $number }; den som återkommer får tillbaka det eller börjar på nytt.
reason-proposal_unknown = Inget som föreslagits för person { $person } väntar på svar.
reason-number_not_on_file = Person { $person } har inget ratingräknat resultat i registret.
reason-number_restored_before = Ratingtalet har redan återlämnats { $day }.
reason-played_elsewhere_unknown = Det avgörs av om andra tävlingar har spelats under tiden; fråga spelaren och säg ja eller nej.
reason-step_unknown = Det finns inget steg { $step } som kan tas tillbaka.
reason-step_of_other_office = Steg { $step } gjordes av { $office }; det ämbetet eller registerföraren tar det tillbaka.
reason-step_erased = Steg { $step } raderade en person; det kan inte tas tillbaka.
reason-step_changed_since = Något bygger på steg { $step }: ta tillbaka de senare stegen först.
reason-task_number_to_grant = Det första ratingtalet { $number }, föreslaget { $proposed }, väntar på svar före rond 1.
reason-task_reassessment_to_approve = Omvärderingen till { $number }, föreslagen { $proposed }, väntar på ratingkommittén.
reason-task_exemption_asked = Ber att få spela { $event } utan medlemskap.
reason-task_rk_term_ends = Mandatet i ratingkommittén slutar { $to }: en efterträdare ska utses.
reason-register_text_too_long = Fältet { $field } är för långt: högst { $most } tecken.
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
