reason-json_not_understood = JSON är inte förstådd på rad { $line }, kolumn { $column }: { $problem }
