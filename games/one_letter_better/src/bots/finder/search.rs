//! The search for each kind of play: new words, and changes of each table word.

#![allow(
    clippy::disallowed_types,
    reason = "a turn looks thousands of keys up, so this needs a map"
)]

use std::collections::BTreeMap;

use super::hand::{HeldCard, SpellingHand, build_line};
use super::{Finder, FoundPlay};
use game::SeatId;
use lexicon::{FoundWord, HandCard, Lexicon, Spellings, Word, WordId};
use one_letter_better_rules::making::stakes;
use one_letter_better_rules::{
    Colour, LaidCard, PlayKind, RepeatRule, TableWord, TableWordId, spell,
};

/// Identifies a find: the kind of play, the table words used, and the resulting word.
type PlayKey = (PlayKind, Option<TableWordId>, Option<TableWordId>, WordId);

/// A search in progress.
struct PlaySearch<'s> {
    finder: &'s Finder<'s>,
    lexicon: &'s Lexicon,
    seat: SeatId,
    hand: SpellingHand,
    /// The best find so far for each key.
    best: BTreeMap<PlayKey, FoundPlay>,
}

/// Finds every play; each resulting word appears once per set of table words.
pub(super) fn search(finder: &Finder, lexicon: &Lexicon) -> Vec<FoundPlay> {
    let Some(seat) = finder.view.own else {
        return Vec::new();
    };
    let mut search = PlaySearch {
        finder,
        lexicon,
        seat,
        hand: SpellingHand::from_view(finder.view),
        best: BTreeMap::new(),
    };
    // The cheapest searches come first, in case the step limit stops the rest.
    let open = || finder.view.table.open_words();
    let (own, others) = (
        |word: &&TableWord| word.owner == seat,
        |word: &&TableWord| word.owner != seat,
    );
    if finder.looks_for(PlayKind::Steal) {
        open()
            .filter(others)
            .for_each(|word| search.find_steals(word));
    }
    if finder.looks_for(PlayKind::Substitute) {
        open().for_each(|word| search.find_substitutions(word));
    }
    if finder.looks_for(PlayKind::New) {
        search.find_new_words();
    }
    if finder.looks_for(PlayKind::Extend) {
        open()
            .filter(own)
            .for_each(|word| search.find_extensions(word));
    }
    if finder.looks_for(PlayKind::Join) && open().any(|word| word.owner != seat) {
        let joining = search.find_joining_words();
        open()
            .filter(others)
            .for_each(|word| search.find_joins(word, &joining));
    }
    search.best.into_values().collect()
}

impl<'s> PlaySearch<'s> {
    /// Finds new words, made of hand cards alone.
    fn find_new_words(&mut self) {
        for hand in self.hand.by_wild_limit(self.finder.wilds) {
            let (pieces, must) = hand.query_cards(None);
            for spelling in self.spellings(&pieces, must) {
                if spelling.cards().len() < 2 || !self.is_allowed(spelling.found) {
                    continue;
                }
                let most = hand.best_value(&spelling, 0);
                if self.could_beat(PlayKind::New, &[], spelling.found.id, most)
                    && let Some(slots) = hand.fill_slots(&spelling, 0, |_| true)
                {
                    self.keep_if_best(PlayKind::New, &[], spelling.found, |word| {
                        build_line(word, &slots, &[])
                    });
                }
            }
        }
    }

