//! The names of the bots.

use game::BotId;
use screen::text::program::{BotText, MATCH};

/// Names and descriptions of the bots, the easiest first.
pub const BOTS: &[BotText] = &[
    BotText {
        id: BotId::new("mouse"),
        name: "Mouse",
        face: "eev",
        says: "Plays the first everyday word it sees. Slower in the lead.",
    },
    BotText {
        id: BotId::new("squirrel"),
        name: "Squirrel",
        face: "QQw",
        says: "Knows more words and is quick. Takes whatever gains the most.",
    },
    BotText {
        id: BotId::new("raccoon"),
        name: "Raccoon",
        face: "OOv",
        says: "Knows every word, misses some, and keeps its own out of your reach.",
    },
    BotText {
        id: BotId::new("lynx"),
        name: "Lynx",
        face: "AAY",
        says: "Sees every word in the end, and thinks of letters still to come.",
    },
    MATCH,
];
