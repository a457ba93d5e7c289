reason-json_not_understood = JSON er ikke forstået i linje { $line }, kolonne { $column }: { $problem }
