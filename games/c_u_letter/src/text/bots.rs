//! The bots that play C U Letter.

use game::BotId;
use screen::text::program::{BotText, MATCH};

/// Names and descriptions of the bots, the weakest first.
pub const BOTS: &[BotText] = &[
    BotText {
        id: BotId::new("dabbler"),
        name: "The Dabbler",
        face: "nnu",
        says: "The Dabbler: Knows everyday words, forgets some, and rarely tries a trick.",
    },
    BotText {
        id: BotId::new("conjurer"),
        name: "The Conjurer",
        face: "cco",
        says: "The Conjurer: Well read. Swaps and covers, but gets careless in the lead.",
    },
    BotText {
        id: BotId::new("illusionist"),
        name: "The Illusionist",
        face: "SSw",
        says: "The Illusionist: Knows every word and thinks ahead. Careless in the lead.",
    },
    BotText {
        id: BotId::new("archmage"),
        name: "The Archmage",
        face: "XXM",
        says: "The Archmage: Every word, every trick, and ambushes. It misses nothing.",
    },
    MATCH,
];
