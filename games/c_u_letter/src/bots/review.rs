//! The review: what each turn gave away, as judged by the highest level.
//!
//! A turn is its placing and its claims. A placing is criticised if another one would clearly have
//! been better, judged by look-ahead over possible continuations. Claims are judged when the turn
//! ends, however it ended: by what the highest level would still have claimed for the cards that it
//! pays. That is certain, so no worlds are needed. Rulings:
//!
//! - Every word on the board counts, whichever seat made it.
//! - A word counts once per seat: if the seat already left it unclaimed in its previous turn of the
//!   round, it isn't reported again. Otherwise an obscure word would count against every turn.
//! - A word counts by what it would pay as the turn ends, even though it may be claimed a turn
//!   later: the next seat may claim it, too.
//! - A word that pays nothing then, such as one behind a longer word, may stay unclaimed.
//! - A seat for which the game claims words (C10) leaves none.
//! - Claims during the reveal of face-down cards (C34) aren't part of a turn, and aren't judged.

use serde::{Deserialize, Serialize};

use super::{Finder, FoundPlay, OpenedWord, bot};
use c_u_letter_rules::{BoardWord, CULetter, CardId, Event, Help, Placing, Stage, View};
use game::account::DecisionLoss;
use game::{Game, Match, SeatId, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon};

/// A turn as its seat saw it, before placing a card and after claiming words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewPoint {
    /// The number of journal steps before the placing.
    pub step: usize,
    /// The seat on turn.
    pub seat: SeatId,
    /// The seat's view before its placing.
    pub view: View,
    /// The placing that the seat made.
    pub placed: Placing,
    /// The seat's view when its claiming ended or timed out, or `None` while it may still claim.
    pub ended: Option<View>,
    /// The value of `ended` for the seat's previous turn in the round.
    pub earlier: Option<View>,
}

/// The review of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnReview {
    /// The number of journal steps before the turn.
    pub step: usize,
    /// The seat on turn.
    pub seat: SeatId,
    /// The placing that the seat made, and the words that it opened.
    pub placed: Option<FoundPlay>,
    /// A placing that would clearly have been better.
    pub best: Option<FoundPlay>,
    /// The words left unclaimed that would have paid cards, the most valuable first.
    pub left: Vec<OpenedWord>,
    /// How many more cards the seat would have had with all the words left unclaimed.
    pub brings: usize,
    /// How much the seat would have gained on the others by claiming the words left, in hundredths
    /// of a card.
    pub unclaimed: i32,
    /// The turn's total loss, in hundredths of a card: by its placing and by unclaimed words.
    pub missed: i32,
    /// Whether the better placing and the words left needed only everyday words.
    pub known: bool,
}

impl TurnReview {
    /// Returns what the turn gave away, in the form that the game's account uses.
    pub fn loss(&self) -> DecisionLoss {
        DecisionLoss {
            step: self.step,
            seat: self.seat,
            by: self.missed,
            later: self.unclaimed,
            known: self.known,
        }
    }
}

/// Returns the turns of all finished rounds.
pub fn all_review_points(game: &Match<CULetter>) -> Vec<ReviewPoint> {
    let rounds = 0..game.state().table.results.len();
    rounds
        .flat_map(|round| review_points(game, round))
        .collect()
}

/// Returns the turns of a finished round, counted from 0. Reviewing a turn takes as long as a run
/// of the finder, so callers review one at a time.
pub fn review_points(game: &Match<CULetter>, round: usize) -> Vec<ReviewPoint> {
    let mut state = game.state_after(0);
    let mut spots: Vec<ReviewPoint> = Vec::new();
    for (step, written) in game.journal().steps.iter().enumerate() {
        for event in &written.events {
            let seat = state.table.turn.seat;
            let sees = || state.seen_by(Viewer::Seat(seat));
            if let (Event::Placed(placed), true) = (event, state.table.results.len() == round) {
                let earlier = spots.iter().rfind(|spot| spot.seat == seat);
                spots.push(ReviewPoint {
                    earlier: earlier.and_then(|spot| spot.ended.clone()),
                    step,
                    seat,
                    view: sees(),
                    placed: *placed,
                    ended: None,
                });
            }
            let claiming = state.table.stage == Stage::Claiming && ends_claiming(event);
            let spot = spots.last_mut().filter(|spot| spot.ended.is_none());
            if let (Some(spot), true) = (spot, claiming) {
                spot.ended = Some(sees());
            }
            CULetter::evolve(&mut state, event, written.at);
        }
    }
    spots
}

