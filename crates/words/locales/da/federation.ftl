# Spørgsmål til forbundets regler: hvad der er åbent, og svarenes overskrifter.
federation-question-tie_for_last_place = lige i ratingtal og partier om den sidste plads i landsholdsklassen; der trækkes lod.
federation-question-class_not_full = for få tilmeldte med ret til at spille; forretningsudvalget afgør det.
federation-question-class_odd = et ulige antal, og der er ingen tilbage til at gøre det lige.
federation-question-wildcard_waits_for_fu = et wildcard, der venter på forretningsudvalgets godkendelse.
federation-question-birth_unclear = fødselsdatoen, eller kønnet, hvor der spørges om det, mangler eller er ikke nøjagtig nok.
federation-question-sanction_while_suspended = Givet, mens en tidligere karantæne ikke var udløbet: ratingkartoteksføreren afgør, hvad der bliver af den.
federation-question-played_elsewhere_meanwhile = Har spilleren spillet andre turneringer siden det seneste ratede resultat? Det afgør, om tallet fra arkivet gælder.
federation-sanction-days = Fra { $from } til og med { $to }; i kartoteket til og med { $until }.
federation-dm-easter-sunday = Påskedag: { $day }
federation-dm-easter-monday = 2. påskedag, dagen for omkampen: { $day } (D4.2-36d)
federation-dm-deadline = Sidste dag for tilmelding og betaling: { $day } (D4.2-33b)
federation-dm-list-back = Ratingkartoteksføreren sender tilmeldingslisten tilbage senest { $day } (D4.2-31b)
federation-dm-junior = Juniorer er født { $day } eller senere (D4.2-37a)
federation-dm-landshold = Landsholdsklassen
federation-dm-reserves = Reserver til landsholdsklassen, i rækkefølge
federation-dm-kandidat = Kandidatklassen
federation-dm-veteran = Veteranklassen
federation-dm-other = Øvrige grupper
federation-dm-invalid = Tilmeldinger, der ikke er gyldige
federation-invitation-publishable = Indbydelsen kan offentliggøres.
federation-invitation-unpublishable = Indbydelsen kan endnu ikke offentliggøres.
federation-invitation-must = skal
federation-invitation-should = bør
federation-number-nearest = De nærmeste første ratingtal, der tildeles: { $numbers }
federation-number-archived = I arkivet siden { $since }.
federation-youth-group = { $group }: spilleberettigede: { $players }
federation-youth-no-title = Ingen mester.
federation-youth-title = Mester: { $persons }
federation-youth-merged = Kan spilles sammen med den anden gruppe for samme alder (D4.3.5.2b).
federation-register-done = Trin { $step }.
federation-register-unchanged = Intet blev ændret.
federation-register-found = { $shown } af { $count }
federation-register-erased = Slettet
federation-register-birth = Født { $value }
federation-register-federation = Forbund: { $value }
federation-register-fide = FIDE-nummer: { $value }
federation-register-membership = Medlem: { $value }
federation-register-individual = Enkeltmedlem
federation-register-exempted = Dispensation til denne turnering (D4.4-63a)
federation-register-guest = Må spille som ikke-medlem, denne ene turnering (D4.4-63b)
federation-register-rating = Ratingtal: { $value }
federation-register-waits = Venter: { $value }
federation-register-closed = Til og med { $day }
federation-register-no-tasks = Intet venter.
federation-register-record = { $seq }  trin { $step }  { $at }  { $by }  { $office }  { $what }  { $who }

# En medlemsliste ved siden af kartoteket
federation-import-figures =
    { $lines ->
        [one] En linje
       *[other] { $lines } linjer
    }: { $unchanged } uændret, { $new } nye, { $changed } med ændrede oplysninger; medlemskaber: { $begun } begyndt, { $moved } flyttet, { $ended } ophørt; konflikter: { $conflicts }.
federation-import-supposed = Antaget om listen
federation-import-supposed-at =
    { $count ->
        [one] Linje { $line }:
       *[other] { $count } gange, først i linje { $line }:
    }
federation-import-districts = Nye hovedkredse
federation-import-clubs = Nye klubber
federation-import-new = Nye personer
federation-import-changed = Ændrede oplysninger
federation-import-begun = Medlemskaber, der begynder
federation-import-moved = Medlemskaber, der flyttes
federation-import-ended = Medlemskaber, der ophører
federation-import-conflicts = Konflikter: disse linjer venter
federation-import-nearest = Nærmest: { $names }.
federation-import-nothing-written = Intet er skrevet.
federation-import-field-number = nummer
federation-import-field-fide_id = { word-fide-number }
federation-import-field-name = navn
federation-import-field-birth = født
federation-import-field-sex = køn
federation-import-field-federation = forbund
federation-import-field-address = adresse
federation-import-field-email = e-mail
federation-import-field-phone = telefon
federation-list-last = Sidst spillet
