//! The bots that play One Letter Better.

use game::BotId;
use screen::text::program::{BotText, MATCH};

/// The names and descriptions of the bots, weakest first.
pub const BOTS: &[BotText] = &[
    BotText {
        id: BotId::new("deuce"),
        name: "The Deuce",
        face: "oov",
        says: "The Deuce: Knows everyday words and misses many. Never digs in the pile.",
    },
    BotText {
        id: BotId::new("knave"),
        name: "The Knave",
        face: "ccV",
        says: "The Knave: Well read and fearless. Gets careless when it leads.",
    },
    BotText {
        id: BotId::new("queen"),
        name: "The Queen",
        face: "MMo",
        says: "The Queen: Knows every word and plans whole turns. Careless when it leads.",
    },
    BotText {
        id: BotId::new("ace"),
        name: "The Ace",
        face: "AAV",
        says: "The Ace: Misses nothing, and guesses what you hold.",
    },
    MATCH,
];
