//! Rulings as hints apply them.

mod hints;
