//! Playing again: with the same people and rules, or from a form filled in with them.
//!
//! Both are addresses, so that the screen is drawn where the game's rules are available; the new
//! game or the form then replaces the address.

use leptos::prelude::*;

use super::Unknown;
use crate::desk::{Desk, use_desk};
use crate::dom;
use crate::draw::nothing;
use crate::parts::{Button, Weight};
use game::{Begun, Game, GameId, NotAGameId};
use screen::set_up::{Ruled, SetUp};
use screen::text::shelf as words;
use screen::{GameCard, Route};
use store::Unreadable;

/// The buttons for playing again at the end of a game.
pub fn buttons(card: &'static GameCard, id: GameId) -> AnyView {
    let go = move |route: fn(&'static GameCard, String) -> Route| {
        let id = id.to_string();
        Callback::new(move |()| dom::go(&route(card, id.clone())))
    };
    view! {
        <div class="buttons">
            <Button weight=Weight::Main on_press=go(Route::Again)>{card.again}</Button>
            <Button on_press=go(Route::SetUpLike)>{words::AGAIN_OTHERWISE}</Button>
        </div>
    }
    .into_any()
}

/// Begins a game with the people and rules of a saved one.
pub fn again<G: Game>(card: &'static GameCard, id: &str) -> AnyView {
    like::<G>(Route::Again(card, id.to_owned()), id, |desk, before| {
        // The number of seats was valid before, so this can't fail.
        let begun = desk.begin_game::<G>(before.options, before.seats).ok()?;
        Some(Route::Game(card, begun.to_string()))
    })
}

/// Opens the set-up form with the people and rules of a saved game.
pub fn otherwise<G: Ruled>(card: &'static GameCard, id: &str) -> AnyView {
    like::<G::Game>(Route::SetUpLike(card, id.to_owned()), id, |desk, before| {
        desk.keep(
            G::RECORD,
            &SetUp::<G>::again(&before.options, &before.seats),
        );
        Some(Route::SetUp(card))
    })
}

/// Passes what a saved game was begun with to `then`, and replaces this address with the route that
/// it returns.
fn like<G: Game>(
    here: Route,
    id: &str,
    then: impl FnOnce(Desk, Begun<G>) -> Option<Route>,
) -> AnyView {
    let desk = use_desk();
    let begun = id.parse().map_err(|NotAGameId| Unreadable::Gone);
    let begun = begun.and_then(|id: GameId| desk.begun::<G>(&id));
    match begun {
        Ok(before) => {
            if let Some(route) = then(desk, before) {
                dom::go_instead(&route);
            }
            nothing()
        }
        Err(why) => {
            desk.refuse(words::unreadable(&why));
            let path = here.hash();
            view! { <Unknown path /> }.into_any()
        }
    }
}
