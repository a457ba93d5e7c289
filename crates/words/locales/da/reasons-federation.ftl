# Hvad forbundets regler gør af advarsler, tilmeldinger, indbydelser og titler.
reason-facts_unreadable = Det er ikke et spørgsmål, der kan besvares: { $detail }.
reason-fact_missing = Oplysningen »{ $field }« mangler eller er 0.
reason-year_outside = { $year } er ikke et år, der kan spørges om.
reason-entered_twice = Person { $person } er nævnt to gange.
reason-history_after_asked = Historikken indeholder en sanktion givet { $given }, efter den, der spørges om, { $asked }.
reason-suspension_below_least = Udeblivelse fra en hel turnering uden godkendt afbud giver mindst { $least } måneders karantæne; en kortere eller en advarsel kan ikke gives for den.
reason-suspension_too_long = { $months } måneders karantæne kan ikke være ment; her kan højst gives { $most }.
reason-sanction_warning = En advarsel, gyldig i et år efter turneringens sidste spilledag, { $last }.
reason-sanction_second_warning = En tidligere advarsel er gyldig til og med { $until }: den nye bliver til { $months } måneders karantæne.
reason-sanction_after_suspension = En tidligere karantæne udløb { $ended }, for højst et år siden: advarslen bliver til { $months } måneders karantæne.
reason-sanction_doubled =
    { $asked ->
        [one] En tidligere karantæne udløb { $ended }, for højst et år siden: den ene måned, der spørges om, bliver til { $months }.
       *[other] En tidligere karantæne udløb { $ended }, for højst et år siden: de { $asked } måneder, der spørges om, bliver til { $months }.
    }
reason-sanction_whole_event = Udeblev fra en hel turnering uden godkendt afbud: { $months } måneders karantæne, mindst { $least }.
reason-sanction_suspension =
    { $months ->
        [one] En måneds karantæne, som der spørges om.
       *[other] { $months } måneders karantæne, som der spørges om.
    }
reason-entry_after_deadline = Tilmeldt efter fristen.
reason-entry_without_fee = Indskuddet var ikke betalt ved fristens udløb.
reason-first_round_missing = Person { $person } vil spille blandt veteranerne og når alderen mellem fristen og 2. påskedag: angiv first_round, dagen, hvor 1. runde begynder.
reason-landshold_class_winner = Trin 1: sidste års vinder af klassen.
reason-landshold_kandidat_winner = Trin 2: sidste års vinder af kandidatklassen.
reason-landshold_high_number =
    { $games ->
        [one] Trin 3: ratingtal { $number }, højt nok til direkte plads; { $games } ratet parti siden sidste mesterskab.
       *[other] Trin 3: ratingtal { $number }, højt nok til direkte plads; { $games } ratede partier siden sidste mesterskab.
    }
reason-landshold_candidate_result =
    { $games ->
        [one] Trin 4: et kandidatresultat mellem sidste års og dette års frist; ratingtal { $number }, { $games } ratet parti siden sidste mesterskab.
       *[other] Trin 4: et kandidatresultat mellem sidste års og dette års frist; ratingtal { $number }, { $games } ratede partier siden sidste mesterskab.
    }
reason-landshold_master =
    { $games ->
        [one] Trin 5: mesterspiller; ratingtal { $number }, { $games } ratet parti siden sidste mesterskab.
       *[other] Trin 5: mesterspiller; ratingtal { $number }, { $games } ratede partier siden sidste mesterskab.
    }
