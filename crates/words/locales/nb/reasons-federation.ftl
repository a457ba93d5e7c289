# Hva forbundets regler gjør av advarsler, påmeldinger, innbydelser og titler.
reason-facts_unreadable = Dette er ikke et spørsmål som kan besvares: { $detail }.
reason-fact_missing = Opplysningen «{ $field }» mangler eller er 0.
reason-year_outside = { $year } er ikke et år det kan spørres om.
reason-entered_twice = Person { $person } er nevnt to ganger.
reason-history_after_asked = Historikken inneholder en sanksjon gitt { $given }, etter den det spørres om, { $asked }.
reason-suspension_below_least = Uteblivelse fra en hel turnering uten godkjent forfall gir minst { $least } måneders karantene; en kortere eller en advarsel kan ikke gis for den.
reason-suspension_too_long = { $months } måneders karantene kan ikke være ment; her kan høyst { $most } gis.
reason-sanction_warning = En advarsel, gyldig i et år etter turneringens siste spilledag, { $last }.
reason-sanction_second_warning = En tidligere advarsel er gyldig til og med { $until }: den nye blir til { $months } måneders karantene.
reason-sanction_after_suspension = En tidligere karantene utløp { $ended }, for høyst et år siden: advarselen blir til { $months } måneders karantene.
reason-sanction_doubled =
    { $asked ->
        [one] En tidligere karantene utløp { $ended }, for høyst et år siden: den ene måneden det spørres om, blir til { $months }.
       *[other] En tidligere karantene utløp { $ended }, for høyst et år siden: de { $asked } månedene det spørres om, blir til { $months }.
    }
reason-sanction_whole_event = Uteble fra en hel turnering uten godkjent forfall: { $months } måneders karantene, minst { $least }.
reason-sanction_suspension =
    { $months ->
        [one] En måneds karantene, som det spørres om.
       *[other] { $months } måneders karantene, som det spørres om.
    }
reason-entry_after_deadline = Påmeldt etter fristen.
reason-entry_without_fee = Startavgiften var ikke betalt da fristen gikk ut.
reason-first_round_missing = Person { $person } vil spille blant veteranene og når alderen mellom fristen og andre påskedag: oppgi first_round, dagen da runde 1 begynner.
reason-landshold_class_winner = Trinn 1: fjorårets vinner av klassen.
reason-landshold_kandidat_winner = Trinn 2: fjorårets vinner av kandidatklassen.
reason-landshold_high_number =
    { $games ->
        [one] Trinn 3: rating { $number }, høy nok til direkte plass; { $games } ratet parti siden forrige mesterskap.
       *[other] Trinn 3: rating { $number }, høy nok til direkte plass; { $games } ratede partier siden forrige mesterskap.
    }
reason-landshold_candidate_result =
    { $games ->
        [one] Trinn 4: et kandidatresultat mellom fjorårets og årets frist; rating { $number }, { $games } ratet parti siden forrige mesterskap.
       *[other] Trinn 4: et kandidatresultat mellom fjorårets og årets frist; rating { $number }, { $games } ratede partier siden forrige mesterskap.
    }
reason-landshold_master =
    { $games ->
        [one] Trinn 5: mesterspiller; rating { $number }, { $games } ratet parti siden forrige mesterskap.
       *[other] Trinn 5: mesterspiller; rating { $number }, { $games } ratede partier siden forrige mesterskap.
    }
