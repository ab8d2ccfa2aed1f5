//! A hint at the table: how much of it is revealed, what is marked for it, and when it
//! disappears.

use super::WordEntry;
use crate::bots::Hint;
use game::{SeatId, SeatSet};
use lexicon::{Letter, Word};
use word_heist_rules::{LetterTileId, MadeWordId, Scoring, SourceChoice, Stage, Table, WayToMake};

/// How much of a hint is revealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// The kind of word, its length, and the words that it uses.
    Kind,
    /// The letters too that the hinted word is made from.
    Source,
    /// The word itself, which is typed for the player.
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
pub enum HintedWordKind {
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
pub struct HintRequest {
    /// The seat that asked.
    pub seat: SeatId,
    up: usize,
    made: usize,
}

impl HintRequest {
    fn new(seat: SeatId, table: &Table) -> HintRequest {
        HintRequest {
            seat,
            up: table.turned_up_count(),
            made: table.words.len(),
        }
    }
}

/// The state of the hint at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum HintState {
    /// No hint was asked for.
    #[default]
    Nothing,
    /// The bot worker is looking for a hint.
    Pending(HintRequest),
    /// No word can be made.
    NoWord(HintRequest),
    /// There is a hint, at least partly revealed.
    Revealed {
        /// The seat that asked.
        seat: SeatId,
        /// The hinted word, and the words on the table that it uses.
        hint: Hint,
        /// How much of the hint is revealed.
        step: HintStep,
    },
}

/// What a word is made from: words on the table with their owners, and letters of the centre.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordSources {
    /// The words, with their owners.
    pub words: Vec<(SeatId, Word)>,
    /// The letters of the centre.
    pub letters: Vec<Letter>,
}

impl WordSources {
    /// The sources of a way.
    pub fn from_way(table: &Table, way: &WayToMake) -> WordSources {
        let old = way.words.iter().filter_map(|id| table.word(*id));
        let joined = table.centre.iter();
        let joined = joined.filter(|tile| way.centre.contains(&tile.id));
        WordSources {
            words: old.map(|old| (old.owner, old.word())).collect(),
            letters: joined.map(|tile| tile.letter).collect(),
        }
    }
}

/// What a word changes in the scores (A17).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordGain {
    /// What the score counts.
    pub scoring: Scoring,
    /// What the maker's score gains.
    pub own: i32,
    /// What the scores of other seats lose, in the order of the words.
    pub lost: Vec<(SeatId, i32)>,
}

impl WordGain {
    /// What a seat's word changes if it is made in this way.
    pub fn from_way(table: &Table, seat: SeatId, word: Word, way: &WayToMake) -> WordGain {
        let scoring = table.options.scoring;
        let mut gain = WordGain {
            scoring,
            own: scoring.points(word.len()),
            lost: Vec::new(),
        };
        for old in way.words.iter().filter_map(|id| table.word(*id)) {
            let points = scoring.points(old.tiles.len());
            if old.owner == seat {
                gain.own -= points;
            } else if let Some(of) = gain.lost.iter_mut().find(|of| of.0 == old.owner) {
                of.1 += points;
            } else {
                gain.lost.push((old.owner, points));
            }
        }
        gain
    }
}

/// What a seat without a word can do instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WithoutWord {
    /// Turn a letter up.
    Flip,
    /// Pass.
    Pass,
    /// Press the button that ends the game (A16).
    Finish,
    /// Wait for the next letter.
    Wait,
}

impl WithoutWord {
    fn new(table: &Table, seat: SeatId) -> WithoutWord {
        if matches!(table.stage, Stage::Window { .. } | Stage::Sweep { .. }) {
            WithoutWord::Pass
        } else if table.check_flip(seat).is_ok() {
            WithoutWord::Flip
        } else if table.face_down == 0 {
            WithoutWord::Finish
        } else {
            WithoutWord::Wait
        }
    }
}

/// What a hint says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HintMessage {
    /// Nothing: no hint was asked for.
    Nothing,
    /// The search is still running.
    Pending,
    /// No word can be made.
    NoWord(WithoutWord),
    /// The kind of word, its number of letters, and the words that it uses.
    Kind(HintedWordKind, usize, Vec<(SeatId, Word)>),
    /// What the word is made from; only its letters of the centre are news.
    Source(WordSources),
    /// The word, what it is made from, and what it changes in the scores, which is the news.
    Word(Word, WordSources, WordGain),
}

/// What is marked on the table for a hint.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HintMarks {
    /// Words on the table.
    pub words: Vec<MadeWordId>,
    /// Letters of the centre.
    pub tiles: Vec<LetterTileId>,
    /// Whether the whole centre is marked.
    pub centre: bool,
}

/// Whether a table has hints now: where one person at a time makes words. Once every letter is up
/// all players may make words, and a hint would help only one of several. `people` are the seats of
/// human players.
pub fn are_hints_available(table: &Table, people: SeatSet) -> bool {
    let several = || {
        let there = table.present.iter().filter(|seat| people.contains(*seat));
        there.count() > 1
    };
    table.options.hints && (table.stage != Stage::Open || !several())
}

/// The seat that may ask for a hint now: the one that types.
pub fn hint_asker(table: &Table, people: SeatSet, speaker: Option<SeatId>) -> Option<SeatId> {
    speaker.filter(|_| are_hints_available(table, people))
}

