reason-json_not_understood = JSON-teksten forstås ikke ved linje { $line }, kolonne { $column }: { $problem }
