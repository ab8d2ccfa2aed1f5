//! The context of one decision: the plays a bot sees, and their worth.

use std::cell::RefCell;

use super::Regular;
use super::budget::Budget;
use super::keeping::keep;
use super::noticing::Noticing;
use super::offers::{Offer, cards_of};
use super::plans::By;
use super::position::Position;
use super::race::Race;
use super::threats::Threats;
use super::unseen::unseen;
use super::worth::{held, margin, may_end, over, rest};
use crate::bots::{Find, Finder};
use game::SeatId;
use lexicon::{Family, Level, Lexicon, Word};
use one_letter_better_rules::{CardId, Colour, Laid, Table, View};

/// An open word, the top card of the pile, and the expected loss from the word.
type Known = (Vec<Laid>, Option<CardId>, i32);

/// A decision in progress.
pub(super) struct Thinking<'a> {
    pub(super) view: &'a View,
    pub(super) seat: SeatId,
    pub(super) regular: &'a Regular,
    pub(super) words: &'a Lexicon,
    pub(super) family: &'a Family,
    pub(super) budget: &'a Budget,
    pub(super) unseen: Vec<CardId>,
    pub(super) race: Option<Race>,
    threats: Threats<'a>,
    noticing: Noticing<'a>,
    /// Expected losses that have already been computed, sorted by word and top card.
    known: RefCell<Vec<Known>>,
}