reason-kandidat_landshold_last_year = Trin 1: spillede i sidste års landsholdsklasse og gør det ikke i år.
reason-kandidat_junior_champion = Trin 2: juniormester.
reason-kandidat_junior = Trin 3: en af de højest ratede tilmeldte juniorer; ratingtal { $number }.
reason-kandidat_qualified = Trin 4: kvalificeret i en af sidste års øverste grupper efter arrangørens regel.
reason-kandidat_candidate_result = Trin 5: et kandidatresultat mellem sidste års og dette års frist; ratingtal { $number }.
reason-kandidat_high_number = Trin 6: ratingtal { $number }, højt nok til direkte plads.
reason-kandidat_wildcard = Arrangørens wildcard, godkendt af forretningsudvalget.
reason-kandidat_filled_up = Ratingtal { $number }, det højeste blandt de øvrige: fylder klassen op.
reason-kandidat_made_even = Ratingtal { $number }, det højeste blandt de øvrige: gør antallet lige.
reason-too_old_for_group = Bliver i år ældre, end gruppen tillader.
reason-girls_group_chosen_by_boy = Gruppen er for piger.
reason-title_not_eligible = Spiller med og placeres, men kan ikke få titlen.
reason-title_without_membership = Ikke medlem af unionen.
reason-title_without_residence = Bor hverken i Rigsfællesskabet eller er dansk statsborger.
reason-title_for_another_federation = Registreret hos FIDE for et forbund uden for Rigsfællesskabet.
reason-return_before_last_rated = Tilbagekomsten { $returns } ligger før det seneste ratede resultat, { $last }.
reason-invitation_kind_missing = Angiv, om turneringen er åben eller lukket.
reason-open_with_selection = En åben turnering er åben for alle unionens medlemmer; kun til en lukket udvælges spillerne.
reason-invitation_system_missing = Angiv turneringssystemet.
reason-system_not_listed = Systemet er ikke et af de seks, der må bruges; spørg ratingkartoteksføreren.
reason-invitation_time_missing = Indbydelsen skal angive betænkningstiden.
reason-time_too_short = Tiden er { $minutes } minutter til hver; den korteste normaltid er { $least }.
reason-moves_per_hour_outside = { $moves } træk på { $minutes } minutter: en mellemtidskontrol har { $least } til { $most } træk i timen.
reason-quickplay_finish_outside = Hurtigafslutningen varer { $minutes } minutter; { $least } til { $most } er tilladt.
reason-time_not_of_the_class = Reglementet giver denne klasse en anden betænkningstid.
reason-playing_time_too_short = Begge spillere har tilsammen { $minutes } minutter; med hurtigafslutning skal de have { $least }.
reason-default_time_not_announced = Angiv, hvor sent en spiller må komme, når det ikke er det sædvanlige.
reason-invitation_selection_missing = En lukket turnering angiver, hvordan spillerne udvælges, og på hvilke betingelser de deltager.
reason-invitation_grouping_missing = En lukket turnering angiver, hvordan grupperne dannes.
reason-announced_too_late = Bekendtgør turneringen for alle hovedkredsens klubber senest { $last }.
reason-not_in_magazine = Bekendtgør om muligt turneringen i unionens blad.
reason-invitation_address = Angiv en adresse, hvor spillestedet kan findes.
reason-invitation_times = Angiv, hvornår hver runde begynder, og dagene for hængepartier, hvis der er nogen.
reason-putting_off_not_regulated = Angiv, hvordan partier afbrydes og udsættes, eller at det ikke sker.
reason-grouping_not_announced = Angiv, hvordan grupperne dannes, når det ikke er efter rating.
reason-reentry_not_announced = Angiv, at udslåede spillere går videre i en anden gruppe.
reason-smoke_not_disclosed = Angiv, at der er røgfrie lokaler, eller at der ingen er.
reason-elo_not_announced = Indbydelsen siger ikke, at turneringen rates af FIDE.
reason-elo_too_late =
    { $last ->
        [none] For at blive ratet af FIDE bekendtgøres turneringen som sådan, eller den anmeldes i tide til ratingkomitéen.
       *[other] For at blive ratet af FIDE bekendtgøres turneringen som sådan, eller den anmeldes til ratingkomitéen senest { $last }.
    }
