# Frågor till förbundets regler: vad som är öppet, och svarens rubriker.
federation-question-tie_for_last_place = lika i rating och partier om den sista platsen i landslagsklassen; lott dras.
federation-question-class_not_full = för få anmälda med rätt att spela; verkställande utskottet avgör.
federation-question-class_odd = ett udda antal, och ingen är kvar som kan göra det jämnt.
federation-question-wildcard_waits_for_fu = ett wildcard som väntar på verkställande utskottets godkännande.
federation-question-birth_unclear = födelsedatumet, eller könet där det efterfrågas, saknas eller är inte tillräckligt exakt.
federation-question-sanction_while_suspended = Given medan en tidigare avstängning inte hade löpt ut: registerföraren avgör vad den blir.
federation-question-played_elsewhere_meanwhile = Har spelaren spelat andra tävlingar sedan senaste ratingräknade resultat? Det avgör om talet från arkivet gäller.
federation-sanction-days = Från { $from } till och med { $to }; i registret till och med { $until }.
federation-dm-easter-sunday = Påskdagen: { $day }
federation-dm-easter-monday = Annandag påsk, dagen för särspelet: { $day } (D4.2-36d)
federation-dm-deadline = Sista dag för anmälan och betalning: { $day } (D4.2-33b)
federation-dm-list-back = Registerföraren skickar tillbaka anmälningslistan senast { $day } (D4.2-31b)
federation-dm-junior = Juniorer är födda { $day } eller senare (D4.2-37a)
federation-dm-landshold = Landslagsklassen
federation-dm-reserves = Reserver till landslagsklassen, i ordning
federation-dm-kandidat = Kandidatklassen
federation-dm-veteran = Veteranklassen
federation-dm-other = Övriga grupper
federation-dm-invalid = Anmälningar som inte är giltiga
federation-invitation-publishable = Inbjudan kan publiceras.
federation-invitation-unpublishable = Inbjudan kan inte publiceras ännu.
federation-invitation-must = ska
federation-invitation-should = bör
federation-number-nearest = De närmaste första ratingtalen som tilldelas: { $numbers }
federation-number-archived = I arkivet sedan { $since }.
federation-youth-group = { $group }: spelberättigade: { $players }
federation-youth-no-title = Ingen mästare.
federation-youth-title = Mästare: { $persons }
federation-youth-merged = Får spelas tillsammans med den andra gruppen för samma ålder (D4.3.5.2b).
federation-register-done = Steg { $step }.
federation-register-unchanged = Inget ändrades.
federation-register-found = { $shown } av { $count }
federation-register-erased = Raderad
federation-register-birth = Född { $value }
federation-register-federation = Förbund: { $value }
federation-register-fide = FIDE-nummer: { $value }
federation-register-membership = Medlem: { $value }
federation-register-individual = Enskild medlem
federation-register-exempted = Dispens för denna tävling (D4.4-63a)
federation-register-guest = Får spela som icke-medlem, denna enda tävling (D4.4-63b)
federation-register-rating = Ratingtal: { $value }
federation-register-waits = Väntar: { $value }
federation-register-closed = Till och med { $day }
federation-register-no-tasks = Inget väntar.
federation-register-record = { $seq }  steg { $step }  { $at }  { $by }  { $office }  { $what }  { $who }

# En medlemslista bredvid registret
federation-import-figures =
    { $lines ->
        [one] En rad
       *[other] { $lines } rader
    }: { $unchanged } oförändrade, { $new } nya, { $changed } med ändrade uppgifter; medlemskap: { $begun } påbörjade, { $moved } flyttade, { $ended } avslutade; konflikter: { $conflicts }.
federation-import-supposed = Antaget om listan
federation-import-supposed-at =
    { $count ->
        [one] Rad { $line }:
       *[other] { $count } gånger, först på rad { $line }:
    }
federation-import-districts = Nya distrikt
federation-import-clubs = Nya klubbar
federation-import-new = Nya personer
federation-import-changed = Ändrade uppgifter
federation-import-begun = Medlemskap som börjar
federation-import-moved = Medlemskap som flyttas
federation-import-ended = Medlemskap som upphör
federation-import-conflicts = Konflikter: dessa rader väntar
federation-import-nearest = Närmast: { $names }.
federation-import-nothing-written = Inget har skrivits.
federation-import-field-number = nummer
federation-import-field-fide_id = { word-fide-number }
federation-import-field-name = namn
federation-import-field-birth = född
federation-import-field-sex = kön
federation-import-field-federation = förbund
federation-import-field-address = adress
federation-import-field-email = e-post
federation-import-field-phone = telefon
federation-list-last = Senast spelat
