reason-text_too_long = { $field ->
    [event_name] Navnet på turneringen
    [place] Spillestedet
    [organiser] Navnet på arrangøren
    [arbiter] Et dommernavn
    [federation] Forbundet
    [time_zone] Tidssonen
    [put_off_rules] Teksten om hengepartier og utsatte partier
    [group_name] Navnet på gruppen
    [time_control] Betenkningstiden
    [section] Navnet på en klasse
    [laws] Utgaven av sjakkreglene
    [family_name] Etternavnet
    [given_name] Fornavnet
    [club] Klubben
    [national_id] Medlemsnummeret
    [note] Merknaden
    [grounds] Begrunnelsen
    [written_move] Det skrevne trekket
    [fen] Stillingen
    [envelope_line] En linje på konvolutten
    [remark] Merknaden
    [penalty] Avgjørelsen
    [incident] Typen hendelse
    [answer] Et svar
    [prize_name] Navnet på en premie
    [honour] Beskrivelsen av en premie
    [receiver] Mottakeren
    [program] Navnet på programmet
   *[other] En tekst
} kan ha høyst { $most } tegn, men har { $found }. Teksten begynner «{ $begins }».
reason-number_out_of_range = { $field ->
    [byes] Antallet frirunder
    [period_seconds] Tiden i en periode, i sekunder,
    [increment_seconds] Tidstillegget i sekunder
    [period_moves] Antallet trekk i en periode
    [acceleration_groups] Antallet grupper i akselerasjonen
    [acceleration_rounds] Antallet akselererte runder
    [handicap_difference] Ratingdifferansen
    [default_minutes] Oppmøtefristen i minutter
    [appeal_minutes] Ankefristen i minutter
    [draw_from_move] Trekket remis kan avtales fra,
    [fide_id] FIDE-nummeret
    [birth_year] Fødselsåret
    [birth_month] Fødselsmåneden
    [birth_day] Fødselsdagen
    [moves_recorded] Antallet trekk
    [clock] En tid på klokka, i millisekunder,
    [increment] Et tidstillegg i millisekunder
    [prize_rating] Ratinggrensen for en premie
    [age] Aldersgrensen for en premie
    [suspension_months] Lengden på en karantene, i måneder,
   *[other] Et tall
} må ligge mellom { $least } og { $most }, ikke være { $found }.
reason-list_too_long = { $field ->
    [arbiters] Dommernavn
    [groups] Grupper
    [group_size] Spillere i en gruppe
    [schedule] Runder i planen
    [periods] Perioder i en betenkningstid
    [tiebreaks] Kvaliteter
    [sections] Klasser
    [handicap_steps] Trinn i et handikap
    [players] Spillere
    [seats] Bord
    [squares] Felter
    [envelope] Linjer på konvolutten
    [answers] Svar
    [brought_rounds] Runder i rapporten
    [brought_boards] Bord eller regler i rapporten
    [brought_byes] Frirunder i rapporten
   *[other] Opplysninger
} kan det være høyst { $most } av, men her er det { $found }.
reason-moment_out_of_range = { $field ->
    [event_date] Datoen for turneringen
    [round_start] Starten på en runde
    [pairing_time] Tidspunktet for rundeoppsettet
    [until] Tidspunktet et parti er utsatt til,
   *[other] Et tidspunkt
} er oppgitt som { $found }; årene { $least } til { $most } kan brukes.
reason-birth_in_future = Fødselsåret er { $found }; det seneste som kan brukes, er { $most }.
reason-birth_no_day = { $found } finnes ikke i kalenderen. Oppgi fødselsår, måned og dag, eller bare året.
