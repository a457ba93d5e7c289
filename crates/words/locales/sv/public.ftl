# Times
view-day = { $year }-{ $month }-{ $day }
view-time = { $hour }.{ $minute }
view-moment = { $day } kl. { $time }

# Players
view-name-withheld = Spelare { $number }
view-name-erased = Spelare { $number } (namn raderat)
view-withdrawn = utgått
view-number = Nr

# Rounds
view-round = Rond { $round }
view-round-of-group = { $group }, rond { $round }
view-board-of-round = Rond { $round }, bord { $board }
view-round-of = Rond { $round } av { $rounds }
view-pairings = Lottning
view-white-letter = v
view-black-letter = s
view-colour = Färg
view-points-before = Poäng före ronden
view-total = Totalt
view-open = pågår
view-forfeit = walkover
view-late = för sent
view-postponed = uppskjutet
view-adjourned = avbrutet
view-opponent-left = Motståndaren har utgått
view-bye-full = Frirond, hel poäng
view-bye-half = Frirond, halv poäng
view-bye-zero = Frånvarande
view-not-paired = inte med
view-seat = { $colour } mot { $opponent }
view-against = mot
view-results-in = { $done } av { $games } resultat
view-results-all = Alla resultat är inne
view-starts = Börjar { $when }
view-round-changed = Ändrad { $when }: den här lottningen ersätter den som publicerades tidigare.
view-schedule = Rondschema
view-schedule-about = Vem som möter vem i alla ronder. Resultat visas där de är registrerade.
view-schedule-of = Hela rondschemat
view-matches-in = { $done } av { $games } matcher avgjorda

# Standings
view-standings-after = Ställning efter rond { $round }
view-standings-final = Slutställning
view-standings-none = Ställningen visas när första ronden är spelad.
view-place = Placering
view-place-short = #
view-shared = delad
view-games = { word-games }
view-correction-dsu-sb = Sonneborn-Berger
view-correction-dsu-ordinary = Vanlig särskiljning
view-correction-dsu-median = Mediansärskiljning
view-correction-short-dsu-sb = S-B
view-correction-short-dsu-ordinary = Särsk.
view-correction-short-dsu-median = Median
view-lead = Före med
view-lead-points = { $points } p.
view-lead-correction = { $correction } { $mine } : { $next }
view-unfinished = { $count ->
    [one] Ett oavslutat parti räknas som remi tills det är spelat.
   *[other] { $count } oavslutade partier räknas som remi tills de är spelade.
}
view-running = Rond { $round } pågår: { $done } av { $games } resultat är inne.
view-excluded = Utanför tabellen

# Cross table
view-cross-key = Motståndarens placering, färg och resultat; + och – är partier vunna och förlorade på walkover, * är ett parti som inte är avslutat.
view-cross-none = Korstabellen visas när första ronden är publicerad.
view-not-counted = räknas inte

# A player’s page
view-why = Varför denna placering
view-place-of = Plats { $place } av { $players }
view-place-shared-of = Delad plats { $place } av { $players }
view-opponents-points = Motståndarens poäng
view-adds = Räknas
view-remark = Anmärkning
view-sum = Summa
view-step-all = Alla motståndare
view-legend-further = fler tal, som avgör där de första är lika
view-step-without-lowest = { $count ->
    [one] Utan den lägsta
   *[other] Utan de { $count } lägsta
}
view-step-without-both = { $count ->
    [one] Utan den lägsta och den högsta
   *[other] Utan de { $count } lägsta och { $count } högsta
}
view-adjustment = Givet av domaren

# Public pages
public-where = Var ska jag spela?
public-where-hint = Början av ett namn
public-where-button = Sök
public-where-none = Ingen spelare här heter ”{ $typed }”.
public-where-more = Och { $count } till. Skriv lite mer av namnet.
public-where-unpaired = Inte lottad än
public-where-out = Inte med i denna rond
public-me = Det här är jag
public-me-forget = Glöm mig på den här enheten
public-me-about = Sparas bara på den här enheten: startsidan börjar då med ditt bord.
public-players = { $count ->
    [one] En spelare
   *[other] { $count } spelare
}
public-no-groups = Tävlingen har inga grupper än.
public-no-round = Ingen rond är publicerad än.
public-finished = Avslutad
public-announced = Publicerad
public-playing = Pågår
public-played = Spelad
public-by-board = Efter bord
public-by-name = Efter namn
public-group-pages = Gruppens sidor
public-view-choice = Ordning
public-sections = Klasser
public-why-hint = Ett namn leder till spelarens partier och till hur placeringen har räknats fram.
public-home = Start
public-arbiter = Domare: { $name }
public-qr = QR-kod
public-qr-text = Rikta telefonens kamera mot koden och hitta bord, resultat och ställning.
public-qr-local = Den här adressen fungerar bara på den här datorn. Öppna domarbordet på datorns adress i nätverket, så fungerar koden för telefoner.
public-projector = Storbild
public-projector-keys = Mellanslag pausar, piltangenterna bläddrar.
public-projector-all = Storbild med alla grupper i tur och ordning
public-paused = Pausad
public-closed-title = Här visas inget
public-closed-text = Det finns ingen offentlig tävling på den här adressen. Kanske är den inte publicerad än, eller så är adressen felskriven.
public-closed-do = Fråga domaren om rätt adress eller skanna QR-koden i spellokalen.
