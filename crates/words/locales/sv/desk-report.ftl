desk-report = Rapport
