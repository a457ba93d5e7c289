desk-report = Innrapportering
