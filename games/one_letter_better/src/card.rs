//! One Letter Better in the registry.

use super::text;
use game::Game;
use one_letter_better_rules::{OneLetterBetter, forbids_look_ups};
use screen::text::shelf::AGAIN_FRESH;
use screen::{GameCard, OtherScreen, TaskCard};

/// This game's entry in the registry: its name, and the other texts that screens outside the game
/// show.
pub const CARD: GameCard = GameCard {
    id: OneLetterBetter::ID,
    name: text::NAME,
    short: "One Letter Better",
    says: text::TAGLINE,
    play: text::PLAY,
    new: "New One Letter Better game",
    rules: "Rules of One Letter Better",
    learn: "Learn One Letter Better",
    again: AGAIN_FRESH,
    forbids_look_ups,
    coloured_cards: true,
    mini: "T I M ER S/E ING A L N",
    others: &[&DECK, &PRACTICE, &TASK.screen],
    task: &TASK,
    workshop: None,
};

/// The screen of the deck: its cards and their values.
pub const DECK: OtherScreen = OtherScreen {
    path: "deck",
    heading: "The cards",
    link: Some(text::CHANGE_DECK),
};

/// The registry's entry for the daily task.
const TASK: TaskCard = TaskCard {
    screen: OtherScreen {
        path: "day",
        heading: "Today’s One Letter Better",
        link: None,
    },
    practice: Some(&PRACTICE),
    says: "Today’s deck, alone to the last card. Your words score, and your hand costs.",
    one: "point",
    more: "points",
    top: "Ace",
    taken: "stolen",
};

/// The practice screen: find the best play, alone.
pub const PRACTICE: OtherScreen = OtherScreen {
    path: "practice",
    heading: "Find the play",
    link: None,
};
