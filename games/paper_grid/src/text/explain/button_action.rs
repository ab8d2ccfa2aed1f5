//! Explains the buttons: what each does, and whether it would begin the endgame or end the game.

use super::super::play::refusal;
use super::super::table::{call_count, end_warning, take_label};
use super::super::{special_name, table as words};
use super::{Explainer, titled};
use crate::screen::{ButtonAction, makeable_specials};
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{Action, SpecialType, Stage};
use screen::Explanation;
use screen::text::UNDO;
use screen::text::list::list_all;
use screen::text::phrase::count;
use screen::text::table::HINT;
use screen::text::you::{list_people, mid_sentence_name};

impl Explainer<'_> {
    /// Explains a button; `None` if it isn't in this game, or not on the table now.
    pub(super) fn explain_button(&self, button: ButtonAction) -> Option<Explanation> {
        let facts = match button {
            ButtonAction::Play => return Some(self.explain_play_button()),
            ButtonAction::Take(letter) => return self.explain_take(letter),
            ButtonAction::Steal(seat, letter) => return self.explain_steal(seat, letter),
            ButtonAction::NoWord => self.no_word_facts(),
            ButtonAction::Back => vec!["Goes back to the board. You ask for nothing yet.".into()],
            ButtonAction::Ask => self.ask_facts(),
            ButtonAction::Pass => self.pass_facts(),
            ButtonAction::TakeBack => vec![self.take_back_fact().into()],
            ButtonAction::Undo => {
                vec!["Takes back your last step. Press it again for the one before.".into()]
            }
            ButtonAction::Hint => self.hint_facts()?,
            ButtonAction::Make => self.make_facts()?,
            ButtonAction::MakeOne(special) => return Some(self.explain_make_one(special)),
            ButtonAction::MakeNone => {
                vec!["Puts the special cell away, so that you can play a word.".into()]
            }
            ButtonAction::Wall => self.place_wall_facts(),
            ButtonAction::CrossOut => self.cross_out_facts(),
            ButtonAction::Block => self.block_facts(),
            ButtonAction::Accept => self.accept_facts(),
            ButtonAction::Refuse => vec![
                "The letters go back to the hand they came from.".into(),
                "The same player may try again.".into(),
            ],
        };
        Some(Explanation {
            facts,
            ..titled(label(button))
        })
    }

    /// Returns a warning if an action would begin the endgame or end the game.
    fn end_warning(&self, act: &Action) -> Option<String> {
        end_warning(self.state, act).map(str::to_owned)
    }

    fn explain_play_button(&self) -> Explanation {
        let mut explanation = titled(self.play_label());
        let laid = self.laid_letters();
        explanation
            .facts
            .push("Plays the letters you’ve laid.".into());
        if laid.is_empty() {
            explanation
                .can
                .push("Lay letters on the board first.".into());
            return explanation;
        }
        let refused = self.preview.and_then(|preview| preview.refusal.as_ref());
        if let Some(why) = refused {
            explanation
                .facts
                .push(refusal(why, self.state.board.size(), self.seats));
            return explanation;
        }
        if self.state.options.judge.level().is_none() {
            explanation
                .facts
                .push("The other players say if it counts.".into());
        }
        if !self.state.endgame {
            let calls = call_count(&self.state.call_range());
            explanation
                .facts
                .push(format!("After that you ask for {calls} letters."));
        }
        explanation
            .facts
            .extend(self.end_warning(&Action::Play(laid)));
        explanation
    }

    fn no_word_facts(&self) -> Vec<String> {
        let mut facts = vec!["You skip your word and go on to asking.".into()];
        facts.extend(self.calling_facts());
        facts
    }

    fn ask_facts(&self) -> Vec<String> {
        let called = self.draft.called_letters().len();
        let (least, most) = self.state.call_range().into_inner();
        let mut facts = Vec::new();
        if called < least {
            let left = count(least - called, "letter", "letters");
            facts.push(format!("Choose {left} more first."));
        } else if called < most {
            facts.push(format!("You may add {} more.", most - called));
        }
        facts.extend(self.calling_facts());
        facts.push("Each of them takes one of your letters or places a wall.".into());
        if let Some(act) = self.draft.action(self.state) {
            facts.extend(self.end_warning(&act));
        }
        facts
    }

    fn pass_facts(&self) -> Vec<String> {
        let state = self.state;
        let mut facts = vec!["You play nothing this turn.".to_owned()];
        let passed = state
            .passed
            .iter()
            .filter(|seat| *seat != self.acting_seat());
        let names: Vec<String> = passed.map(|seat| self.name(seat)).collect();
        match names.as_slice() {
            [] => {}
            [one] => facts.push(format!("{one} passed before you.")),
            names => facts.push(format!("{} passed before you.", list_people(names))),
        }
        facts.extend(self.end_warning(&Action::Pass));
        facts
    }

    fn take_back_fact(&self) -> &'static str {
        match self.special_awaiting_choice() {
            Some(SpecialType::Destroyer) => "Spares the cells you’ve chosen.",
            _ => "Puts the letters you’ve laid back in your hand.",
        }
    }

    fn hint_facts(&self) -> Option<Vec<String>> {
        if !self.state.options.hints {
            return None;
        }
        let says = match self.state.turn.hints.len() {
            0 => "Shows where on the board to look for a good word.",
            1 => "Shows a letter of that word, and its cell.",
            2 => "Lays the whole word for you to play.",
            _ => "Lays the word again.",
        };
        Some(vec![says.into(), "A hint can’t be undone.".into()])
    }

    fn make_facts(&self) -> Option<Vec<String>> {
        let types = makeable_specials(self.state);
        if types.is_empty() {
            return None;
        }
        let names = types
            .iter()
            .map(|special| special_name(*special).to_owned());
        let names: Vec<String> = names.collect();
        Some(vec![
            "Makes an empty cell special, instead of playing a word.".into(),
            match names.len() {
                ..=4 => format!("You can make {}.", list_all(&names)),
                free => format!("{free} kinds are free now."),
            },
            "After that you ask for letters as usual.".into(),
        ])
    }

    fn explain_make_one(&self, special: SpecialType) -> Explanation {
        let mut explanation = self.explain_special_type(special);
        if makeable_specials(self.state).contains(&special) && self.person_can_act() {
            explanation
                .can
                .push("Choose it, then tap an empty cell.".into());
        }
        explanation
    }

    fn place_wall_facts(&self) -> Vec<String> {
        let Some(edge) = self.draft.chosen_wall() else {
            return vec![
                "Places a wall instead of taking a letter.".into(),
                "Tap a line between 2 cells first.".into(),
            ];
        };
        if let Err(why) = self.state.check_wall(edge) {
            return vec![refusal(&why, self.state.board.size(), self.seats)];
        }
        let mut facts = vec!["Places the wall you’ve chosen. It stays there.".into()];
        facts.extend(self.end_warning(&Action::Wall(edge)));
        facts
    }

    fn explain_take(&self, letter: Letter) -> Option<Explanation> {
        let Stage::Answering { called, seat } = &self.state.stage else {
            return None;
        };
        if !called.contains(&letter) {
            return None;
        }
        let mut explanation = titled(take_label(letter));
        explanation
            .facts
            .push(format!("{} goes into your hand.", letter.uppercase()));
        self.add_taking(&mut explanation, *seat, self.state.turn.seat, letter);
        explanation.can.clear();
        explanation
            .facts
            .extend(self.end_warning(&Action::Take(letter)));
        Some(explanation)
    }

    fn explain_steal(&self, from: SeatId, letter: Letter) -> Option<Explanation> {
        if !self.state.hand(from).contains(&letter) {
            return None;
        }
        let name = self.name(from);
        let mut explanation = titled(format!(
            "Steal {} from {}",
            letter.uppercase(),
            mid_sentence_name(&name)
        ));
        let says = match self.state.room_in_hand(self.acting_seat()) {
            0 => "Your hand is full, so the letter is lost.",
            _ => "The letter moves to your hand.",
        };
        explanation.facts.push(says.into());
        explanation
            .facts
            .extend(self.end_warning(&Action::Steal(from, letter)));
        Some(explanation)
    }

    fn cross_out_facts(&self) -> Vec<String> {
        let wanted = self.state.crossable_cells().len().min(2);
        let chosen = self.draft.chosen_cells();
        let mut facts = vec!["No letter goes there again, and no word runs through.".to_owned()];
        let names: Vec<String> = chosen.iter().map(|cell| self.cell_name(*cell)).collect();
        match names.as_slice() {
            [] => facts.push(format!("Choose {} first.", count(wanted, "cell", "cells"))),
            names => facts.push(format!(
                "{} of {wanted} chosen: {}.",
                names.len(),
                list_all(names)
            )),
        }
        facts.extend(self.end_warning(&Action::Destroy(chosen.to_vec())));
        facts
    }

    fn block_facts(&self) -> Vec<String> {
        let laid = self.draft.placed();
        let mut facts = vec!["Up to 3 letters stay there. They score nothing.".to_owned()];
        facts.push(match laid.len() {
            0 => "You’ve placed none: that’s allowed too.".into(),
            placed => format!("You’ve placed {placed}."),
        });
        facts.extend(self.end_warning(&Action::Block(laid)));
        facts
    }

    fn accept_facts(&self) -> Vec<String> {
        let mut facts = vec!["The play counts.".to_owned()];
        facts.extend(self.end_warning(&Action::Accept));
        facts
    }
}

/// Returns the label of a button.
fn label(button: ButtonAction) -> &'static str {
    match button {
        ButtonAction::NoWord => words::ASK,
        ButtonAction::Back => words::BACK_TO_BOARD,
        ButtonAction::Ask => words::ASK_FOR_THESE,
        ButtonAction::Pass => words::PASS,
        ButtonAction::TakeBack => words::TAKE_BACK,
        ButtonAction::Undo => UNDO,
        ButtonAction::Hint => HINT,
        ButtonAction::Make => words::MAKE_SPECIAL,
        ButtonAction::MakeNone => words::MAKE_NONE,
        ButtonAction::Wall => words::PLACE_WALL,
        ButtonAction::CrossOut => words::CROSS_OUT,
        ButtonAction::Block => words::BLOCK,
        ButtonAction::Accept => words::ACCEPT,
        ButtonAction::Refuse => words::NOT_ACCEPTED,
        // The explanations of these buttons have titles of their own.
        ButtonAction::Play
        | ButtonAction::MakeOne(_)
        | ButtonAction::Take(_)
        | ButtonAction::Steal(..) => words::PLAY,
    }
}
