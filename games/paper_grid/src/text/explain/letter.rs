//! Explains letters in hands, letters called, and a letter's value (K17, K19 to K21).

use super::super::play::refusal;
use super::super::table::{how_many, take};
use super::{Explaining, titled};
use crate::screen::{Why, letter_worth};
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{Answer, Refusal, Special, Stage, Values};
use screen::text::list::all_of;
use screen::text::you::{does, them, then_does, those, whose};
use screen::{Explained, TileId};

impl Explaining<'_> {
    /// Describes a letter's value to a seat, and the reason for it.
    pub(super) fn worth(&self, seat: SeatId, letter: Letter) -> String {
        let worth = letter_worth(self.state, seat, letter);
        let (value, to) = (worth.value, them(&self.name(seat)));
        let names: Vec<String> = worth.holders.iter().map(|seat| self.name(*seat)).collect();
        let hold = match names.as_slice() {
            [one] => then_does(one, "holds one too"),
            names => format!("{} hold one too", those(names)),
        };
        match worth.why {
            Why::Fixed => format!("Worth {value}, whoever plays it."),
            Why::Unique => {
                format!(
                    "Worth {value} to {to}: no other hand has {}.",
                    letter.capital()
                )
            }
            Why::Vowel => format!("Worth {value} to {to}: it’s a vowel, and {hold}."),
            Why::Consonant => format!("Worth {value} to {to}: it’s a consonant, and {hold}."),
        }
    }

    /// Explains a tile of the acting seat, on its rack or laid.
    pub(super) fn tile(&self, tile: TileId) -> Option<Explained> {
        let (letter, cell) = self.draft.tile(tile)?;
        match cell {
            Some(cell) => Some(self.laid_letter(letter, Some(cell))),
            None => self.held(self.actor(), letter),
        }
    }

    /// Explains a letter in a hand.
    pub(super) fn held(&self, seat: SeatId, letter: Letter) -> Option<Explained> {
        let state = self.state;
        let copies = state.hand(seat).iter().filter(|held| **held == letter);
        let copies = copies.count();
        if copies == 0 {
            return None;
        }
        let name = self.name(seat);
        // A letter of the acting hand is explained together with what can be done with it.
        let mut told = match seat == self.actor() {
            true => self.laid_letter(letter, None),
            false => titled(format!("{} in {} hand", letter.capital(), whose(&name))),
        };
        if seat != self.actor() {
            told.facts.push(self.worth(seat, letter));
        }
        if copies > 1 {
            told.facts
                .push(does(&name, &format!("holds {copies} of them.")));
        }
        if state.options.board.values == Values::Classic {
            told.facts.push(self.spoils(seat, letter));
        }
        if state.options.devils {
            let says = format!("Once played, it grows when {}.", scores_with_others(&name));
            told.facts.push(says);
        }
        if state.options.board.backpacks {
            told.facts
                .push("Its slot stays used after it’s gone.".into());
        }
        let robbed = self.chooses() == Some(Special::Thief) && state.turn.seat != seat;
        if self.acts() && robbed {
            told.can.push("Steal it with the Thief.".into());
        }
        Some(told)
    }

    /// Describes how holding a letter affects its value for all others (K17).
    fn spoils(&self, seat: SeatId, letter: Letter) -> String {
        let holds = then_does(&self.name(seat), "holds it");
        format!(
            "While {holds}, no other player’s {} is worth 5.",
            letter.capital()
        )
    }

    /// Explains a letter that was called, or is about to be.
    pub(super) fn called(&self, letter: Letter) -> Option<Explained> {
        if self.draft.called().contains(&letter) {
            return Some(self.not_called_yet(letter));
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
        let mut told = titled(format!("{}, called", letter.capital()));
        told.facts.push(does(&self.name(asker), "called it."));
        told.facts.extend(self.answers(letter));
        if let Some(seat) = answering {
            told.facts
                .push("Several players may take the same letter.".into());
            self.taking(&mut told, seat, asker, letter);
        }
        Some(told)
    }

    /// Describes which seats took a letter, and what the others did.
    fn answers(&self, letter: Letter) -> Vec<String> {
        let answers = self.asked.map_or(&[][..], |asked| asked.answers.as_slice());
        let told = answers.iter().map(|(seat, answer)| {
            let what = match answer {
                Answer::Took(taken) if *taken == letter => "took it.".to_owned(),
                Answer::Took(taken) => format!("took {} instead.", taken.capital()),
                Answer::Wall(_) => "placed a wall instead.".into(),
                Answer::Nothing => "had no room.".into(),
            };
            does(&self.name(*seat), &what)
        });
        told.collect()
    }

    /// Describes what taking a called letter would do (K17, K21).
    pub(super) fn taking(&self, told: &mut Explained, seat: SeatId, asker: SeatId, letter: Letter) {
        let state = self.state;
        let room = state.room(seat);
        if room == 0 {
            let full = refusal(&Refusal::HandFull, state.board.size(), self.seats);
            told.facts.push(full);
            return;
        }
        let unique = letter_worth(state, asker, letter).why == Why::Unique;
        if unique && state.hand(asker).contains(&letter) {
            let whose = whose(&self.name(asker));
            let says = format!(
                "If it’s taken, {whose} {} is no longer worth 5.",
                letter.capital()
            );
            told.facts.push(says);
        }
        if self.acts() {
            told.can
                .push(format!("{}: there’s room for {room} more.", take(letter)));
            told.can.push("Or place a wall.".into());
        }
    }

    fn not_called_yet(&self, letter: Letter) -> Explained {
        let draft = self.draft;
        let mut told = titled(format!("{}, not called yet", letter.capital()));
        let kept = (draft.called().iter().enumerate())
            .any(|(place, called)| *called == letter && draft.keeps(place));
        told.facts.push(match kept {
            true => "You get it when you ask.".into(),
            false => "Your hand has no room for it. Other players may still take it.".into(),
        });
        told.facts.push(self.worth(self.actor(), letter));
        if self.acts() && !kept && self.state.room(self.actor()) > 0 {
            told.can
                .push("Tap it to keep it instead of another.".into());
        }
        told
    }

    /// Describes how many letters can be called, and the limit on them (K20, K28).
    pub(super) fn calling(&self) -> Vec<String> {
        let state = self.state;
        let calls = how_many(&state.calls());
        let mut facts = vec![format!(
            "You call {calls} letters. Then the other players answer."
        )];
        match (state.letterfraud(), state.options.letterfraud) {
            (Some(fraud), _) => facts.push(super::super::told::fraud(fraud)),
            (None, Some(_)) => facts.push("Letterfraud doesn’t apply this time.".into()),
            (None, None) => {}
        }
        let room = state.room(self.actor());
        if room < *state.calls().end() {
            facts.push(match room {
                0 => "Your hand is full: you’ll keep none of them.".into(),
                room => format!("Your hand has room for {room} of them."),
            });
        }
        facts
    }

    /// Names the letters of a hand that are worth 5 (K17).
    pub(super) fn unique_in(&self, seat: SeatId) -> Option<String> {
        let mut letters: Vec<Letter> = Vec::new();
        for letter in self.state.hand(seat) {
            let why = letter_worth(self.state, seat, *letter).why;
            if why == Why::Unique && !letters.contains(letter) {
                letters.push(*letter);
            }
        }
        let letters = super::each(&letters);
        (!letters.is_empty())
            .then(|| format!("Only in this hand, so worth 5: {}.", all_of(&letters)))
    }
}

/// Describes when the value beside a letter grows (K29).
pub(super) fn scores_with_others(name: &str) -> String {
    then_does(name, "scores it together with other players’ letters")
}
