//! The registry entry of Word Heist.

use super::text;
use game::Game;
use screen::text::shelf::AGAIN_FRESH;
use screen::{GameCard, OtherScreen, TaskCard};
use word_heist_rules::WordHeist;

/// What the screens outside the game know about Word Heist.
pub const CARD: GameCard = GameCard {
    id: WordHeist::ID,
    name: text::NAME,
    short: "Word Heist",
    says: text::DESCRIPTION,
    play: text::PLAY,
    new: "New Word Heist game",
    rules: "Rules of Word Heist",
    learn: "Learn Word Heist",
    again: AGAIN_FRESH,
    forbids_look_ups: |_| false,
    coloured_cards: false,
    mini: "T P O/ G A I N/ T A P I N G",
    others: &[&PRACTICE, &TASK.screen],
    task: &TASK,
    workshop: None,
};

/// The practice screen: find the steal.
pub const PRACTICE: OtherScreen = OtherScreen {
    path: "practice",
    heading: "Find the steal",
    link: Some(text::PRACTISE),
};

/// The daily task: ten minutes alone with the day's letters.
const TASK: TaskCard = TaskCard {
    screen: OtherScreen {
        path: "day",
        heading: "Today’s Word Heist",
        link: None,
    },
    practice: Some(&PRACTICE),
    says: "Ten minutes alone with today’s letters. The list decides, and words score as always.",
    one: "point",
    more: "points",
    top: "Lynx",
    taken: "stolen",
};
