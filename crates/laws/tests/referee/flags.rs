//! Clauses of this rule.
