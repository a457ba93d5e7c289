reason-text_too_long = { $field ->
    [event_name] Tävlingens namn
    [place] Spelplatsen
    [organiser] Arrangörens namn
    [arbiter] Ett domarnamn
    [federation] Förbundet
    [time_zone] Tidszonen
    [put_off_rules] Texten om avbrutna och uppskjutna partier
    [group_name] Gruppens namn
    [time_control] Betänketiden
    [section] Namnet på en klass
    [laws] Utgåvan av schackreglerna
    [family_name] Efternamnet
    [given_name] Förnamnet
    [club] Klubben
    [national_id] Medlemsnumret
    [note] Anteckningen
    [grounds] Motiveringen
    [written_move] Det skrivna draget
    [fen] Ställningen
    [envelope_line] En rad på kuvertet
    [remark] Anmärkningen
    [penalty] Avgörandet
    [incident] Typen av händelse
    [answer] Ett svar
    [prize_name] Namnet på ett pris
    [honour] Beskrivningen av ett pris
    [receiver] Mottagaren
    [program] Programmets namn
   *[other] En text
} får ha högst { $most } tecken men har { $found }. Texten börjar ”{ $begins }”.
reason-number_out_of_range = { $field ->
    [byes] Antalet frironder
    [period_seconds] Tiden för en period i sekunder
    [increment_seconds] Tidstillägget i sekunder
    [period_moves] Antalet drag i en period
    [acceleration_groups] Antalet grupper i accelerationen
    [acceleration_rounds] Antalet accelererade ronder
    [handicap_difference] Ratingdifferensen
    [default_minutes] Toleransgränsen i minuter
    [appeal_minutes] Tiden för överklagande i minuter
    [draw_from_move] Draget från vilket remi får avtalas
    [fide_id] FIDE-numret
    [birth_year] Födelseåret
    [birth_month] Födelsemånaden
    [birth_day] Födelsedagen
    [moves_recorded] Antalet drag
    [clock] En tid på klockan i millisekunder
    [increment] Ett tidstillägg i millisekunder
    [prize_rating] Ratinggränsen för ett pris
    [age] Åldersgränsen för ett pris
    [suspension_months] En avstängnings längd i månader
   *[other] Ett tal
} ska ligga mellan { $least } och { $most }, inte vara { $found }.
reason-list_too_long = { $field ->
    [arbiters] Domarnamn
    [groups] Grupper
    [group_size] Spelare i en grupp
    [schedule] Ronder i planen
    [periods] Perioder i en betänketid
    [tiebreaks] Särskiljningar
    [sections] Klasser
    [handicap_steps] Steg i ett handikapp
    [players] Spelare
    [seats] Bord
    [squares] Rutor
    [envelope] Rader på kuvertet
    [answers] Svar
    [brought_rounds] Ronder i rapporten
    [brought_boards] Bord eller regler i rapporten
    [brought_byes] Frironder i rapporten
   *[other] Uppgifter
} får vara högst { $most } till antalet men är { $found }.
reason-moment_out_of_range = { $field ->
    [event_date] Tävlingens datum
    [round_start] En ronds start
    [pairing_time] Tidpunkten för lottningen
    [until] Tidpunkten som ett parti är uppskjutet till
   *[other] En tidpunkt
} har angetts som { $found }; åren { $least } till { $most } kan användas.
reason-birth_in_future = Födelseåret är { $found }; det senaste som kan användas är { $most }.
reason-birth_no_day = { $found } finns inte i kalendern. Ange födelseår, månad och dag, eller bara året.
