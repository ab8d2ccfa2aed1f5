//! Playing once more: the same people and rules, or the form as it was for them.
//!
//! Each is an address, so that whoever draws it has the game's rules at hand; the game or
//! the form comes in its place.

use leptos::prelude::*;

use super::Unknown;
use crate::shell::desk::{Desk, use_desk};
use crate::shell::dom;
use crate::shell::draw::nothing;
use crate::shell::parts::{Button, Weight};
use game::{Begun, Game, GameId, NotAGameId};
use screen::set_up::{Ruled, SetUp};
use screen::text::shelf as words;
use screen::{GameCard, Route};
use store::Unreadable;

/// The buttons at the end of a game.
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

/// Begins a game with the people and rules of one that is kept here.
pub fn again<G: Game>(card: &'static GameCard, id: &str) -> AnyView {
    like::<G>(Route::Again(card, id.to_owned()), id, |desk, before| {
        // So many sat there before.
        let begun = desk.begin_game::<G>(before.options, before.seats).ok()?;
        Some(Route::Game(card, begun.to_string()))
    })
}

/// Opens the form with the people and rules of one that is kept here.
pub fn otherwise<G: Ruled>(card: &'static GameCard, id: &str) -> AnyView {
    like::<G>(Route::SetUpLike(card, id.to_owned()), id, |desk, before| {
        desk.keep(
            G::RECORD,
            &SetUp::<G>::again(&before.options, &before.seats),
        );
        Some(Route::SetUp(card))
    })
}

/// Goes where `then` leads with what a game was begun with, in the place of this address.
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
