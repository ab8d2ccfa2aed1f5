//! The bots that play One Letter Better.

use game::BotId;
use screen::text::program::{BotText, MATCH};

/// The names and descriptions of the bots, weakest first.
pub const BOTS: &[BotText] = &[
    BotText {
        id: BotId::new("deuce"),
        name: "Deuce",
        face: "oov",
        says: "Knows everyday words and misses many. Never digs in the pile.",
    },
    BotText {
        id: BotId::new("knave"),
        name: "Knave",
        face: "ccV",
        says: "Well read and fearless. Gets careless when it leads.",
    },
    BotText {
        id: BotId::new("queen"),
        name: "Queen",
        face: "MMo",
        says: "Knows every word and plans whole turns. Careless when it leads.",
    },
    BotText {
        id: BotId::new("ace"),
        name: "Ace",
        face: "AAV",
        says: "Misses nothing, and guesses what you hold.",
    },
    MATCH,
];