impl HintState {
    /// Asks for a hint, or reveals more of the current one.
    #[must_use]
    pub fn reveal_more(self, table: &Table, seat: SeatId) -> HintState {
        match self {
            HintState::Nothing => HintState::Pending(HintRequest::new(seat, table)),
            HintState::Revealed { seat, hint, step } => {
                let step = step.next().unwrap_or(step);
                HintState::Revealed { seat, hint, step }
            }
            coming => coming,
        }
    }

    /// Whether a request does anything: it asks for a hint, reveals more, or types the word again.
    pub const fn can_ask(self) -> bool {
        matches!(self, HintState::Nothing | HintState::Revealed { .. })
    }

    /// How many steps are revealed.
    pub const fn steps(self) -> usize {
        match self {
            HintState::Revealed { step, .. } => step as usize + 1,
            _ => 0,
        }
    }

    /// The hinted word typed for the player, with its sources chosen, once it is revealed.
    pub fn prepared_entry(self, table: &Table) -> Option<WordEntry> {
        match self {
            HintState::Revealed {
                hint,
                step: HintStep::Word,
                ..
            } => Some(WordEntry::for_way(table, hint.word, &self.way(table)?)),
            _ => None,
        }
    }

    /// The pending request, if any.
    pub const fn pending_request(self) -> Option<HintRequest> {
        match self {
            HintState::Pending(asked) => Some(asked),
            _ => None,
        }
    }

    /// Takes the result of a request. Results that are no longer waited for are ignored.
    #[must_use]
    pub fn with_result(self, asked: HintRequest, hint: Option<Hint>) -> HintState {
        match (self == HintState::Pending(asked), hint) {
            (false, _) => self,
            (true, None) => HintState::NoWord(asked),
            (true, Some(hint)) => HintState::Revealed {
                seat: asked.seat,
                hint,
                step: HintStep::Kind,
            },
        }
    }

    /// Updates the hint to a changed table. It disappears with its letters or words, or when the
    /// turn of the seat that asked ends. A pending request is repeated for the new table.
    #[must_use]
    pub fn updated_for(self, table: &Table, asks: Option<SeatId>) -> HintState {
        let here = |seat: SeatId| asks == Some(seat);
        match self {
            // Kept during a proposal, which is soon answered.
            HintState::Revealed { .. } | HintState::NoWord(_) if table.motion.is_some() => self,
            HintState::Pending(asked) if here(asked.seat) => {
                HintState::Pending(HintRequest::new(asked.seat, table))
            }
            HintState::NoWord(asked)
                if here(asked.seat) && asked == HintRequest::new(asked.seat, table) =>
            {
                self
            }
            HintState::Revealed { seat, hint, .. }
                if here(seat) && way_to_make(table, seat, hint).is_some() =>
            {
                self
            }
            _ => HintState::Nothing,
        }
    }

    /// The way in which the hinted word would be made, if there is a hint.
    pub fn way(self, table: &Table) -> Option<WayToMake> {
        match self {
            HintState::Revealed { seat, hint, .. } => way_to_make(table, seat, hint),
            _ => None,
        }
    }

    /// What the hint says on this table.
    pub fn message(self, table: &Table) -> HintMessage {
        match (self, self.way(table)) {
            (HintState::Nothing, _) | (HintState::Revealed { .. }, None) => HintMessage::Nothing,
            (HintState::Pending(_), _) => HintMessage::Pending,
            (HintState::NoWord(asked), _) => {
                HintMessage::NoWord(WithoutWord::new(table, asked.seat))
            }
            (HintState::Revealed { seat, hint, step }, Some(way)) => {
                let sources = WordSources::from_way(table, &way);
                match step {
                    HintStep::Kind => {
                        let kind = hinted_word_kind(table, seat, hint);
                        HintMessage::Kind(kind, hint.word.len(), sources.words)
                    }
                    HintStep::Source => HintMessage::Source(sources),
                    HintStep::Word => {
                        let gain = WordGain::from_way(table, seat, hint.word, &way);
                        HintMessage::Word(hint.word, sources, gain)
                    }
                }
            }
        }
    }

    /// What is marked on the table for the hint: first the words that it uses, or the centre if
    /// there are none, then the letters too.
    pub fn marks(self, table: &Table) -> HintMarks {
        let letters = matches!(self, HintState::Revealed { step, .. } if step >= HintStep::Source);
        let way = self.way(table);
        way.map_or_else(HintMarks::default, |way| HintMarks {
            centre: way.words.is_empty(),
            words: way.words,
            tiles: if letters { way.centre } else { Vec::new() },
        })
    }
}

/// The kind of word that a hint is about, for the seat that would make it.
pub fn hinted_word_kind(table: &Table, seat: SeatId, hint: Hint) -> HintedWordKind {
    match hint.taken.ids() {
        [] => HintedWordKind::New,
        [id] if table.word(*id).is_some_and(|word| word.owner == seat) => HintedWordKind::Grown,
        [_] => HintedWordKind::Steal,
        several => HintedWordKind::Merger(several.len()),
    }
}

/// The way in which a hinted word can be made, if it still can.
fn way_to_make(table: &Table, seat: SeatId, hint: Hint) -> Option<WayToMake> {
    let source = SourceChoice::Exactly(hint.taken.into());
    let ways = table.legal_ways(seat, hint.word, &source).ok()?;
    ways.into_iter().next()
}

#[cfg(test)]
#[path = "hint_state_tests.rs"]
mod tests;
