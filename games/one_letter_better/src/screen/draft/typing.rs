//! Typing words: letters pick cards of the hand.

use super::{Draft, DraftCard, draft_card_from_hand};
use base::sorting::sort_by_key;
use lexicon::{Letter, Word};
use one_letter_better_rules::{CardId, Colour, Face, View};

impl Draft {
    /// Types a letter. It declares a wild that is waiting for a letter; otherwise it picks a card.
    /// All letters typed so far are matched again, which finds cards with several letters and the
    /// card that must be played (O13). Returns whether a card was found.
    pub fn type_letter(&mut self, letter: Letter, view: &View) -> bool {
        if let Some(wild) = self.undeclared_wild(view) {
            self.declare(wild, letter, view);
            return true;
        }
        let (typed, from) = self.typed;
        let from = if typed.is_empty() {
            self.line.len()
        } else {
            from
        };
        let goes_on = typed.push(letter).map(|text| (text, from));
        let duty = view.table.turn.duty_card();
        // A card with several letters may already have been picked by its first letters.
        let begins = Word::EMPTY.push(letter).map(|text| (text, self.line.len()));
        for (text, from) in goes_on.into_iter().chain(begins) {
            let kept = self.line.get(..from).unwrap_or_default();
            let taken = |card: &CardId| {
                kept.iter().any(|placed| placed.card == *card) || self.discards.contains(card)
            };
            let free = view.hand.iter().filter(|card| !taken(card));
            let mut free: Vec<CardId> = free.copied().collect();
            sort_by_key(&mut free, |card| {
                use_order(view.table.options.deck.face(*card))
            });
            let found = TypingAttempt::ALL.into_iter().find_map(|search| {
                let must = duty.filter(|card| free.contains(card));
                if search.with_duty {
                    must.and_then(|_| spell(text, &free, must, search.reach, view))
                } else {
                    spell(text, &free, None, search.reach, view)
                }
            });
            if let Some(cards) = found {
                self.line.truncate(from);
                self.last = cards.last().map(|placed| placed.card);
                self.line.extend(cards);
                self.typed = (text, from);
                return true;
            }
        }
        false
    }

    /// Takes back the last item of the line: a card of the hand, or a whole table word.
    pub fn back(&mut self, view: &View) {
        self.typed = Default::default();
        let Some(last) = self.line.last().copied() else {
            return;
        };
        if last.from.is_some() {
            self.line.retain(|placed| placed.from != last.from);
        } else {
            self.take_out(last.card, view);
        }
    }
}

/// The order in which cards are used for typed letters: the least valuable kinds first.
fn use_order(face: Face) -> (u8, usize) {
    let kind = match face {
        Face::Letters(Colour::Plain, _) => 0,
        Face::Letters(Colour::Blue, _) => 1,
        Face::Letters(Colour::Red, _) => 2,
        Face::Letters(Colour::Green, _) => 3,
        Face::Wild => 4,
        Face::DoubleWild => 5,
        Face::StealOne => 6,
    };
    (kind, face.letter_count())
}

/// Which cards may be used for typed letters.
#[derive(Clone, Copy)]
struct Reach {
    /// Whether the last card may have more letters than have been typed so far.
    begun: bool,
    /// Whether wilds may be used.
    wild: bool,
}

impl Reach {
    const WHOLE: Reach = Reach {
        begun: false,
        wild: false,
    };
    const BEGUN: Reach = Reach {
        begun: true,
        wild: false,
    };
    const WILD: Reach = Reach {
        begun: true,
        wild: true,
    };
    const WHOLE_WILD: Reach = Reach {
        begun: false,
        wild: true,
    };
}

/// One attempt to find cards for the typed letters.
#[derive(Clone, Copy)]
struct TypingAttempt {
    /// Whether the cards found must include the card that must be played (O13).
    with_duty: bool,
    reach: Reach,
}

impl TypingAttempt {
    /// All attempts, in order. The card that must be played is preferred, as long as no letter is
    /// added that wasn't typed.
    const ALL: [TypingAttempt; 7] = [
        TypingAttempt::with_duty(Reach::WHOLE),
        TypingAttempt::with_duty(Reach::WHOLE_WILD),
        TypingAttempt::any(Reach::WHOLE),
        TypingAttempt::with_duty(Reach::BEGUN),
        TypingAttempt::any(Reach::BEGUN),
        TypingAttempt::with_duty(Reach::WILD),
        TypingAttempt::any(Reach::WILD),
    ];

    const fn with_duty(reach: Reach) -> TypingAttempt {
        let with_duty = true;
        TypingAttempt { with_duty, reach }
    }

    const fn any(reach: Reach) -> TypingAttempt {
        let with_duty = false;
        TypingAttempt { with_duty, reach }
    }
}

/// Finds the first cards that spell a text, including `must`.
fn spell(
    text: Word,
    free: &[CardId],
    must: Option<CardId>,
    reach: Reach,
    view: &View,
) -> Option<Vec<DraftCard>> {
    if text.is_empty() {
        return must.is_none().then(Vec::new);
    }
    free.iter().find_map(|card| {
        let (placed, used) = match_beginning(text, *card, reach, view)?;
        let rest: Vec<CardId> = free
            .iter()
            .filter(|other| *other != card)
            .copied()
            .collect();
        let must = must.filter(|must| must != card);
        let text = text.slice(used, text.len());
        let mut line = vec![placed];
        line.extend(spell(text, &rest, must, reach, view)?);
        Some(line)
    })
}

/// Matches a card with the beginning of a text; returns it with the number of letters it covers.
fn match_beginning(
    text: Word,
    card: CardId,
    reach: Reach,
    view: &View,
) -> Option<(DraftCard, usize)> {
    let placed = draft_card_from_hand(view, card);
    let face = view.table.options.deck.face(card);
    let used = face.letter_count().min(text.len());
    let fits = match face {
        Face::Letters(_, letters) => letters.slice(0, used) == text.slice(0, used),
        Face::Wild | Face::DoubleWild => reach.wild,
        Face::StealOne => false,
    };
    let letters = match face {
        Face::Letters(_, letters) => letters,
        _ => text.slice(0, used),
    };
    let whole = used == face.letter_count() || reach.begun;
    (fits && whole).then_some((DraftCard { letters, ..placed }, used))
}
