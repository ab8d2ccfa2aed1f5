//! The review: what each turn gave away, by the highest level.
//!
//! A turn is its placing and its claims. A placing is faulted if another one would clearly have been
//! better, by how the game could have gone on. Claims are judged as the turn ends, whoever or
//! whatever ended it: what the highest level would still have claimed there for the cards that it
//! brings. That is certain, so no worlds are needed. Rulings:
//!
//! - Every word that stands there counts, whoever made it.
//! - It counts once for each seat: a word that a seat left as its own turn before ended, in the same
//!   round, is not told again. Else a strange word that nobody claims would fault every turn.
//! - A word counts by what it would bring as the turn ends, though it may be claimed a turn later:
//!   whoever comes next may claim it, too.
//! - A word that brings nothing then, such as one behind a longer word, may stay unclaimed.
//! - Whom the game claims words for (C10) leaves none.
//! - What may be claimed as face-down cards are revealed (C34) is no part of a turn, and is not
//!   judged.

use serde::{Deserialize, Serialize};

use super::{Find, Finder, Opened, wits};
use crate::games::c_u_letter::rules::{
    CULetter, CardId, Event, Help, Placing, Stage, Standing, View,
};
use game::account::Lost;
use game::{Game, Match, SeatId, Viewer};
use lexicon::{Family, Level, Lexicon};

/// A turn as its seat saw it when it placed its card, and when it had claimed its words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// After how many steps of the journal that was.
    pub step: usize,
    /// Whose turn.
    pub seat: SeatId,
    /// What the seat saw.
    pub view: View,
    /// What it placed.
    pub placed: Placing,
    /// What it saw as it ended its claims, or as its time for them ran out; none as long as it may
    /// still claim.
    pub ended: Option<View>,
    /// The same of its own turn before in the round.
    pub earlier: Option<View>,
}

/// What a turn could have been.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnReview {
    /// After how many steps of the journal it was to be seen.
    pub step: usize,
    /// Whose turn.
    pub seat: SeatId,
    /// What was placed, and what it opened.
    pub placed: Option<Find>,
    /// What would have been better to place, beyond doubt.
    pub best: Option<Find>,
    /// Words that were left unclaimed and would have brought cards, what brings most first.
    pub left: Vec<Opened>,
    /// How many cards the seat would have had more with all of them.
    pub brings: usize,
    /// How many hundredths of a card it would have gained on the others with them.
    pub unclaimed: i32,
    /// What the turn gave away, in hundredths of a card: by its placing, and by what it left.
    pub missed: i32,
    /// Whether it took everyday words alone: those that the better placing opens, and those left.
    pub known: bool,
}

impl TurnReview {
    /// What it gave away.
    pub fn lost(&self) -> Lost {
        Lost {
            step: self.step,
            seat: self.seat,
            by: self.missed,
            later: self.unclaimed,
            known: self.known,
        }
    }
}

/// The turns of all rounds that are over.
pub fn spots_of_all(game: &Match<CULetter>) -> Vec<Spot> {
    let rounds = 0..game.state().table.results.len();
    rounds.flat_map(|round| spots(game, round)).collect()
}

/// The turns of a round that is over, counted from 0. Reviewing one takes as long as the finder
/// does, so whoever asks goes turn by turn.
pub fn spots(game: &Match<CULetter>, round: usize) -> Vec<Spot> {
    let mut state = game.at(0);
    let mut spots: Vec<Spot> = Vec::new();
    for (step, written) in game.journal().steps.iter().enumerate() {
        for event in &written.events {
            let seat = state.table.turn.seat;
            let sees = || state.seen_by(Viewer::Seat(seat));
            if let (Event::Placed(placed), true) = (event, state.table.results.len() == round) {
                let earlier = spots.iter().rfind(|spot| spot.seat == seat);
                spots.push(Spot {
                    earlier: earlier.and_then(|spot| spot.ended.clone()),
                    step,
                    seat,
                    view: sees(),
                    placed: *placed,
                    ended: None,
                });
            }
            let claiming = state.table.stage == Stage::Claiming && ends_claims(event);
            let spot = spots.last_mut().filter(|spot| spot.ended.is_none());
            if let (Some(spot), true) = (spot, claiming) {
                spot.ended = Some(sees());
            }
            CULetter::evolve(&mut state, event, written.at);
        }
    }
    spots
}

/// Whether claims are over with what happens after a placing.
const fn ends_claims(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew(_) | Event::Turn(_) | Event::Revealed { .. } | Event::RoundEnded(_)
    )
}

/// The turn that a seat has played since some step, once it is over: until then words that it left
/// could still be claimed, so there is nothing to be judged.
pub fn tried(game: &Match<CULetter>, step: usize, seat: SeatId) -> Option<Spot> {
    let round = game.at(step).table.results.len();
    let of = |spot: &Spot| spot.step >= step && spot.seat == seat;
    let turn = spots(game, round).into_iter().find(of);
    turn.filter(|spot| spot.ended.is_some())
}

impl Spot {
    /// What the turn could have been. Of placings, by how the game could have gone on: what only
    /// looked better at once is not told, nor what wavers with what is hidden.
    pub fn review(&self, words: &Lexicon, family: &Family) -> TurnReview {
        let face = self.placed.card.face();
        let same = |find: &Find| {
            let other = find.placing;
            other.card.face() == face
                && (other.at, other.using) == (self.placed.at, self.placed.using)
        };
        let finds = Finder::at(&self.view).find(words);
        let placed = finds.into_iter().find(same);
        let better = wits::better(&self.view, self.placed, words, family);
        let better = better.filter(|(find, _)| !same(find));
        let (left, brings, unclaimed) = self.left(words, family);
        let missed = better.as_ref().map_or(0, |(_, by)| *by) + unclaimed;
        let opens = better.iter().flat_map(|(find, _)| &find.opens);
        let mut took = opens.chain(&left);
        let known = took.all(|one| words.contains_at(one.word, Level::EVERYDAY));
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

    /// The words that it left unclaimed though they bring cards, without those that it had left
    /// before; how many cards the seat would have had more; and how many hundredths of a card it
    /// would have gained on the others.
    fn left(&self, words: &Lexicon, family: &Family) -> (Vec<Opened>, usize, i32) {
        let helped = self.view.table.options.help(self.seat) == Help::ClaimsWords;
        let Some(ended) = self.ended.as_ref().filter(|_| !helped) else {
            return (Vec::new(), 0, 0);
        };
        let cards = |view: &View, one: &Standing| {
            let cards = view.table.board.cards(one.span);
            cards.unwrap_or_default()
        };
        let told = self.earlier.iter().flat_map(|earlier| {
            let left = wits::left(earlier, words, family).into_iter();
            left.map(|(_, one)| cards(earlier, &one))
        });
        let told: Vec<Vec<CardId>> = told.collect();
        let mut left = wits::left(ended, words, family);
        left.retain(|(_, one)| {
            let own = cards(ended, one);
            let mut told = told.iter();
            !told.any(|told| *told == own || told.iter().eq(own.iter().rev()))
        });
        let gains = left.iter().map(|(cards, _)| 100 * cards).sum();
        let words: Vec<Standing> = left.iter().map(|(_, one)| *one).collect();
        let brings = wits::brought(ended, &words);
        let opened = left.iter().map(|(_, one)| Opened {
            span: one.span,
            word: one.word,
            id: Some(one.id),
        });
        (opened.collect(), brings, gains)
    }
}