impl<'a> Thinking<'a> {
    pub(super) fn new(
        view: &'a View,
        seat: SeatId,
        regular: &'a Regular,
        words: &'a Lexicon,
        family: &'a Family,
        budget: &'a Budget,
    ) -> Thinking<'a> {
        Thinking {
            view,
            seat,
            regular,
            words,
            family,
            budget,
            unseen: unseen(view),
            race: view
                .table
                .options
                .target
                .map(|target| Race::to(target.into())),
            threats: Threats::of(view, seat, regular, words, budget),
            noticing: Noticing::of(view, seat, regular, words),
            known: RefCell::default(),
        }
    }

    /// The hardest word level that the bot assumes a seat knows.
    pub(super) fn knows(&self, seat: SeatId) -> Level {
        match seat == self.seat {
            true => self.regular.mind.vocabulary,
            false => self.regular.mind.judgement.others,
        }
    }

    /// The plays that the bot notices and that gain anything.
    pub(super) fn finds(&self, view: &View) -> Vec<Find> {
        let finder = Finder::at(view).up_to(self.regular.mind.vocabulary);
        let finder = finder.within(self.budget.look(), self.regular.wilds);
        let mut finds = finder.find(self.words);
        finds.retain(|find| {
            find.swing() > 0 && !self.family.hides(find.id) && self.noticing.sees(find)
        });
        finds
    }

    /// Rates a play as an offer: its points, less the keeping value of its cards, plus the worth of
    /// the word it leaves open.
    pub(super) fn offer(&self, position: &Position, find: Find, by: By) -> Option<Offer> {
        let hand = position.hand();
        let cards = cards_of(&find, hand);
        let table = &position.state.table;
        let deck = &table.options.deck;
        let worth = || {
            let taken = find.line.iter().filter(|laid| hand.contains(&laid.card));
            let kept: i32 = taken.map(|laid| keep(deck, laid.card)).sum();
            self.regular.grows * opens(table, self.seat, &find) - kept * self.regular.keeps / 100
        };
        let others = i32::from(table.seats) - 1;
        let hurts = if others < 2 { 100 } else { 25 + 50 / others };
        let beside = match by {
            By::Worth => worth(),
            By::Points => 0,
        };
        Some(Offer {
            cards,
            score: 100 * find.gain + hurts * find.loss + beside,
            find,
        })
    }

    /// Adjusts an offer for risk: subtracts what opponents could steal of the new word, and adds
    /// back what they could have stolen of the words it uses.
    pub(super) fn minds(&self, position: &Position, offer: &mut Offer) {
        let Some(after) = position
            .after(&offer.find)
            .filter(|_| self.regular.fears > 0)
        else {
            return;
        };
        let open = |position: &Position| {
            let table = &position.state.table;
            let words = table.words_of(self.seat);
            words
                .map(|word| self.threat(table, &word.cards))
                .sum::<i32>()
        };
        let more = open(&after) - open(position);
        offer.score -= more * self.regular.fears / 100;
    }

    /// The loss to expect because others could steal an open word of the bot's own.
    fn threat(&self, table: &Table, line: &[Laid]) -> i32 {
        let minded = self.regular.tops > 0;
        let top = table.pile.last().copied().filter(|_| minded);
        let mut known = self.known.borrow_mut();
        // Kept sorted for binary search.
        let place = known.binary_search_by(|(other, of, _)| (&other[..], of).cmp(&(line, &top)));
        if let Some((_, _, threat)) = place.ok().and_then(|place| known.get(place)) {
            return *threat;
        }
        let threat = self.threats.to(line, top);
        known.insert(
            place.unwrap_or_else(|place| place),
            (line.to_vec(), top, threat),
        );
        threat
    }

    /// The loss to expect because others could steal the bot's open words, and the word that
    /// contributes most.
    pub(super) fn at_risk<'p>(&self, position: &'p Position) -> (i32, Option<&'p [Laid]>) {
        let (mut sum, mut most) = (0, None);
        let mut highest = 0;
        for word in position.state.table.words_of(self.seat) {
            let threat = self.threat(&position.state.table, &word.cards);
            sum += threat;
            if threat > highest {
                (highest, most) = (threat, Some(&word.cards[..]));
            }
        }
        (sum, most)
    }

    /// The letters of the unseen cards that would steal a word, and the number of those cards.
    pub(super) fn takers(&self, line: &[Laid]) -> (Vec<Word>, usize) {
        self.threats.takers(line)
    }

    /// Whether a card would steal one of the bot's own words if another seat had it.
    pub(super) fn is_a_threat(&self, card: CardId) -> bool {
        let mut own = self.view.table.words_of(self.seat);
        own.any(|word| self.threats.takes(card, &word.cards))
    }

    /// The worth of a table at the end of the bot's turn.
    pub(super) fn value(&self, position: &Position) -> i32 {
        let table = &position.state.table;
        let (seat, hand) = (self.seat, position.hand());
        if ends(table, seat) {
            let costs: Vec<i32> = table
                .all_seats()
                .map(|other| match other == seat {
                    true => cost(table, hand),
                    false => self.usual_cost(self.view.held(other)),
                })
                .collect();
            return over(table, seat, &table.points, &costs);
        }
        let open = table.words_of(seat).map(|word| match self.regular.fears {
            0 => 0,
            _ => self.threat(table, &word.cards),
        });
        let threats = open.sum::<i32>() * self.regular.fears / 100;
        let grow = self.regular.grows * count(table.words_of(seat));
        margin(&table.points, seat) - threats
            + grow
            + rest(self.race.as_ref(), table, seat, &table.points, false)
            + held(table, hand, self.regular.keeps, self.may_end(table))
    }

    /// The chance, in percent, that another seat ends the round before the bot's next turn.
    pub(super) fn may_end(&self, table: &Table) -> i32 {
        let deck = usize::from(self.view.deck);
        let others = self.seat.others(table.seats);
        let odds = others.map(|other| may_end(table, deck, table.score(other)));
        odds.max()
            .unwrap_or_else(|| may_end(table, deck, i32::MIN / 2))
    }

    /// The average cost of this number of unseen cards in a hand.
    fn usual_cost(&self, held: usize) -> i32 {
        let held = i32::try_from(held).unwrap_or_default();
        let count = i32::try_from(self.unseen.len().max(1)).unwrap_or(1);
        cost(&self.view.table, &self.unseen) * held / count
    }
}

/// How a play changes the number of open words that a seat owns.
fn opens(table: &Table, seat: SeatId, find: &Find) -> i32 {
    let green = |laid: &Laid| table.options.deck.face(laid.card).colour() == Some(Colour::Green);
    let own = table
        .words_of(seat)
        .filter(|word| find.used.contains(&word.id));
    i32::from(!find.line.iter().any(green)) - count(own)
}

fn count<T>(each: impl Iterator<Item = T>) -> i32 {
    i32::try_from(each.count()).unwrap_or_default()
}

/// The cost of cards in a hand when the round ends.
pub(super) fn cost(table: &Table, cards: &[CardId]) -> i32 {
    cards.iter().map(|card| table.options.cost(*card)).sum()
}

/// Whether the round ends when a seat has ended its turn.
pub(super) fn ends(table: &Table, seat: SeatId) -> bool {
    table.target_ends(seat.left(table.seats))
}
