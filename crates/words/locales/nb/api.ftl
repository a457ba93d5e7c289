reason-json_not_understood = JSON er ikke forstått i linje { $line }, kolonne { $column }: { $problem }
