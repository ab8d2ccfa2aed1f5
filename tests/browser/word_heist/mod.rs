//! Word Heist at the table. What is played is decided natively by the same rules; the page
//! must come to the same.
//!
//! - `playing`: whole games
//! - `racing`: keys and pads, all at once
//! - `deciding`: what the table is asked, slips, the ways of a word
//! - `reaching`: by keyboard and thumb, in motion and without, and nothing jumps
//! - `looks`: the table as it fills, in three sizes
//! - `waiting`: words that are made before the word list is here
//! - `fingers`: hands as they are
//! - `sizes`: the table in every window
//! - `facing`: a tablet between players
//! - `whole`: whole games, in pictures and by keys alone
//! - `set_up`: its form
//! - `rules`: its rules, as they are read
//! - `practice`: find the steal
//! - `lessons`: its lessons
//! - `hinting`: hints in three steps
//! - `trying`: a word that was missed, looked for again

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
use lettercase::games::word_heist::opponent::Finder;
use lettercase::games::word_heist::{
    Action, Attempt, Choices, Options, Phase, Source, Table, WordHeist,
};
use lexicon::{Level, Word};

use crate::beside::{self, words};
use crate::page::{Page, Part};

/// The game as it goes on beside the page.
struct Beside(Match<WordHeist>);

/// Opens the menu: what the table can be asked is there.
fn menu(page: &Page) {
    page.part("button", "Menu").press();
}

/// A word on the table, written in capitals, by whose it is. What a beginner hears of it besides comes when it comes.
fn word_of<'page>(page: &'page Page, word: &str, name: &str) -> Part<'page> {
    page.css(&format!(".heist-word[aria-label^=\"{name}’s {word}\"]"))
}

impl Beside {
    fn of(names: &[&str], choices: Choices) -> Beside {
        let options = Options::new(choices).expect("these can be played");
        Beside(beside::begun(names, options, 7))
    }

    fn table(&self) -> Table {
        self.0.view(Viewer::Table)
    }

    fn act(&mut self, seat: SeatId, action: &Action) {
        beside::act(&mut self.0, seat, action, 1_000);
    }

    /// So many milliseconds after what was done last.
    fn now(&self, later: u64) -> Moment {
        Moment(self.0.last_moment().0 + later)
    }

    /// The seat that is waited for.
    fn next(&self) -> SeatId {
        let waiting = self.0.waiting_for();
        waiting.seats().iter().next().expect("somebody is")
    }

    /// The first word that a seat can make, with the words it takes up.
    fn find(&self, seat: SeatId) -> Option<(Word, Source)> {
        let finder = Finder::at(&self.table(), seat).up_to(Level::Common);
        let finds = finder.find(words());
        let find = finds.first()?;
        let way = find.ways.first()?;
        Some((find.word, Source::Exactly(way.ids().to_vec())))
    }

    /// Whether a seat can make any word of the whole list.
    fn can_make(&self, seat: SeatId) -> bool {
        !Finder::at(&self.table(), seat).find(words()).is_empty()
    }

    fn make(&mut self, seat: SeatId) -> bool {
        let Some((word, source)) = self.find(seat) else {
            return false;
        };
        self.act(seat, &Action::Make(Attempt { word, source }));
        true
    }

    /// Turns letters up until so many lie face down and the next can be.
    fn flip_until(&mut self, left: u8) {
        while self.table().face_down > left || self.phase() != Some(Phase::Flip) {
            match self.phase() {
                Some(Phase::Flip) => self.act(self.next(), &Action::Flip),
                _ => self.act(self.next(), &Action::Pass),
            }
        }
    }

    /// What is waited for.
    fn phase(&self) -> Option<Phase> {
        self.0.waiting_for().phase()
    }

    /// Lays it on the page's shelf and opens it there.
    fn open(&self, page: &Page) {
        self.open_as(page, "heist");
    }

    /// The same, under another name.
    fn open_as(&self, page: &Page, name: &str) {
        beside::open(page, name, &self.0);
        page.css(".stage").appears();
    }
}
