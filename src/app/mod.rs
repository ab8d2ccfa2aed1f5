//! The page, drawn with Leptos: the shell, the parts every game uses, and the screens.
//!
//! Nothing here decides a rule. A screen reads what [`crate::screen`] computes, and
//! hands what a touch or a key means back to whoever asked.
//!
//! The page is several programs, each with a room of its own ([`Draws`]) beside what all of
//! them have. The boot script fetches the program whose room an address is in, and lets it
//! [`enter`] as the one before [`leave`]s.

mod alarm;
mod browser_store;
mod desk;
mod device;
mod dom;
mod drag;
mod draw;
mod games;
mod hand_over;
mod helper;
mod parts;
mod rivals;
mod rove;
mod screens;
mod session;
mod shell;
mod sole;
mod travel;
mod word_shelf;
mod words;

pub use screens::Draws;

use std::any::Any;
use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use hand_over::Handed;

thread_local! {
    /// What this program draws.
    static DRAWS: Cell<Draws> = const { Cell::new(Draws::NOTHING) };
    /// The page, as long as this program draws it: it goes with the handle.
    static PAGE: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
    /// What the program after this one takes over.
    static TO_HAND: Cell<Option<hand_over::Hands>> = const { Cell::new(None) };
}

/// Remembers who has what will be handed over.
fn to_hand(hands: hand_over::Hands) {
    TO_HAND.set(Some(hands));
}

/// Says what this program draws, once it is loaded.
pub fn program(draws: Draws) {
    std::panic::set_hook(Box::new(|panic| {
        // From here on nothing is saved: what this page believes may be wrong.
        dom::stop();
        console_error_panic_hook::hook(panic);
    }));
    DRAWS.set(draws);
}

/// Draws the page, with what the program before this one handed over, if there was one.
#[wasm_bindgen]
pub fn enter(handed: JsValue) {
    let Some(place) = dom::by_id("app") else {
        return;
    };
    let draws = DRAWS.get();
    let handed = Handed::read(&handed);
    let page = mount_to(dom::html(place), move || {
        view! { <shell::App draws handed /> }
    });
    PAGE.set(Some(Box::new(page)));
}

/// Takes the page away, and hands over what the next program needs.
#[wasm_bindgen]
pub fn leave() -> JsValue {
    let handed = TO_HAND.take().map(hand_over::Hands::fill);
    PAGE.take();
    handed.unwrap_or_default()
}
