//! A hint at the table: how much of it is revealed, what is marked for it, and when it
//! disappears.

use crate::bots::Hint;
use game::{SeatId, SeatSet};
use lexicon::{Letter, Word};
use word_heist_rules::{Source, Stage, Table, TableWordId, TileId, Way};

/// How much of a hint is revealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// The kind of word, and its length.
    Kind,
    /// What it is made from, marked on the table.
    Source,
    /// The word itself.
    Word,
}

impl HintStep {
    /// All three steps, the one that reveals least first.
    pub const ALL: [HintStep; 3] = [HintStep::Kind, HintStep::Source, HintStep::Word];

    fn next(self) -> Option<HintStep> {
        HintStep::ALL.into_iter().find(|step| *step > self)
    }
}

/// The kind of word that a hint is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A new word, from the centre alone.
    New,
    /// An extension of a word that the seat owns.
    Grown,
    /// A steal from another seat.
    Steal,
    /// A merger of this number of words.
    Merger(usize),
}

/// A request for a hint: who asked, and after how many letters and words. Its result is valid
/// until one of these numbers changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// The seat that asked.
    pub seat: SeatId,
    up: usize,
    made: usize,
}

impl Asked {
    fn now(seat: SeatId, table: &Table) -> Asked {
        Asked {
            seat,
            up: table.turned_up(),
            made: table.words.len(),
        }
    }
}

/// The state of the hint at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hinted {
    /// No hint was asked for.
    #[default]
    Nothing,
    /// The bot worker is looking for a hint.
    Coming(Asked),
    /// No word is worth making.
    NoWord(Asked),
    /// There is a hint, at least partly revealed.
    Told {
        /// The seat that asked.
        seat: SeatId,
        /// The word, and the words it uses.
        hint: Hint,
        /// How much of it is revealed.
        step: HintStep,
    },
}

/// What a word is made from: words on the table with their owners, and letters of the centre.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sources {
    /// The words, with their owners.
    pub words: Vec<(SeatId, Word)>,
    /// The letters of the centre.
    pub letters: Vec<Letter>,
}

impl Sources {
    /// The sources of a way.
    pub fn of(table: &Table, way: &Way) -> Sources {
        let old = way.words.iter().filter_map(|id| table.word(*id));
        let joined = table.centre.iter();
        let joined = joined.filter(|tile| way.centre.contains(&tile.id));
        Sources {
            words: old.map(|old| (old.owner, old.word())).collect(),
            letters: joined.map(|tile| tile.letter).collect(),
        }
    }
}

/// What a hint says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stated {
    /// Nothing: no hint was asked for.
    Nothing,
    /// The search is still running.
    Coming,
    /// No word is worth making.
    NoWord,
    /// The kind of word, and its number of letters.
    Kind(Kind, usize),
    /// What the word is made from.
    Source(Sources),
    /// The word, and what it is made from.
    Word(Word, Sources),
}

/// What is marked on the table for a hint.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// Words on the table.
    pub words: Vec<TableWordId>,
    /// Letters of the centre.
    pub tiles: Vec<TileId>,
}

/// Whether a table has hints now: where one person at a time makes words. Once every letter is up
/// all players may make words, and a hint would help only one of several. `people` are the seats of
/// human players.
pub fn has_hints(table: &Table, people: SeatSet) -> bool {
    let several = || {
        let there = table.present.iter().filter(|seat| people.contains(*seat));
        there.count() > 1
    };
    table.options.hints && (table.stage != Stage::Open || !several())
}

/// The seat that may ask for a hint now: the one that types.
pub fn may_ask(table: &Table, people: SeatSet, speaker: Option<SeatId>) -> Option<SeatId> {
    speaker.filter(|_| has_hints(table, people))
}

impl Hinted {
    /// Asks for a hint, or reveals more of the current one.
    #[must_use]
    pub fn more(self, table: &Table, seat: SeatId) -> Hinted {
        match self {
            Hinted::Nothing => Hinted::Coming(Asked::now(seat, table)),
            Hinted::Told { seat, hint, step } => {
                let step = step.next().unwrap_or(step);
                Hinted::Told { seat, hint, step }
            }
            coming => coming,
        }
    }

