//! Word Heist at the table. Each test plays the game natively by the same rules; the page must
//! reach the same state.
//!
//! - `playing`: whole games
//! - `racing`: buzzers and callers, several at once
//! - `deciding`: votes, slips, several ways to make a word
//! - `reaching`: by keyboard and thumb, with motion and without; a stable layout
//! - `looks`: the table as it fills, in three sizes
//! - `waiting`: words that are made before the word list has loaded
//! - `fingers`: difficult touches
//! - `sizes`: the table in every window
//! - `facing`: a tablet between players
//! - `whole`: whole games, with pictures, and by keyboard alone
//! - `set_up`: its form
//! - `rules`: its rules screen
//! - `practice`: finding steals
//! - `lessons`: its lessons
//! - `hinting`: hints in three steps
//! - `trying`: retrying a missed word

mod deciding;
mod facing;
mod fingers;
mod hinting;
mod lessons;
mod looks;
mod playing;
mod practice;
mod racing;
mod reaching;
mod rules;
mod set_up;
mod sizes;
mod trying;
mod waiting;
mod whole;

use game::{Match, Moment, SeatId, Viewer};
use lexicon::{Level, Word};
use word_heist::bots::Finder;
use word_heist_rules::{Action, Attempt, Choices, Options, Phase, SourceChoice, Table, WordHeist};

use crate::beside::{self, word_list};
use crate::page::{Page, Part};

/// The native copy of the game.
struct NativeGame(Match<WordHeist>);

/// Opens the menu, which offers the proposals to the table.
fn open_menu(page: &Page) {
    page.part("button", "Menu").press();
}

/// The part of a word on the table, by its letters in capitals and its owner's name. The label that
/// a beginner gets has more text after these.
fn word_part<'page>(page: &'page Page, word: &str, name: &str) -> Part<'page> {
    page.css(&format!(".heist-word[aria-label^=\"{name}’s {word}\"]"))
}

impl NativeGame {
    fn new(names: &[&str], choices: Choices) -> NativeGame {
        let options = Options::new(choices).expect("the rules are valid");
        NativeGame(beside::new_match(names, options, 7))
    }

    fn table(&self) -> Table {
        self.0.view(Viewer::Table)
    }

    fn act(&mut self, seat: SeatId, action: &Action) {
        beside::apply_action(&mut self.0, seat, action, 1_000);
    }

    /// The moment `later` milliseconds after the game's last action.
    fn moment_after(&self, later: u64) -> Moment {
        Moment(self.0.last_moment().0 + later)
    }

    /// The seat that must act.
    fn next_seat(&self) -> SeatId {
        let waiting = self.0.waiting_for();
        waiting.seats().iter().next().expect("a seat must act")
    }

    /// Returns the first word that a seat can make, with the words it uses.
    fn find_word(&self, seat: SeatId) -> Option<(Word, SourceChoice)> {
        let finder = Finder::for_seat(&self.table(), seat).up_to_level(Level::Common);
        let finds = finder.find(word_list());
        let find = finds.first()?;
        let way = find.ways.first()?;
        Some((find.word, SourceChoice::Exactly(way.ids().to_vec())))
    }

    /// Whether a seat can make any word of the full list.
    fn can_make(&self, seat: SeatId) -> bool {
        !Finder::for_seat(&self.table(), seat)
            .find(word_list())
            .is_empty()
    }

    fn make_word(&mut self, seat: SeatId) -> bool {
        let Some((word, source)) = self.find_word(seat) else {
            return false;
        };
        self.act(seat, &Action::Make(Attempt { word, source }));
        true
    }

    /// Turns letters up until `left` are face down and the next one can be turned up.
    fn flip_until(&mut self, left: u8) {
        while self.table().face_down > left || self.phase() != Some(Phase::Flip) {
            match self.phase() {
                Some(Phase::Flip) => self.act(self.next_seat(), &Action::Flip),
                _ => self.act(self.next_seat(), &Action::Pass),
            }
        }
    }

    /// The phase in which the game waits.
    fn phase(&self) -> Option<Phase> {
        self.0.waiting_for().phase()
    }

    /// Puts the game on the page's shelf and opens it there.
    fn open(&self, page: &Page) {
        self.open_as(page, "heist");
    }

    /// Puts the game on the page's shelf under a name and opens it there.
    fn open_as(&self, page: &Page, name: &str) {
        beside::open_game(page, name, &self.0);
        page.css(".stage").appears();
    }
}
