//! Tips and hints: what they say about the table, and what they ask for.

use c_u_letter::arena::Contestants;
use c_u_letter::bots::{Hint, HintedPlacing};
use c_u_letter::screen::{CoachedMoment, coached_moments};
use c_u_letter_rules::{Action, CULetter, CardId, Placing, Refusal, Span, Square, Stage, Use};
use game::{Chance, Match, Moment, SeatId, Viewer};

use super::super::tips::{Coach, try_action};
use super::super::{Proof, as_number, bot_seats, ensure};
use super::model::{self, Claim, Model, Placed};
use super::proofs::{Prover, index_of, span_squares, use_as_json};

impl Prover<'_, '_> {
    /// Proves a hint.
    pub fn prove_hint(&mut self, step: usize, seat: usize, hint: &Hint) {
        let now = self.line.after[step].clone();
        let holds = self.check_hinted(&now, seat, hint.placing());
        self.proof.record("hint", step, hint, holds);
    }

    /// Checks that a hinted placing can be made, breaks and opens these words, and gains this many
    /// cards.
    fn check_hinted(&self, now: &Model, seat: usize, hinted: &HintedPlacing) -> Result<(), String> {
        let (card, at) = (hinted.placing.card.index(), index_of(hinted.placing.at));
        ensure(now.hands[seat].contains(&card), || {
            "it isn't in the hand".into()
        })?;
        let ways = ["left", "right", "up", "down"].into_iter();
        let mut beside = ways.filter_map(|way| model::neighbour(at, way));
        let joins = now.has_no_cards()
            || !now.board[at].is_empty()
            || beside.any(|near| !now.board[near].is_empty());
        ensure(joins, || "nothing lies beside it".into())?;
        let mut after = now.clone();
        let using = use_as_json(hinted.placing.using);
        after.lay(&Placed { card, at, using }, seat);
        let before = now.ownership();
        for id in &hinted.breaks {
            let id = usize::from(u16::from(*id));
            let claim = &now.claims[id];
            let breaks = !claim.void && after.squares_of_cards(&claim.cards).is_none();
            ensure(
                breaks && claim.owner != seat && before.payout_of(id) > 0,
                || format!("{claim:?} doesn't break, or breaks for nothing"),
            )?;
        }
        for one in &hinted.claims {
            self.check_claimable_word(&after, one)?;
        }
        let mut then = after.clone();
        let lying = then.board.iter_mut().flatten();
        for own in lying.filter(|own| own.card == card) {
            own.hidden_by = None;
        }
        for one in &hinted.ambush {
            self.check_claimable_word(&then, one)?;
        }
        for (words, hidden) in [(&hinted.claims, false), (&hinted.ambush, true)] {
            for one in words {
                let squares = span_squares(one.span);
                let cards = squares.iter().filter_map(|at| then.top_card(*at));
                let cards = cards.collect();
                then.claims.push(Claim {
                    owner: seat,
                    cards,
                    word: one.word.to_string(),
                    hidden,
                    void: false,
                    step: 0,
                });
            }
        }
        let paid = then.ownership();
        for own in 0..now.hands.len() {
            let by = paid.cards_of(own) as i32 - before.cards_of(own) as i32;
            let told = hinted.sums.iter().find(|(seat, _)| seat.index() == own);
            let told = told.map_or(0, |(_, by)| *by);
            ensure(told == by, || format!("seat {own} gains {by}"))?;
        }
        Ok(())
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
        let cards = as_number(&self.journal.options["cards"]);
        let two = self.journal.options["rounds"] == "two";
        two && ended == 1 && cards.is_some_and(|cards| placed >= cards)
    }

    /// Proves a tip. `can` is whether the rules let the seat do what the tip asks for.
    pub fn prove_tip(&mut self, step: usize, seat: usize, tip: CoachedMoment, can: bool) {
        let now = &self.line.after[step];
        let least = as_number(&self.journal.options["least_letters"]).unwrap_or(2);
        let runs = |least| (0..now.board.len()).any(|square| now.run_length(square) >= least);
        // C9, C10: face-up cards in a line that are unclaimed, in either direction.
        let claimed = |cards: &[usize]| {
            now.claims.iter().any(|claim| {
                let own = &claim.cards;
                !claim.void && (own == cards || own.iter().rev().eq(cards))
            })
        };
        let claimable = || {
            let ways = (0..now.board.len()).flat_map(|from| [(from, "right"), (from, "down")]);
            let mut lines = ways.map(|(from, way)| {
                let line = std::iter::successors(Some(from), |at| model::neighbour(*at, way));
                line.map_while(|at| now.top_card(at))
                    .collect::<Vec<usize>>()
            });
            lines.any(|line| (least..=line.len()).any(|len| !claimed(&line[..len])))
        };
        let colour = |card: usize| card / 30;
        let zone = |of: usize| {
            let tops = (0..now.board.len()).filter_map(|square| now.top_card(square));
            let mut centres = tops.filter(|card| model::is_enchanter(*card));
            centres.any(|card| colour(card) == of)
        };
        let helped = self.journal.options["help"][seat] == "claims-words";
        let lines = self.journal.options["scramble"] == "in-lines"
            || self.journal.options["mode"] == "solo";
        let revealed = || {
            let steps = self.journal.steps[..step].iter().rev();
            let mut events = steps.flat_map(|step| step.events.iter().rev());
            let (_, holds) = events.find(|(name, _)| name == "revealed")?;
            Some(now.run_length(as_number(&holds["square"])?) >= least)
        };
        let is = match tip {
            CoachedMoment::First => now.has_no_cards(),
            CoachedMoment::Place => !now.has_no_cards(),
            CoachedMoment::Claim | CoachedMoment::Ways => claimable() && !helped,
            CoachedMoment::Zone => now.hands[seat].iter().any(|card| zone(colour(*card))),
            CoachedMoment::Broken => now
                .claims
                .iter()
                .any(|claim| claim.owner == seat && claim.void),
            CoachedMoment::Last => now.deck == 0 || self.is_second_of_two_played_out(step),
            CoachedMoment::Reveal => revealed() == Some(true) && !helped,
            CoachedMoment::Scramble => now.scrambles && !lines && now.loose.len() > 1,
            CoachedMoment::Lines => now.scrambles && lines && runs(2),
            CoachedMoment::Clock => true,
            CoachedMoment::Enchanter => {
                let mut held = now.hands[seat].iter();
                held.any(|card| model::is_enchanter(*card))
            }
            // The colours in the order of the cards: blue, red, green, grey.
            CoachedMoment::Swap => now.hands[seat].iter().any(|card| colour(*card) == 0) && zone(0),
            CoachedMoment::FaceDown => {
                now.hands[seat].iter().any(|card| colour(*card) == 3) && zone(3)
            }
            CoachedMoment::Asleep => {
                let lying = |claim: &Claim| {
                    let at = now.squares_of_cards(&claim.cards)?;
                    (!claim.void).then_some(at)
                };
                let in_line = |one: &[usize], other: &[usize]| {
                    let mut all = one.iter().chain(other);
                    all.clone().all(|at| at / 9 == one[0] / 9) || all.all(|at| at % 9 == one[0] % 9)
                };
                let own = now.claims.iter().filter(|claim| claim.owner == seat);
                own.filter_map(lying).any(|own| {
                    let mut others = now.claims.iter().filter_map(lying);
                    others.any(|other| other.len() > own.len() && in_line(&own, &other))
                })
            }
        };
        let holds = ensure(is && now.turn == seat, || "it isn't so on the table".into());
        let holds = holds.and(ensure(can, || "the seat can't do it".into()));
        self.proof.record("tip", step, &(seat, tip), holds);
    }
}