reason-kandidat_landshold_last_year = Trinn 1: spilte i fjorårets landslagsklasse og gjør det ikke i år.
reason-kandidat_junior_champion = Trinn 2: juniormester.
reason-kandidat_junior = Trinn 3: en av de høyest ratede påmeldte juniorene; rating { $number }.
reason-kandidat_qualified = Trinn 4: kvalifisert i en av fjorårets øverste grupper etter arrangørens regel.
reason-kandidat_candidate_result = Trinn 5: et kandidatresultat mellom fjorårets og årets frist; rating { $number }.
reason-kandidat_high_number = Trinn 6: rating { $number }, høy nok til direkte plass.
reason-kandidat_wildcard = Arrangørens wildcard, godkjent av forretningsutvalget.
reason-kandidat_filled_up = Rating { $number }, den høyeste blant de øvrige: fyller opp klassen.
reason-kandidat_made_even = Rating { $number }, den høyeste blant de øvrige: gjør antallet til et partall.
reason-too_old_for_group = Blir i år eldre enn gruppen tillater.
reason-girls_group_chosen_by_boy = Gruppen er for jenter.
reason-title_not_eligible = Spiller og plasseres, men kan ikke få tittelen.
reason-title_without_membership = Ikke medlem av unionen.
reason-title_without_residence = Bor verken i riksfellesskapet eller er dansk statsborger.
reason-title_for_another_federation = Registrert hos FIDE for et forbund utenfor riksfellesskapet.
reason-return_before_last_rated = Tilbakekomsten { $returns } ligger før siste ratede resultat, { $last }.
reason-invitation_kind_missing = Oppgi om turneringen er åpen eller lukket.
reason-open_with_selection = En åpen turnering er åpen for alle unionens medlemmer; bare til en lukket velges spillerne ut.
reason-invitation_system_missing = Oppgi turneringssystemet.
reason-system_not_listed = Systemet er ikke et av de seks som kan brukes; spør registerføreren.
reason-invitation_time_missing = Innbydelsen skal oppgi betenkningstiden.
reason-time_too_short = Tiden er { $minutes } minutter til hver; den korteste normaltiden er { $least }.
reason-moves_per_hour_outside = { $moves } trekk på { $minutes } minutter: en mellomkontroll har { $least } til { $most } trekk i timen.
reason-quickplay_finish_outside = Hurtigavslutningen varer { $minutes } minutter; { $least } til { $most } er tillatt.
reason-time_not_of_the_class = Reglementet gir denne klassen en annen betenkningstid.
reason-playing_time_too_short = Begge spillerne har til sammen { $minutes } minutter; med hurtigavslutning må de ha { $least }.
reason-default_time_not_announced = Oppgi hvor sent en spiller kan komme når det ikke er det vanlige.
reason-invitation_selection_missing = En lukket turnering oppgir hvordan spillerne velges ut, og på hvilke vilkår de deltar.
reason-invitation_grouping_missing = En lukket turnering oppgir hvordan gruppene settes sammen.
reason-announced_too_late = Kunngjør turneringen for alle klubbene i hovedkretsen senest { $last }.
reason-not_in_magazine = Kunngjør om mulig turneringen i unionens blad.
reason-invitation_address = Oppgi en adresse der spillestedet kan finnes.
reason-invitation_times = Oppgi når hver runde begynner, og dagene for hengepartier hvis det er noen.
reason-putting_off_not_regulated = Oppgi hvordan partier avbrytes og utsettes, eller at det ikke skjer.
reason-grouping_not_announced = Oppgi hvordan gruppene settes sammen når det ikke er etter rating.
reason-reentry_not_announced = Oppgi at utslåtte spillere går videre i en annen gruppe.
reason-smoke_not_disclosed = Oppgi at det er røykfrie lokaler, eller at det ikke er noen.
reason-elo_not_announced = Innbydelsen sier ikke at turneringen rates av FIDE.
reason-elo_too_late =
    { $last ->
        [none] For å bli ratet av FIDE kunngjøres turneringen som sådan, eller den meldes i tide til ratingkomiteen.
       *[other] For å bli ratet av FIDE kunngjøres turneringen som sådan, eller den meldes til ratingkomiteen senest { $last }.
    }
