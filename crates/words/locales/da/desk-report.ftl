desk-report = Indberetning
