# Encryption
desk-door-plain = Ikke kryptert: den som lytter på nettverket, kan lese passord og lenker. Kryptert med rokade serve --tls self
desk-door-own = Kryptert med dommerbordets eget sertifikat, så nettleseren advarer. Gå bare videre hvis den viser dette SHA-256-fingeravtrykket:
desk-door-address = Dommerbordets adresse begynner med https://

# The terminal
desk-serve-files = Systemet lar dommerbordet åpne { $files } filer om gangen. Det er plass til { $live } sider som oppdaterer seg selv; en høyere grense gir flere (ulimit -n).
desk-serve-renewed = Det nye sertifikatet er i bruk. SHA-256-fingeravtrykk: { $fingerprint }
desk-serve-kept = Det endrede sertifikatet kan ikke brukes. Det gamle brukes fortsatt.

# Why there is no encryption
reason-tls_unreadable = { $path } kan ikke leses: { $problem }
reason-tls_no_certificate = { $path } inneholder ikke noe sertifikat i PEM-form.
reason-tls_no_key = { $path } inneholder ingen privat nøkkel i PEM-form.
reason-tls_no_pair = Sertifikatet og nøkkelen kan ikke brukes sammen: { $problem }
reason-tls_not_made = Det kunne ikke lages et sertifikat: { $problem }
reason-tls_unwritable = { $path } kan ikke skrives: { $problem }
