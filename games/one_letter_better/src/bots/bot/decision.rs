//! The context of one decision: the plays a bot sees, and their worth.

use std::cell::RefCell;

use super::BotLevel;
use super::attention::TurnAttention;
use super::budget::WorkBudget;
use super::candidates::{CandidatePlay, hand_cards_used};
use super::keeping::keeping_value;
use super::plans::RankBy;
use super::position::Position;
use super::race::Race;
use super::threats::Threats;
use super::unseen::unseen;
use super::worth::{end_chance, hand_value, margin, rest_of_round_value, round_end_value};
use crate::bots::{Finder, FoundPlay};
use game::SeatId;
use lexicon::{FamilyFilter, Level, Lexicon, Word};
use one_letter_better_rules::{CardId, Colour, LaidCard, Table, View};

/// An open word, the top card of the pile, and the expected loss from the word.
type KnownThreat = (Vec<LaidCard>, Option<CardId>, i32);

/// A decision in progress.
pub(super) struct Decision<'a> {
    pub(super) view: &'a View,
    pub(super) seat: SeatId,
    pub(super) bot: &'a BotLevel,
    pub(super) words: &'a Lexicon,
    pub(super) family: &'a FamilyFilter,
    pub(super) budget: &'a WorkBudget,
    pub(super) unseen: Vec<CardId>,
    pub(super) race: Option<Race>,
    threats: Threats<'a>,
    attention: TurnAttention<'a>,
    /// Expected losses that have already been computed, sorted by word and top card.
    known: RefCell<Vec<KnownThreat>>,
}

