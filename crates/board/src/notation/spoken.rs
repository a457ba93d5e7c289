//! The spoken form.
