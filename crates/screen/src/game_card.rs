//! What screens outside a game know about it.

use super::Route;

/// A game's card: its name, the labels of links to it, a miniature of its table. Each game has
/// one; the registry (`games`) lists them.
#[derive(Debug)]
pub struct GameCard {
    /// The game's name in journals and addresses.
    pub id: &'static str,
    /// The game's name on screen.
    pub name: &'static str,
    /// The game's name with plain spaces, for system menus.
    pub short: &'static str,
    /// One line about the game.
    pub says: &'static str,
    /// Label of the link to a new game.
    pub play: &'static str,
    /// Heading of the form for a new game.
    pub new: &'static str,
    /// Heading of the rules, and label of the link to them.
    pub rules: &'static str,
    /// Heading of the lessons, and label of the link to them.
    pub learn: &'static str,
    /// Label of the button for another game with the same people and rules.
    pub again: &'static str,
    /// Whether a game in progress with this journal forbids looking words up (O29).
    pub forbids_look_ups: fn(&str) -> bool,
    /// Whether the table's cards have colours, so that seats wear those of [`super::seat_looks`].
    pub coloured_cards: bool,
    /// Miniature of the table: rows separated by slashes, and the things in each row by spaces. The
    /// style sheet draws the rest.
    pub mini: &'static str,
    /// Further screens of the game.
    pub others: &'static [&'static OtherScreen],
    /// The game's daily task.
    pub task: &'static TaskCard,
    /// A screen of the game that home lists separately.
    pub workshop: Option<&'static Workshop>,
}

impl PartialEq for GameCard {
    fn eq(&self, other: &GameCard) -> bool {
        self.id == other.id
    }
}

impl Eq for GameCard {}

/// A screen that only one game has.
#[derive(Debug, PartialEq, Eq)]
pub struct OtherScreen {
    /// The screen's name in addresses, after the game's name.
    pub path: &'static str,
    /// The screen's heading.
    pub heading: &'static str,
    /// Label of the link from the form for a new game, if there is one.
    pub link: Option<&'static str>,
}

/// What is known about a game's daily task outside the game.
#[derive(Debug, PartialEq, Eq)]
pub struct TaskCard {
    /// The task's screen.
    pub screen: OtherScreen,
    /// The practice screen, if it is a separate one.
    pub practice: Option<&'static OtherScreen>,
    /// The task in a sentence.
    pub says: &'static str,
    /// Singular of what the task counts, such as "point".
    pub one: &'static str,
    /// Plural of what the task counts.
    pub more: &'static str,
    /// Whose result is par, as in "level with Lynx".
    pub top: &'static str,
    /// Meaning of a full square in the results of a task whose squares stand for words.
    pub taken: &'static str,
}

/// A screen of a game that home lists beside the games.
#[derive(Debug)]
pub struct Workshop {
    pub route: Route,
    /// Name of the screen.
    pub name: &'static str,
    /// One sentence about the screen, for home.
    pub says: &'static str,
}