reason-deadline_missing = Angiv, hvornår tilmeldingen slutter.
reason-deadline_too_close = Tilmeldingen bør slutte senest { $last }, så ratingkartoteksføreren kan nå at sende listen tilbage.
reason-fee_below_union_fee = Indskuddet bør dække unionens turneringsafgift.
reason-entry_address_missing = Angiv, hvor man tilmelder sig.
reason-late_fee_not_announced = Et gebyr for eftertilmelding tages kun, hvis det var bekendtgjort.
reason-tie_breaks_missing = Nævn korrektionerne.
reason-arbiter_licence_missing = Mindst én dommer skal have licens I.
reason-committee_incomplete = Turneringskomitéen skal have tre medlemmer.
reason-late_in_calendar =
    { $last ->
        [none] Dagene bør være fastlagt et år i forvejen.
       *[other] Dagene bør være fastlagt et år i forvejen, senest { $last }.
    }
reason-regulations_not_named = Nævn de skakregler og bestemmelser, turneringen følger.
reason-person_unknown = Der er ingen person { $person } i kartoteket.
reason-person_not_found = Ingen i kartoteket kendes under det nummer; skriv et medlemsnummer, fide:NUMMER eller id:NUMMER.
reason-person_merged = Person { $person } var registreret to gange og er nu { $into }.
reason-person_erased = Alt, hvad der var kendt om person { $person }, er slettet.
reason-person_name_missing = En person skal have et navn.
reason-not_three_letters = { $found } er ikke et forbund eller et land: skriv tre store bogstaver, f.eks. DEN ({ $field }).
reason-text_unprintable = Feltet { $field } indeholder tegn, der ikke kan vises.
reason-number_taken = Medlemsnummer { $number } er givet til person { $person }; et nummer gives aldrig igen.
reason-number_there = Personen har allerede medlemsnummer { $number }.
reason-number_impossible = { $number } er ikke et medlemsnummer; det største er { $most }.
reason-number_not_read = Det er ikke et medlemsnummer; skriv et tal eller next.
reason-fide_id_impossible = { $found } er ikke et FIDE-nummer.
reason-fide_id_taken = FIDE-nummer { $id } tilhører person { $person }.
reason-fide_id_missing = Person { $person } er ikke knyttet til et FIDE-nummer.
reason-merge_same_person = Det er en og samme person, { $person }.
reason-merge_same_event = Begge har spillet i samme turnering ({ $events }): det er to personer.
reason-merge_unknown = Person { $person } er ikke lagt sammen med nogen.
reason-name_missing = Der mangler et navn.
reason-district_unknown = Der er ingen hovedkreds { $district }.
reason-district_not_found = Ingen hovedkreds har det nummer eller navn.
reason-district_name_taken = Der er allerede en hovedkreds, der hedder { $name }.
reason-district_closed = { $name } er ikke åben: { $day }.
reason-district_has_clubs = Der hører stadig klubber til hovedkredsen: { $clubs }.
reason-club_unknown = Der er ingen klub { $club }.
reason-club_not_found = Ingen klub har det nummer eller navn.
reason-club_name_taken = Der er allerede en klub, der hedder { $name }.
reason-club_closed = { $name } er ikke åben den dag: { $day }.
reason-club_merged_with_itself = Klub { $club } kan ikke slås sammen med sig selv.
reason-end_before_begin = Den sidste dag { $to } ligger før den første, { $from }.
reason-membership_there = Det medlemskab har været gyldigt siden { $from }.
reason-membership_unknown = Person { $person } har ikke et sådant medlemskab, som ikke er ophørt.
reason-transfer_same_club = Begge er klub { $club }.
reason-not_a_member = Intet medlemskab den { $day }: meld ind i en klub eller unionen, spørg som udlænding kartotekføreren, eller brug den ene turnering, et ikke-medlem må spille.
reason-guest_play_used = Den ene turnering, et ikke-medlem må spille, er brugt: { $event }, { $day }.
reason-guest_is_member = Person { $person } spiller som medlem eller med dispensation og bruger ingen gæsteturnering.
reason-exemption_not_foreign = Kun udlændinge får dispensation; person { $person } er det ikke efter forbund eller statsborgerskab.
reason-event_missing = Det er ikke sagt, hvilken turnering der menes.
reason-right_missing = Embedet { $office } må ikke gøre dette; det gør { $offices }.
reason-right_elsewhere = { $office } handler kun for egen klub eller hovedkreds.
reason-office_not_held = Den, der handler, bestrider ikke embedet { $office } den { $day }.
reason-office_named_by_other = { $office } udpeges af { $offices }.
reason-office_of_whom = { $office } bestrides for en klub eller hovedkreds: skriv dens nummer efter et kolon.
reason-office_held = Personen har allerede været { $office } siden { $from }.
reason-term_unknown = Der er ingen embedsperiode { $term }.
reason-term_over = Embedsperioden slutter allerede { $to }.
reason-rk_term_too_long = Perioden slutter senest { $longest }, ikke { $to }.
reason-rk_incomplete = Ratingkomitéen har { $members } medlemmer af { $needed } og { $substitutes } suppleanter af { $substitutes_needed }.
reason-rk_terms_not_staggered = { $ending } af ratingkomitéens perioder slutter i { $year }; én slutter hvert år.
reason-entry_waits_for = Ratingtallet { $number } venter på { $office }.
reason-entry_has_number = Spilleren har allerede ratingtallet { $number }; den, der vender tilbage, får det igen eller begynder forfra.
reason-proposal_unknown = Intet, der er indstillet for person { $person }, venter på svar.
reason-number_not_on_file = Person { $person } har intet ratet resultat i kartoteket.
reason-number_restored_before = Ratingtallet er allerede givet tilbage den { $day }.
reason-played_elsewhere_unknown = Det afgøres af, om der er spillet andre turneringer imens; spørg spilleren, og sig ja eller nej.
reason-step_unknown = Der er intet trin { $step }, der kan tages tilbage.
reason-step_of_other_office = Trin { $step } er gjort af { $office }; det embede eller kartotekføreren tager det tilbage.
reason-step_erased = Trin { $step } slettede en person; det kan ikke tages tilbage.
reason-step_changed_since = Noget bygger på trin { $step }: tag de senere trin tilbage først.
reason-task_number_to_grant = Det første ratingtal { $number }, indstillet { $proposed }, venter på svar før 1. runde.
reason-task_reassessment_to_approve = Omvurderingen til { $number }, indstillet { $proposed }, venter på ratingkomitéen.
reason-task_exemption_asked = Beder om at spille { $event } uden medlemskab.
reason-task_rk_term_ends = Perioden i ratingkomitéen slutter { $to }: en efterfølger skal udpeges.
reason-register_text_too_long = Feltet { $field } er for langt: højst { $most } tegn.
reason-import_number_of_another =
    Nummeret { $number } tilhører en anden i kartoteket: { $name }.
    .birth = Nummeret { $number } tilhører en anden i kartoteket: { $name }, født { $birth }.
reason-import_fide_of_another =
    FIDE-nummeret { $fide_id } tilhører en anden i kartoteket: { $name }.
    .birth = FIDE-nummeret { $fide_id } tilhører en anden i kartoteket: { $name }, født { $birth }.
reason-import_person_unclear =
    { $count ->
        [one] Der er en af det navn i kartoteket; uden nummer eller hel fødselsdato er det ikke sikkert, at det er den samme.
       *[other] Der er { $count } personer af det navn i kartoteket.
    }
reason-import_date_impossible = Denne dato kan ikke passe: { $found }.
reason-import_club_unknown = Kartoteket kender ingen klub ved navn »{ $club }«.
reason-import_district_unknown =
    Her skal en hovedkreds angives.
    .district = Kartoteket kender ingen hovedkreds ved navn »{ $district }«.
reason-import_same_line_twice = Den samme person står allerede i linje { $other_line }.
