//! What unseen cards could steal from a seat's words, in hundredths of a point.

use super::Regular;
use super::budget::Budget;
use super::unseen::{Alike, FULL, by_face, unseen};
use game::SeatId;
use lexicon::{Cursor, Level, Lexicon, Word};
use one_letter_better_rules::{CardId, Choices, Colour, Face, Laid, View, WhenStolen, spelled};

/// The threats to a seat's words.
pub(super) struct Threats<'a> {
    words: &'a Lexicon,
    level: Level,
    options: Choices,
    seat: SeatId,
    others: i32,
    unseen: Vec<Alike>,
    count: i32,
    /// Chance, in percent, that the next seat steals with the top card of the pile.
    tops: i32,
    budget: &'a Budget,
}

/// Most steps for examining one word: each of about sixty cards is tried at both ends, eight red
/// ones between any two cards, and blue ones in place of some cards.
const A_WORD: u64 = 6_000;

impl<'a> Threats<'a> {
    /// The threats as this bot sees them, from the words it assumes others know.
    pub(super) fn of(
        view: &View,
        seat: SeatId,
        regular: &Regular,
        words: &'a Lexicon,
        budget: &'a Budget,
    ) -> Threats<'a> {
        let hidden = unseen(view);
        // Words that don't count in this game can't steal.
        let counts = view.table.options.judge.level().unwrap_or(Level::FULL);
        Threats {
            words,
            level: regular.mind.judgement.others.min(counts),
            options: Choices::clone(&view.table.options),
            seat,
            others: i32::from(view.table.seats) - 1,
            unseen: by_face(view, &hidden),
            count: i32::try_from(hidden.len()).unwrap_or(i32::MAX),
            tops: regular.tops,
            budget,
        }
    }

    /// The loss to expect because others could steal an open word, with this card on top of the
    /// pile.
    pub(super) fn to(&self, line: &[Laid], top: Option<CardId>) -> i32 {
        let Some(word) = spelled(line).filter(|_| self.others > 0 && self.budget.has(A_WORD))
        else {
            return 0;
        };
        let loses = match self.options.handicap(self.seat).stolen {
            WhenStolen::Loses => self.options.standing_value(self.seat, line),
            WhenStolen::Keeps => 0,
        };
        let brings = |alike: &Alike| {
            let left = self.taken(line, word, alike.face)?;
            let brings = worth_of(&self.options, self.seat, line, alike.value, left);
            Some((brings - ELSEWHERE).max(0))
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
            _ => lost(self.odds(cards), sum / cards),
        };
        // The next seat can see the top card.
        let top = top.map(|card| Alike::of(&self.options.deck, card));
        let top = top.and_then(|top| brings(&top));
        unseen.max(top.map_or(0, |brings| lost(10 * self.tops, brings)))
    }

    /// The letters of the unseen cards that would steal a word, and the number of those cards.
    pub(super) fn takers(&self, line: &[Laid]) -> (Vec<Word>, usize) {
        let Some(word) = spelled(line).filter(|_| self.budget.has(A_WORD)) else {
            return (Vec::new(), 0);
        };
        let takes = |alike: &&Alike| self.taken(line, word, alike.face).is_some();
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
    pub(super) fn takes(&self, card: CardId, line: &[Laid]) -> bool {
        let word = spelled(line).filter(|_| self.budget.has(A_WORD));
        let face = self.options.deck.face(card);
        word.is_some_and(|word| self.taken(line, word, face).is_some())
    }

    /// Chance, in thousandths, that the others hold at least one of this number of cards.
    fn odds(&self, cards: i32) -> i32 {
        let all = self.count.max(1);
        let none = 1_000 * (all - cards.min(all)) / all;
        // The next seat has a full hand, and the seats after it draw too.
        let looks = FULL + 1 + 4 * usize::try_from(self.others - 1).unwrap_or_default();
        1_000 - (0..looks).fold(1_000, |left, _| left * none / 1_000)
    }

    /// The number of cards a word gains when a card with this face steals it; `None` if it can't.
    fn taken(&self, line: &[Laid], word: Word, face: Face) -> Option<i32> {
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
            Colour::Red => self.goes_between(line, letters).then_some(1),
            Colour::Blue => self.stands_for(line, letters),
            Colour::Plain | Colour::Green => None,
        }
    }

    fn goes_between(&self, line: &[Laid], letters: Word) -> bool {
        let mut read = self.words.cursor();
        let mut rest = line;
        while let Some((first, more)) = rest.split_first() {
            let Some(next) = read.read(first.letters) else {
                return false;
            };
            (read, rest) = (next, more);
            let between = read.read(letters);
            if !rest.is_empty() && self.is_word(between.and_then(|read| reads(read, rest))) {
                return true;
            }
        }
        false
    }

    /// O23: the change in the number of cards when a blue card replaces cards at one end of a word.
    fn stands_for(&self, line: &[Laid], letters: Word) -> Option<i32> {
        let root = self.words.cursor();
        let count = |cards: &[Laid]| cards.iter().map(|laid| laid.letters.len()).sum::<usize>();
        let mut cuts = 1..line.len();
        cuts.find_map(|cut| {
            let (front, behind) = line.split_at(cut);
            let read = if count(front) == letters.len() {
                root.read(letters).and_then(|read| reads(read, behind))
            } else {
                None
            };
            if self.is_word(read) {
                return Some(1 - i32::try_from(front.len()).unwrap_or_default());
            }
            let read = if count(behind) == letters.len() {
                reads(root, front).and_then(|read| read.read(letters))
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
const ELSEWHERE: i32 = 6;

fn reads<'a>(read: Cursor<'a>, cards: &[Laid]) -> Option<Cursor<'a>> {
    cards
        .iter()
        .try_fold(read, |read, laid| read.read(laid.letters))
}

/// The points that a seat scores by stealing a word with a card of this value, which makes it
/// `longer` cards longer.
fn worth_of(rules: &Choices, seat: SeatId, line: &[Laid], value: i32, longer: i32) -> i32 {
    let values: i32 = line.iter().map(|laid| rules.deck.value(laid.card)).sum();
    let cards = i32::try_from(line.len()).unwrap_or_default() + longer;
    rules.worth(
        seat,
        values + value,
        usize::try_from(cards).unwrap_or_default(),
    )
}
