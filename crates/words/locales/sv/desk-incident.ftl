# What happened
desk-incidents = Incidenter
desk-incident-what = { word-what-happened }
desk-incident-what-on = Vad hände på bord { $board }?
desk-incident-which = Vad gäller det?
desk-incident-which-board = Vid vilket bord?
desk-incident-no-boards = Ingen rond är publicerad ännu. Ett domslut börjar vid ett bord.
desk-incident-back = { word-back }
desk-incident-told = Hittills uppgivet
desk-incident-find = Sök bland incidenterna
desk-incident-find-go = { word-search }
desk-incident-found = Hittat
desk-incident-none-found = Inget heter så. Pröva ett annat ord eller välj nedan.
desk-incident-fen-hint = Ställ upp ställningen på brädet, eller klistra in den som FEN.
desk-incident-next = Vidare
desk-incident-you-decide = Du avgör
desk-incident-undecided = Avgörandet är ditt.
desk-incident-minutes = Minuter
desk-incident-seconds = Sekunder
desk-incident-points = { word-points }
desk-incident-set = Använd
desk-incident-clocks-now = Vad visar schackklockan?
desk-incident-clocks-go = Räkna ut tiderna
desk-incident-set-clocks = Ställ schackklockan på
desk-incident-score = Partiet slutar { $score }.
desk-incident-counts-illegal =
    { $total ->
         [0] Ännu ett regelstridigt drag räknas nu mot { side.within }.
         [one] Nu räknas ett regelstridigt drag mot { side.within }.
        *[other] Nu räknas { $total } regelstridiga drag mot { side.within }.
    }
desk-incident-counts-warning =
    { $total ->
         [0] En varning antecknas för { side.within }.
         [one] En varning antecknas för { side.within }, den första i partiet.
        *[other] En varning antecknas för { side.within }, nummer { $total } i partiet.
    }
desk-incident-record = { word-write-down }
desk-incident-note = Fakta med egna ord
desk-incident-file = Spara domslutet
desk-incident-file-about = Domslutet sparas i historiken. Ett resultat förs in i ronden, och ett parti som Rokade dömer får sina nya tider.
desk-incident-choose-first = Välj bland det som överlåts åt dig; sedan kan domslutet sparas.
desk-incident-laws = Schackreglerna { $laws }
desk-incident-precedents = Tidigare utslag
desk-incident-appeal = Överklagande
desk-incident-appeal-until = Kan överklagas till { $when }.
desk-incident-appeal-made = Överklagat av { $name }, { $when }.
desk-incident-number = Nr { $number }
desk-incident-appeal-open = överklagat
desk-incident-to-board = Bordet
desk-incident-another = Ännu en incident här
desk-incident-speak = Meddela spelarna på
desk-incident-facts = Fakta
desk-incident-appealed = Överklagat
desk-incident-committee = Tävlingskommitténs beslut
desk-incident-upheld = Överklagandet bifalls
desk-incident-rejected = Överklagandet avslås
desk-incident-upheld-about = Rätta resultatet på bordets sida om överklagandet ändrar det.
desk-incident-decision-note = Motivering
desk-incident-decide = För in beslutet
desk-incident-make-appeal = En spelare överklagar
desk-incident-appeal-by = Vem överklagar?
desk-incident-grounds = Skäl
desk-incident-appeal-stands = Domslutet gäller tills kommittén har beslutat.
desk-incident-appeal-go = För in överklagandet
desk-incident-arbiter = { word-arbiter }
desk-incident-signing = Underskriften bekräftar att domslutet har meddelats, inte att det godtas.
desk-incident-all = Alla incidenter
desk-incident-appeals-open = Överklaganden som väntar på beslut
desk-incident-none = Inget domslut är sparat. När något händer, börja vid bordet.
desk-incident-no = { view-number }
desk-incident-case = Incident
desk-incident-where = Var
desk-incident-when = När
desk-incident-counts = Räknas mot
desk-incident-illegal-moves = Regelstridiga drag
desk-incident-warnings = Varningar
incident-ask-last_period = Är det partiets sista period?

# Checklists
desk-checklists = Checklistor
desk-checklists-about = Vad gruppens schackregler kräver att domaren ser och säger. Bockarna finns kvar på den här enheten dagen ut.
desk-checklists-special = Även för särskilda partier
desk-checklists-blind = Spelare som inte ser brädet
desk-checklists-none = { desk-settings-tiebreak-none }
desk-checklists-one = den ena
desk-checklists-both = båda
desk-checklists-assistant = Medhjälpare åt dem
desk-checklists-undecided = inte avgjort
desk-checklists-used = används
desk-checklists-unused = används inte
desk-checklists-deaf = Motståndaren är hörselskadad
desk-checklists-adjourned = Ett parti avbryts
desk-checklists-go = Visa listorna

# Done
desk-done-filed = Domslutet är sparat.
desk-done-appealed = Överklagandet är infört.
desk-done-appeal-decided = Beslutet om överklagandet är infört.

# Help
desk-key-what = Vad hände på det valda bordet?
desk-help-incident = Välj ”Vad hände?” vid ett bord, sedan ämnet och incidenten. Rokade frågar bara om det som spelar roll och ger domslutet i fyra steg: vad som hände, vilka bestämmelser som berörs, vilka som gäller och varför, och domslutet med tiderna att ställa. Siffertangenterna väljer, Backspace går tillbaka.
desk-help-incident-rules = Vilka schackregler som gäller, hur kläppar övervakas, toleransgränsen och tiden för överklagande står i gruppens inställningar.
desk-help-incident-after = Ett sparat domslut kan skrivas ut med rader för underskrift, meddelas på spelarnas språk och överklagas inom sin tid. Regelstridiga drag och varningar räknas.

# Rules of the group
desk-rules = Schackregler och övervakning
desk-rules-laws = Schackreglernas utgåva
desk-rules-federation = { word-federation }
desk-rules-federation-none = Inget
desk-rules-federation-DK = Danmark
desk-rules-federation-NO = Norge
desk-rules-federation-SE = Sverige
desk-rules-federation-about = Dess tillägg till reglerna och dess tidigare utslag gäller.
desk-rules-flags = Övervakning av kläppar
desk-rules-flags-full = Full: domarna ser varje kläpp
desk-rules-flags-limited = Begränsad: de översta borden först
desk-rules-flags-none = Ingen: spelarna håller själva koll
desk-rules-default = Toleransgräns i minuter
desk-rules-default-about = Tom: som tävlingsbestämmelserna, förbundet eller utgåvan säger.
desk-rules-draws = Överenskommen remi
desk-rules-draws-allowed = Tillåten
desk-rules-draws-from = Från ett visst drag
desk-rules-draws-never = Inte tillåten
desk-rules-draw-from = Från vilket drag
desk-rules-appeal = Tid för överklagande i minuter
desk-rules-appeal-about = Som tillkännagivits för tävlingen. Där tävlingsbestämmelserna anger en tid gäller den i stället.
desk-rules-supervised = Snabbschack och blixtschack: övervakningen är tillräcklig, så att tävlingsreglerna gäller
desk-rules-appendix-g = Reglerna om tidsbegränsad avslutning utan tillägg har tillkännagivits (2018, 2023)
desk-rules-arbiter = En domare är på plats
desk-rules-follows-pace = Enligt denna utgåva räknas betänketiden som: { $pace }.
desk-rules-follows-differs = Gruppens rating följer en annan schackform.
desk-rules-follows-announce = Tillkännage övervakningen före rond 1.
desk-rules-follows-appeal = Ett domslut kan överklagas till och med den tionde dagen efter det. Överklagandet hindrar inte att domslutet gäller.
