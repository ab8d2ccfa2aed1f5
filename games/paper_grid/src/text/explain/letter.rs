//! Explains letters in hands, letters called, and a letter's value (K17, K19 to K21).

use super::super::play::refusal;
use super::super::table::{call_count, take_label};
use super::{Explainer, titled};
use crate::screen::{ValueReason, letter_worth};
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{CallAnswer, Refusal, SpecialType, Stage, ValueSystem};
use screen::text::list::list_all;
use screen::text::you::{
    list_people, mid_sentence_name, player_does, possessive, then_player_does,
};
use screen::{Explanation, TileId};

impl Explainer<'_> {
    /// Describes a letter's value to a seat, and the reason for it.
    pub(super) fn worth_text(&self, seat: SeatId, letter: Letter) -> String {
        let worth = letter_worth(self.state, seat, letter);
        let (value, to) = (worth.value, mid_sentence_name(&self.name(seat)));
        let names: Vec<String> = worth.holders.iter().map(|seat| self.name(*seat)).collect();
        let hold = match names.as_slice() {
            [one] => then_player_does(one, "holds one too"),
            names => format!("{} hold one too", list_people(names)),
        };
        match worth.why {
            ValueReason::Fixed => format!("Worth {value}, whoever plays it."),
            ValueReason::Unique => {
                format!(
                    "Worth {value} to {to}: no other hand has {}.",
                    letter.uppercase()
                )
            }
            ValueReason::Vowel => format!("Worth {value} to {to}: it’s a vowel, and {hold}."),
            ValueReason::Consonant => {
                format!("Worth {value} to {to}: it’s a consonant, and {hold}.")
            }
        }
    }

    /// Explains a tile of the acting seat, on its rack or laid.
    pub(super) fn explain_tile(&self, tile: TileId) -> Option<Explanation> {
        let (letter, cell) = self.draft.tile(tile)?;
        match cell {
            Some(cell) => Some(self.explain_laid_letter(letter, Some(cell))),
            None => self.explain_held(self.acting_seat(), letter),
        }
    }

    /// Explains a letter in a hand.
    pub(super) fn explain_held(&self, seat: SeatId, letter: Letter) -> Option<Explanation> {
        let state = self.state;
        let copies = state.hand(seat).iter().filter(|held| **held == letter);
        let copies = copies.count();
        if copies == 0 {
            return None;
        }
        let name = self.name(seat);
        // A letter of the acting hand is explained together with what can be done with it.
        let mut explanation = if seat == self.acting_seat() {
            self.explain_laid_letter(letter, None)
        } else {
            titled(format!(
                "{} in {} hand",
                letter.uppercase(),
                possessive(&name)
            ))
        };
        if seat != self.acting_seat() {
            explanation.facts.push(self.worth_text(seat, letter));
        }
        if copies > 1 {
            explanation
                .facts
                .push(player_does(&name, &format!("holds {copies} of them.")));
        }
        if state.options.board.values == ValueSystem::Classic {
            explanation.facts.push(self.spoiled_value(seat, letter));
        }
        if state.options.devils {
            let says = format!("Once played, it grows when {}.", growth_condition(&name));
            explanation.facts.push(says);
        }
        if state.options.board.backpacks {
            explanation
                .facts
                .push("Its slot stays used after it’s gone.".into());
        }
        let robbed =
            self.special_awaiting_choice() == Some(SpecialType::Thief) && state.turn.seat != seat;
        if self.person_can_act() && robbed {
            explanation.can.push("Steal it with the Thief.".into());
        }
        Some(explanation)
    }

    /// Describes how holding a letter affects its value for all others (K17).
    fn spoiled_value(&self, seat: SeatId, letter: Letter) -> String {
        let holds = then_player_does(&self.name(seat), "holds it");
        format!(
            "While {holds}, no other player’s {} is worth 5.",
            letter.uppercase()
        )
    }

    /// Explains a letter that was called, or is about to be.
    pub(super) fn explain_called(&self, letter: Letter) -> Option<Explanation> {
        if self.draft.called_letters().contains(&letter) {
            return Some(self.explain_uncalled(letter));
        }
        let answering = match &self.state.stage {
            Stage::Answering { called, seat } if called.contains(&letter) => Some(*seat),
            _ => None,
        };
        let asked = self.asked.filter(|asked| asked.called.contains(&letter));
        if answering.is_none() && asked.is_none() {
            return None;
        }
        let asker = match answering {
            Some(_) => self.state.turn.seat,
            None => asked.map_or(self.state.turn.seat, |asked| asked.asker),
        };
        let mut explanation = titled(format!("{}, asked for", letter.uppercase()));
        explanation
            .facts
            .push(player_does(&self.name(asker), "asked for it."));
        explanation.facts.extend(self.answer_facts(letter));
        if let Some(seat) = answering {
            explanation
                .facts
                .push("Several players may take the same letter.".into());
            self.add_taking(&mut explanation, seat, asker, letter);
        }
        Some(explanation)
    }

    /// Describes which seats took a letter, and what the others did.
    fn answer_facts(&self, letter: Letter) -> Vec<String> {
        let answers = self.asked.map_or(&[][..], |asked| asked.answers.as_slice());
        let explanation = answers.iter().map(|(seat, answer)| {
            let what = match answer {
                CallAnswer::Took(taken) if *taken == letter => "took it.".to_owned(),
                CallAnswer::Took(taken) => format!("took {} instead.", taken.uppercase()),
                CallAnswer::Wall(_) => "placed a wall instead.".into(),
                CallAnswer::Nothing => "had no room.".into(),
            };
            player_does(&self.name(*seat), &what)
        });
        explanation.collect()
    }

    /// Describes what taking a called letter would do (K17, K21).
    pub(super) fn add_taking(
        &self,
        explanation: &mut Explanation,
        seat: SeatId,
        asker: SeatId,
        letter: Letter,
    ) {
        let state = self.state;
        let room = state.room_in_hand(seat);
        if room == 0 {
            let full = refusal(&Refusal::HandFull, state.board.size(), self.seats);
            explanation.facts.push(full);
            return;
        }
        let unique = letter_worth(state, asker, letter).why == ValueReason::Unique;
        if unique && state.hand(asker).contains(&letter) {
            let whose = possessive(&self.name(asker));
            let says = format!(
                "If it’s taken, {whose} {} is no longer worth 5.",
                letter.uppercase()
            );
            explanation.facts.push(says);
        }
        if self.person_can_act() {
            explanation.can.push(format!(
                "{}: there’s room for {room} more.",
                take_label(letter)
            ));
            explanation.can.push("Or place a wall.".into());
        }
    }

    fn explain_uncalled(&self, letter: Letter) -> Explanation {
        let draft = self.draft;
        let mut explanation = titled(format!("{}, not asked for yet", letter.uppercase()));
        let kept = (draft.called_letters().iter().enumerate())
            .any(|(place, called)| *called == letter && draft.is_kept(place));
        explanation.facts.push(if kept {
            "You get it when you ask.".into()
        } else {
            "Your hand has no room for it. Other players may still take it.".into()
        });
        explanation
            .facts
            .push(self.worth_text(self.acting_seat(), letter));
        if self.person_can_act() && !kept && self.state.room_in_hand(self.acting_seat()) > 0 {
            explanation
                .can
                .push("Tap it to keep it instead of another.".into());
        }
        explanation
    }

    /// Describes how many letters can be called, and the limit on them (K20, K28).
    pub(super) fn calling_facts(&self) -> Vec<String> {
        let state = self.state;
        let calls = call_count(&state.call_range());
        let mut facts = vec![format!(
            "You ask for {calls} letters. Then the other players answer."
        )];
        match (state.letterfraud(), state.options.letterfraud) {
            (Some(fraud), _) => facts.push(super::super::rule_sentences::letterfraud(fraud)),
            (None, Some(_)) => facts.push("Letterfraud doesn’t apply this time.".into()),
            (None, None) => {}
        }
        let room = state.room_in_hand(self.acting_seat());
        if room < *state.call_range().end() {
            facts.push(match room {
                0 => "Your hand is full: you’ll keep none of them.".into(),
                room => format!("Your hand has room for {room} of them."),
            });
        }
        facts
    }

    /// Names the letters of a hand that are worth 5 (K17).
    pub(super) fn unique_letters(&self, seat: SeatId) -> Option<String> {
        let mut letters: Vec<Letter> = Vec::new();
        for letter in self.state.hand(seat) {
            let why = letter_worth(self.state, seat, *letter).why;
            if why == ValueReason::Unique && !letters.contains(letter) {
                letters.push(*letter);
            }
        }
        let letters = super::capitals(&letters);
        (!letters.is_empty())
            .then(|| format!("Only in this hand, so worth 5: {}.", list_all(&letters)))
    }
}

/// Describes when the value beside a letter grows (K29).
pub(super) fn growth_condition(name: &str) -> String {
    then_player_does(name, "scores it together with other players’ letters")
}
