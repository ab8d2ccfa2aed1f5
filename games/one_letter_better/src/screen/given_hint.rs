//! A hint at the table: what each of its steps states and lights, and how long it stays.

use crate::bots::Hint;
use game::SeatId;
use lexicon::Word;
use one_letter_better_rules::{
    CardId, LaidCard, PlayKind, Stage, TableWord, TableWordId, View, WordPlay,
};

/// How much of a hint is revealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// Where to look: the table words that the play uses, or the hand.
    Look,
    /// Which cards go where.
    Place,
    /// The complete play.
    Play,
}

impl HintStep {
    /// All three steps, the least revealing first.
    pub const ALL: [HintStep; 3] = [HintStep::Look, HintStep::Place, HintStep::Play];
}

/// A table word with its owner.
pub type OwnedWord = (SeatId, Word);

/// A hint that a seat was given, as far as it is revealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenHint {
    seat: SeatId,
    hint: Hint,
    step: HintStep,
}

/// Where the cards of a hinted play go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardPlaces {
    /// Cards of the hand, in the hand's order, make a new word.
    New {
        /// The cards.
        cards: Vec<LaidCard>,
        /// The card that the word begins with.
        first: LaidCard,
    },
    /// Cards of the hand go before and after a table word.
    Around {
        /// The cards before the word.
        before: Vec<LaidCard>,
        /// The table word.
        word: Word,
        /// The cards after the word.
        after: Vec<LaidCard>,
    },
    /// A card goes between two cards of a table word.
    Between {
        /// The card.
        card: LaidCard,
        /// The table word.
        word: Word,
        /// The letters of the cards on either side.
        sides: (Word, Word),
    },
    /// A card replaces letters at an end of a table word.
    Over {
        /// The card.
        card: LaidCard,
        /// The letters that it replaces.
        letters: Word,
        /// The table word.
        word: Word,
        /// Whether it replaces the beginning of the word, not its end.
        front: bool,
    },
    /// Cards go to several places in a table word.
    Into {
        /// The cards.
        cards: Vec<LaidCard>,
        /// The table word.
        word: Word,
    },
    /// The first table word goes before the second.
    Joined(OwnedWord, OwnedWord),
}

/// What a step of a hint states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HintFact {
    /// No play gains anything.
    NoPlay,
    /// The kind of play, and the table words that it uses.
    Look(PlayKind, Vec<OwnedWord>),
    /// Where the cards go.
    Place(CardPlaces),
    /// The complete play.
    Play {
        /// The play.
        made: WordPlay,
        /// The table words that it uses.
        words: Vec<OwnedWord>,
        /// The cards of the hand that it uses.
        added: Vec<LaidCard>,
    },
}

/// What is lit for a hint.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HintLights {
    /// Whether the whole hand is lit.
    pub hand: bool,
    /// Table words.
    pub words: Vec<TableWordId>,
    /// Cards of the hand to lay, and cards on the table to replace.
    pub cards: Vec<CardId>,
    /// The table word at one end of which cards go, and whether that is its front.
    pub end: Option<(TableWordId, bool)>,
}

impl GivenHint {
    /// The first step of a hint for a seat.
    pub fn new(seat: SeatId, hint: Hint) -> GivenHint {
        GivenHint {
            seat,
            hint,
            step: HintStep::Look,
        }
    }

    /// Reveals the next step, if there is one.
    pub fn reveal_more(&mut self) {
        let next = HintStep::ALL.into_iter().find(|step| *step > self.step);
        self.step = next.unwrap_or(self.step);
    }

    /// How many steps have been given; 0 if there is no play to hint at.
    pub fn steps(&self) -> usize {
        match self.hint {
            Hint::NoPlay => 0,
            Hint::Play(_) => self.step as usize + 1,
        }
    }

    /// The line to lay for the player, from the last step on.
    pub fn line_to_lay(&self) -> Option<&[LaidCard]> {
        match &self.hint {
            Hint::Play(line) if self.step == HintStep::Play => Some(line),
            _ => None,
        }
    }

    /// The hinted play; `None` once it can't be made any more, or the turn is done.
    pub fn play(&self, view: &View) -> Option<WordPlay> {
        let table = &view.table;
        let plays = table.stage == Stage::Playing && table.turn.seat == self.seat;
        match &self.hint {
            Hint::Play(line) if plays && view.own == Some(self.seat) => {
                view.evaluate_line(line).ok()
            }
            _ => None,
        }
    }

