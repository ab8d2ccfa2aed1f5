//! Rounds: the deal, the end, the penalties, and the match (O1 to O4, O33, O34).

use super::resolution::Resolution;
use super::{
    CardId, Colour, DealSource, DealtCards, Event, Face, MatchScoring, Mode, OneLetterBetter,
    PlayKind, RoundEnd, RoundEndRule, RoundResult, SoloPenalty, SoloStealOne, Stage, State, Table,
    WordPlay,
};
use game::{Chance, Game, Outcome, SeatId, SeatSet};

/// Cards dealt to each seat (O4).
const DEALT_HAND_SIZE: usize = 7;

/// O4: deals a round. The cards are shuffled and dealt one at a time from the dealer's left. An
/// STL-1 that would be the first face-up card is buried.
pub(super) fn deal(table: &Table, dealer: SeatId, chance: &mut Chance) -> DealtCards {
    let options = &table.options;
    let left_out = |card: &CardId| {
        let alone = matches!(
            options.mode,
            Mode::Solo {
                steal_one: SoloStealOne::LeftOut,
                ..
            }
        );
        alone && options.deck.face(*card) == Face::StealOne
    };
    let mut deck: Vec<CardId> = options
        .deck
        .cards()
        .filter(|card| !left_out(card))
        .collect();
    match options.deal {
        DealSource::Chance => chance.shuffle(&mut deck),
        DealSource::Day(day) => day.chance(OneLetterBetter::ID).shuffle(&mut deck),
    }
    let mut hands = vec![Vec::with_capacity(DEALT_HAND_SIZE); table.seats.into()];
    let seats = dealer
        .next_clockwise(table.seats)
        .others_clockwise(table.seats);
    let order = std::iter::once(dealer.next_clockwise(table.seats)).chain(seats);
    for seat in order
        .cycle()
        .take(DEALT_HAND_SIZE * usize::from(table.seats))
    {
        if let Some(hand) = hands.get_mut(seat.index()) {
            hand.extend(deck.pop());
        }
    }
    let top = deck
        .iter()
        .rposition(|card| options.deck.face(*card) != Face::StealOne);
    let mut buried = deck.split_off(top.map_or(deck.len(), |top| top + 1));
    // Every deck has more cards that spell than are dealt.
    let open = deck.pop().unwrap_or(CardId::new(0));
    buried.append(&mut deck);
    DealtCards {
        dealer,
        hands,
        open,
        deck: buried,
    }
}

/// Ends a turn whose challenge window has closed: starts the next turn, or ends the round.
pub(super) fn next_turn(resolution: &mut Resolution) {
    let State { table, deck, .. } = &resolution.state;
    if deck.is_empty() && !table.turn.exchanged && table.is_pass() {
        resolution.add(Event::Passed);
    }
    let table = &resolution.state.table;
    let next = table.turn.seat.next_clockwise(table.seats);
    let end = if table.ends_at_target(next) {
        Some(RoundEnd::Target)
    } else if table.passes >= table.seats {
        Some(RoundEnd::DeckEmpty)
    } else {
        None
    };
    let event = match end {
        Some(end) => Event::RoundEnded(round_result(&resolution.state, end)),
        None => Event::Turn(next),
    };
    resolution.add(event);
}

/// O34: every seat but the round's winners pays for its hand. In a solo game the player pays (O36).
fn round_result(state: &State, end: RoundEnd) -> RoundResult {
    let State { table, hands, .. } = state;
    let options = &table.options;
    let top = table.winners(end == RoundEnd::Target, &table.points);
    let cost = |cards: &[CardId]| {
        cards
            .iter()
            .map(|card| options.hand_cost(*card))
            .sum::<i32>()
    };
    let penalty = |seat: SeatId| match options.mode {
        Mode::Table if top.contains(seat) => 0,
        Mode::Table => cost(state.hand(seat)),
        Mode::Solo { against, .. } => {
            let pile = match against {
                SoloPenalty::Hand => 0,
                SoloPenalty::HandAndPile => cost(&table.pile),
            };
            cost(state.hand(seat)) + pile
        }
    };
    RoundResult {
        end,
        top,
        points: table.points.clone(),
        hands: hands.clone(),
        penalties: table.all_seats().map(penalty).collect(),
    }
}

impl Table {
    /// O33: whether the turn brought no card to the table and took no word from another seat. A
    /// blue substitution in one of the player's own words replaces cards, so it brings nothing.
    fn is_pass(&self) -> bool {
        let mut plays = self.turn.plays.iter();
        plays.all(|played| match (played.made.way, played.made.victim) {
            (PlayKind::Substitute, None) => true,
            (PlayKind::Substitute, Some(_)) => self.could_repeat_for_ever(&played.made),
            _ => false,
        })
    }

    /// O33: where steals are unlimited, replacing one blue card by another counts as a pass as
    /// well. Otherwise two blue cards could replace each other for ever.
    fn could_repeat_for_ever(&self, made: &WordPlay) -> bool {
        let blue = |card: &CardId| self.options.has_colour(*card, Colour::Blue);
        self.options.steals.is_none() && matches!(made.returned.as_slice(), [one] if blue(one))
    }

    /// O2: whether the round ends before this seat's turn, because a seat reached the target.
    pub fn ends_at_target(&self, next: SeatId) -> bool {
        let Some(target) = self.options.target else {
            return false;
        };
        let reached = self.points.iter().any(|points| *points >= target.into());
        reached
            && match self.options.at_target {
                RoundEndRule::FinishTurn => true,
                RoundEndRule::CompleteLap => next == self.starting_seat(),
            }
    }

    /// O34: the winners of a round that ends with these points: at the target, the first seat that
    /// reached it and is still there; otherwise the top scorers.
    pub fn winners(&self, at_target: bool, points: &[i32]) -> SeatSet {
        let of = |seat: SeatId| points.get(seat.index()).copied().unwrap_or_default();
        let there = |seat: &&SeatId| {
            self.options
                .target
                .is_some_and(|most| of(**seat) >= most.into())
        };
        let first = self.reached.iter().find(there).filter(|_| at_target);
        if let Some(first) = first {
            return SeatSet::EMPTY.with(*first);
        }
        let most = points.iter().max().copied().unwrap_or_default();
        self.all_seats().filter(|seat| of(*seat) == most).collect()
    }

    /// O3: the outcome of the match, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        let each = self.all_seats().map(|seat| {
            let (sum, won) = (self.total_score(seat), self.rounds_won(seat));
            match self.options.won {
                MatchScoring::BySum => (seat, sum, won),
                MatchScoring::ByRounds => (seat, won, sum),
            }
        });
        Some(Outcome::ranked(each))
    }
}
