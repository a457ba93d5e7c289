//! To be written on this branch.
