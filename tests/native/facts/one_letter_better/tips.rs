//! Tips: what they say about the table, and what they ask for.

use game::{Chance, Match, SeatId, Viewer};
use lexicon::Word;
use one_letter_better::arena::Contestants;
use one_letter_better::screen::{CoachedMoment, coached_moments};
use one_letter_better_rules::{Action, CardId, Face, LaidCard, OneLetterBetter, Refusal};

use super::model::{LaidWord, Model};
use crate::facts::tips::{Coach, try_action};
use crate::facts::{Proof, bot_seats, ensure};

impl Model {
    /// Checks that a seat can do on this table what a tip says.
    pub fn check_tip(&self, tip: CoachedMoment, seat: usize) -> Result<(), String> {
        let own = self.turn == seat && self.dealt && !self.window && !self.penance && !self.picking;
        let duty = self.pick_up.is_some();
        let lays = own && !duty && (self.drawn || self.deck.is_empty());
        let theirs = |lying: &&LaidWord| lying.owner != seat && lying.open;
        let mut others = self.words.iter().filter(theirs);
        let is = match tip {
            CoachedMoment::Draw => {
                own && !self.drawn && !self.deck.is_empty() && !self.pile.is_empty()
            }
            CoachedMoment::Lay => lays && self.plays.is_empty() && !self.deck.is_empty(),
            CoachedMoment::Steal => lays && others.next().is_some(),
            CoachedMoment::Stolen => own && others.any(|lying| lying.stolen > 0),
            CoachedMoment::Pile => own && duty,
            CoachedMoment::Doubt => {
                self.turn != seat && self.window && self.plays.iter().any(|made| !made.challenged)
            }
            CoachedMoment::Above => own && self.hands[seat].len() > 8,
            CoachedMoment::Last => own && self.deck.is_empty(),
            CoachedMoment::More => lays && !self.plays.is_empty(),
        };
        ensure(is, || {
            format!("deck {}, pile {}", self.deck.len(), self.pile.len())
        })
    }
}

/// Whether the rules let a seat do what a tip asks for.
fn can_do(game: &Match<OneLetterBetter>, seat: SeatId, tip: CoachedMoment) -> bool {
    let (state, table) = (game.state(), &game.state().table);
    let hand = state.hand(seat);
    let does = |action: Action| try_action(game, seat, &action, true).is_ok();
    let laid = |card: &CardId| {
        let letters = match table.options.deck.face(*card) {
            Face::Letters(_, letters) => letters,
            Face::Wild => Word::new("a").ok()?,
            Face::DoubleWild => Word::new("aa").ok()?,
            Face::StealOne => return None,
        };
        Some(LaidCard {
            card: *card,
            letters,
        })
    };
    // Without a list, a line that can be played is refused for the list alone.
    let plays = |line: Vec<LaidCard>| {
        let played = try_action(game, seat, &Action::Play(line), false);
        matches!(played, Ok(()) | Err(Refusal::NoListYet))
    };
    let new_word = || {
        let cards: Vec<LaidCard> = hand.iter().filter_map(laid).collect();
        (2..=cards.len()).any(|count| plays(cards[..count].to_vec()))
    };
    // One card behind or before another seat's word.
    let steals = |stolen: bool| {
        let mut others = table.open_words().filter(|word| word.owner != seat);
        others.any(|word| {
            let mut added = hand.iter().filter_map(laid);
            (!stolen || word.stolen > 0)
                && added.any(|card| {
                    plays(word.cards.iter().copied().chain([card]).collect())
                        || plays([card].into_iter().chain(word.cards.clone()).collect())
                })
        })
    };
    let exchanges = || {
        let mut counts = 1..=hand.len().min(4);
        let most = Action::End(hand[..hand.len().min(4)].to_vec());
        does(most) && counts.any(|count| does(Action::End(hand[..count].to_vec())))
    };
    let challenges = || {
        let mut plays = 0..table.turn.plays.len() as u8;
        plays.any(|play| does(Action::Challenge(play)))
    };
    match tip {
        CoachedMoment::Draw => does(Action::Draw) && does(Action::Take(1)),
        CoachedMoment::Lay => new_word() && exchanges(),
        CoachedMoment::Steal => steals(false),
        // A seat that can steal any word now can steal one that was stolen before.
        CoachedMoment::Stolen => !steals(false) || steals(true),
        CoachedMoment::Pile => does(Action::PutBack),
        CoachedMoment::Doubt => challenges(),
        CoachedMoment::Above => !does(Action::End(Vec::new())),
        CoachedMoment::Last => true,
        CoachedMoment::More => new_word(),
    }
}

#[test]
fn every_tip_at_a_one_letter_better_table_is_true_when_it_is_shown() {
    let coach = Coach::<Contestants, CoachedMoment> {
        start: |seed| {
            let mut chance = Chance::new(seed);
            let (options, count) = super::options(&mut chance, seed);
            (
                options,
                bot_seats::<OneLetterBetter>(count, 1, false, &mut chance),
            )
        },
        tips: |game, seat| coached_moments(&game.view(Viewer::Seat(seat)), seat),
        can: can_do,
    };
    let proof = Proof::for_game("one letter better");
    coach.prove_tips(proof, &CoachedMoment::ALL, |proof, _, journal, shown| {
        let (mut model, mut at) = (Model::new(journal), 0);
        for one in shown {
            for (name, holds) in journal.steps[at..one.step]
                .iter()
                .flat_map(|step| &step.events)
            {
                model.apply_event(name, holds);
            }
            at = one.step;
            let holds = model.check_tip(one.tip, one.seat);
            let holds = holds.and(ensure(one.can, || "the seat can't do it".into()));
            proof.record("tip", one.step, &(one.seat, one.tip), holds);
        }
    });
}