    /// The words that pieces can spell, within the step limit.
    fn spellings(&self, pieces: &[HandCard], must: usize) -> Spellings<'s> {
        self.lexicon
            .spellings_from_hand(pieces, must)
            .until_step(self.finder.end)
    }

    /// O18: the words of the hand that another word may be joined with, each made of its best
    /// cards.
    fn find_joining_words(&self) -> Vec<(Word, Vec<LaidCard>)> {
        let may = |held: &HeldCard| held.letters().is_some() && !held.has_colour(Colour::Green);
        let Some(hand) = self.hand.restricted_to(may) else {
            return Vec::new();
        };
        let (pieces, must) = hand.query_cards(None);
        let mut best: BTreeMap<Word, (i32, Vec<LaidCard>)> = BTreeMap::new();
        for spelling in self.spellings(&pieces, must) {
            if spelling.cards().len() < 2 || !self.is_allowed(spelling.found) {
                continue;
            }
            let word = spelling.found.word;
            if !self.finder.view.table.options.can_join(word) {
                continue;
            }
            let (values, cards) = hand.best_value(&spelling, 0);
            // What the joining word adds to any word: its card values, and the bonus for each card.
            let bonus = i32::from(self.finder.view.table.options.handicap(self.seat).bonus);
            let worth = values + bonus * i32::try_from(cards).unwrap_or_default();
            if best.get(&word).is_some_and(|(known, _)| *known >= worth) {
                continue;
            }
            if let Some(slots) = hand.fill_slots(&spelling, 0, |_| true) {
                best.insert(word, (worth, build_line(word, &slots, &[])));
            }
        }
        let words = best.into_iter().map(|(word, (_, line))| (word, line));
        words.collect()
    }

    /// O16, O25: extends the player's own words at the ends, and with red cards inside.
    fn find_extensions(&mut self, word: &TableWord) {
        let reds: Vec<HeldCard> = {
            let cards = self.hand.cards.iter().copied();
            cards.filter(|held| held.has_colour(Colour::Red)).collect()
        };
        let deck = &self.finder.view.table.options.deck;
        let mut grown = Vec::new();
        insert_reds(&word.cards, &reds, &mut Vec::new(), &mut grown);
        for (cards, used) in grown {
            let Some(inner) = spell(&cards) else {
                continue;
            };
            for hand in self.hand.without(&used).by_wild_limit(self.finder.wilds) {
                let (pieces, must) = hand.query_cards(Some(HandCard::Letters(inner)));
                for spelling in self.spellings(&pieces, must) {
                    let grows = spelling.cards().len() > 1 || !used.is_empty();
                    if !grows || !self.is_allowed(spelling.found) {
                        continue;
                    }
                    let (values, count) = hand.best_value(&spelling, 1);
                    let inner: i32 = cards.iter().map(|laid| deck.value(laid.card)).sum();
                    let most = (values + inner, count + cards.len());
                    if !self.could_beat(PlayKind::Extend, &[word], spelling.found.id, most) {
                        continue;
                    }
                    let slots =
                        hand.fill_slots(&spelling, 1, |held| !held.has_colour(Colour::Green));
                    if let Some(slots) = slots {
                        let line = |word| build_line(word, &slots, &cards);
                        self.keep_if_best(PlayKind::Extend, &[word], spelling.found, line);
                    }
                }
            }
        }
    }

    /// O15, O25: steals with one card at an end, or a red card at any position.
    fn find_steals(&mut self, word: &TableWord) {
        let old = word.word();
        for held in self.hand.single_cards() {
            let Some(letters) = held.letters() else {
                continue;
            };
            for front in [true, false] {
                let joined = if front {
                    letters.join(old)
                } else {
                    old.join(letters)
                };
                let place = if front { 0 } else { word.cards.len() };
                self.try_steal(word, joined, &held, place, letters);
            }
        }
        let reds = self.hand.restricted_to(|held| held.has_colour(Colour::Red));
        let reds = reds.map(|reds| reds.single_cards()).unwrap_or_default();
        for held in reds {
            let letters = held.letters().unwrap_or_default();
            for place in 1..word.cards.len() {
                let (before, behind) = word.cards.split_at(place);
                let joined = spell(before).and_then(|before| before.join(letters));
                let joined = joined.and_then(|joined| joined.join(spell(behind)?));
                self.try_steal(word, joined, &held, place, letters);
            }
        }
    }

    fn try_steal(
        &mut self,
        word: &TableWord,
        made: Option<Word>,
        held: &HeldCard,
        place: usize,
        letters: Word,
    ) {
        let Some(found) = made.and_then(|made| self.look_up(made)) else {
            return;
        };
        self.keep_if_best(PlayKind::Steal, &[word], found, |_| {
            let mut line = word.cards.clone();
            let card = held.card;
            line.insert(place, LaidCard { card, letters });
            line
        });
    }

    /// O23: substitutes a blue card for cards of one end.
    fn find_substitutions(&mut self, word: &TableWord) {
        let blues = self
            .hand
            .restricted_to(|held| held.has_colour(Colour::Blue));
        let blues = blues.map(|blues| blues.single_cards()).unwrap_or_default();
        for held in blues {
            let letters = held.letters().unwrap_or_default();
            let blue = LaidCard {
                card: held.card,
                letters,
            };
            for kept in 1..word.cards.len() {
                let (front, rest) = word.cards.split_at(word.cards.len() - kept);
                let (start, behind) = word.cards.split_at(kept);
                let count =
                    |cards: &[LaidCard]| cards.iter().map(|laid| laid.letters.len()).sum::<usize>();
                if letters.len() == count(front) {
                    let line = std::iter::once(&blue).chain(rest).copied().collect();
                    self.try_substitution(word, line);
                }
                if letters.len() == count(behind) {
                    let line = start.iter().chain([&blue]).copied().collect();
                    self.try_substitution(word, line);
                }
            }
        }
    }

    fn try_substitution(&mut self, word: &TableWord, line: Vec<LaidCard>) {
        let Some(found) = spell(&line).and_then(|made| self.look_up(made)) else {
            return;
        };
        self.keep_if_best(PlayKind::Substitute, &[word], found, |_| line);
    }

    /// O17: joins an opponent's word with a word of the hand or one of the player's own.
    fn find_joins(&mut self, word: &TableWord, joining: &[(Word, Vec<LaidCard>)]) {
        let stolen = word.word();
        for (own, line) in joining {
            self.try_join(&[word], stolen, own, line);
        }
        if self.hand.duty {
            return;
        }
        let table = &self.finder.view.table;
        let wild = |laid: &LaidCard| table.options.deck.face(laid.card).is_wild();
        for own in table.words_of(self.seat) {
            if !own.cards.iter().any(wild) && table.options.can_join(own.word()) {
                self.try_join(&[word, own], stolen, &own.word(), &own.cards);
            }
        }
    }

    fn try_join(&mut self, used: &[&TableWord], stolen: Word, own: &Word, line: &[LaidCard]) {
        let Some(word) = used.first() else {
            return;
        };
        let made =
            |one: &[LaidCard], other: &[LaidCard]| one.iter().chain(other).copied().collect();
        if let Some(found) = stolen.join(*own).and_then(|made| self.look_up(made)) {
            self.keep_if_best(PlayKind::Join, used, found, |_| made(&word.cards, line));
        }
        if let Some(found) = own.join(stolen).and_then(|made| self.look_up(made)) {
            self.keep_if_best(PlayKind::Join, used, found, |_| made(line, &word.cards));
        }
    }

    /// Looks up letters as a word that may be made.
    fn look_up(&self, word: Word) -> Option<FoundWord> {
        if self.finder.is_exhausted() {
            return None;
        }
        let id = self.lexicon.find(word)?;
        Some(FoundWord { word, id }).filter(|found| self.is_allowed(*found))
    }

    /// Whether a word is long enough, and within the finder's level.
    fn is_allowed(&self, found: FoundWord) -> bool {
        let least = self.finder.view.table.options.least_letters;
        found.word.len() >= least.into() && self.lexicon.level(found.id) <= self.finder.level
    }

    /// Whether this number of cards with these values could beat the best find with the same key.
    /// Checked before building the line, because most spellings are worse than an earlier one.
    fn could_beat(
        &self,
        way: PlayKind,
        used: &[&TableWord],
        id: WordId,
        (values, cards): (i32, usize),
    ) -> bool {
        let ids: Vec<TableWordId> = used.iter().map(|word| word.id).collect();
        let key = (way, ids.first().copied(), ids.get(1).copied(), id);
        let table = &self.finder.view.table;
        self.best.get(&key).is_none_or(|known| {
            let held = stakes(table, self.seat, used).held;
            table.options.value_with_bonus(self.seat, values, cards) - held > known.gain
        })
    }

    /// Keeps a find if it is the best with its key.
    fn keep_if_best(
        &mut self,
        way: PlayKind,
        used: &[&TableWord],
        found: FoundWord,
        line: impl FnOnce(Word) -> Vec<LaidCard>,
    ) {
        let table = &self.finder.view.table;
        let ids: Vec<TableWordId> = used.iter().map(|word| word.id).collect();
        if table.options.repeats == RepeatRule::Forbidden && table.has_open_word(found.word, &ids) {
            return;
        }
        let key = (way, ids.first().copied(), ids.get(1).copied(), found.id);
        let line = line(found.word);
        let stakes = stakes(table, self.seat, used);
        let gain = table.options.standing_value(self.seat, &line) - stakes.held;
        if self.best.get(&key).is_some_and(|known| known.gain >= gain) {
            return;
        }
        let find = FoundPlay {
            way,
            word: found.word,
            id: found.id,
            used: ids,
            line,
            gain,
            loss: stakes.loss,
        };
        self.best.insert(key, find);
    }
}

