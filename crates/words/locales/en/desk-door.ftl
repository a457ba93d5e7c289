# Encryption
desk-door-plain = Not encrypted: whoever listens in on this network can read passwords and links. Encrypted with rokade serve --tls self
desk-door-own = Encrypted with the desk’s own certificate, so the browser warns. Go on only if it shows this SHA-256 fingerprint:
desk-door-address = The address of this desk begins with https://

# The terminal
desk-serve-files = This system lets the desk open { $files } files at a time. There is room for { $live } live pages; a higher limit gives more (ulimit -n).
desk-serve-renewed = The new certificate is in use. SHA-256 fingerprint: { $fingerprint }
desk-serve-kept = The changed certificate cannot be used. The old one stays in use.

# Why there is no encryption
reason-tls_unreadable = { $path } cannot be read: { $problem }
reason-tls_no_certificate = { $path } contains no certificate in PEM form.
reason-tls_no_key = { $path } contains no private key in PEM form.
reason-tls_no_pair = The certificate and the key cannot be used together: { $problem }
reason-tls_not_made = A certificate could not be made: { $problem }
reason-tls_unwritable = { $path } cannot be written: { $problem }
