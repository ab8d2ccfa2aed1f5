//! The bots that play C U Letter.

use game::BotId;
use screen::text::program::{BotText, MATCH};

/// Names and descriptions of the bots, the weakest first.
pub const BOTS: &[BotText] = &[
    BotText {
        id: BotId::new("dabbler"),
        name: "Dabbler",
        face: "nnu",
        says: "Knows everyday words, forgets some, and rarely tries a trick.",
    },
    BotText {
        id: BotId::new("conjurer"),
        name: "Conjurer",
        face: "cco",
        says: "Well read. Swaps and covers, but gets careless in the lead.",
    },
    BotText {
        id: BotId::new("illusionist"),
        name: "Illusionist",
        face: "SSw",
        says: "Knows every word and thinks ahead. Careless in the lead.",
    },
    BotText {
        id: BotId::new("archmage"),
        name: "Archmage",
        face: "XXM",
        says: "Every word, every trick, and ambushes. It misses nothing.",
    },
    MATCH,
];
