reason-json_not_understood = The JSON is not understood at line { $line }, column { $column }: { $problem }
