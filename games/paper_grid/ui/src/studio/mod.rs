//! The board studio: generate a board, edit it, print it, share it.
//!
//! - `state`: the studio's state, its actions, and saving
//! - `board_pane`: the current board, its seed, the strip; `shortcuts`: keyboard shortcuts
//! - `viewport`: zoom and pan in the editor
//! - `library`: the boards that are kept; `picture`: a board as PNG
//! - `order_form`: everything else that can be printed
//! - `lab`: measuring boards with bots; `measure`: the current board; `batch`: boards to
//!   print
//! - `generate`, `edit`, `print`, `share`, `example`: the five tabs

mod batch;
mod board_pane;
mod edit;
mod example;
mod generate;
mod lab;
mod library;
mod measure;
mod order_form;
mod picture;
mod print;
mod share;
mod shortcuts;
mod state;
mod viewport;

pub(crate) use example::example_turn;

use leptos::prelude::*;

use self::state::StudioState;
pub(crate) use self::state::current_board;
use paper_grid::text::studio::{STUDIO_TABS, STUDIO_TABS_LABEL};
use screen::{Route, text};
use ui::parts::{Heading, Tabs};

/// The studio's screen. `path` is the rest of an address that opens a board.
#[component]
pub fn Studio(path: Option<String>) -> impl IntoView {
    let state = StudioState::open(path);
    shortcuts::listen(state);
    let tab = move || match state.tab.get() {
        0 => generate::tab(state),
        1 => edit::tab(state),
        2 => print::tab(state),
        3 => share::tab(state),
        _ => example::tab(),
    };
    view! {
        <Heading words=text::heading(&Route::Studio(None)) />
        {print::printed_pages(state)}
        <div class="studio" data-tab=move || state.tab.get().to_string()>
            {board_pane::board_pane(state)}
            <div class="sheet">
                <Tabs
                    id="studio"
                    label=STUDIO_TABS_LABEL
                    names=STUDIO_TABS.to_vec()
                    shown=state.tab
                >
                    {tab}
                </Tabs>
            </div>
        </div>
    }
}