/// Lists a word's cards with red cards inserted in every possible way, along with the reds used.
/// The unchanged word comes first.
fn insert_reds(
    cards: &[LaidCard],
    reds: &[HeldCard],
    used: &mut Vec<HeldCard>,
    grown: &mut Vec<(Vec<LaidCard>, Vec<HeldCard>)>,
) {
    grown.push((cards.to_vec(), used.clone()));
    for (number, red) in reds.iter().enumerate() {
        let alike = |other: &HeldCard| other.face == red.face && other.value == red.value;
        if reds.iter().take(number).any(alike) {
            continue;
        }
        let Some(letters) = red.letters() else {
            continue;
        };
        let rest: Vec<HeldCard> = reds.iter().filter(|other| *other != red).copied().collect();
        // Each red goes after those inserted before it, so that each order of reds occurs only
        // once.
        let behind = cards
            .iter()
            .rposition(|laid| used.iter().any(|red| red.card == laid.card));
        for place in behind.map_or(1, |last| last + 1)..cards.len() {
            let mut more = cards.to_vec();
            let card = red.card;
            more.insert(place, LaidCard { card, letters });
            if spell(&more).is_none() {
                return;
            }
            used.push(*red);
            insert_reds(&more, &rest, used, grown);
            used.pop();
        }
    }
}
