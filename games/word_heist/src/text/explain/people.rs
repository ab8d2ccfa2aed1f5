//! Explains seats, their pads, and the buttons.

use super::{Explainer, explanation_titled};
use crate::screen::{ButtonAction, flipping_seat, remaining_sweep_seats};
use crate::text::{BOTS, table as words};
use game::SeatId;
use screen::Explanation;
use screen::text::UNDO;
use screen::text::phrase::{capitals, count};
use screen::text::program::says;
use screen::text::table::HINT;
use screen::text::you::{list_people, player_does};
use word_heist_rules::{PlayMode, Stage};

impl Explainer<'_> {
    /// The person who can turn a letter up now.
    pub(super) fn flipping_seat(&self) -> Option<SeatId> {
        flipping_seat(self.table, self.people, self.speaker)
    }

    /// Explains a seat: what it has, and its state.
    pub(super) fn explain_seat(&self, seat: SeatId) -> Option<Explanation> {
        let table = self.table;
        if seat.index() >= usize::from(table.seats) {
            return None;
        }
        let name = self.name(seat);
        let mut told = explanation_titled(name.clone());
        told.facts.extend(
            self.seats
                .get(seat.index())
                .and_then(|seat| says(BOTS, seat)),
        );
        let held = count(table.words_of(seat).count(), "word", "words");
        let letters = count(table.letter_count(seat), "letter", "letters");
        let score = count(table.score(seat).unsigned_abs() as usize, "point", "points");
        told.facts.push(format!("{held} of {letters}: {score}."));
        told.facts.push("More letters win a tie.".into());
        let over = matches!(table.stage, Stage::Over(_));
        if !table.present.contains(seat) {
            told.facts
                .push("Has left. Their words can still be stolen.".into());
        } else if over {
        } else if table.done.contains(seat) {
            told.facts.push("Done, unless someone makes a word.".into());
        } else if table.locked.contains(seat) {
            told.facts
                .push(player_does(&name, "waits for the next letter."));
        } else if table.flipper == seat && table.options.pace.is_none() && table.face_down > 0 {
            told.facts
                .push(player_does(&name, "flips the next letter."));
        }
        Some(told)
    }

    /// Explains a pad, or the button to choose who has a word.
    pub(super) fn explain_pad(&self, seat: SeatId) -> Option<Explanation> {
        let table = self.table;
        if seat.index() >= usize::from(table.seats) {
            return None;
        }
        let name = self.name(seat);
        let mut told = explanation_titled(name.clone());
        match table.options.mode {
            PlayMode::Buzzers { typing, .. } => {
                told.facts.push(format!(
                    "Press as soon as you see a word. You get {typing} seconds."
                ));
                if table.can_press(seat) {
                    let queues = matches!(table.stage, Stage::Reserved { .. });
                    let says = if queues {
                        "Press to be next in line."
                    } else {
                        "Press to make a word."
                    };
                    told.can.push(says.into());
                }
            }
            PlayMode::CallItOut => {
                told.facts.push("Shout when you see a word.".into());
                told.can.push("Tap who called first. They type.".into());
            }
            _ => told.can.push("Tap who has a word. They type.".into()),
        }
        Some(told)
    }

    /// Explains a button.
    pub(super) fn explain_button(&self, deed: ButtonAction) -> Option<Explanation> {
        let table = self.table;
        let last = || {
            let last = table.last.as_ref()?;
            Some(capitals(table.word(last.word)?.word()))
        };
        let (title, fact) = match deed {
            ButtonAction::Make => (
                words::MAKE.to_owned(),
                "Makes your word. A wrong one costs nothing.".to_owned(),
            ),
            ButtonAction::Ask => (
                words::ASK.to_owned(),
                "Your word isn’t in the list. It counts if everyone agrees.".to_owned(),
            ),
            ButtonAction::Pass => (words::PASS.to_owned(), self.describe_pass()?),
            ButtonAction::Next => (words::ALL_PASS.to_owned(), self.describe_all_pass()?),
            ButtonAction::GiveUp => (
                words::GIVE_UP.to_owned(),
                "Lets the next player in. What you typed stays for your next try.".to_owned(),
            ),
            ButtonAction::Done => (words::FINISH_GAME.to_owned(), self.describe_finish()),
            ButtonAction::Hint => (
                HINT.to_owned(),
                "Shows where to look, then the letters to use, then types the word.".to_owned(),
            ),
            ButtonAction::Undo => (UNDO.to_owned(), "Takes back your last step.".to_owned()),
            ButtonAction::TakeBack => (
                words::TAKE_BACK.to_owned(),
                format!("Puts {} back, if everyone agrees.", last()?),
            ),
            ButtonAction::Stop => (
                words::STOP.to_owned(),
                "Ends the game now, if everyone agrees.".to_owned(),
            ),
        };
        let mut told = explanation_titled(title);
        told.facts.push(fact);
        if matches!(deed, ButtonAction::Make) {
            told.facts.extend(self.why_make_is_off());
        }
        Some(told)
    }

    /// Why no word can be made yet, if the button for it is off.
    fn why_make_is_off(&self) -> Option<String> {
        let Some(seat) = self.speaker else {
            return Some("Nobody is typing now.".into());
        };
        let least = self.table.options.min_letters(seat);
        let short = self.entry.word().len() < least;
        short.then(|| format!("Words need {least} letters."))
    }

    fn describe_finish(&self) -> String {
        let why = if self.table.face_down == 0 {
            "Press it when you see no more words."
        } else {
            "Press it twice to end without the other letters, or flip one."
        };
        format!("{why} The game ends once everyone has pressed it. A new word cancels it.")
    }

    fn describe_pass(&self) -> Option<String> {
        let sweeps = matches!(self.table.options.mode, PlayMode::Turns { sweep: true, .. });
        match self.table.stage {
            Stage::Window { .. } if sweeps && self.table.seats > 1 => {
                Some("You make no more words now. Then each other player may make 1.".into())
            }
            Stage::Window { .. } => Some("You make no more words now.".into()),
            Stage::Sweep { .. } => Some("You don’t make a word before the next letter.".into()),
            _ => None,
        }
    }

    fn describe_all_pass(&self) -> Option<String> {
        let asked = remaining_sweep_seats(self.table, self.people);
        let names: Vec<String> = asked.into_iter().map(|seat| self.name(seat)).collect();
        let all = !names.is_empty();
        all.then(|| format!("Passes for {}.", list_people(&names)))
    }
}