reason-deadline_missing = Oppgi når påmeldingen slutter.
reason-deadline_too_close = Påmeldingen bør slutte senest { $last }, så registerføreren rekker å sende listen tilbake.
reason-fee_below_union_fee = Startavgiften bør dekke unionens turneringsavgift.
reason-entry_address_missing = Oppgi hvor man melder seg på.
reason-late_fee_not_announced = Et gebyr for etterpåmelding tas bare hvis det var kunngjort.
reason-tie_breaks_missing = Nevn kvalitetene.
reason-arbiter_licence_missing = Minst én dommer skal ha lisens I.
reason-committee_incomplete = Turneringskomiteen skal ha tre medlemmer.
reason-late_in_calendar =
    { $last ->
        [none] Dagene bør være fastlagt et år i forveien.
       *[other] Dagene bør være fastlagt et år i forveien, senest { $last }.
    }
reason-regulations_not_named = Nevn de sjakkreglene og bestemmelsene turneringen følger.
reason-person_unknown = Det er ingen person { $person } i registeret.
reason-person_not_found = Ingen i registeret er kjent under det nummeret; skriv et medlemsnummer, fide:NUMMER eller id:NUMMER.
reason-person_merged = Person { $person } var registrert to ganger og er nå { $into }.
reason-person_erased = Alt som var kjent om person { $person }, er slettet.
reason-person_name_missing = En person må ha et navn.
reason-not_three_letters = { $found } er ikke et forbund eller et land: skriv tre store bokstaver, f.eks. DEN ({ $field }).
reason-text_unprintable = Feltet { $field } inneholder tegn som ikke kan vises.
reason-number_taken = Medlemsnummer { $number } er gitt til person { $person }; et nummer gis aldri på nytt.
reason-number_there = Personen har allerede medlemsnummer { $number }.
reason-number_impossible = { $number } er ikke et medlemsnummer; det største er { $most }.
reason-number_not_read = Det er ikke et medlemsnummer; skriv et tall eller next.
reason-fide_id_impossible = { $found } er ikke et FIDE-nummer.
reason-fide_id_taken = FIDE-nummer { $id } tilhører person { $person }.
reason-fide_id_missing = Person { $person } er ikke knyttet til et FIDE-nummer.
reason-merge_same_person = Det er en og samme person, { $person }.
reason-merge_same_event = Begge har spilt i samme turnering ({ $events }): det er to personer.
reason-merge_unknown = Person { $person } er ikke slått sammen med noen.
reason-name_missing = Det mangler et navn.
reason-district_unknown = Det er ingen hovedkrets { $district }.
reason-district_not_found = Ingen hovedkrets har det nummeret eller navnet.
reason-district_name_taken = Det er allerede en hovedkrets som heter { $name }.
reason-district_closed = { $name } er ikke åpen: { $day }.
reason-district_has_clubs = Det hører fortsatt klubber til hovedkretsen: { $clubs }.
reason-club_unknown = Det er ingen klubb { $club }.
reason-club_not_found = Ingen klubb har det nummeret eller navnet.
reason-club_name_taken = Det er allerede en klubb som heter { $name }.
reason-club_closed = { $name } er ikke åpen den dagen: { $day }.
reason-club_merged_with_itself = Klubb { $club } kan ikke slås sammen med seg selv.
reason-end_before_begin = Den siste dagen { $to } ligger før den første, { $from }.
reason-membership_there = Det medlemskapet har vært gyldig siden { $from }.
reason-membership_unknown = Person { $person } har ikke et slikt medlemskap som ikke er opphørt.
reason-transfer_same_club = Begge er klubb { $club }.
reason-not_a_member = Ikke noe medlemskap { $day }: meld inn i en klubb eller forbundet, spør som utlending registerføreren, eller bruk den ene turneringen et ikke-medlem kan spille.
reason-guest_play_used = Den ene turneringen et ikke-medlem kan spille, er brukt: { $event }, { $day }.
reason-guest_is_member = Person { $person } spiller som medlem eller med dispensasjon og bruker ingen gjesteturnering.
reason-exemption_not_foreign = Bare utlendinger får dispensasjon; person { $person } er ikke det etter forbund eller statsborgerskap.
reason-event_missing = Det er ikke sagt hvilken turnering som menes.
reason-right_missing = Vervet { $office } kan ikke gjøre dette; det gjør { $offices }.
reason-right_elsewhere = { $office } handler bare for egen klubb eller hovedkrets.
reason-office_not_held = Den som handler, har ikke vervet { $office } { $day }.
reason-office_named_by_other = { $office } utpekes av { $offices }.
reason-office_of_whom = { $office } gjelder en klubb eller hovedkrets: skriv nummeret etter et kolon.
reason-office_held = Personen har allerede vært { $office } siden { $from }.
reason-term_unknown = Det er ingen vervsperiode { $term }.
reason-term_over = Perioden slutter allerede { $to }.
reason-rk_term_too_long = Perioden slutter senest { $longest }, ikke { $to }.
reason-rk_incomplete = Ratingkomiteen har { $members } medlemmer av { $needed } og { $substitutes } varamedlemmer av { $substitutes_needed }.
reason-rk_terms_not_staggered = { $ending } av ratingkomiteens perioder slutter i { $year }; én slutter hvert år.
reason-entry_waits_for = Ratingtallet { $number } venter på { $office }.
reason-entry_has_number = Spilleren har allerede ratingtallet { $number }; den som kommer tilbake, får det igjen eller begynner på nytt.
reason-proposal_unknown = Ingenting som er foreslått for person { $person }, venter på svar.
reason-number_not_on_file = Person { $person } har ikke noe ratet resultat i registeret.
reason-number_restored_before = Ratingtallet er allerede gitt tilbake { $day }.
reason-played_elsewhere_unknown = Det avgjøres av om det er spilt andre turneringer imens; spør spilleren, og si ja eller nei.
reason-step_unknown = Det er ikke noe trinn { $step } som kan tas tilbake.
reason-step_of_other_office = Trinn { $step } er gjort av { $office }; det vervet eller registerføreren tar det tilbake.
reason-step_erased = Trinn { $step } slettet en person; det kan ikke tas tilbake.
reason-step_changed_since = Noe bygger på trinn { $step }: ta de senere trinnene tilbake først.
reason-task_number_to_grant = Det første ratingtallet { $number }, foreslått { $proposed }, venter på svar før 1. runde.
reason-task_reassessment_to_approve = Omvurderingen til { $number }, foreslått { $proposed }, venter på ratingkomiteen.
reason-task_exemption_asked = Ber om å spille { $event } uten medlemskap.
reason-task_rk_term_ends = Perioden i ratingkomiteen slutter { $to }: en etterfølger må utpekes.
reason-register_text_too_long = Feltet { $field } er for langt: høyst { $most } tegn.
reason-import_number_of_another =
    Nummeret { $number } tilhører en annen i registeret: { $name }.
    .birth = Nummeret { $number } tilhører en annen i registeret: { $name }, født { $birth }.
reason-import_fide_of_another =
    FIDE-nummeret { $fide_id } tilhører en annen i registeret: { $name }.
    .birth = FIDE-nummeret { $fide_id } tilhører en annen i registeret: { $name }, født { $birth }.
reason-import_person_unclear =
    { $count ->
        [one] Det finnes en med dette navnet i registeret; uten nummer eller hel fødselsdato er det ikke sikkert at det er den samme.
       *[other] Det finnes { $count } personer med dette navnet i registeret.
    }
reason-import_date_impossible = Denne datoen kan ikke stemme: { $found }.
reason-import_club_unknown = Registeret kjenner ingen klubb med navnet «{ $club }».
reason-import_district_unknown =
    Her må en krets oppgis.
    .district = Registeret kjenner ingen krets med navnet «{ $district }».
reason-import_same_line_twice = Den samme personen står allerede i linje { $other_line }.
