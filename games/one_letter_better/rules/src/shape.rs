//! The shape of a line of cards: which table words it contains, how they are joined, and whether
//! the cards may be laid that way (O9 to O26).

use super::{
    CardId, Colour, Face, LaidCard, PlayKind, Refusal, Table, TableWord, TableWordId, spell,
};
use game::SeatId;
use lexicon::Word;

/// The shape of a line of cards.
pub(super) struct Shape {
    pub(super) way: PlayKind,
    pub(super) word: Word,
    /// The table words that go into the line, starting with the one whose number the result keeps.
    pub(super) used: Vec<TableWordId>,
    /// Cards of the used words that go to the hand (O23).
    pub(super) returned: Vec<CardId>,
    /// The word from the hand that a table word is joined with (O17).
    pub(super) joining: Option<Word>,
}

/// A line of cards, as laid by one seat.
struct LaidLine<'a> {
    table: &'a Table,
    seat: SeatId,
    line: &'a [LaidCard],
    /// For each card of the line, the table word it belongs to; `None` if it comes from the hand.
    from: Vec<Option<&'a TableWord>>,
}

/// Returns the shape of a seat's line, or why its cards may not be laid that way.
pub(super) fn shape_of(
    table: &Table,
    seat: SeatId,
    hand: &[CardId],
    line: &[LaidCard],
) -> Result<Shape, Refusal> {
    let mut from = Vec::with_capacity(line.len());
    for (place, laid) in line.iter().enumerate() {
        if line.iter().take(place).any(|other| other.card == laid.card) {
            return Err(Refusal::Twice(laid.card));
        }
        from.push(table_word_of(table, hand, laid)?);
    }
    let word = spell(line).ok_or(Refusal::TooLong)?;
    let mut used: Vec<&TableWord> = Vec::new();
    for word in from.iter().flatten() {
        if !used.iter().any(|other| other.id == word.id) {
            used.push(word);
        }
    }
    let line = LaidLine {
        table,
        seat,
        line,
        from,
    };
    let shape = match used.as_slice() {
        [] => line.new_word_shape(word),
        [one] => line.changed_word_shape(word, one),
        [one, other] => line.join_shape(word, one, other),
        _ => Err(Refusal::JoinIsTwoWords),
    }?;
    line.check_length()?;
    Ok(shape)
}

/// Returns the table word that a card belongs to; `None` if the card is in the hand.
fn table_word_of<'a>(
    table: &'a Table,
    hand: &[CardId],
    laid: &LaidCard,
) -> Result<Option<&'a TableWord>, Refusal> {
    let LaidCard { card, letters } = *laid;
    if hand.contains(&card) {
        return match table.options.deck.face(card) {
            Face::StealOne => Err(Refusal::CannotSpell(card)),
            face if !face.can_spell(letters) => Err(Refusal::OtherLetters(card)),
            _ => Ok(None),
        };
    }
    let word = table.word_containing(card).ok_or(Refusal::NotThere(card))?;
    if word.cards.contains(laid) {
        Ok(Some(word))
    } else {
        Err(Refusal::OtherLetters(card))
    }
}

impl<'a> LaidLine<'a> {
    /// O9: checks that the line has at least two cards and the minimum number of letters.
    fn check_length(&self) -> Result<(), Refusal> {
        let least = self.table.options.least_letters;
        let letters: usize = self.line.iter().map(|laid| laid.letters.len()).sum();
        if self.line.len() < 2 {
            Err(Refusal::TooFewCards)
        } else if letters < least.into() {
            Err(Refusal::TooShort(least))
        } else {
            Ok(())
        }
    }

    fn new_word_shape(&self, word: Word) -> Result<Shape, Refusal> {
        Ok(Shape {
            way: PlayKind::New,
            word,
            used: Vec::new(),
            returned: Vec::new(),
            joining: None,
        })
    }

    /// The shape of a line that contains one table word.
    fn changed_word_shape(&self, word: Word, old: &TableWord) -> Result<Shape, Refusal> {
        let kept = self.table_cards();
        let missing: Vec<LaidCard> = {
            let gone = old.cards.iter().filter(|laid| !kept.contains(laid));
            gone.copied().collect()
        };
        let mut rest = old.cards.iter();
        if !kept.iter().all(|laid| rest.any(|other| other == laid)) {
            return Err(Refusal::OrderChanges(old.id));
        }
        let shape = |way, joining| Shape {
            way,
            word,
            used: vec![old.id],
            returned: missing.iter().map(|laid| laid.card).collect(),
            joining,
        };
        if !missing.is_empty() {
            self.check_substitution(old, &missing)?;
            return Ok(shape(PlayKind::Substitute, None));
        }
        let (front, inside, behind) = self.added_cards();
        if front.is_empty() && inside.is_empty() && behind.is_empty() {
            return Err(Refusal::NothingAdded(old.id));
        }
        let red = |laid: &&LaidCard| self.has_colour(laid, Colour::Red);
        if let Some(laid) = inside.iter().find(|laid| !red(laid)) {
            return Err(if self.has_colour(laid, Colour::Green) {
                Refusal::GreenInside(laid.card)
            } else {
                Refusal::OnlyRedInside(laid.card)
            });
        }
        if old.owner == self.seat {
            self.check_greens_at_ends()?;
            return Ok(shape(PlayKind::Extend, None));
        }
        match (front, inside.as_slice(), behind) {
            ([one], [], []) | ([], [one], []) | ([], [], [one]) => {
                if self.table.options.deck.face(one.card).is_wild() {
                    Err(Refusal::WildCannotSteal(one.card))
                } else {
                    Ok(shape(PlayKind::Steal, None))
                }
            }
            (joining, [], []) | ([], [], joining) => {
                let joining = self.read_joining_word(joining)?;
                Ok(shape(PlayKind::Join, Some(joining)))
            }
            _ => Err(Refusal::OneCardSteals(old.id)),
        }
    }

