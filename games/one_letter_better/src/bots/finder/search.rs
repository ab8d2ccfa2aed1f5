//! The search for each kind of play: new words, and changes of each table word.

use std::collections::BTreeMap;

use super::held::{Hand, Held, lay};
use super::{Find, Finder};
use game::SeatId;
use lexicon::{Card, Found, Lexicon, Spellings, Word, WordId};
use one_letter_better_rules::making::stakes;
use one_letter_better_rules::{Colour, Laid, Repeats, TableWord, TableWordId, Way, spelled};

/// Identifies a find: the kind of play, the table words used, and the resulting word.
type Key = (Way, Option<TableWordId>, Option<TableWordId>, WordId);

/// A search in progress.
struct Search<'s> {
    finder: &'s Finder<'s>,
    lexicon: &'s Lexicon,
    seat: SeatId,
    hand: Hand,
    /// The best find so far for each key.
    best: BTreeMap<Key, Find>,
}

/// Finds every play; each resulting word appears once per set of table words.
pub(super) fn search(finder: &Finder, lexicon: &Lexicon) -> Vec<Find> {
    let Some(seat) = finder.view.own else {
        return Vec::new();
    };
    let mut search = Search {
        finder,
        lexicon,
        seat,
        hand: Hand::of(finder.view),
        best: BTreeMap::new(),
    };
    // The cheapest searches come first, in case the step limit stops the rest.
    let open = || finder.view.table.open_words();
    let (own, others) = (
        |word: &&TableWord| word.owner == seat,
        |word: &&TableWord| word.owner != seat,
    );
    if finder.looks_for(Way::Steal) {
        open().filter(others).for_each(|word| search.steals(word));
    }
    if finder.looks_for(Way::Substitute) {
        open().for_each(|word| search.substitutions(word));
    }
    if finder.looks_for(Way::New) {
        search.new_words();
    }
    if finder.looks_for(Way::Extend) {
        open().filter(own).for_each(|word| search.extensions(word));
    }
    if finder.looks_for(Way::Join) && open().any(|word| word.owner != seat) {
        let joining = search.joining_words();
        open()
            .filter(others)
            .for_each(|word| search.joins(word, &joining));
    }
    search.best.into_values().collect()
}

impl<'s> Search<'s> {
    /// Finds new words, made of hand cards alone.
    fn new_words(&mut self) {
        for hand in self.hand.by_wilds(self.finder.wilds) {
            let (pieces, must) = hand.pieces(None);
            for spelling in self.laid(&pieces, must) {
                if spelling.cards().len() < 2 || !self.counts(spelling.found) {
                    continue;
                }
                let most = hand.most(&spelling, 0);
                if self.beats(Way::New, &[], spelling.found.id, most)
                    && let Some(slots) = hand.dress(&spelling, 0, |_| true)
                {
                    self.keep(Way::New, &[], spelling.found, |word| lay(word, &slots, &[]));
                }
            }
        }
    }