    /// What the last revealed step states.
    pub fn fact(&self, view: &View) -> Option<HintFact> {
        if self.hint == Hint::NoPlay {
            return Some(HintFact::NoPlay);
        }
        let made = self.play(view)?;
        let used = made.used.iter().filter_map(|id| view.table.word(*id));
        let words = used.map(owned_word).collect();
        Some(match self.step {
            HintStep::Look => HintFact::Look(made.way, words),
            HintStep::Place => HintFact::Place(card_places(view, &made)?),
            HintStep::Play => HintFact::Play {
                added: added_cards(view, &made),
                made,
                words,
            },
        })
    }

    /// What is lit: the words at every step, the hand at the first, and the cards from the second
    /// step on.
    pub fn lights(&self, view: &View) -> HintLights {
        let Some(made) = self.play(view) else {
            return HintLights::default();
        };
        let mut lights = HintLights {
            hand: made.used.is_empty() && self.step == HintStep::Look,
            words: made.used.clone(),
            ..HintLights::default()
        };
        if self.step >= HintStep::Place {
            let added = added_cards(view, &made).into_iter();
            let cards = added.map(|laid| laid.card);
            lights.cards = cards.chain(made.returned.iter().copied()).collect();
            let front = card_places(view, &made).and_then(|places| places.end());
            lights.end = made.used.first().copied().zip(front);
        }
        lights
    }
}

impl CardPlaces {
    /// Whether all cards go to the front of the word (`true`) or to its end (`false`), if they go
    /// to one end.
    fn end(&self) -> Option<bool> {
        match self {
            CardPlaces::Around { before, after, .. } => {
                (before.is_empty() || after.is_empty()).then_some(after.is_empty())
            }
            CardPlaces::Over { front, .. } => Some(*front),
            _ => None,
        }
    }
}

fn owned_word(word: &TableWord) -> OwnedWord {
    (word.owner, word.word())
}

/// The cards of the hand that a play uses, in its order.
fn added_cards(view: &View, made: &WordPlay) -> Vec<LaidCard> {
    let line = made.line.iter().copied();
    line.filter(|laid| view.hand.contains(&laid.card)).collect()
}

fn card_places(view: &View, made: &WordPlay) -> Option<CardPlaces> {
    let line = made.line.as_slice();
    let held = |laid: &LaidCard| view.hand.contains(&laid.card);
    let used = match made.used.as_slice() {
        [] => {
            let cards = view.hand.iter();
            let laid = |card: &CardId| line.iter().find(|laid| laid.card == *card).copied();
            return Some(CardPlaces::New {
                cards: cards.filter_map(laid).collect(),
                first: *line.first()?,
            });
        }
        [one] => view.table.word(*one)?,
        [one, other] => {
            let (one, other) = (view.table.word(*one)?, view.table.word(*other)?);
            let first = line.first()?;
            let (one, other) = if one.cards.contains(first) {
                (one, other)
            } else {
                (other, one)
            };
            return Some(CardPlaces::Joined(owned_word(one), owned_word(other)));
        }
        _ => return None,
    };
    let (word, added) = (used.word(), added_cards(view, made));
    let first = line.iter().position(|laid| !held(laid))?;
    let last = line.iter().rposition(|laid| !held(laid))?;
    let (before, after) = (line.get(..first)?.to_vec(), line.get(last + 1..)?.to_vec());
    Some(match (made.returned.as_slice(), added.as_slice()) {
        ([], [card]) if before.is_empty() && after.is_empty() => {
            let at = line.iter().position(held)?;
            let letters = |at: usize| line.get(at).map(|laid| laid.letters);
            CardPlaces::Between {
                card: *card,
                word,
                sides: (letters(at.checked_sub(1)?)?, letters(at + 1)?),
            }
        }
        ([], added) if added.len() == before.len() + after.len() => CardPlaces::Around {
            before,
            word,
            after,
        },
        ([], _) => CardPlaces::Into { cards: added, word },
        (returned, [card]) => {
            let gone = used.cards.iter();
            let gone = gone.filter(|laid| returned.contains(&laid.card));
            CardPlaces::Over {
                card: *card,
                letters: gone.flat_map(|laid| laid.letters.letters()).collect(),
                word,
                front: !before.is_empty(),
            }
        }
        _ => return None,
    })
}
