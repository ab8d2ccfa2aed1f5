//! Explains the buttons: what each does, and whether it brings the endgame or the end.

use super::super::play::refusal;
use super::super::table::{how_many, take, would_end};
use super::super::{special_name, table as words};
use super::{Explaining, titled};
use crate::screen::{Deed, makeable};
use game::SeatId;
use lexicon::Letter;
use paper_grid_rules::{Action, Special, Stage};
use screen::Explained;
use screen::text::UNDO;
use screen::text::list::all_of;
use screen::text::phrase::count;
use screen::text::table::HINT;
use screen::text::you::{them, those};

impl Explaining<'_> {
    /// Explains a button; `None` if it isn't in this game, or not on the table now.
    pub(super) fn deed(&self, deed: Deed) -> Option<Explained> {
        let facts = match deed {
            Deed::Play => return Some(self.playing()),
            Deed::Take(letter) => return self.take(letter),
            Deed::Steal(seat, letter) => return self.steal(seat, letter),
            Deed::NoWord => self.no_word(),
            Deed::Back => vec!["Goes back to the board. You call nothing yet.".into()],
            Deed::Ask => self.ask(),
            Deed::Pass => self.pass(),
            Deed::TakeBack => vec![self.take_back().into()],
            Deed::Undo => {
                vec!["Takes back your last step. Press it again for the one before.".into()]
            }
            Deed::Hint => self.hint()?,
            Deed::Make => self.make()?,
            Deed::MakeOne(special) => return Some(self.make_one(special)),
            Deed::MakeNone => {
                vec!["Puts the special cell away, so that you can play a word.".into()]
            }
            Deed::Wall => self.place_wall(),
            Deed::CrossOut => self.cross_out(),
            Deed::Block => self.block(),
            Deed::Accept => self.accept(),
            Deed::Refuse => vec![
                "The letters go back to the hand they came from.".into(),
                "The same player may try again.".into(),
            ],
        };
        Some(Explained {
            facts,
            ..titled(label(deed))
        })
    }

    /// Returns a warning if an action would begin the endgame or end the game.
    fn end_of(&self, act: &Action) -> Option<String> {
        would_end(self.state, act).map(str::to_owned)
    }

    fn playing(&self) -> Explained {
        let mut told = titled(self.play_label());
        let laid = self.laid();
        told.facts.push("Plays the letters you’ve laid.".into());
        if laid.is_empty() {
            told.can.push("Lay letters on the board first.".into());
            return told;
        }
        let refused = self.preview.and_then(|preview| preview.refusal.as_ref());
        if let Some(why) = refused {
            told.facts
                .push(refusal(why, self.state.board.size(), self.seats));
            return told;
        }
        if self.state.options.judge.level().is_none() {
            told.facts
                .push("The other players say if it counts.".into());
        }
        if !self.state.endgame {
            let calls = how_many(&self.state.calls());
            told.facts
                .push(format!("After that you call {calls} letters."));
        }
        told.facts.extend(self.end_of(&Action::Play(laid)));
        told
    }

    fn no_word(&self) -> Vec<String> {
        let mut facts = vec!["You skip your word and go on to asking.".into()];
        facts.extend(self.calling());
        facts
    }

    fn ask(&self) -> Vec<String> {
        let called = self.draft.called().len();
        let (least, most) = self.state.calls().into_inner();
        let mut facts = Vec::new();
        if called < least {
            let left = count(least - called, "letter", "letters");
            facts.push(format!("Choose {left} more first."));
        } else if called < most {
            facts.push(format!("You may add {} more.", most - called));
        }
        facts.extend(self.calling());
        facts.push("Each of them takes one of your letters or places a wall.".into());
        if let Some(act) = self.draft.action(self.state) {
            facts.extend(self.end_of(&act));
        }
        facts
    }

    fn pass(&self) -> Vec<String> {
        let state = self.state;
        let mut facts = vec!["You play nothing this turn.".to_owned()];
        let passed = state.passed.iter().filter(|seat| *seat != self.actor());
        let names: Vec<String> = passed.map(|seat| self.name(seat)).collect();
        match names.as_slice() {
            [] => {}
            [one] => facts.push(format!("{one} passed before you.")),
            names => facts.push(format!("{} passed before you.", those(names))),
        }
        facts.extend(self.end_of(&Action::Pass));
        facts
    }

    fn take_back(&self) -> &'static str {
        match self.chooses() {
            Some(Special::Destroyer) => "Spares the cells you’ve chosen.",
            _ => "Puts the letters you’ve laid back in your hand.",
        }
    }

    fn hint(&self) -> Option<Vec<String>> {
        if !self.state.options.hints {
            return None;
        }
        let says = match self.state.turn.hints.len() {
            0 => "Shows a cell that a good word uses.",
            1 => "Tells you how long that word is.",
            2 => "Shows the whole play.",
            _ => "You’ve had every hint for this turn.",
        };
        Some(vec![says.into(), "A hint can’t be undone.".into()])
    }

    fn make(&self) -> Option<Vec<String>> {
        let types = makeable(self.state);
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
                ..=4 => format!("You can make {}.", all_of(&names)),
                free => format!("{free} kinds are free now."),
            },
            "After that you call letters as usual.".into(),
        ])
    }

    fn make_one(&self, special: Special) -> Explained {
        let mut told = self.special_type(special);
        if makeable(self.state).contains(&special) && self.acts() {
            told.can.push("Choose it, then tap an empty cell.".into());
        }
        told
    }

    fn place_wall(&self) -> Vec<String> {
        let Some(edge) = self.draft.wall() else {
            return vec![
                "Places a wall instead of taking a letter.".into(),
                "Tap an edge first.".into(),
            ];
        };
        if let Err(why) = self.state.may_wall(edge) {
            return vec![refusal(&why, self.state.board.size(), self.seats)];
        }
        let mut facts = vec!["Places the wall you’ve chosen. It stays there.".into()];
        facts.extend(self.end_of(&Action::Wall(edge)));
        facts
    }

    fn take(&self, letter: Letter) -> Option<Explained> {
        let Stage::Answering { called, seat } = &self.state.stage else {
            return None;
        };
        if !called.contains(&letter) {
            return None;
        }
        let mut told = titled(take(letter));
        told.facts
            .push(format!("{} goes into your hand.", letter.capital()));
        self.taking(&mut told, *seat, self.state.turn.seat, letter);
        told.can.clear();
        told.facts.extend(self.end_of(&Action::Take(letter)));
        Some(told)
    }

    fn steal(&self, from: SeatId, letter: Letter) -> Option<Explained> {
        if !self.state.hand(from).contains(&letter) {
            return None;
        }
        let name = self.name(from);
        let mut told = titled(format!("Steal {} from {}", letter.capital(), them(&name)));
        let says = match self.state.room(self.actor()) {
            0 => "Your hand is full, so the letter is lost.",
            _ => "The letter moves to your hand.",
        };
        told.facts.push(says.into());
        told.facts.extend(self.end_of(&Action::Steal(from, letter)));
        Some(told)
    }

    fn cross_out(&self) -> Vec<String> {
        let wanted = self.state.crossable().len().min(2);
        let chosen = self.draft.cells();
        let mut facts = vec!["No letter goes there again, and no word runs through.".to_owned()];
        let names: Vec<String> = chosen.iter().map(|cell| self.at(*cell)).collect();
        match names.as_slice() {
            [] => facts.push(format!("Choose {} first.", count(wanted, "cell", "cells"))),
            names => facts.push(format!(
                "{} of {wanted} chosen: {}.",
                names.len(),
                all_of(names)
            )),
        }
        facts.extend(self.end_of(&Action::Destroy(chosen.to_vec())));
        facts
    }

    fn block(&self) -> Vec<String> {
        let laid = self.draft.placed();
        let mut facts = vec!["Up to 3 letters stay there. They score nothing.".to_owned()];
        facts.push(match laid.len() {
            0 => "You’ve placed none: that’s allowed too.".into(),
            placed => format!("You’ve placed {placed}."),
        });
        facts.extend(self.end_of(&Action::Block(laid)));
        facts
    }

    fn accept(&self) -> Vec<String> {
        let mut facts = vec!["The play counts.".to_owned()];
        facts.extend(self.end_of(&Action::Accept));
        facts
    }
}

/// Returns the label of a button.
fn label(deed: Deed) -> &'static str {
    match deed {
        Deed::NoWord => words::NO_WORD,
        Deed::Back => words::BACK_TO_BOARD,
        Deed::Ask => words::ASK,
        Deed::Pass => words::PASS,
        Deed::TakeBack => words::TAKE_BACK,
        Deed::Undo => UNDO,
        Deed::Hint => HINT,
        Deed::Make => words::MAKE_SPECIAL,
        Deed::MakeNone => words::MAKE_NONE,
        Deed::Wall => words::PLACE_WALL,
        Deed::CrossOut => words::CROSS_OUT,
        Deed::Block => words::BLOCK,
        Deed::Accept => words::ACCEPT,
        Deed::Refuse => words::NOT_ACCEPTED,
        // These have titles of their own.
        Deed::Play | Deed::MakeOne(_) | Deed::Take(_) | Deed::Steal(..) => words::PLAY,
    }
}
