//! The form's verbs. Every change is kept at once.

use leptos::prelude::*;

use super::super::fields::Rules;
use crate::app::desk::{Desk, use_desk};
use crate::app::dom;
use crate::games::Kind;
use crate::games::paper_grid::{Board, BoardLink, Choices, LinkError, Options, PaperGrid};
use crate::screen::set_up::Chairs;
use crate::screen::set_up::paper_grid::{BoardFrom, Cannot, SetUp};
use crate::screen::text::set_up as words;
use crate::screen::{Route, text};
use crate::table::{Chance, Seat};

const SET_UP: &str = "paper-grid/set-up";

/// The form on its screen.
#[derive(Clone, Copy)]
pub struct Bench {
    pub desk: Desk,
    pub form: RwSignal<SetUp>,
    /// The rules, as the form shows them.
    pub rules: Rules<Choices>,
    /// Who sits down.
    pub seats: Memo<Vec<Seat>>,
    /// The board, or why there is none.
    pub board: Memo<Result<Board, Cannot>>,
    /// What the game begins with, or why it cannot.
    pub ready: Memo<Result<(Options, Vec<Seat>), Cannot>>,
}

impl Bench {
    /// The form as it was left, on the board that the address opens.
    pub fn open(board: Option<String>) -> Bench {
        let desk = use_desk();
        let kept: SetUp = desk.load(SET_UP);
        let form = RwSignal::new(kept.remembered(&mut chance()));
        let rules = Rules {
            now: Memo::new(move |_| form.with(|form| form.rules().clone())),
            set: Callback::new(move |rules: Choices| {
                change(desk, form, |form| form.change(|own| *own = rules));
            }),
        };
        let chairs = &Chairs::PAPER_GRID;
        let bench = Bench {
            desk,
            form,
            rules,
            seats: Memo::new(move |_| form.with(|form| form.people.seats(&desk.roster(), chairs))),
            board: Memo::new(move |_| form.with(|form| form.board(&desk.roster()))),
            ready: Memo::new(move |_| form.with(|form| form.options(&desk.roster()))),
        };
        if let Some(path) = board
            && let Err(error) = bench.open_link(&format!("#/board/{path}"))
        {
            desk.refuse(text::link_refused(error));
        }
        bench
    }

    /// Changes what is chosen.
    pub fn change(self, with: impl FnOnce(&mut SetUp)) {
        change(self.desk, self.form, with);
    }

    /// Takes the board that a link opens.
    pub fn open_link(self, link: &str) -> Result<(), LinkError> {
        let board = link.parse::<BoardLink>()?.board()?;
        self.change(|form| form.take(BoardFrom::Sent, board));
        Ok(())
    }

    /// Another board.
    pub fn another(self) {
        self.change(|form| form.another(&mut chance()));
    }

    /// What begins, in a sentence: followed.
    pub fn begins_now(self) -> String {
        let seats = self.seats.get();
        let names = seats.iter().map(|seat| seat.player.name.to_string());
        let names: Vec<String> = names.collect();
        self.form
            .with(|form| words::begins_now(&names, form.preset(), form.size()))
    }

    /// All rules in plain words: followed.
    pub fn rules_chosen(self) -> Vec<String> {
        let seats = self.seats.get();
        let board = self.board.get();
        self.form.with(|form| {
            let board = board.unwrap_or_else(|_| form.rules().board.clone());
            text::rules_chosen(&form.choices(board, &seats), &seats)
        })
    }

    /// Begins the game, and goes there.
    pub fn begin(self) {
        let Ok((options, seats)) = self.ready.get_untracked() else {
            return;
        };
        // What is ready has the right number of seats.
        if let Ok(id) = self.desk.begin_game::<PaperGrid>(options, seats) {
            self.form
                .with_untracked(|form| self.desk.keep(SET_UP, form));
            dom::go(&Route::Game(Kind::PaperGrid, id.to_string()));
        }
    }
}

/// The next game is set up like one that was played.
pub fn set_up_like(desk: Desk, options: &Options, seats: &[Seat]) {
    desk.keep(SET_UP, &SetUp::again(options, seats));
}

/// Changes what is chosen, and keeps it.
fn change(desk: Desk, form: RwSignal<SetUp>, with: impl FnOnce(&mut SetUp)) {
    form.update(with);
    form.with_untracked(|form| desk.keep(SET_UP, form));
}

fn chance() -> Chance {
    Chance::new(dom::random())
}
