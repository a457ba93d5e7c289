reason-text_too_long = { $field ->
    [event_name] Turneringens navn
    [place] Spillestedet
    [organiser] Arrangørens navn
    [arbiter] Et dommernavn
    [federation] Forbundet
    [time_zone] Tidszonen
    [put_off_rules] Teksten om hængepartier og udsatte partier
    [group_name] Gruppens navn
    [time_control] Betænkningstiden
    [section] En sektions navn
    [laws] Udgaven af skakreglerne
    [family_name] Efternavnet
    [given_name] Fornavnet
    [club] Klubben
    [national_id] Medlemsnummeret
    [note] Bemærkningen
    [grounds] Begrundelsen
    [written_move] Det skrevne træk
    [fen] Stillingen
    [envelope_line] En linje på kuverten
    [remark] Bemærkningen
    [penalty] Afgørelsen
    [incident] Hændelsens art
    [answer] Et svar
    [prize_name] En præmies navn
    [honour] Beskrivelsen af en præmie
    [receiver] Modtageren
    [program] Programmets navn
   *[other] En tekst
} må højst have { $most } tegn, men har { $found }. Teksten begynder »{ $begins }«.
reason-number_out_of_range = { $field ->
    [byes] Antallet af oversidderrunder
    [period_seconds] En periodes tid i sekunder
    [increment_seconds] Tillægstiden i sekunder
    [period_moves] Antallet af træk i en periode
    [acceleration_groups] Antallet af grupper i accelerationen
    [acceleration_rounds] Antallet af accelererede runder
    [handicap_difference] Ratingdifferencen
    [default_minutes] Den tilladte forsinkelse i minutter
    [appeal_minutes] Ankefristen i minutter
    [draw_from_move] Det træk, hvorfra remis må aftales,
    [fide_id] FIDE-nummeret
    [birth_year] Fødselsåret
    [birth_month] Fødselsmåneden
    [birth_day] Fødselsdagen
    [moves_recorded] Antallet af træk
    [clock] En tid på uret i millisekunder
    [increment] En tillægstid i millisekunder
    [prize_rating] En præmies ratinggrænse
    [age] En præmies aldersgrænse
    [suspension_months] En karantænes længde i måneder
   *[other] Et tal
} skal ligge mellem { $least } og { $most }, ikke være { $found }.
reason-list_too_long = { $field ->
    [arbiters] Dommernavne
    [groups] Grupper
    [group_size] Spillere i en gruppe
    [schedule] Runder i planen
    [periods] Perioder i en betænkningstid
    [tiebreaks] Korrektioner
    [sections] Sektioner
    [handicap_steps] Trin i et handicap
    [players] Spillere
    [seats] Brætter
    [squares] Felter
    [envelope] Linjer på kuverten
    [answers] Svar
    [brought_rounds] Runder i rapporten
    [brought_boards] Brætter eller regler i rapporten
    [brought_byes] Oversidderrunder i rapporten
   *[other] Angivelser
} må der højst være { $most } af, men her er { $found }.
reason-moment_out_of_range = { $field ->
    [event_date] Turneringens dato
    [round_start] En rundes start
    [pairing_time] Tidspunktet for parringen
    [until] Tidspunktet, et parti er udsat til,
   *[other] Et tidspunkt
} er angivet som { $found }; årene { $least } til { $most } kan bruges.
reason-birth_in_future = Fødselsåret er { $found }; det seneste, der kan bruges, er { $most }.
reason-birth_no_day = { $found } findes ikke i kalenderen. Angiv fødselsår, måned og dag, eller kun året.
