//! Facts of Word Heist.