    /// The cards of the line that are already on the table.
    fn table_cards(&self) -> Vec<LaidCard> {
        let each = self.line.iter().zip(&self.from);
        let lying = each.filter(|(_, from)| from.is_some());
        lying.map(|(laid, _)| *laid).collect()
    }

    /// The cards of the line that come from the hand: those before, between and after the cards
    /// that are already on the table.
    fn added_cards(&self) -> (&'a [LaidCard], Vec<LaidCard>, &'a [LaidCard]) {
        let first = self.from.iter().position(Option::is_some).unwrap_or(0);
        let last = self.from.iter().rposition(Option::is_some);
        let behind = last.map_or(self.line.len(), |last| last + 1);
        let each = self.line.iter().zip(&self.from);
        let inside = each.take(behind).skip(first);
        let inside = inside.filter(|(_, from)| from.is_none());
        (
            self.line.get(..first).unwrap_or_default(),
            inside.map(|(laid, _)| *laid).collect(),
            self.line.get(behind..).unwrap_or_default(),
        )
    }

    /// O23: checks that one blue card replaces whole cards at one end, with the same number of
    /// letters.
    fn check_substitution(&self, old: &TableWord, missing: &[LaidCard]) -> Result<(), Refusal> {
        let none = Refusal::CardsMissing(old.id);
        let (front, inside, behind) = self.added_cards();
        let from_front = old.cards.starts_with(missing);
        let from_behind = old.cards.ends_with(missing);
        let blue = match (front, inside.as_slice(), behind) {
            ([blue], [], []) if from_front => blue,
            ([], [], [blue]) if from_behind => blue,
            _ => return Err(none),
        };
        if !self.has_colour(blue, Colour::Blue) {
            return Err(none);
        }
        let replaced: usize = missing.iter().map(|laid| laid.letters.len()).sum();
        if blue.letters.len() == replaced {
            Ok(())
        } else {
            Err(Refusal::BlueCount {
                blue: blue.letters.len() as u8,
                replaced: replaced as u8,
            })
        }
    }

    /// O22: green cards may be added only at an end of a table word.
    fn check_greens_at_ends(&self) -> Result<(), Refusal> {
        let last = self.line.len().saturating_sub(1);
        let inside = self.line.iter().take(last).skip(1);
        let mut greens = inside.filter(|laid| self.has_colour(laid, Colour::Green));
        greens
            .next()
            .map_or(Ok(()), |laid| Err(Refusal::GreenInside(laid.card)))
    }

    /// O17, O18: reads the word from the hand that an opponent's word is joined with.
    fn read_joining_word(&self, joining: &[LaidCard]) -> Result<Word, Refusal> {
        for laid in joining {
            if self.table.options.deck.face(laid.card).is_wild() {
                return Err(Refusal::WildCannotJoin(laid.card));
            }
            if self.has_colour(laid, Colour::Green) {
                return Err(Refusal::GreenCannotJoin(laid.card));
            }
        }
        let word = spell(joining).ok_or(Refusal::TooLong)?;
        let least = self.table.options.least_letters;
        if word.len() < least.into() {
            return Err(Refusal::TooShort(least));
        }
        self.check_can_join(word)?;
        Ok(word)
    }

    /// O17: a prefix or an ending can't steal, whether it's spelled from the hand or from the
    /// table.
    fn check_can_join(&self, word: Word) -> Result<(), Refusal> {
        if self.table.options.can_join(word) {
            Ok(())
        } else {
            Err(Refusal::Affix(word))
        }
    }

    /// O17: joins one of the player's own table words with an opponent's, both whole.
    fn join_shape(&self, word: Word, one: &TableWord, other: &TableWord) -> Result<Shape, Refusal> {
        let whole: Vec<LaidCard> = one.cards.iter().chain(&other.cards).copied().collect();
        if whole != self.line {
            return Err(Refusal::JoinIsTwoWords);
        }
        let (own, stolen) = match (one.owner == self.seat, other.owner == self.seat) {
            (true, false) => (one, other),
            (false, true) => (other, one),
            _ => return Err(Refusal::JoinStealsOne),
        };
        let wild = |laid: &&LaidCard| self.table.options.deck.face(laid.card).is_wild();
        if let Some(wild) = own.cards.iter().find(wild) {
            return Err(Refusal::WildCannotJoin(wild.card));
        }
        self.check_can_join(own.word())?;
        Ok(Shape {
            way: PlayKind::Join,
            word,
            used: vec![stolen.id, own.id],
            returned: Vec::new(),
            joining: None,
        })
    }

    fn has_colour(&self, laid: &LaidCard, colour: Colour) -> bool {
        self.table.options.has_colour(laid.card, colour)
    }
}