    /// The words that pieces can spell, within the step limit.
    fn laid(&self, pieces: &[Card], must: usize) -> Spellings<'s> {
        self.lexicon.laid(pieces, must).until(self.finder.end)
    }

    /// O18: the words of the hand that another word may be joined with, each made of its best
    /// cards.
    fn joining_words(&self) -> Vec<(Word, Vec<Laid>)> {
        let may = |held: &Held| held.letters().is_some() && !held.is(Colour::Green);
        let Some(hand) = self.hand.only(may) else {
            return Vec::new();
        };
        let (pieces, must) = hand.pieces(None);
        let mut best: BTreeMap<Word, (i32, Vec<Laid>)> = BTreeMap::new();
        for spelling in self.laid(&pieces, must) {
            if spelling.cards().len() < 2 || !self.counts(spelling.found) {
                continue;
            }
            let word = spelling.found.word;
            if !self.finder.view.table.options.joins(word) {
                continue;
            }
            let (values, cards) = hand.most(&spelling, 0);
            // What the joining word adds to any word: its card values, and the bonus for each card.
            let bonus = i32::from(self.finder.view.table.options.handicap(self.seat).bonus);
            let worth = values + bonus * i32::try_from(cards).unwrap_or_default();
            if best.get(&word).is_some_and(|(known, _)| *known >= worth) {
                continue;
            }
            if let Some(slots) = hand.dress(&spelling, 0, |_| true) {
                best.insert(word, (worth, lay(word, &slots, &[])));
            }
        }
        let words = best.into_iter().map(|(word, (_, line))| (word, line));
        words.collect()
    }

    /// O16, O25: extends the player's own words at the ends, and with red cards inside.
    fn extensions(&mut self, word: &TableWord) {
        let reds: Vec<Held> = {
            let cards = self.hand.cards.iter().copied();
            cards.filter(|held| held.is(Colour::Red)).collect()
        };
        let deck = &self.finder.view.table.options.deck;
        let mut grown = Vec::new();
        insert_reds(&word.cards, &reds, &mut Vec::new(), &mut grown);
        for (cards, used) in grown {
            let Some(inner) = spelled(&cards) else {
                continue;
            };
            for hand in self.hand.without(&used).by_wilds(self.finder.wilds) {
                let (pieces, must) = hand.pieces(Some(Card::Letters(inner)));
                for spelling in self.laid(&pieces, must) {
                    let grows = spelling.cards().len() > 1 || !used.is_empty();
                    if !grows || !self.counts(spelling.found) {
                        continue;
                    }
                    let (values, count) = hand.most(&spelling, 1);
                    let inner: i32 = cards.iter().map(|laid| deck.value(laid.card)).sum();
                    let most = (values + inner, count + cards.len());
                    if !self.beats(Way::Extend, &[word], spelling.found.id, most) {
                        continue;
                    }
                    let slots = hand.dress(&spelling, 1, |held| !held.is(Colour::Green));
                    if let Some(slots) = slots {
                        let line = |word| lay(word, &slots, &cards);
                        self.keep(Way::Extend, &[word], spelling.found, line);
                    }
                }
            }
        }
    }

    /// O15, O25: steals with one card at an end, or a red card at any position.
    fn steals(&mut self, word: &TableWord) {
        let old = word.word();
        for held in self.hand.singles() {
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
                self.steal(word, joined, &held, place, letters);
            }
        }
        let reds = self.hand.only(|held| held.is(Colour::Red));
        let reds = reds.map(|reds| reds.singles()).unwrap_or_default();
        for held in reds {
            let letters = held.letters().unwrap_or_default();
            for place in 1..word.cards.len() {
                let (before, behind) = word.cards.split_at(place);
                let joined = spelled(before).and_then(|before| before.join(letters));
                let joined = joined.and_then(|joined| joined.join(spelled(behind)?));
                self.steal(word, joined, &held, place, letters);
            }
        }
    }

    fn steal(
        &mut self,
        word: &TableWord,
        made: Option<Word>,
        held: &Held,
        place: usize,
        letters: Word,
    ) {
        let Some(found) = made.and_then(|made| self.found(made)) else {
            return;
        };
        self.keep(Way::Steal, &[word], found, |_| {
            let mut line = word.cards.clone();
            let card = held.card;
            line.insert(place, Laid { card, letters });
            line
        });
    }

    /// O23: substitutes a blue card for cards of one end.
    fn substitutions(&mut self, word: &TableWord) {
        let blues = self.hand.only(|held| held.is(Colour::Blue));
        let blues = blues.map(|blues| blues.singles()).unwrap_or_default();
        for held in blues {
            let letters = held.letters().unwrap_or_default();
            let blue = Laid {
                card: held.card,
                letters,
            };
            for kept in 1..word.cards.len() {
                let (front, rest) = word.cards.split_at(word.cards.len() - kept);
                let (start, behind) = word.cards.split_at(kept);
                let count =
                    |cards: &[Laid]| cards.iter().map(|laid| laid.letters.len()).sum::<usize>();
                if letters.len() == count(front) {
                    let line = std::iter::once(&blue).chain(rest).copied().collect();
                    self.replace(word, line);
                }
                if letters.len() == count(behind) {
                    let line = start.iter().chain([&blue]).copied().collect();
                    self.replace(word, line);
                }
            }
        }
    }

    fn replace(&mut self, word: &TableWord, line: Vec<Laid>) {
        let Some(found) = spelled(&line).and_then(|made| self.found(made)) else {
            return;
        };
        self.keep(Way::Substitute, &[word], found, |_| line);
    }

    /// O17: joins an opponent's word with a word of the hand or one of the player's own.
    fn joins(&mut self, word: &TableWord, joining: &[(Word, Vec<Laid>)]) {
        let stolen = word.word();
        for (own, line) in joining {
            self.join(&[word], stolen, own, line);
        }
        if self.hand.duty {
            return;
        }
        let table = &self.finder.view.table;
        let wild = |laid: &Laid| table.options.deck.face(laid.card).is_wild();
        for own in table.words_of(self.seat) {
            if !own.cards.iter().any(wild) && table.options.joins(own.word()) {
                self.join(&[word, own], stolen, &own.word(), &own.cards);
            }
        }
    }

    fn join(&mut self, used: &[&TableWord], stolen: Word, own: &Word, line: &[Laid]) {
        let Some(word) = used.first() else {
            return;
        };
        let made = |one: &[Laid], other: &[Laid]| one.iter().chain(other).copied().collect();
        if let Some(found) = stolen.join(*own).and_then(|made| self.found(made)) {
            self.keep(Way::Join, used, found, |_| made(&word.cards, line));
        }
        if let Some(found) = own.join(stolen).and_then(|made| self.found(made)) {
            self.keep(Way::Join, used, found, |_| made(line, &word.cards));
        }
    }

    /// Looks up letters as a word that may be made.
    fn found(&self, word: Word) -> Option<Found> {
        if self.finder.is_spent() {
            return None;
        }
        let id = self.lexicon.find(word)?;
        Some(Found { word, id }).filter(|found| self.counts(*found))
    }

    /// Whether a word is long enough, and within the finder's level.
    fn counts(&self, found: Found) -> bool {
        let least = self.finder.view.table.options.least_letters;
        found.word.len() >= least.into() && self.lexicon.level(found.id) <= self.finder.level
    }

    /// Whether this number of cards with these values could beat the best find with the same key.
    /// Checked before building the line, because most spellings are worse than an earlier one.
    fn beats(
        &self,
        way: Way,
        used: &[&TableWord],
        id: WordId,
        (values, cards): (i32, usize),
    ) -> bool {
        let ids: Vec<TableWordId> = used.iter().map(|word| word.id).collect();
        let key = (way, ids.first().copied(), ids.get(1).copied(), id);
        let table = &self.finder.view.table;
        self.best.get(&key).is_none_or(|known| {
            let held = stakes(table, self.seat, used).held;
            table.options.worth(self.seat, values, cards) - held > known.gain
        })
    }

    /// Keeps a find if it is the best with its key.
    fn keep(
        &mut self,
        way: Way,
        used: &[&TableWord],
        found: Found,
        line: impl FnOnce(Word) -> Vec<Laid>,
    ) {
        let table = &self.finder.view.table;
        let ids: Vec<TableWordId> = used.iter().map(|word| word.id).collect();
        if table.options.repeats == Repeats::Forbidden && table.lies_already(found.word, &ids) {
            return;
        }
        let key = (way, ids.first().copied(), ids.get(1).copied(), found.id);
        let line = line(found.word);
        let stakes = stakes(table, self.seat, used);
        let gain = table.options.standing_value(self.seat, &line) - stakes.held;
        if self.best.get(&key).is_some_and(|known| known.gain >= gain) {
            return;
        }
        let find = Find {
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
    cards: &[Laid],
    reds: &[Held],
    used: &mut Vec<Held>,
    grown: &mut Vec<(Vec<Laid>, Vec<Held>)>,
) {
    grown.push((cards.to_vec(), used.clone()));
    for (number, red) in reds.iter().enumerate() {
        let alike = |other: &Held| other.face == red.face && other.value == red.value;
        if reds.iter().take(number).any(alike) {
            continue;
        }
        let Some(letters) = red.letters() else {
            continue;
        };
        let rest: Vec<Held> = reds.iter().filter(|other| *other != red).copied().collect();
        // Each red goes after those inserted before it, so that each order of reds occurs only
        // once.
        let behind = cards
            .iter()
            .rposition(|laid| used.iter().any(|red| red.card == laid.card));
        for place in behind.map_or(1, |last| last + 1)..cards.len() {
            let mut more = cards.to_vec();
            let card = red.card;
            more.insert(place, Laid { card, letters });
            if spelled(&more).is_none() {
                return;
            }
            used.push(*red);
            insert_reds(&more, &rest, used, grown);
            used.pop();
        }
    }
}
