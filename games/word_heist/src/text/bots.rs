//! The names of the bots.

use game::BotId;
use screen::text::program::{BotText, MATCH};

/// Names and descriptions of the bots, the easiest first.
pub const BOTS: &[BotText] = &[
    BotText {
        id: BotId::new("mouse"),
        name: "The Mouse",
        face: "eev",
        says: "The Mouse: Plays the first everyday word it sees. Slower in the lead.",
    },
    BotText {
        id: BotId::new("squirrel"),
        name: "The Squirrel",
        face: "QQw",
        says: "The Squirrel: Knows more words and is quick. Takes whatever gains the most.",
    },
    BotText {
        id: BotId::new("raccoon"),
        name: "The Raccoon",
        face: "OOv",
        says: "The Raccoon: Knows every word, misses some, and keeps its own out of your reach.",
    },
    BotText {
        id: BotId::new("lynx"),
        name: "The Lynx",
        face: "AAY",
        says: "The Lynx: Sees every word in the end, and thinks of letters still to come.",
    },
    MATCH,
];
