//! A hint at the table: how much of it is told, what is marked for it, and when it goes.

use crate::games::word_heist::opponent::Hint;
use crate::games::word_heist::rules::{Source, Stage, Table, TableWordId, TileId, Way};
use game::{SeatId, SeatSet};
use lexicon::{Letter, Word};

/// How much is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// What kind of word it is, and how long.
    Kind,
    /// What it is made of, marked on the table.
    Source,
    /// The word.
    Word,
}

impl HintStep {
    /// All three, the least first.
    pub const ALL: [HintStep; 3] = [HintStep::Kind, HintStep::Source, HintStep::Word];

    fn next(self) -> Option<HintStep> {
        HintStep::ALL.into_iter().find(|step| *step > self)
    }
}

/// What kind of word a seat would make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A new one, from the centre alone.
    New,
    /// One of its own grows.
    Grown,
    /// One of another seat is stolen.
    Steal,
    /// So many words become one.
    Merger(usize),
}

/// Who asked, after how many letters and words: what was looked for then holds until one of them
/// changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// Who.
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

/// A hint at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Hinted {
    /// None was asked for.
    #[default]
    Nothing,
    /// It is looked for.
    Coming(Asked),
    /// No word is worth making.
    NoWord(Asked),
    /// There is one.
    Told {
        /// Who asked.
        seat: SeatId,
        /// The word.
        hint: Hint,
        /// How much is told of it.
        step: HintStep,
    },
}

/// What a word is made of: words of the table with their owners, and letters of the centre.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sources {
    /// The words.
    pub words: Vec<(SeatId, Word)>,
    /// The letters.
    pub letters: Vec<Letter>,
}

impl Sources {
    /// Those of a way.
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

/// What a hint states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stated {
    /// Nothing: none was asked for.
    Nothing,
    /// It is looked for.
    Coming,
    /// No word is worth making.
    NoWord,
    /// What kind of word there is, of how many letters.
    Kind(Kind, usize),
    /// What it is made of.
    Source(Sources),
    /// All of it.
    Word(Word, Sources),
}

/// What is marked on the table for a hint.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// Words.
    pub words: Vec<TableWordId>,
    /// Letters of the centre.
    pub tiles: Vec<TileId>,
}

/// Whether there are hints on a table now: where one person at a time makes words. Once every letter
/// is up all of them may, and a hint would help one of several. `people` are the seats that persons
/// play.
pub fn has_hints(table: &Table, people: SeatSet) -> bool {
    let several = || {
        let there = table.present.iter().filter(|seat| people.contains(*seat));
        there.count() > 1
    };
    table.options.hints && (table.stage != Stage::Open || !several())
}

/// Who may ask for a hint now: whoever types.
pub fn may_ask(table: &Table, people: SeatSet, speaker: Option<SeatId>) -> Option<SeatId> {
    speaker.filter(|_| has_hints(table, people))
}

impl Hinted {
    /// A hint, or more of the one that is told.
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

    /// Whether there is more to be told.
    pub fn has_more(self) -> bool {
        match self {
            Hinted::Nothing => true,
            Hinted::Told { step, .. } => step.next().is_some(),
            Hinted::Coming(_) | Hinted::NoWord(_) => false,
        }
    }

    /// Who waits for it.
    pub const fn coming(self) -> Option<Asked> {
        match self {
            Hinted::Coming(asked) => Some(asked),
            _ => None,
        }
    }

    /// It was found, or there is none. What nobody waits for any more is let go.
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

    /// What is left of it on a table: it goes with its letters and words, and with the turn of
    /// whoever asked. What is still looked for is looked for anew.
    #[must_use]
    pub fn on(self, table: &Table, asks: Option<SeatId>) -> Hinted {
        let here = |seat: SeatId| asks == Some(seat);
        match self {
            // What the table is asked is soon answered.
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

    /// How the word would be made, while it is told.
    pub fn way(self, table: &Table) -> Option<Way> {
        match self {
            Hinted::Told { seat, hint, .. } => way(table, seat, hint),
            _ => None,
        }
    }

    /// What is stated of it on a table.
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

    /// What is marked for it.
    pub fn marks(self, table: &Table) -> Marks {
        let told = matches!(self, Hinted::Told { step, .. } if step >= HintStep::Source);
        let way = self.way(table).filter(|_| told);
        way.map_or_else(Marks::default, |way| Marks {
            words: way.words,
            tiles: way.centre,
        })
    }
}

/// What kind of word a hint is about, for who makes it.
pub fn kind(table: &Table, seat: SeatId, hint: Hint) -> Kind {
    match hint.taken.ids() {
        [] => Kind::New,
        [id] if table.word(*id).is_some_and(|word| word.owner == seat) => Kind::Grown,
        [_] => Kind::Steal,
        several => Kind::Merger(several.len()),
    }
}

/// How its word can be made, if it can still.
fn way(table: &Table, seat: SeatId, hint: Hint) -> Option<Way> {
    let source = Source::Exactly(hint.taken.into());
    let ways = table.fits_table(seat, hint.word, &source).ok()?;
    ways.into_iter().next()
}

#[cfg(test)]
#[path = "hinted_tests.rs"]
mod tests;
