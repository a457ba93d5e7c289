desk-report = Report