/// Whether the rules let a seat do what a tip asks for.
pub fn can_do(game: &Match<CULetter>, seat: SeatId, tip: CoachedMoment) -> bool {
    let at = Moment(game.last_moment().0 + 1);
    let table = &game.state().table;
    let card: Option<CardId> = game.state().hand(seat).first().copied();
    // A refused card may be refused for its square or for what it must do there.
    let can_place = |at: Square| {
        let placing = card.map(|card| Placing {
            card,
            at,
            using: Use::Nothing,
        });
        let placed = placing.map(|placing| try_action(game, seat, &Action::Place(placing), true));
        matches!(placed, Some(Ok(()) | Err(Refusal::MustHide)))
    };
    let beside = |at: &Square| at.neighbours().any(|near| !table.board.is_empty(near));
    let places = || Square::all().filter(beside).any(can_place) || Square::all().all(can_place);
    // Without a list, a span that can be claimed is refused for the list alone.
    let claims = || {
        let pairs = Square::all().flat_map(|from| Square::all().map(move |to| (from, to)));
        let mut spans = pairs.filter_map(|(from, to)| Span::new(from, to));
        spans.any(|span| {
            try_action(game, seat, &Action::Claim(span), false) == Err(Refusal::NoListYet)
        })
    };
    let spells = || {
        let two: Vec<CardId> = table.loose.iter().take(2).copied().collect();
        try_action(game, seat, &Action::Spell(two), false) == Err(Refusal::NoListYet)
    };
    let may = |card: CardId, at: Square, using: Use| {
        let placing = Placing { card, at, using };
        try_action(game, seat, &Action::Place(placing), true).is_ok()
    };
    let free = || Square::all().filter(|at| table.board.is_empty(*at));
    let full = || Square::all().filter(|at| !table.board.is_empty(*at));
    let hand = || game.state().hand(seat).iter().copied();
    let swaps = |card: CardId| free().any(|at| full().any(|one| may(card, at, Use::Swap(one))));
    let hides = |card: CardId| free().any(|at| may(card, at, Use::Hide));
    let ticks = table.turn.clock.remaining(at) < table.turn.clock.remaining(game.last_moment());
    match tip {
        CoachedMoment::First => Square::all().all(can_place),
        CoachedMoment::Place => Square::all().filter(beside).any(can_place),
        CoachedMoment::Broken | CoachedMoment::Zone | CoachedMoment::Last => places(),
        CoachedMoment::Clock => places() && ticks,
        CoachedMoment::Claim | CoachedMoment::Ways => claims() && table.stage == Stage::Claiming,
        CoachedMoment::Reveal => claims() && matches!(table.stage, Stage::Revealing(_)),
        CoachedMoment::Scramble => spells(),
        CoachedMoment::Lines => claims(),
        CoachedMoment::Enchanter => places(),
        CoachedMoment::Swap => hand().any(swaps),
        CoachedMoment::FaceDown => hand().any(hides),
        // It asks for nothing.
        CoachedMoment::Asleep => true,
    }
}

#[test]
fn every_tip_at_a_c_u_letter_table_is_true_when_it_is_shown() {
    let coach = Coach::<Contestants, CoachedMoment> {
        start: |seed| {
            let mut chance = Chance::new(seed);
            let (options, count) = super::game_options(&mut chance, seed);
            (options, bot_seats::<CULetter>(count, 1, false, &mut chance))
        },
        tips: |game, seat| coached_moments(&game.view(Viewer::Seat(seat)), seat),
        can: can_do,
    };
    let proof = Proof::for_game("c-u-letter");
    coach.prove_tips(proof, &CoachedMoment::ALL, |proof, _, journal, shown| {
        let mut prover = Prover::new(journal, proof);
        for one in shown {
            prover.prove_tip(one.step, one.seat, one.tip, one.can);
        }
    });
}
