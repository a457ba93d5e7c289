# What happened
desk-incidents = Hændelser
desk-incident-what = { word-what-happened }
desk-incident-what-on = Hvad skete der ved bræt { $board }?
desk-incident-which = Hvad drejer det sig om?
desk-incident-which-board = Ved hvilket bræt?
desk-incident-no-boards = Ingen runde er offentliggjort endnu. En afgørelse begynder ved et bræt.
desk-incident-back = { word-back }
desk-incident-told = Oplyst indtil nu
desk-incident-find = Søg i hændelserne
desk-incident-find-go = { word-search }
desk-incident-found = Fundet
desk-incident-none-found = Intet hedder sådan. Prøv et andet ord, eller vælg nedenfor.
desk-incident-fen-hint = Stil stillingen op på brættet, eller indsæt den som FEN.
desk-incident-next = Videre
desk-incident-you-decide = Du afgør
desk-incident-undecided = Afgørelsen er din.
desk-incident-minutes = Minutter
desk-incident-seconds = Sekunder
desk-incident-points = { word-points }
desk-incident-set = Brug det
desk-incident-clocks-now = Hvad viser skakuret?
desk-incident-clocks-go = Regn tiderne ud
desk-incident-set-clocks = Stil skakuret på
desk-incident-score = Partiet ender { $score }.
desk-incident-counts-illegal =
    { $total ->
         [0] Endnu et ulovligt træk tæller nu mod { side.within }.
         [one] Ét ulovligt træk tæller nu mod { side.within }.
        *[other] { $total } ulovlige træk tæller nu mod { side.within }.
    }
desk-incident-counts-warning =
    { $total ->
         [0] Der noteres en advarsel til { side.within }.
         [one] Der noteres en advarsel til { side.within }, den første i partiet.
        *[other] Der noteres en advarsel til { side.within }, nummer { $total } i partiet.
    }
desk-incident-record = { word-write-down }
desk-incident-note = Fakta med dine egne ord
desk-incident-file = Gem afgørelsen
desk-incident-file-about = Afgørelsen gemmes i historikken. Et resultat kommer ind i runden, og et parti, som Rokade dømmer, får sine nye tider.
desk-incident-choose-first = Vælg blandt det, der er overladt til dig; så kan afgørelsen gemmes.
desk-incident-laws = Skakreglerne { $laws }
desk-incident-precedents = Tidligere kendelser
desk-incident-appeal = Anke
desk-incident-appeal-until = Kan ankes til { $when }.
desk-incident-appeal-made = Anket af { $name }, { $when }.
desk-incident-number = Nr. { $number }
desk-incident-appeal-open = anket
desk-incident-to-board = Brættet
desk-incident-another = Endnu en hændelse her
desk-incident-speak = Fortæl spillerne det på
desk-incident-facts = Fakta
desk-incident-appealed = Anke indgivet
desk-incident-committee = Turneringskomitéens afgørelse
desk-incident-upheld = Anken tages til følge
desk-incident-rejected = Anken afvises
desk-incident-upheld-about = Ret resultatet på brættets side, hvis anken ændrer det.
desk-incident-decision-note = Begrundelse
desk-incident-decide = Skriv afgørelsen ind
desk-incident-make-appeal = En spiller anker
desk-incident-appeal-by = Hvem anker?
desk-incident-grounds = Begrundelse for anken
desk-incident-appeal-stands = Afgørelsen gælder, til komitéen har besluttet.
desk-incident-appeal-go = Skriv anken ind
desk-incident-arbiter = { word-arbiter }
desk-incident-signing = Underskriften bekræfter, at afgørelsen er meddelt, ikke at den er accepteret.
desk-incident-all = Alle hændelser
desk-incident-appeals-open = Anker, der venter på afgørelse
desk-incident-none = Der er ikke gemt noget. Når der sker noget, så begynd ved brættet.
desk-incident-no = { view-number }
desk-incident-case = Hændelse
desk-incident-where = Hvor
desk-incident-when = Hvornår
desk-incident-counts = Tæller mod
desk-incident-illegal-moves = Ulovlige træk
desk-incident-warnings = Advarsler
incident-ask-last_period = Er det partiets sidste periode?

