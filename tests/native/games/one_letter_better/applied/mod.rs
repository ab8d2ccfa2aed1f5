//! Rulings as bots and hints apply them.

mod affixes;
