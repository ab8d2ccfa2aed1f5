//! Explains seats, the distance to the endgame, and the play being built.

use super::super::table::{end_warning, endgame_distance, word_sums};
use super::super::{special_effect, special_name, table as words};
use super::{Explainer, capitals, titled};
use game::SeatId;
use paper_grid_rules::{Action, Placed, SpecialType, Stage};
use screen::Explanation;
use screen::text::list::list_all;
use screen::text::phrase::{count, sentence};
use screen::text::you::{player_does, possessive};

impl Explainer<'_> {
    /// Explains a seat (K17, K23, K29, K30).
    pub(super) fn explain_seat(&self, seat: SeatId) -> Option<Explanation> {
        let state = self.state;
        let place = state.hands.get(seat.index())?;
        let name = self.name(seat);
        let mut explanation = titled(name.clone());
        let by = self
            .seats
            .get(seat.index())
            .and_then(|seat| seat.by.bot_id());
        if by.is_some() {
            explanation.facts.push("A bot plays here.".into());
        }
        let score = match state.score(seat) {
            1 | -1 => format!("{} point", state.score(seat)),
            points => format!("{points} points"),
        };
        explanation.facts.push(if state.options.devils {
            format!("{score}, written beside {} letters.", possessive(&name))
        } else {
            format!("{score}.")
        });
        let letters = place.letters();
        let held = count(letters.len(), "letter", "letters");
        explanation.facts.push(match letters {
            [] => "No letters in hand.".into(),
            letters => format!("{held} in hand: {}.", list_all(&capitals(letters))),
        });
        explanation
            .facts
            .push(self.hand_limit(seat, place.used_slots()));
        explanation.facts.extend(self.unique_letters(seat));
        explanation.facts.extend(self.activity(seat, &name));
        let robbed = self.special_awaiting_choice() == Some(SpecialType::Thief);
        if self.person_can_act() && robbed && state.robbable_seats().any(|other| other == seat) {
            explanation
                .can
                .push("Steal one of these letters with the Thief.".into());
        }
        Some(explanation)
    }

    /// Describes how many letters a hand can hold (K23, K30, K41).
    fn hand_limit(&self, seat: SeatId, used: usize) -> String {
        let state = self.state;
        let limit = state.options.hand_limit();
        if state.turn.collector && state.turn.seat == seat {
            return "No limit this turn, thanks to the Collector.".into();
        }
        if state.options.board.backpacks {
            let left = limit.saturating_sub(used);
            format!("{used} of {limit} slots used, {left} left.")
        } else {
            format!("A hand holds up to {limit}.")
        }
    }

    /// Describes what a seat is doing now.
    fn activity(&self, seat: SeatId, name: &str) -> Vec<String> {
        let state = self.state;
        let mut facts = Vec::new();
        if matches!(state.stage, Stage::Over(_)) {
            return facts;
        }
        if state.turn.seat == seat {
            facts.push(sentence(&format!("it’s {} turn.", possessive(name))));
            match state.turn.again {
                0 => {}
                1 => facts.push(player_does(name, "has another turn after this one.")),
                more => facts.push(player_does(
                    name,
                    &format!("has {more} more turns after this one."),
                )),
            }
        }
        match &state.stage {
            Stage::Answering { seat: next, .. } if *next == seat => {
                facts.push(player_does(name, "answers now: a letter or a wall."));
            }
            _ => {}
        }
        if state.endgame && state.passed.contains(seat) {
            facts.push(player_does(name, "passed last time."));
        }
        facts
    }

    /// Explains how near the endgame is, and how the game ends (K24 to K26).
    pub(super) fn explain_endgame(&self) -> Explanation {
        let state = self.state;
        let mut explanation = titled("Endgame");
        let over = "The game ends when a hand is empty, or everyone passes in a row.";
        if state.endgame {
            explanation.facts = vec![
                "Play a word or pass: no more asking, no more walls.".into(),
                over.into(),
            ];
            return explanation;
        }
        let at = state.options.endgame_at;
        explanation
            .facts
            .push(format!("{}.", endgame_distance(state)));
        explanation.facts.push(match state.letters_until_endgame() {
            0 => "That’s enough: the endgame begins after this turn.".into(),
            _ => format!("With {at} there, the endgame begins after that turn."),
        });
        let rim = |placed: &&Placed| state.board.size().is_rim(placed.0);
        let more = self.laid_letters().iter().filter(rim).count();
        if more > 0 {
            let there = state.board.rim_letter_count() + more;
            explanation
                .facts
                .push(format!("The letters laid now would make it {there}."));
        }
        explanation
            .facts
            .push("Then you can only play a word or pass.".into());
        explanation.facts.push(over.into());
        explanation
    }

    /// Explains the play being built or shown to the table (K13, K18, K34).
    pub(super) fn explain_play(&self) -> Option<Explanation> {
        let judged = matches!(self.state.stage, Stage::Judging(_));
        let laid = self.laid_letters();
        if laid.is_empty() || !(self.is_laying() || judged) {
            return None;
        }
        let mut explanation = titled(sentence(&format!(
            "{} play",
            possessive(&self.name(self.acting_seat()))
        )));
        if let Some(preview) = self.preview {
            match &preview.refusal {
                None => self.add_sums(&mut explanation, preview.points, word_sums(preview)),
                Some(refusal) => {
                    let size = self.state.board.size();
                    explanation
                        .facts
                        .push(super::super::play::refusal(refusal, size, self.seats));
                }
            }
        }
        explanation.facts.extend(self.triggered_specials(&laid));
        let act = if judged {
            Action::Accept
        } else {
            Action::Play(laid)
        };
        explanation
            .facts
            .extend(end_warning(self.state, &act).map(str::to_owned));
        if self.person_can_act() {
            explanation.can = match (judged, self.can_play()) {
                (true, _) => vec!["Accept it or reject it.".into()],
                (false, true) => vec!["Play it, or take it back.".into()],
                (false, false) => vec!["Lay more letters, or take them back.".into()],
            };
        }
        Some(explanation)
    }

    fn add_sums(&self, explanation: &mut Explanation, points: i32, sums: Vec<String>) {
        let several = sums.len() > 1;
        explanation.facts.extend(sums);
        if several {
            explanation.facts.push(format!("{points} points in all."));
        }
    }

    /// Whether the laid letters are a legal play.
    pub(super) fn can_play(&self) -> bool {
        self.preview
            .is_some_and(|preview| preview.refusal.is_none())
    }

    /// Describes the special cells that a play sets off (K34).
    fn triggered_specials(&self, laid: &[Placed]) -> Vec<String> {
        let specials = laid
            .iter()
            .filter_map(|placed| self.state.board.special(placed.0));
        let acting = specials.filter(|special| special.is_celldance());
        let says = |special| format!("{}: {}", special_name(special), special_effect(special));
        acting.map(says).collect()
    }

    /// Returns the label of the play button.
    pub(super) fn play_label(&self) -> String {
        match self.preview {
            Some(preview) if preview.refusal.is_none() => words::play_label(preview.points),
            _ => words::PLAY.into(),
        }
    }
}
