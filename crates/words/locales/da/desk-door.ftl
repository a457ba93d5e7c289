# Encryption
desk-door-plain = Ikke krypteret: den, der lytter med på netværket, kan læse adgangskoder og links. Krypteret med rokade serve --tls self
desk-door-own = Krypteret med dommerbordets eget certifikat, så browseren advarer. Gå kun videre, hvis den viser dette SHA-256-fingeraftryk:
desk-door-address = Dommerbordets adresse begynder med https://

# The terminal
desk-serve-files = Systemet lader dommerbordet åbne { $files } filer ad gangen. Der er plads til { $live } sider, der opdaterer sig selv; en højere grænse giver flere (ulimit -n).
desk-serve-renewed = Det nye certifikat er i brug. SHA-256-fingeraftryk: { $fingerprint }
desk-serve-kept = Det ændrede certifikat kan ikke bruges. Det gamle bruges fortsat.

# Why there is no encryption
reason-tls_unreadable = { $path } kan ikke læses: { $problem }
reason-tls_no_certificate = { $path } indeholder intet certifikat i PEM-form.
reason-tls_no_key = { $path } indeholder ingen privat nøgle i PEM-form.
reason-tls_no_pair = Certifikatet og nøglen kan ikke bruges sammen: { $problem }
reason-tls_not_made = Der kunne ikke laves et certifikat: { $problem }
reason-tls_unwritable = { $path } kan ikke skrives: { $problem }
