# Encryption
desk-door-plain = Inte krypterat: den som avlyssnar nätverket kan läsa lösenord och länkar. Krypterat med rokade serve --tls self
desk-door-own = Krypterat med domarbordets eget certifikat, så webbläsaren varnar. Gå bara vidare om den visar detta SHA-256-fingeravtryck:
desk-door-address = Domarbordets adress börjar med https://

# The terminal
desk-serve-files = Systemet låter domarbordet öppna { $files } filer åt gången. Det finns plats för { $live } sidor som uppdaterar sig själva; en högre gräns ger fler (ulimit -n).
desk-serve-renewed = Det nya certifikatet används. SHA-256-fingeravtryck: { $fingerprint }
desk-serve-kept = Det ändrade certifikatet kan inte användas. Det gamla används fortfarande.

# Why there is no encryption
reason-tls_unreadable = { $path } kan inte läsas: { $problem }
reason-tls_no_certificate = { $path } innehåller inget certifikat i PEM-format.
reason-tls_no_key = { $path } innehåller ingen privat nyckel i PEM-format.
reason-tls_no_pair = Certifikatet och nyckeln kan inte användas tillsammans: { $problem }
reason-tls_not_made = Ett certifikat kunde inte skapas: { $problem }
reason-tls_unwritable = { $path } kan inte skrivas: { $problem }
