//! The set-up form's actions, and its board.

use paper_grid::screen::set_up::{BoardForm, Form, SetUp};
use std::ops::Deref;

use leptos::prelude::*;

use game::Chance;
use paper_grid::screen::BoardFrom;
use paper_grid::text::link_refused;
use paper_grid_rules::{Board, BoardLink, Clash, LinkError};
use ui::dom;
use ui::draw::memo;
use ui::screens::set_up::bench;

/// The state of the set-up screen.
#[derive(Clone, Copy)]
pub struct Bench {
    /// The state that every game's form has.
    pub shared: bench::Bench<Form>,
    /// The board, or why there is none.
    pub board: Memo<Result<Board, Clash>>,
}

impl Deref for Bench {
    type Target = bench::Bench<Form>;

    fn deref(&self) -> &bench::Bench<Form> {
        &self.shared
    }
}

impl Bench {
    /// Opens the form as the player left it, with the board that the address names, if any.
    pub fn open(board: Option<String>) -> Bench {
        let shared = bench::Bench::open(|form: SetUp, _| form.on_another_board(&mut chance()));
        let desk = shared.desk;
        let bench = Bench {
            shared,
            board: memo(move || shared.form.with(|form| form.board(&desk.roster()))),
        };
        if let Some(path) = board
            && let Err(error) = bench.open_link(&format!("#/board/{path}"))
        {
            desk.refuse(link_refused(error));
        }
        bench
    }

    /// Takes the board that a link opens.
    pub fn open_link(self, link: &str) -> Result<(), LinkError> {
        let board = link.parse::<BoardLink>()?.board()?;
        self.change(|form| form.take(BoardFrom::Sent, board));
        Ok(())
    }

    /// Generates another board.
    pub fn another(self) {
        self.change(|form| form.source.another(&mut chance()));
    }
}

fn chance() -> Chance {
    Chance::new(dom::random())
}