impl<'a> Decision<'a> {
    pub(super) fn new(
        view: &'a View,
        seat: SeatId,
        bot: &'a BotLevel,
        words: &'a Lexicon,
        family: &'a FamilyFilter,
        budget: &'a WorkBudget,
    ) -> Decision<'a> {
        Decision {
            view,
            seat,
            bot,
            words,
            family,
            budget,
            unseen: unseen(view),
            race: view
                .table
                .options
                .target
                .map(|target| Race::new(target.into())),
            threats: Threats::new(view, seat, bot, words, budget),
            attention: TurnAttention::new(view, seat, bot, words),
            known: RefCell::default(),
        }
    }

    /// The hardest word level that the bot assumes a seat knows.
    pub(super) fn known_level(&self, seat: SeatId) -> Level {
        if seat == self.seat {
            self.bot.mind.vocabulary
        } else {
            self.bot.mind.judgement.others
        }
    }

    /// The plays that the bot notices and that gain anything.
    pub(super) fn noticed_plays(&self, view: &View) -> Vec<FoundPlay> {
        let finder = Finder::new(view).up_to(self.bot.mind.vocabulary);
        let finder = finder.with_limits(self.budget.search_limit(), self.bot.wilds);
        let mut finds = finder.find(self.words);
        finds.retain(|find| {
            find.swing() > 0 && !self.family.hides(find.id) && self.attention.notices(find)
        });
        finds
    }

    /// Rates a play: its points, less the keeping value of its cards, plus the worth of the word it
    /// leaves open.
    pub(super) fn rate_play(
        &self,
        position: &Position,
        find: FoundPlay,
        by: RankBy,
    ) -> Option<CandidatePlay> {
        let hand = position.hand();
        let cards = hand_cards_used(&find, hand);
        let table = &position.state.table;
        let deck = &table.options.deck;
        let worth = || {
            let taken = find.line.iter().filter(|laid| hand.contains(&laid.card));
            let kept: i32 = taken.map(|laid| keeping_value(deck, laid.card)).sum();
            self.bot.grows * open_word_change(table, self.seat, &find) - kept * self.bot.keeps / 100
        };
        let others = i32::from(table.seats) - 1;
        let hurts = if others < 2 { 100 } else { 25 + 50 / others };
        let beside = match by {
            RankBy::Worth => worth(),
            RankBy::Points => 0,
        };
        Some(CandidatePlay {
            cards,
            score: 100 * find.gain + hurts * find.loss + beside,
            find,
        })
    }

    /// Adjusts a play's score for risk: subtracts the expected loss of the new word to a steal, and
    /// adds back the expected loss of the words it uses.
    pub(super) fn adjust_for_risk(&self, position: &Position, offer: &mut CandidatePlay) {
        let Some(after) = position
            .after_play(&offer.find)
            .filter(|_| self.bot.fears > 0)
        else {
            return;
        };
        let open = |position: &Position| {
            let table = &position.state.table;
            let words = table.words_of(self.seat);
            words
                .map(|word| self.threat_to(table, &word.cards))
                .sum::<i32>()
        };
        let more = open(&after) - open(position);
        offer.score -= more * self.bot.fears / 100;
    }

    /// The loss to expect because others could steal an open word of the bot's own.
    fn threat_to(&self, table: &Table, line: &[LaidCard]) -> i32 {
        let minded = self.bot.tops > 0;
        let top = table.pile.last().copied().filter(|_| minded);
        let mut known = self.known.borrow_mut();
        // Kept sorted for binary search.
        let place = known.binary_search_by(|(other, of, _)| (&other[..], of).cmp(&(line, &top)));
        if let Some((_, _, threat)) = place.ok().and_then(|place| known.get(place)) {
            return *threat;
        }
        let threat = self.threats.expected_loss(line, top);
        known.insert(
            place.unwrap_or_else(|place| place),
            (line.to_vec(), top, threat),
        );
        threat
    }

    /// The loss to expect because others could steal the bot's open words, and the word that
    /// contributes most.
    pub(super) fn total_threat<'p>(&self, position: &'p Position) -> (i32, Option<&'p [LaidCard]>) {
        let (mut sum, mut most) = (0, None);
        let mut highest = 0;
        for word in position.state.table.words_of(self.seat) {
            let threat = self.threat_to(&position.state.table, &word.cards);
            sum += threat;
            if threat > highest {
                (highest, most) = (threat, Some(&word.cards[..]));
            }
        }
        (sum, most)
    }

    /// The letters of the unseen cards that would steal a word, and the number of those cards.
    pub(super) fn stealing_letters(&self, line: &[LaidCard]) -> (Vec<Word>, usize) {
        self.threats.stealing_letters(line)
    }

    /// Whether a card would steal one of the bot's own words if another seat had it.
    pub(super) fn threatens_own_word(&self, card: CardId) -> bool {
        let mut own = self.view.table.words_of(self.seat);
        own.any(|word| self.threats.can_steal(card, &word.cards))
    }

    /// The worth of a table at the end of the bot's turn.
    pub(super) fn position_value(&self, position: &Position) -> i32 {
        let table = &position.state.table;
        let (seat, hand) = (self.seat, position.hand());
        if ends_round(table, seat) {
            let costs: Vec<i32> = table
                .all_seats()
                .map(|other| {
                    if other == seat {
                        cards_cost(table, hand)
                    } else {
                        self.average_hand_cost(self.view.hand_size(other))
                    }
                })
                .collect();
            return round_end_value(table, seat, &table.points, &costs);
        }
        let open = table.words_of(seat).map(|word| match self.bot.fears {
            0 => 0,
            _ => self.threat_to(table, &word.cards),
        });
        let threats = open.sum::<i32>() * self.bot.fears / 100;
        let grow = self.bot.grows * count_i32(table.words_of(seat));
        margin(&table.points, seat) - threats
            + grow
            + rest_of_round_value(self.race.as_ref(), table, seat, &table.points, false)
            + hand_value(table, hand, self.bot.keeps, self.end_chance(table))
    }

    /// The chance, in percent, that another seat ends the round before the bot's next turn.
    pub(super) fn end_chance(&self, table: &Table) -> i32 {
        let deck = usize::from(self.view.deck);
        let others = self.seat.others_clockwise(table.seats);
        let odds = others.map(|other| end_chance(table, deck, table.score(other)));
        odds.max()
            .unwrap_or_else(|| end_chance(table, deck, i32::MIN / 2))
    }

    /// The average cost of this number of unseen cards in a hand.
    fn average_hand_cost(&self, held: usize) -> i32 {
        let held = i32::try_from(held).unwrap_or_default();
        let count = i32::try_from(self.unseen.len().max(1)).unwrap_or(1);
        cards_cost(&self.view.table, &self.unseen) * held / count
    }
}

/// How a play changes the number of open words that a seat owns.
fn open_word_change(table: &Table, seat: SeatId, find: &FoundPlay) -> i32 {
    let green =
        |laid: &LaidCard| table.options.deck.face(laid.card).colour() == Some(Colour::Green);
    let own = table
        .words_of(seat)
        .filter(|word| find.used.contains(&word.id));
    i32::from(!find.line.iter().any(green)) - count_i32(own)
}

fn count_i32<T>(each: impl Iterator<Item = T>) -> i32 {
    i32::try_from(each.count()).unwrap_or_default()
}

/// The cost of cards in a hand when the round ends.
pub(super) fn cards_cost(table: &Table, cards: &[CardId]) -> i32 {
    cards
        .iter()
        .map(|card| table.options.hand_cost(*card))
        .sum()
}

/// Whether the round ends when a seat has ended its turn.
pub(super) fn ends_round(table: &Table, seat: SeatId) -> bool {
    table.ends_at_target(seat.next_clockwise(table.seats))
}