    /// Whether the hint has more to reveal.
    pub fn has_more(self) -> bool {
        match self {
            Hinted::Nothing => true,
            Hinted::Told { step, .. } => step.next().is_some(),
            Hinted::Coming(_) | Hinted::NoWord(_) => false,
        }
    }

    /// The pending request, if any.
    pub const fn coming(self) -> Option<Asked> {
        match self {
            Hinted::Coming(asked) => Some(asked),
            _ => None,
        }
    }

    /// Takes the result of a request. Results that are no longer waited for are ignored.
    #[must_use]
    pub fn found(self, asked: Asked, hint: Option<Hint>) -> Hinted {
        match (self == Hinted::Coming(asked), hint) {
            (false, _) => self,
            (true, None) => Hinted::NoWord(asked),
            (true, Some(hint)) => Hinted::Told {
                seat: asked.seat,
                hint,
                step: HintStep::Kind,
            },
        }
    }

    /// Updates the hint to a changed table. It disappears with its letters or words, or when the
    /// turn of the seat that asked ends. A pending request is repeated for the new table.
    #[must_use]
    pub fn on(self, table: &Table, asks: Option<SeatId>) -> Hinted {
        let here = |seat: SeatId| asks == Some(seat);
        match self {
            // Kept during a proposal, which is soon answered.
            Hinted::Told { .. } | Hinted::NoWord(_) if table.motion.is_some() => self,
            Hinted::Coming(asked) if here(asked.seat) => {
                Hinted::Coming(Asked::now(asked.seat, table))
            }
            Hinted::NoWord(asked) if here(asked.seat) && asked == Asked::now(asked.seat, table) => {
                self
            }
            Hinted::Told { seat, hint, .. } if here(seat) && way(table, seat, hint).is_some() => {
                self
            }
            _ => Hinted::Nothing,
        }
    }

    /// The way in which the hinted word would be made, if there is a hint.
    pub fn way(self, table: &Table) -> Option<Way> {
        match self {
            Hinted::Told { seat, hint, .. } => way(table, seat, hint),
            _ => None,
        }
    }

    /// What the hint says on this table.
    pub fn states(self, table: &Table) -> Stated {
        match (self, self.way(table)) {
            (Hinted::Nothing, _) | (Hinted::Told { .. }, None) => Stated::Nothing,
            (Hinted::Coming(_), _) => Stated::Coming,
            (Hinted::NoWord(_), _) => Stated::NoWord,
            (Hinted::Told { seat, hint, step }, Some(way)) => {
                let sources = Sources::of(table, &way);
                match step {
                    HintStep::Kind => Stated::Kind(kind(table, seat, hint), hint.word.len()),
                    HintStep::Source => Stated::Source(sources),
                    HintStep::Word => Stated::Word(hint.word, sources),
                }
            }
        }
    }

    /// What is marked on the table for the hint.
    pub fn marks(self, table: &Table) -> Marks {
        let told = matches!(self, Hinted::Told { step, .. } if step >= HintStep::Source);
        let way = self.way(table).filter(|_| told);
        way.map_or_else(Marks::default, |way| Marks {
            words: way.words,
            tiles: way.centre,
        })
    }
}

/// The kind of word that a hint is about, for the seat that would make it.
pub fn kind(table: &Table, seat: SeatId, hint: Hint) -> Kind {
    match hint.taken.ids() {
        [] => Kind::New,
        [id] if table.word(*id).is_some_and(|word| word.owner == seat) => Kind::Grown,
        [_] => Kind::Steal,
        several => Kind::Merger(several.len()),
    }
}

/// The way in which a hinted word can be made, if it still can.
fn way(table: &Table, seat: SeatId, hint: Hint) -> Option<Way> {
    let source = Source::Exactly(hint.taken.into());
    let ways = table.fits_table(seat, hint.word, &source).ok()?;
    ways.into_iter().next()
}

#[cfg(test)]
#[path = "hinted_tests.rs"]
mod tests;
