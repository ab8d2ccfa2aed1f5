//! Facts of C U Letter.
