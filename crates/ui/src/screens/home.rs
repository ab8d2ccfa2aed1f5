//! The home screen: a box with a tray for each game, games in progress, and a drawer of tools.

use leptos::prelude::*;

use crate::app_state::{AppState, use_app};
use crate::dom::HEADING_ID;
use crate::draw::{join_views, memo, show_when};
use crate::parts::{Icon, IconKind, TileFace};
use crate::registry::game_cards;
use game::GameId;
use screen::text::lesson::LEARN;
use screen::text::shelf as words;
use screen::{GameCard, Route, Workshop, text};

use super::shelf::player_marks;

/// Number of games in progress shown here; *Your games* shows all of them.
const GAMES_SHOWN: usize = 6;

#[component]
pub fn Home() -> impl IntoView {
    let app = use_app();
    app.pack_finished_games();
    let letters = text::NAME
        .chars()
        .map(|letter| view! { <TileFace letters=letter.to_ascii_uppercase() /> }.into_any());
    view! {
        <div class="whole box">
            <header class="top">
                <h1 id=HEADING_ID tabindex="-1" aria-label=text::NAME>
                    {join_views(letters)}
                </h1>
                <p>{text::TAGLINE}</p>
            </header>
            <section class="case" aria-label=text::THE_GAMES>
                {join_views(game_cards().iter().copied().map(draw_tray))}
            </section>
            {games_in_progress(app)}
            <section class="drawer" aria-labelledby="drawer">
                <h2 id="drawer">{text::DRAWER}</h2>
                {join_views(game_cards().iter().filter_map(|card| card.workshop).chain([&DAY_TOOL, &WORDS_TOOL, &GAMES_TOOL]).map(draw_tool))}
            </section>
        </div>
    }
}

/// The daily tasks.
static DAY_TOOL: Workshop = Workshop {
    route: Route::Day,
    name: text::day::TODAY,
    says: text::DAY_NOTE,
};

/// The word checker.
static WORDS_TOOL: Workshop = Workshop {
    route: Route::Words,
    name: text::WORD_CHECKER,
    says: text::WORDS_NOTE,
};

/// All games on this device.
static GAMES_TOOL: Workshop = Workshop {
    route: Route::Games,
    name: text::YOUR_GAMES,
    says: text::GAMES_NOTE,
};

/// Draws a tool in the home screen's drawer.
fn draw_tool(one: &'static Workshop) -> AnyView {
    let picture = match one.route {
        Route::Words => IconKind::Checked,
        Route::Games => IconKind::List,
        Route::Day => IconKind::Star,
        _ => IconKind::Squares,
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
fn draw_tray(card: &'static GameCard) -> AnyView {
    let row = |row: &str| {
        let letter = |letters: &str| view! { <i>{letters.to_owned()}</i> }.into_any();
        view! { <b>{join_views(row.split(' ').map(letter))}</b> }.into_any()
    };
    // A player who has played the game doesn't need the lesson link.
    let first: String = use_app().load(&format!("{}/first", card.id));
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
                <div data-mini=card.id>{join_views(card.mini.split('/').map(row))}</div>
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
fn games_in_progress(app: AppState) -> AnyView {
    let lines = memo(move || {
        let games = app.saved_games().into_iter();
        let games = games.filter(|spine| !spine.over).map(|spine| spine.id);
        games.take(GAMES_SHOWN).collect::<Vec<_>>()
    });
    let line = move |id: GameId| game_in_progress(app, &id);
    let draw = move || {
        view! {
            <section class="going" aria-labelledby="in-progress">
                <h2 id="in-progress">{words::IN_PROGRESS}</h2>
                <ul>
                    {move || {
                        // Names of games may change while the games stay in the same order.
                        app.track_games();
                        join_views(lines.get().into_iter().map(line))
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
            || view! { <p class="going soft">{text::START_HINT}</p> }.into_any(),
        )}
    }
    .into_any()
}

fn game_in_progress(app: AppState, id: &GameId) -> AnyView {
    let Ok(card) = app.game_card(id) else {
        // The screen of all games says why it can't be opened and what can be done.
        return view! {
            <li>
                <b>{words::UNKNOWN_GAME}</b>
                <a href=Route::Games.hash()>{words::SEE_WHY}</a>
            </li>
        }
        .into_any();
    };
    let game = crate::registry::game_card(&card.game);
    let (name, players) = (words::name(&card, game), words::players(&card));
    let label = words::continue_game_label(words::CONTINUE, &name, &players);
    let route = game.map(|game| Route::Game(game, id.to_string()).hash());
    view! {
        <li>
            {player_marks(&card)}
            <b dir="auto">{name}</b>
            <small dir="auto">{players}</small>
            <a href=route aria-label=label>
                {words::CONTINUE}
                <Icon picture=IconKind::On />
            </a>
        </li>
    }
    .into_any()
}
