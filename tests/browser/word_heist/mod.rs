//! Word Heist at the table. What is played is decided natively by the same rules; the page
//! must come to the same.
//!
//! - `playing`: whole games in each mode
//! - `racing`: keys and pads, all at once
//! - `looks`: the table as it fills, in three sizes

mod looks;
mod playing;
mod racing;

use std::sync::LazyLock;

use lettercase::games::word_heist::{
    Action, Attempt, Choices, Finder, Options, Source, Table, WordHeist,
};
use lettercase::lexicon::{Level, Lexicon, Word};
use lettercase::storage::{MemoryStore, Records};
use lettercase::table::{
    Chance, GameId, Match, Moment, PlayedBy, Roster, Seat, SeatId, Shelf, Stamp, Viewer,
};

use crate::page::Page;

fn words() -> &'static Lexicon {
    static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
        Lexicon::open(include_bytes!("../../../lexicon/words.lex")).expect("the list opens")
    });
    &WORDS
}

/// The game as it goes on beside the page.
struct Beside(Match<WordHeist>);

impl Beside {
    fn of(names: &[&str], choices: Choices) -> Beside {
        let mut roster = Roster::default();
        for name in names {
            roster.add(name).expect("they sit down");
        }
        let seats = roster.players().iter().map(|player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        });
        let options = Options::new(choices).expect("these can be played");
        let game = Match::begin(options, seats.collect(), Chance::new(7));
        Beside(game.expect("so many can sit down"))
    }

    fn table(&self) -> Table {
        self.0.view(Viewer::Table)
    }

    fn act(&mut self, seat: SeatId, action: &Action) {
        let at = Moment(self.0.last_moment().0 + 1_000);
        let done = self.0.act(seat, action, at, Some(words()));
        assert_eq!(done, Ok(()), "{seat}: {action:?}");
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

    fn make(&mut self, seat: SeatId) -> bool {
        let Some((word, source)) = self.find(seat) else {
            return false;
        };
        self.act(seat, &Action::Make(Attempt { word, source }));
        true
    }

    /// Lays it on the page's shelf and opens it there.
    fn open(&self, page: &Page) {
        let id: GameId = "heist".parse().expect("a name");
        let mut records = Records::new(MemoryStore::default());
        let kept = Shelf::new(&mut records).keep(&id, None, &self.0, Stamp(1));
        kept.expect("memory has room");
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        for (key, text) in &records.store().texts {
            page.store(key, text);
        }
        page.open("#/word-heist/game/heist");
        page.css("#pile").appears();
    }
}
