//! The board studio: generate a board, edit it, print it, share it.
//!
//! - `bench`: the studio's state, its actions, and saving
//! - `easel`: the current board, its seed, the strip; `keys`: keyboard shortcuts
//! - `glass`: zoom and pan in the editor
//! - `library`: the boards that are kept; `picture`: a board as PNG
//! - `shop`: everything else that can be printed
//! - `lab`: measuring boards with bots; `measure`: the current board; `batch`: boards to
//!   print
//! - `grow`, `edit`, `print`, `share`, `learn`: the five tabs

mod batch;
mod bench;
mod easel;
mod edit;
mod glass;
mod grow;
mod keys;
mod lab;
mod learn;
mod library;
mod measure;
mod picture;
mod print;
mod share;
mod shop;

pub use learn::lesson;

use leptos::prelude::*;

use self::bench::Bench;
pub use self::bench::board_on_desk;
use paper_grid::text::studio::{STUDIO_TABS, STUDIO_TABS_LABEL};
use screen::{Route, text};
use ui::parts::{Heading, Tabs};

/// The studio's screen. `path` is the rest of an address that opens a board.
#[component]
pub fn Studio(path: Option<String>) -> impl IntoView {
    let bench = Bench::open(path);
    keys::listen(bench);
    let tab = move || match bench.tab.get() {
        0 => grow::tab(bench),
        1 => edit::tab(bench),
        2 => print::tab(bench),
        3 => share::tab(bench),
        _ => learn::tab(),
    };
    view! {
        <Heading words=text::heading(&Route::Studio(None)) />
        {print::paper(bench)}
        <div class="studio" data-tab=move || bench.tab.get().to_string()>
            {easel::easel(bench)}
            <div class="sheet">
                <Tabs
                    id="studio"
                    label=STUDIO_TABS_LABEL
                    names=STUDIO_TABS.to_vec()
                    shown=bench.tab
                >
                    {tab}
                </Tabs>
            </div>
        </div>
    }
}
