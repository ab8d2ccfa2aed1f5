//! The home screen: a box with a tray for each game, games in progress, and a drawer of tools.

use leptos::prelude::*;

use crate::app_state::{AppState, use_app};
use crate::dom::HEADING_ID;
use crate::draw::{join_views, memo, show_when};
use crate::parts::{Icon, IconKind, SeatMark, TileFace, colour_class};
use crate::registry::game_cards;
use game::GameId;
use screen::text::lesson::LEARN;
use screen::text::phrase::score;
use screen::text::shelf as words;
use screen::{GameCard, Route, Workshop, text};
use store::MatchCard;

use super::shelf::seat_marks;

/// Number of games in progress shown here; *Your games* shows all of them.
const GAMES_SHOWN: usize = 4;

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
            <a class="today" href=Route::Day.hash()>
                <Icon picture=IconKind::Star />
                <b>{text::day::TODAY}</b>
                <small aria-hidden="true">{text::DAY_NOTE}</small>
                <Icon picture=IconKind::On />
            </a>
            <section class="drawer" aria-labelledby="drawer">
                <h2 id="drawer">{text::DRAWER}</h2>
                {join_views(game_cards().iter().filter_map(|card| card.workshop).chain([&WORDS_TOOL, &GAMES_TOOL]).map(draw_tool))}
            </section>
        </div>
    }
}

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

/// Draws a game's tray: its table in miniature, and the links to a new game and to the first
/// lesson. The first link is as large as the tray.
fn draw_tray(card: &'static GameCard) -> AnyView {
    let row = |row: &str| {
        let letter = |letters: &str| view! { <i>{letters.to_owned()}</i> }.into_any();
        view! { <b>{join_views(row.split(' ').map(letter))}</b> }.into_any()
    };
    view! {
        <article class="tray">
            <div class="mini" aria-hidden="true">
                <div data-mini=card.id>{join_views(card.mini.split('/').map(row))}</div>
            </div>
            <div class="plate">
                <h2>{card.name}</h2>
                <p>{card.says}</p>
                <div class="acts">
                    <a class="button button-main" href=Route::SetUp(card).hash() aria-label=card.play>
                        {text::PLAY}
                    </a>
                    <a class="button" href=Route::Learn(card, 1).hash() aria-label=card.learn>
                        {LEARN}
                    </a>
                </div>
            </div>
        </article>
    }
    .into_any()
}

/// Lists the games in progress, most recent first. Shows a newcomer how to begin.
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
                <h2 id="in-progress">{text::GO_ON_WITH}</h2>
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
    let welcome = || {
        let (new, says) = text::WELCOME;
        view! { <p class="going hello"><b>{new}</b>" "{says}</p> }.into_any()
    };
    view! {
        {show_when(move || !lines.with(Vec::is_empty), draw)}
        {show_when(move || app.is_newcomer(), welcome)}
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
    let name = words::name(&card, game);
    let label = words::continue_game_label(words::CONTINUE, &name, &words::players(&card));
    let route = game.map(|game| Route::Game(game, id.to_string()).hash());
    let turn = words::turn(&card);
    let yours = turn.as_deref() == Some(words::YOUR_TURN);
    view! {
        <li>
            <div>
                <b dir="auto">{name}</b>
                " "
                <small dir="auto" data-yours=yours.then_some("")>{turn}</small>
                {tally(&card)}
            </div>
            <a href=route aria-label=label>
                <span>{words::CONTINUE}</span>
                <Icon picture=IconKind::On />
            </a>
        </li>
    }
    .into_any()
}

/// Draws each seat's mark and score; the seat whose turn it is is filled in its colour. For a game
/// that an earlier version saved, it draws the players' names.
fn tally(card: &MatchCard) -> AnyView {
    let seats = card.seats.iter().zip(seat_marks(card)).enumerate();
    let seat = seats.map(|(at, (seat, (colour, worn)))| {
        let name = seat.player.name.to_string();
        let turn = card.turn.is_some_and(|turn| turn.index() == at);
        let score = card.scores.get(at).map(|points| score(*points));
        let heard = if score.is_some() { "only-heard" } else { "" };
        view! {
            <span data-seat=colour_class(colour) style:--seat=worn data-turn=turn.then_some("")>
                <SeatMark colour />
                <bdi class=heard>{name}" "</bdi>
                {score}
            </span>
        }
        .into_any()
    });
    view! { <p class="tally">{join_views(seat)}</p> }.into_any()
}
