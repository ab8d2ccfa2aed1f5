//! The home screen: a box with a tray for each game, games in progress, and a drawer of tools.

use leptos::prelude::*;

use crate::desk::{Desk, use_desk};
use crate::dom::HEADING;
use crate::draw::{all, memo, show_when};
use crate::parts::{Icon, Picture, TileFace};
use crate::registry::cards;
use game::GameId;
use screen::text::lesson::LEARN;
use screen::text::shelf as words;
use screen::{GameCard, Route, Workshop, text};

use super::shelf::marks;

/// Number of games in progress shown here; *Your games* shows all of them.
const SHOWN: usize = 6;

#[component]
pub fn Home() -> impl IntoView {
    let desk = use_desk();
    desk.pack_finished();
    let letters = text::NAME
        .chars()
        .map(|letter| view! { <TileFace letters=letter.to_ascii_uppercase() /> }.into_any());
    view! {
        <div class="whole box">
            <header class="top">
                <h1 id=HEADING tabindex="-1" aria-label=text::NAME>
                    {all(letters)}
                </h1>
                <p>{text::TAGLINE}</p>
            </header>
            <section class="case" aria-label=text::THE_GAMES>
                {all(cards().iter().copied().map(tray))}
            </section>
            {going(desk)}
            <section class="drawer" aria-labelledby="drawer">
                <h2 id="drawer">{text::DRAWER}</h2>
                {all(cards().iter().filter_map(|card| card.workshop).chain([&DAY, &WORDS, &GAMES]).map(tool))}
            </section>
        </div>
    }
}

/// The daily tasks.
static DAY: Workshop = Workshop {
    route: Route::Day,
    name: text::day::TODAY,
    says: text::DAY_SAYS,
};

/// The word checker.
static WORDS: Workshop = Workshop {
    route: Route::Words,
    name: text::WORD_CHECKER,
    says: text::WORDS_SAY,
};

/// All games on this device.
static GAMES: Workshop = Workshop {
    route: Route::Games,
    name: text::YOUR_GAMES,
    says: text::GAMES_SAY,
};

/// Draws a tool in the home screen's drawer.
fn tool(one: &'static Workshop) -> AnyView {
    let picture = match one.route {
        Route::Words => Picture::Checked,
        Route::Games => Picture::List,
        Route::Day => Picture::Star,
        _ => Picture::Squares,
    };
    view! {
        <a class="tool" href=one.route.hash()>
            <Icon picture />
            <b>{one.name}</b>
            <small aria-hidden="true">{one.says}</small>
        </a>
    }
    .into_any()
}

/// Draws a game's tray: its table in miniature, and the link to it.
fn tray(card: &'static GameCard) -> AnyView {
    let row = |row: &str| {
        let letter = |letters: &str| view! { <i>{letters.to_owned()}</i> }.into_any();
        view! { <b>{all(row.split(' ').map(letter))}</b> }.into_any()
    };
    // A player who has played the game doesn't need the lesson link.
    let first: String = use_desk().load(&format!("{}/first", card.id));
    let learn = first.is_empty().then(|| {
        view! {
            <a class="learn" href=Route::Learn(card, 0).hash() aria-label=card.learn>
                {LEARN}
            </a>
        }
        .into_any()
    });
    view! {
        <article class="tray">
            <div class="mini" aria-hidden="true">
                <div data-mini=card.id>{all(card.mini.split('/').map(row))}</div>
            </div>
            <div class="plate">
                <h2>
                    <a href=Route::SetUp(card).hash() aria-label=card.play>
                        {card.name}
                    </a>
                </h2>
                <small>{card.seats}</small>
                <p>{card.says}</p>
            </div>
            {learn}
        </article>
    }
    .into_any()
}

/// Lists the games in progress, most recent first; if there are none, says how to begin.
fn going(desk: Desk) -> AnyView {
    let lines = memo(move || {
        let games = desk.games().into_iter();
        let games = games.filter(|spine| !spine.over).map(|spine| spine.id);
        games.take(SHOWN).collect::<Vec<_>>()
    });
    let line = move |id: GameId| going_on(desk, &id);
    let draw = move || {
        view! {
            <section class="going" aria-labelledby="in-progress">
                <h2 id="in-progress">{words::IN_PROGRESS}</h2>
                <ul>
                    {move || {
                        // Names may change while the order stays the same.
                        desk.follow_games();
                        all(lines.get().into_iter().map(line))
                    }}
                </ul>
            </section>
        }
        .into_any()
    };
    view! {
        {show_when(move || !lines.with(Vec::is_empty), draw)}
        {show_when(
            move || lines.with(Vec::is_empty),
            || view! { <p class="going soft">{text::BEGIN_HERE}</p> }.into_any(),
        )}
    }
    .into_any()
}

fn going_on(desk: Desk, id: &GameId) -> AnyView {
    let Ok(card) = desk.card(id) else {
        // The screen of all games says why it can't be opened and what can be done.
        return view! {
            <li>
                <b>{words::UNKNOWN_GAME}</b>
                <a href=Route::Games.hash()>{words::SEE_WHY}</a>
            </li>
        }
        .into_any();
    };
    let game = crate::registry::card(&card.game);
    let (name, players) = (words::name(&card, game), words::players(&card));
    let label = words::go_on_with(words::GO_ON, &name, &players);
    let route = game.map(|game| Route::Game(game, id.to_string()).hash());
    view! {
        <li>
            {marks(&card)}
            <b dir="auto">{name}</b>
            <small dir="auto">{players}</small>
            <a href=route aria-label=label>
                {words::GO_ON}
                <Icon picture=Picture::On />
            </a>
        </li>
    }
    .into_any()
}
