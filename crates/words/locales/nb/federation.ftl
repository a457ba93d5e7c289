# Spørsmål til forbundets regler: hva som er åpent, og svarenes overskrifter.
federation-question-tie_for_last_place = likt i rating og partier om den siste plassen i landslagsklassen; det trekkes lodd.
federation-question-class_not_full = for få påmeldte med rett til å spille; forretningsutvalget avgjør det.
federation-question-class_odd = et odde antall, og det er ingen igjen til å gjøre det til et partall.
federation-question-wildcard_waits_for_fu = et wildcard som venter på forretningsutvalgets godkjenning.
federation-question-birth_unclear = fødselsdatoen, eller kjønnet der det spørres om det, mangler eller er ikke nøyaktig nok.
federation-question-sanction_while_suspended = Gitt mens en tidligere karantene ikke var utløpt: registerføreren avgjør hva som blir av den.
federation-question-played_elsewhere_meanwhile = Har spilleren spilt andre turneringer siden siste ratede resultat? Det avgjør om tallet fra arkivet gjelder.
federation-sanction-days = Fra { $from } til og med { $to }; i registeret til og med { $until }.
federation-dm-easter-sunday = Første påskedag: { $day }
federation-dm-easter-monday = Andre påskedag, dagen for omkampen: { $day } (D4.2-36d)
federation-dm-deadline = Siste dag for påmelding og betaling: { $day } (D4.2-33b)
federation-dm-list-back = Registerføreren sender påmeldingslisten tilbake senest { $day } (D4.2-31b)
federation-dm-junior = Juniorer er født { $day } eller senere (D4.2-37a)
federation-dm-landshold = Landslagsklassen
federation-dm-reserves = Reserver til landslagsklassen, i rekkefølge
federation-dm-kandidat = Kandidatklassen
federation-dm-veteran = Veteranklassen
federation-dm-other = Øvrige grupper
federation-dm-invalid = Påmeldinger som ikke er gyldige
federation-invitation-publishable = Innbydelsen kan publiseres.
federation-invitation-unpublishable = Innbydelsen kan ikke publiseres ennå.
federation-invitation-must = skal
federation-invitation-should = bør
federation-number-nearest = De nærmeste første ratingtallene som tildeles: { $numbers }
federation-number-archived = I arkivet siden { $since }.
federation-youth-group = { $group }: spilleberettigede: { $players }
federation-youth-no-title = Ingen mester.
federation-youth-title = Mester: { $persons }
federation-youth-merged = Kan spilles sammen med den andre gruppen for samme alder (D4.3.5.2b).
federation-register-done = Trinn { $step }.
federation-register-unchanged = Ingenting ble endret.
federation-register-found = { $shown } av { $count }
federation-register-erased = Slettet
federation-register-birth = Født { $value }
federation-register-federation = Forbund: { $value }
federation-register-fide = FIDE-nummer: { $value }
federation-register-membership = Medlem: { $value }
federation-register-individual = Enkeltmedlem
federation-register-exempted = Dispensasjon til denne turneringen (D4.4-63a)
federation-register-guest = Kan spille som ikke-medlem, denne ene turneringen (D4.4-63b)
federation-register-rating = Ratingtall: { $value }
federation-register-waits = Venter: { $value }
federation-register-closed = Til og med { $day }
federation-register-no-tasks = Ingenting venter.
federation-register-record = { $seq }  trinn { $step }  { $at }  { $by }  { $office }  { $what }  { $who }

# En medlemsliste ved siden av registeret
federation-import-figures =
    { $lines ->
        [one] Én linje
       *[other] { $lines } linjer
    }: { $unchanged } uendret, { $new } nye, { $changed } med endrede opplysninger; medlemskap: { $begun } begynt, { $moved } flyttet, { $ended } avsluttet; konflikter: { $conflicts }.
federation-import-supposed = Antatt om listen
federation-import-supposed-at =
    { $count ->
        [one] Linje { $line }:
       *[other] { $count } ganger, først i linje { $line }:
    }
federation-import-districts = Nye kretser
federation-import-clubs = Nye klubber
federation-import-new = Nye personer
federation-import-changed = Endrede opplysninger
federation-import-begun = Medlemskap som begynner
federation-import-moved = Medlemskap som flyttes
federation-import-ended = Medlemskap som avsluttes
federation-import-conflicts = Konflikter: disse linjene venter
federation-import-nearest = Nærmest: { $names }.
federation-import-nothing-written = Ingenting er skrevet.
federation-import-field-number = nummer
federation-import-field-fide_id = { word-fide-number }
federation-import-field-name = navn
federation-import-field-birth = født
federation-import-field-sex = kjønn
federation-import-field-federation = forbund
federation-import-field-address = adresse
federation-import-field-email = e-post
federation-import-field-phone = telefon
federation-list-last = Sist spilt
