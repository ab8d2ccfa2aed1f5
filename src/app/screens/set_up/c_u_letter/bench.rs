//! The form's verbs. Every change is kept at once.

use leptos::prelude::*;

use crate::app::desk::{Desk, use_desk};
use crate::app::dom;
use crate::games::Kind;
use crate::games::c_u_letter::{CULetter, Options};
use crate::screen::Route;
use crate::screen::set_up::c_u_letter::{Cannot, SetUp};
use crate::screen::text::c_u_letter_set_up as words;
use crate::table::{Day, Seat};

const SET_UP: &str = "c-u-letter/set-up";

/// The form on its screen.
#[derive(Clone, Copy)]
pub struct Bench {
    pub desk: Desk,
    pub form: RwSignal<SetUp>,
    /// Who sits down.
    pub seats: Memo<Vec<Seat>>,
    /// What the game begins with, or why it cannot.
    pub ready: Memo<Result<(Options, Vec<Seat>), Cannot>>,
    /// The date on this device.
    pub today: Option<Day>,
}

impl Bench {
    /// The form as it was left.
    pub fn open() -> Bench {
        let desk = use_desk();
        let today = dom::today().parse().ok();
        let kept: SetUp = desk.load(SET_UP);
        let form = RwSignal::new(kept.remembered(today));
        Bench {
            desk,
            form,
            seats: Memo::new(move |_| form.with(|form| form.seats(&desk.roster()))),
            ready: Memo::new(move |_| form.with(|form| form.options(&desk.roster()))),
            today,
        }
    }

    /// Changes what is chosen.
    pub fn change(self, with: impl FnOnce(&mut SetUp)) {
        change(self.desk, self.form, with);
    }

    /// What begins, in a sentence: followed.
    pub fn begins_now(self) -> String {
        let seats = self.seats.get();
        let names = seats.iter().map(|seat| seat.player.name.to_string());
        let names: Vec<String> = names.collect();
        let preset = self.form.with(|form| form.preset(self.today));
        words::begins_now(&names, preset)
    }

    /// All rules in plain words: followed.
    pub fn rules_chosen(self) -> Vec<String> {
        let seats = self.seats.get();
        let choices = self.form.with(|form| form.choices(&seats));
        words::letter_rules_chosen(&choices, &seats)
    }

    /// Begins the game, and goes there.
    pub fn begin(self) {
        let Ok((options, seats)) = self.ready.get_untracked() else {
            return;
        };
        // What is ready has the right number of seats.
        if let Ok(id) = self.desk.begin_game::<CULetter>(options, seats) {
            self.form
                .with_untracked(|form| self.desk.keep(SET_UP, form));
            dom::go(&Route::Game(Kind::CULetter, id.to_string()));
        }
    }
}

/// Changes what is chosen, and keeps it.
fn change(desk: Desk, form: RwSignal<SetUp>, with: impl FnOnce(&mut SetUp)) {
    form.update(with);
    form.with_untracked(|form| desk.keep(SET_UP, form));
}

/// The next game is set up like one that was played.
pub fn set_up_like(desk: Desk, options: &Options, seats: &[Seat]) {
    desk.keep(SET_UP, &SetUp::again(options, seats));
}
