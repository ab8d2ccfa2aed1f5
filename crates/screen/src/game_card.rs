//! What every screen outside a game knows of it.

use super::Route;

/// A game of the box: its name, what leads to it, its table in small. Each game has one; the
/// registry ([`crate::games`]) lists them.
#[derive(Debug)]
pub struct GameCard {
    /// Its name in journals and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its name with plain spaces, for the system's menus.
    pub short: &'static str,
    /// What it is, in a line.
    pub says: &'static str,
    /// Leads to a new game.
    pub play: &'static str,
    /// Heads a new game.
    pub new: &'static str,
    /// Heads its rules, and leads there.
    pub rules: &'static str,
    /// Heads its lessons, and leads there.
    pub learn: &'static str,
    /// Plays it once more with the same people and rules.
    pub again: &'static str,
    /// Whether nobody may look words up while a game with this journal goes on (O29).
    pub bars_look_ups: fn(&str) -> bool,
    /// How many play it.
    pub seats: &'static str,
    /// Its table in small: rows between strokes, what lies in each between spaces. The style
    /// sheet draws the rest.
    pub mini: &'static str,
    /// What screens it has besides.
    pub others: &'static [&'static OtherScreen],
    /// Its task of the day.
    pub task: &'static TaskCard,
    /// What it has that home shows by itself.
    pub workshop: Option<&'static Workshop>,
}

impl PartialEq for GameCard {
    fn eq(&self, other: &GameCard) -> bool {
        self.id == other.id
    }
}

impl Eq for GameCard {}

/// A screen that only this game has.
#[derive(Debug, PartialEq, Eq)]
pub struct OtherScreen {
    /// Its name in addresses, after the game's.
    pub path: &'static str,
    /// Its heading.
    pub heading: &'static str,
    /// Leads there from a new game, if anything does.
    pub link: Option<&'static str>,
}

/// What is said of a game's task of the day outside the game.
#[derive(Debug, PartialEq, Eq)]
pub struct TaskCard {
    /// Where it is.
    pub screen: OtherScreen,
    /// Where one practises, if that is a screen of its own.
    pub practice: Option<&'static OtherScreen>,
    /// What it asks.
    pub says: &'static str,
    /// What is counted: one of it, and several.
    pub one: &'static str,
    /// Several of it.
    pub more: &'static str,
    /// Whose result is par.
    pub top: &'static str,
    /// What the full squares mean that stand for words.
    pub taken: &'static str,
}

/// A screen of a game that home shows beside the games.
#[derive(Debug)]
pub struct Workshop {
    /// Where it is.
    pub route: Route,
    /// What it is called.
    pub name: &'static str,
    /// One sentence about it, for home.
    pub says: &'static str,
}