# Checklists
desk-checklists = Tjeklister
desk-checklists-about = Hvad gruppens skakregler kræver, at dommeren ser og siger. Flueben huskes på denne enhed i dag.
desk-checklists-special = Også for særlige partier
desk-checklists-blind = Spillere, der ikke ser brættet
desk-checklists-none = { desk-settings-tiebreak-none }
desk-checklists-one = den ene
desk-checklists-both = begge
desk-checklists-assistant = Assistent til dem
desk-checklists-undecided = ikke afgjort
desk-checklists-used = bruges
desk-checklists-unused = bruges ikke
desk-checklists-deaf = Modstanderen er hørehæmmet
desk-checklists-adjourned = Et parti bliver hængeparti
desk-checklists-go = Vis listerne

# Done
desk-done-filed = Afgørelsen er gemt.
desk-done-appealed = Anken er skrevet ind.
desk-done-appeal-decided = Afgørelsen af anken er skrevet ind.

# Help
desk-key-what = Hvad skete der ved det valgte bræt?
desk-help-incident = Vælg »Hvad skete der?« ved et bræt, derefter emnet og hændelsen. Rokade spørger kun om det, der betyder noget, og giver afgørelsen i fire trin: hvad der skete, hvilke bestemmelser der har betydning, hvilke der gælder og hvorfor, og afgørelsen med de tider, der skal stilles. Taltasterne vælger, Backspace går tilbage.
desk-help-incident-rules = Hvilke skakregler der gælder, hvordan vinger overvåges, den tilladte forsinkelse og ankefristen står i gruppens indstillinger.
desk-help-incident-after = En gemt afgørelse kan udskrives med linjer til underskrift, fortælles på spillernes sprog og ankes inden fristen. Ulovlige træk og advarsler tælles.

# Rules of the group
desk-rules = Skakregler og overvågning
desk-rules-laws = Skakreglernes udgave
desk-rules-federation = { word-federation }
desk-rules-federation-none = Intet
desk-rules-federation-DK = Danmark
desk-rules-federation-NO = Norge
desk-rules-federation-SE = Sverige
desk-rules-federation-about = Dets tilføjelser til reglerne og dets tidligere kendelser gælder.
desk-rules-flags = Overvågning af vinger
desk-rules-flags-full = Fuld: dommerne ser hver vinge
desk-rules-flags-limited = Begrænset: de øverste brætter først
desk-rules-flags-none = Ingen: spillerne holder selv øje
desk-rules-default = Tilladt forsinkelse i minutter
desk-rules-default-about = Tom: som reglementet, forbundet eller udgaven siger.
desk-rules-draws = Aftalt remis
desk-rules-draws-allowed = Tilladt
desk-rules-draws-from = Fra et bestemt træk
desk-rules-draws-never = Ikke tilladt
desk-rules-draw-from = Fra hvilket træk
desk-rules-appeal = Ankefrist i minutter
desk-rules-appeal-about = Som annonceret for turneringen. Hvor reglementet sætter en frist, gælder den i stedet.
desk-rules-supervised = Hurtigskak og lynskak: opsynet er tilstrækkeligt, så turneringsreglerne gælder
desk-rules-appendix-g = Reglerne om hurtigafslutning uden tillægstid er annonceret (2018, 2023)
desk-rules-arbiter = En dommer er til stede
desk-rules-follows-pace = Efter denne udgave gør betænkningstiden det til: { $pace }.
desk-rules-follows-differs = Gruppens ratingtal følger en anden slags skak.
desk-rules-follows-announce = Annoncér overvågningen før runde 1.
desk-rules-follows-appeal = En afgørelse kan ankes til og med den tiende dag efter den. Anken har ikke opsættende virkning.
