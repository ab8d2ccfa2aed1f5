//! The set-up form's actions, and its board.

use paper_grid::screen::set_up::{BoardForm, Form, SetUp};
use std::ops::Deref;

use leptos::prelude::*;

use game::Chance;
use paper_grid::screen::BoardSourceKind;
use paper_grid::text::link_error;
use paper_grid_rules::{
    Board, BoardLink, BoardSettings, GENERATOR_VERSION, LinkError, OptionClash, generate,
};
use ui::dom;
use ui::draw::memo;
use ui::screens::set_up::form_state;

/// The state of the set-up screen.
#[derive(Clone, Copy)]
pub struct SetUpState {
    /// The state that every game's form has.
    pub shared: form_state::FormState<Form>,
    /// The settings of the newly generated board, if the form has one.
    pub settings: Memo<Option<BoardSettings>>,
    /// The board, or the reason why it is missing.
    pub board: Memo<Result<Board, OptionClash>>,
}

impl Deref for SetUpState {
    type Target = form_state::FormState<Form>;

    fn deref(&self) -> &form_state::FormState<Form> {
        &self.shared
    }
}

impl SetUpState {
    /// Opens the form as the player left it, with the board that the address names, if any.
    pub fn open(board: Option<String>) -> SetUpState {
        let shared =
            form_state::FormState::open(|form: SetUp, _| form.with_new_board(&mut new_chance()));
        let app = shared.app;
        let settings = memo(move || {
            shared
                .form
                .with(|form| form.new_board_settings(&app.roster()))
        });
        let board_to_play = move || match settings.get() {
            Some(settings) => generate(&settings, GENERATOR_VERSION).map_err(OptionClash::Board),
            None => shared.form.with(|form| form.board_to_play(&app.roster())),
        };
        let state = SetUpState {
            shared,
            settings,
            board: memo(board_to_play),
        };
        if let Some(path) = board
            && let Err(error) = state.open_link(&format!("#/board/{path}"))
        {
            app.notify_error(link_error(error));
        }
        state
    }

    /// Takes the board that a link opens.
    pub fn open_link(self, link: &str) -> Result<(), LinkError> {
        let board = link.parse::<BoardLink>()?.board()?;
        self.change(|form| form.use_board(BoardSourceKind::Sent, board));
        Ok(())
    }

    /// Generates another board.
    pub fn generate_board(self) {
        self.change(|form| form.source.choose_new_seed(&mut new_chance()));
    }
}

fn new_chance() -> Chance {
    Chance::new(dom::random())
}