/// Whether an event after a placing ends its claiming.
const fn ends_claiming(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew(_) | Event::Turn(_) | Event::Revealed { .. } | Event::RoundEnded(_)
    )
}

/// Returns the turn that a seat has played since a step, once it is over. Until then the words it
/// left could still be claimed, so there is nothing to judge.
pub fn review_point_since(
    game: &Match<CULetter>,
    step: usize,
    seat: SeatId,
) -> Option<ReviewPoint> {
    let round = game.state_after(step).table.results.len();
    let of = |spot: &ReviewPoint| spot.step >= step && spot.seat == seat;
    let turn = review_points(game, round).into_iter().find(of);
    turn.filter(|spot| spot.ended.is_some())
}

impl ReviewPoint {
    /// Reviews the turn. Placings are judged by look-ahead: a placing isn't reported if it was only
    /// better at first sight, or if its lead depends on hidden cards.
    pub fn review(&self, words: &Lexicon, family: &FamilyFilter) -> TurnReview {
        let face = self.placed.card.face();
        let same = |find: &FoundPlay| {
            let other = find.placing;
            other.card.face() == face
                && (other.at, other.using) == (self.placed.at, self.placed.using)
        };
        let finds = Finder::new(&self.view).find(words);
        let placed = finds.into_iter().find(same);
        let better = bot::better_placing(&self.view, self.placed, words, family);
        let better = better.filter(|(find, _)| !same(find));
        let (left, brings, unclaimed) = self.unclaimed_words(words, family);
        let missed = better.as_ref().map_or(0, |(_, by)| *by) + unclaimed;
        let opens = better.iter().flat_map(|(find, _)| &find.opens);
        let mut took = opens.chain(&left);
        let known = took.all(|one| words.contains_up_to(one.word, Level::EVERYDAY));
        TurnReview {
            step: self.step,
            seat: self.seat,
            placed,
            best: better.map(|(find, _)| find),
            left,
            brings,
            unclaimed,
            missed,
            known: missed > 0 && known,
        }
    }

    /// Returns the words that the seat left unclaimed though they pay cards, except those it had
    /// already left on its previous turn; how many more cards it would have had with them; and its
    /// gain on the others, in hundredths of a card.
    fn unclaimed_words(
        &self,
        words: &Lexicon,
        family: &FamilyFilter,
    ) -> (Vec<OpenedWord>, usize, i32) {
        let helped = self.view.table.options.help(self.seat) == Help::ClaimsWords;
        let Some(ended) = self.ended.as_ref().filter(|_| !helped) else {
            return (Vec::new(), 0, 0);
        };
        let cards = |view: &View, one: &BoardWord| {
            let cards = view.table.board.cards_on(one.span);
            cards.unwrap_or_default()
        };
        let told = self.earlier.iter().flat_map(|earlier| {
            let left = bot::unclaimed_words(earlier, words, family).into_iter();
            left.map(|(_, one)| cards(earlier, &one))
        });
        let told: Vec<Vec<CardId>> = told.collect();
        let mut left = bot::unclaimed_words(ended, words, family);
        left.retain(|(_, one)| {
            let own = cards(ended, one);
            let mut told = told.iter();
            !told.any(|told| *told == own || told.iter().eq(own.iter().rev()))
        });
        let gains = left.iter().map(|(cards, _)| 100 * cards).sum();
        let words: Vec<BoardWord> = left.iter().map(|(_, one)| *one).collect();
        let brings = bot::added_cards(ended, &words);
        let opened = left.iter().map(|(_, one)| OpenedWord {
            span: one.span,
            word: one.word,
            id: Some(one.id),
        });
        (opened.collect(), brings, gains)
    }
}
