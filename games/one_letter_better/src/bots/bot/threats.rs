//! What unseen cards could steal from a seat's words, in hundredths of a point.

use super::BotLevel;
use super::budget::WorkBudget;
use super::unseen::{CardGroup, FULL_HAND, group_by_face, unseen};
use game::SeatId;
use lexicon::{Cursor, Level, Lexicon, Word};
use one_letter_better_rules::{
    CardId, Choices, Colour, Face, LaidCard, StolenWordRule, View, spell,
};

/// The threats to a seat's words.
pub(super) struct Threats<'a> {
    words: &'a Lexicon,
    level: Level,
    options: Choices,
    seat: SeatId,
    others: i32,
    unseen: Vec<CardGroup>,
    count: i32,
    /// Chance, in percent, that the next seat steals with the top card of the pile.
    tops: i32,
    budget: &'a WorkBudget,
}

/// Most steps for examining one word: each of about sixty cards is tried at both ends, eight red
/// ones between any two cards, and blue ones in place of some cards.
const WORK_PER_WORD: u64 = 6_000;

impl<'a> Threats<'a> {
    /// The threats as this bot sees them, from the words it assumes others know.
    pub(super) fn new(
        view: &View,
        seat: SeatId,
        bot: &BotLevel,
        words: &'a Lexicon,
        budget: &'a WorkBudget,
    ) -> Threats<'a> {
        let hidden = unseen(view);
        // Words that don't count in this game can't steal.
        let counts = view.table.options.judge.level().unwrap_or(Level::FULL);
        Threats {
            words,
            level: bot.mind.judgement.others.min(counts),
            options: Choices::clone(&view.table.options),
            seat,
            others: i32::from(view.table.seats) - 1,
            unseen: group_by_face(view, &hidden),
            count: i32::try_from(hidden.len()).unwrap_or(i32::MAX),
            tops: bot.tops,
            budget,
        }
    }

    /// The loss to expect because others could steal an open word, with this card on top of the
    /// pile.
    pub(super) fn expected_loss(&self, line: &[LaidCard], top: Option<CardId>) -> i32 {
        let Some(word) =
            spell(line).filter(|_| self.others > 0 && self.budget.has_left(WORK_PER_WORD))
        else {
            return 0;
        };
        let loses = match self.options.handicap(self.seat).stolen {
            StolenWordRule::Loses => self.options.standing_value(self.seat, line),
            StolenWordRule::Keeps => 0,
        };
        let brings = |alike: &CardGroup| {
            let left = self.cards_gained_by_steal(line, word, alike.face)?;
            let brings = points_after_steal(&self.options, self.seat, line, alike.value, left);
            Some((brings - POINTS_ELSEWHERE).max(0))
        };
        let lost = |odds: i32, brings: i32| odds * (loses + brings / self.others.max(1)) / 10;
        let (mut cards, mut sum) = (0, 0);
        for alike in &self.unseen {
            if let Some(brings) = brings(alike) {
                cards += alike.count;
                sum += alike.count * brings;
            }
        }
        let unseen = match cards {
            0 => 0,
            _ => lost(self.chance_held(cards), sum / cards),
        };
        // The next seat can see the top card.
        let top = top.map(|card| CardGroup::single(&self.options.deck, card));
        let top = top.and_then(|top| brings(&top));
        unseen.max(top.map_or(0, |brings| lost(10 * self.tops, brings)))
    }

    /// The letters of the unseen cards that would steal a word, and the number of those cards.
    pub(super) fn stealing_letters(&self, line: &[LaidCard]) -> (Vec<Word>, usize) {
        let Some(word) = spell(line).filter(|_| self.budget.has_left(WORK_PER_WORD)) else {
            return (Vec::new(), 0);
        };
        let takes =
            |alike: &&CardGroup| self.cards_gained_by_steal(line, word, alike.face).is_some();
        let (mut letters, mut count) = (Vec::new(), 0);
        for alike in self.unseen.iter().filter(takes) {
            let Face::Letters(_, own) = alike.face else {
                continue;
            };
            if !letters.contains(&own) {
                letters.push(own);
            }
            count += usize::try_from(alike.count).unwrap_or_default();
        }
        (letters, count)
    }

    /// Whether a card of the hand would steal this word from its owner. Such a card isn't
    /// discarded.
    pub(super) fn can_steal(&self, card: CardId, line: &[LaidCard]) -> bool {
        let word = spell(line).filter(|_| self.budget.has_left(WORK_PER_WORD));
        let face = self.options.deck.face(card);
        word.is_some_and(|word| self.cards_gained_by_steal(line, word, face).is_some())
    }

    /// Chance, in thousandths, that the others hold at least one of this number of cards.
    fn chance_held(&self, cards: i32) -> i32 {
        let all = self.count.max(1);
        let none = 1_000 * (all - cards.min(all)) / all;
        // The next seat has a full hand, and the seats after it draw too.
        let looks = FULL_HAND + 1 + 4 * usize::try_from(self.others - 1).unwrap_or_default();
        1_000 - (0..looks).fold(1_000, |left, _| left * none / 1_000)
    }

    /// The number of cards a word gains when a card with this face steals it; `None` if it can't.
    fn cards_gained_by_steal(&self, line: &[LaidCard], word: Word, face: Face) -> Option<i32> {
        let Face::Letters(colour, letters) = face else {
            return None;
        };
        let root = self.words.cursor();
        let joins = |one: Word, other: Word| {
            let read = root.read(one).and_then(|read| read.read(other));
            self.is_word(read)
        };
        if joins(word, letters) || joins(letters, word) {
            return Some(1);
        }
        match colour {
            Colour::Red => self.fits_inside(line, letters).then_some(1),
            Colour::Blue => self.cards_gained_by_substitution(line, letters),
            Colour::Plain | Colour::Green => None,
        }
    }

    fn fits_inside(&self, line: &[LaidCard], letters: Word) -> bool {
        let mut read = self.words.cursor();
        let mut rest = line;
        while let Some((first, more)) = rest.split_first() {
            let Some(next) = read.read(first.letters) else {
                return false;
            };
            (read, rest) = (next, more);
            let between = read.read(letters);
            if !rest.is_empty() && self.is_word(between.and_then(|read| read_cards(read, rest))) {
                return true;
            }
        }
        false
    }

    /// O23: the change in the number of cards when a blue card replaces cards at one end of a word.
    fn cards_gained_by_substitution(&self, line: &[LaidCard], letters: Word) -> Option<i32> {
        let root = self.words.cursor();
        let count = |cards: &[LaidCard]| cards.iter().map(|laid| laid.letters.len()).sum::<usize>();
        let mut cuts = 1..line.len();
        cuts.find_map(|cut| {
            let (front, behind) = line.split_at(cut);
            let read = if count(front) == letters.len() {
                root.read(letters).and_then(|read| read_cards(read, behind))
            } else {
                None
            };
            if self.is_word(read) {
                return Some(1 - i32::try_from(front.len()).unwrap_or_default());
            }
            let read = if count(behind) == letters.len() {
                read_cards(root, front).and_then(|read| read.read(letters))
            } else {
                None
            };
            let less = i32::try_from(behind.len()).unwrap_or_default();
            self.is_word(read).then_some(1 - less)
        })
    }

    fn is_word(&self, read: Option<Cursor<'_>>) -> bool {
        let id = read.and_then(Cursor::id);
        id.is_some_and(|id| self.words.level(id) <= self.level)
    }
}

/// Points that a stealing card would have scored elsewhere.
const POINTS_ELSEWHERE: i32 = 6;

fn read_cards<'a>(read: Cursor<'a>, cards: &[LaidCard]) -> Option<Cursor<'a>> {
    cards
        .iter()
        .try_fold(read, |read, laid| read.read(laid.letters))
}

/// The points that a seat scores by stealing a word with a card of this value, which makes it
/// `longer` cards longer.
fn points_after_steal(
    rules: &Choices,
    seat: SeatId,
    line: &[LaidCard],
    value: i32,
    longer: i32,
) -> i32 {
    let values: i32 = line.iter().map(|laid| rules.deck.value(laid.card)).sum();
    let cards = i32::try_from(line.len()).unwrap_or_default() + longer;
    rules.value_with_bonus(
        seat,
        values + value,
        usize::try_from(cards).unwrap_or_default(),
    )
}
