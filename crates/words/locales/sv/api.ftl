reason-json_not_understood = JSON-texten kan inte tolkas på rad { $line }, kolumn { $column }: { $problem }
