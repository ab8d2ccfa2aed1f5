//! Playing again: with the same people and rules, or from a form filled in with them.
//!
//! Both are addresses, so that the screen is drawn where the game's rules are available; the new
//! game or the form then replaces the address.

use leptos::prelude::*;

use super::Unknown;
use crate::app_state::{AppState, use_app};
use crate::dom;
use crate::draw::nothing;
use crate::parts::{Button, Weight};
use game::{Game, GameId, GameIdError, GameSetUp};
use screen::set_up::{GameForm, SetUpForm};
use screen::text::shelf as words;
use screen::{GameCard, Route};
use store::GameOpenError;

/// Draws the buttons for playing again at the end of a game.
pub fn rematch_buttons(card: &'static GameCard, id: GameId) -> AnyView {
    let go = move |route: fn(&'static GameCard, String) -> Route| {
        let id = id.to_string();
        Callback::new(move |()| dom::navigate(&route(card, id.clone())))
    };
    view! {
        <div class="buttons">
            <Button weight=Weight::Main on_press=go(Route::Again)>{card.again}</Button>
            <Button on_press=go(Route::SetUpLike)>{words::AGAIN_CHANGED}</Button>
        </div>
    }
    .into_any()
}

/// Begins a game with the people and rules of a saved one.
pub fn start_rematch<G: Game>(card: &'static GameCard, id: &str) -> AnyView {
    from_saved_game::<G>(Route::Again(card, id.to_owned()), id, |app, before| {
        // The number of seats was valid before, so this can't fail.
        let begun = app.begin_game::<G>(before.options, before.seats).ok()?;
        Some(Route::Game(card, begun.to_string()))
    })
}

/// Opens the set-up form with the people and rules of a saved game.
pub fn set_up_rematch<G: GameForm>(card: &'static GameCard, id: &str) -> AnyView {
    from_saved_game::<G::Game>(Route::SetUpLike(card, id.to_owned()), id, |app, before| {
        app.save(
            G::RECORD,
            &SetUpForm::<G>::again(&before.options, &before.seats),
        );
        Some(Route::SetUp(card))
    })
}

/// Passes the settings and seats with which a saved game was begun to `then`, and replaces this
/// address with the route that `then` returns.
fn from_saved_game<G: Game>(
    here: Route,
    id: &str,
    then: impl FnOnce(AppState, GameSetUp<G>) -> Option<Route>,
) -> AnyView {
    let app = use_app();
    let begun = id.parse().map_err(|GameIdError| GameOpenError::Gone);
    let begun = begun.and_then(|id: GameId| app.game_start::<G>(&id));
    match begun {
        Ok(before) => {
            if let Some(route) = then(app, before) {
                dom::navigate_replacing(&route);
            }
            nothing()
        }
        Err(why) => {
            app.notify_error(words::unreadable(&why));
            let path = here.hash();
            view! { <Unknown path /> }.into_any()
        }
    }
}
