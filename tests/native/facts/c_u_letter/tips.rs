//! Tips and hints: what they say about the table, and what they ask for.

use c_u_letter::bots::Hint;
use c_u_letter::screen::CoachedMoment;
use c_u_letter_rules::{Action, CULetter, CardId, Placing, Refusal, Square, Use};
use game::{ActError, Match, Moment, SeatId};

use super::super::{BOOK, number, so};
use super::model;
use super::proofs::{Prover, square};

impl Prover<'_, '_> {
    /// Proves a hint.
    pub fn hint(&mut self, step: usize, seat: usize, hint: &Hint) {
        let now = self.line.after[step].clone();
        let held = |card: &CardId| {
            so(now.hands[seat].contains(&card.index()), || {
                "it isn't in the hand".into()
            })
        };
        let holds = match hint {
            Hint::Nothing | Hint::Quiet => Ok(()),
            Hint::Card { card, swing } => {
                held(card).and(so(*swing > 0, || "it gains nothing".into()))
            }
            Hint::Place { card, at } => {
                let at = square(*at);
                let ways = ["left", "right", "up", "down"].into_iter();
                let mut beside = ways.filter_map(|way| model::step(at, way));
                let joins = now.has_no_cards()
                    || !now.board[at].is_empty()
                    || beside.any(|near| !now.board[near].is_empty());
                held(card).and(so(joins, || "nothing lies beside it".into()))
            }
            Hint::Placing(find) => self.placing(&now, seat, find),
        };
        self.proof.fact("hint", step, hint, holds);
    }

    /// C8: whether, in a game of two rounds, the cards of the second have all been placed.
    fn is_second_of_two_played_out(&self, step: usize) -> bool {
        let events = self.journal.steps[..step]
            .iter()
            .flat_map(|step| &step.events);
        let (mut ended, mut placed) = (0, 0);
        for (name, _) in events {
            match name.as_str() {
                "placed" => placed += 1,
                "round-ended" => (ended, placed) = (ended + 1, 0),
                _ => {}
            }
        }
        let cards = number(&self.journal.options["cards"]);
        let two = self.journal.options["rounds"] == "two";
        two && ended == 1 && cards.is_some_and(|cards| placed >= cards)
    }

    /// Proves a tip. `can` is whether the rules let the seat do what the tip asks for.
    pub fn tip(&mut self, step: usize, seat: usize, tip: CoachedMoment, can: bool) {
        let now = &self.line.after[step];
        let least = number(&self.journal.options["least_letters"]).unwrap_or(2);
        let runs = || (0..now.board.len()).any(|square| now.run(square) >= least);
        let enchanter = |square: usize| now.up(square).is_some_and(model::is_enchanter);
        let lines = self.journal.options["scramble"] == "in-lines"
            || self.journal.options["mode"] == "solo";
        let revealed = || {
            let steps = self.journal.steps[..step].iter().rev();
            let mut events = steps.flat_map(|step| step.events.iter().rev());
            let (_, holds) = events.find(|(name, _)| name == "revealed")?;
            Some(now.run(number(&holds["square"])?) >= least)
        };
        let is = match tip {
            CoachedMoment::First => now.has_no_cards(),
            CoachedMoment::Place => !now.has_no_cards(),
            CoachedMoment::Claim => runs(),
            CoachedMoment::Zone => (0..now.board.len()).any(enchanter),
            CoachedMoment::Broken => now
                .claims
                .iter()
                .any(|claim| claim.owner == seat && claim.void),
            CoachedMoment::Last => now.deck == 0 || self.is_second_of_two_played_out(step),
            CoachedMoment::Reveal => revealed() == Some(true),
            CoachedMoment::Scramble => now.scrambles && !lines,
            CoachedMoment::Lines => now.scrambles && lines && runs(),
            CoachedMoment::Clock => true,
        };
        let holds = so(is && now.turn == seat, || "it isn't so on the table".into());
        let holds = holds.and(so(can, || "the seat can't do it".into()));
        self.proof.fact("tip", step, &(seat, tip), holds);
    }
}

/// Whether the rules let a seat do what a tip asks for, tried on a copy of the game.
pub fn can_do(game: &Match<CULetter>, seat: SeatId, tip: CoachedMoment) -> bool {
    let at = Moment(game.last_moment().0 + 1);
    let tries = |action: Action| game.clone().act(seat, &action, at, Some(&BOOK.lexicon));
    let table = &game.state().table;
    let card = game
        .state()
        .hands
        .get(seat.index())
        .and_then(|hand| hand.first());
    // A refused card may be refused for its square or for what it must do there.
    let places = |empty: bool| {
        let mut all = Square::all().filter(|at| table.board.is_empty(*at));
        let placed = |at: Square| {
            let placing = Placing {
                card: *card?,
                at,
                using: Use::Nothing,
            };
            Some(tries(Action::Place(placing)))
        };
        if empty {
            all.all(|at| placed(at).is_some_and(|done| done.is_ok()))
        } else {
            all.any(|at| {
                placed(at).is_some_and(|done| {
                    done.is_ok() || done == Err(ActError::Refused(Refusal::MustHide))
                })
            })
        }
    };
    let ticks = table.turn.clock.remaining(at) < table.turn.clock.remaining(game.last_moment());
    match tip {
        CoachedMoment::First => places(true),
        CoachedMoment::Place
        | CoachedMoment::Broken
        | CoachedMoment::Zone
        | CoachedMoment::Last => places(false),
        CoachedMoment::Clock => places(false) && ticks,
        CoachedMoment::Claim | CoachedMoment::Reveal => tries(Action::Done).is_ok(),
        CoachedMoment::Scramble | CoachedMoment::Lines => tries(Action::Pass).is_ok(),
    }
}
