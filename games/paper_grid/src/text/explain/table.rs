//! Explains seats, the distance to the endgame, and the play being built.

use super::super::table::{until_endgame, word_sums, would_end};
use super::super::{special_effect, special_name, table as words};
use super::{Explaining, each, titled};
use game::SeatId;
use paper_grid_rules::{Action, Placed, Special, Stage};
use screen::Explained;
use screen::text::list::all_of;
use screen::text::phrase::{count, sentence};
use screen::text::you::{does, whose};

impl Explaining<'_> {
    /// Explains a seat (K17, K23, K29, K30).
    pub(super) fn seat(&self, seat: SeatId) -> Option<Explained> {
        let state = self.state;
        let place = state.hands.get(seat.index())?;
        let name = self.name(seat);
        let mut told = titled(name.clone());
        let by = self
            .seats
            .get(seat.index())
            .and_then(|seat| seat.by.program());
        if by.is_some() {
            told.facts.push("A bot plays here.".into());
        }
        let score = match state.score(seat) {
            1 | -1 => format!("{} point", state.score(seat)),
            points => format!("{points} points"),
        };
        told.facts.push(match state.options.devils {
            true => format!("{score}, written beside {} letters.", whose(&name)),
            false => format!("{score}."),
        });
        let letters = place.letters();
        let held = count(letters.len(), "letter", "letters");
        told.facts.push(match letters {
            [] => "No letters in hand.".into(),
            letters => format!("{held} in hand: {}.", all_of(&each(letters))),
        });
        told.facts.push(self.limit(seat, place.used()));
        told.facts.extend(self.unique_in(seat));
        told.facts.extend(self.doing(seat, &name));
        let robbed = self.chooses() == Some(Special::Thief);
        if self.acts() && robbed && state.robbable().any(|other| other == seat) {
            told.can
                .push("Steal one of these letters with the Thief.".into());
        }
        Some(told)
    }

    /// Describes how many letters a hand can hold (K23, K30, K41).
    fn limit(&self, seat: SeatId, used: usize) -> String {
        let state = self.state;
        let limit = state.options.hand_limit();
        if state.turn.collector && state.turn.seat == seat {
            return "No limit this turn, thanks to the Collector.".into();
        }
        match state.options.board.backpacks {
            true => {
                let left = limit.saturating_sub(used);
                format!("{used} of {limit} slots used, {left} left.")
            }
            false => format!("A hand holds up to {limit}."),
        }
    }

    /// Describes what a seat is doing now.
    fn doing(&self, seat: SeatId, name: &str) -> Vec<String> {
        let state = self.state;
        let mut facts = Vec::new();
        if matches!(state.stage, Stage::Over(_)) {
            return facts;
        }
        if state.turn.seat == seat {
            facts.push(sentence(&format!("it’s {} turn.", whose(name))));
            match state.turn.again {
                0 => {}
                1 => facts.push(does(name, "has another turn after this one.")),
                more => facts.push(does(
                    name,
                    &format!("has {more} more turns after this one."),
                )),
            }
        }
        match &state.stage {
            Stage::Answering { seat: next, .. } if *next == seat => {
                facts.push(does(name, "answers now: a letter or a wall."));
            }
            _ => {}
        }
        if state.endgame && state.passed.contains(seat) {
            facts.push(does(name, "passed last time."));
        }
        facts
    }

    /// Explains how near the endgame is, and how the game ends (K24 to K26).
    pub(super) fn left(&self) -> Explained {
        let state = self.state;
        let mut told = titled("Endgame");
        let over = "The game ends when a hand is empty, or everyone passes in a row.";
        if state.endgame {
            told.facts = vec![
                "Play a word or pass: no more asking, no more walls.".into(),
                over.into(),
            ];
            return told;
        }
        let at = state.options.endgame_at;
        told.facts.push(format!("{}.", until_endgame(state)));
        told.facts.push(match state.until_endgame() {
            0 => "That’s enough: the endgame begins after this turn.".into(),
            _ => format!("With {at} there, the endgame begins after that turn."),
        });
        let rim = |placed: &&Placed| state.board.size().is_rim(placed.0);
        let more = self.laid().iter().filter(rim).count();
        if more > 0 {
            let there = state.board.rim_letters() + more;
            told.facts
                .push(format!("The letters laid now would make it {there}."));
        }
        told.facts
            .push("Then you can only play a word or pass.".into());
        told.facts.push(over.into());
        told
    }

    /// Explains the play being built or shown to the table (K13, K18, K34).
    pub(super) fn play(&self) -> Option<Explained> {
        let judged = matches!(self.state.stage, Stage::Judging(_));
        let laid = self.laid();
        if laid.is_empty() || !(self.lays() || judged) {
            return None;
        }
        let mut told = titled(sentence(&format!(
            "{} play",
            whose(&self.name(self.actor()))
        )));
        if let Some(preview) = self.preview {
            match &preview.refusal {
                None => self.sums(&mut told, preview.points, word_sums(preview)),
                Some(refusal) => {
                    let size = self.state.board.size();
                    told.facts
                        .push(super::super::play::refusal(refusal, size, self.seats));
                }
            }
        }
        told.facts.extend(self.set_off(&laid));
        let act = match judged {
            true => Action::Accept,
            false => Action::Play(laid),
        };
        told.facts
            .extend(would_end(self.state, &act).map(str::to_owned));
        if self.acts() {
            told.can = match (judged, self.may_play()) {
                (true, _) => vec!["Accept it or reject it.".into()],
                (false, true) => vec!["Play it, or take it back.".into()],
                (false, false) => vec!["Lay more letters, or take them back.".into()],
            };
        }
        Some(told)
    }

    fn sums(&self, told: &mut Explained, points: i32, sums: Vec<String>) {
        let several = sums.len() > 1;
        told.facts.extend(sums);
        if several {
            told.facts.push(format!("{points} points in all."));
        }
    }

    /// Whether the laid letters are a legal play.
    pub(super) fn may_play(&self) -> bool {
        self.preview
            .is_some_and(|preview| preview.refusal.is_none())
    }

    /// Describes the special cells that a play sets off (K34).
    fn set_off(&self, laid: &[Placed]) -> Vec<String> {
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
            Some(preview) if preview.refusal.is_none() => words::play_for(preview.points),
            _ => words::PLAY.into(),
        }
    }
}
