//! The Games screen: games in progress, finished ones, and what can be done with them.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::chunks;
use super::files::FileFns;
use crate::app_state::{AppState, use_app};
use crate::draw::{effect, join_views, memo, show_when, signal};
use crate::loaded_game::mark_for_review;
use crate::parts::{
    Button, Dialog, Heading, Icon, IconKind, SeatMark, TextField, Weight, colour_class, file_button,
};
use crate::{device, dom};
use game::{GameId, SeatColour};
use screen::notices::Topic;
use screen::text::shelf as words;
use screen::{GameCard, Route, seat_looks, text};
use store::{GameOpenError, MatchCard, ShelfEntry, Timestamp};

/// Number of games of each kind shown at first, and added by *show more*.
const PAGE_SIZE: usize = 20;

/// Draws all games on this device, and the button that imports games.
pub(crate) fn your_games() -> AnyView {
    let shelf = GamesScreen::open();
    let none = move || shelf.games.with(Vec::is_empty);
    view! {
        <Heading words=text::heading(&Route::Games) />
        {show_when(none, || view! { <p class="prose">{words::NO_GAMES}</p> }.into_any())}
        {shelf.in_progress()}
        {shelf.finished()}
        {more_dialog(shelf.app, shelf.asked)}
        <p class="buttons">{import_button()}</p>
    }
    .into_any()
}

#[derive(Clone, Copy)]
struct GamesScreen {
    app: AppState,
    games: Memo<Vec<ShelfEntry>>,
    /// The game that the dialog is about.
    asked: RwSignal<Option<(GameId, MatchCard)>>,
}

impl GamesScreen {
    fn open() -> Self {
        let app = use_app();
        GamesScreen {
            app,
            games: memo(move || app.saved_games()),
            asked: RwSignal::new(None),
        }
    }

    /// Draws the games in progress; empty if there are none.
    fn in_progress(self) -> AnyView {
        self.section("in-progress", words::IN_PROGRESS, false)
    }

    /// Draws the finished games; empty if there are none.
    fn finished(self) -> AnyView {
        self.section("finished", words::FINISHED, true)
    }

    fn section(self, id: &'static str, heading: &'static str, finished: bool) -> AnyView {
        let lines = memo(move || {
            let games = self.games.get().into_iter();
            games
                .filter(|spine| spine.over == finished)
                .collect::<Vec<_>>()
        });
        let line = move |spine: ShelfEntry| game_line(self.app, self.asked, spine.id);
        // Drawing is limited, so that a thousand games don't take longer.
        let shown = RwSignal::new(PAGE_SIZE);
        let hidden = memo(move || lines.with(Vec::len).saturating_sub(shown.get()));
        let more = move || {
            let show = Callback::new(move |()| shown.update(|shown| *shown += PAGE_SIZE));
            view! {
                <p class="buttons">
                    <Button on_press=show>{move || words::show_more(hidden.get().min(PAGE_SIZE))}</Button>
                </p>
            }
            .into_any()
        };
        let draw = move || {
            let drawn = move || {
                // Names of games may change while the games stay in the same order.
                self.app.track_games();
                let shown = shown.get();
                join_views(lines.get().into_iter().take(shown).map(line))
            };
            view! {
                <section class="sheet" aria-labelledby=id>
                    <h2 id=id>{heading}</h2>
                    <ul class="games">{drawn}</ul>
                    {show_when(move || hidden.get() > 0, more)}
                    {finished.then(|| save_reminder(lines.with_untracked(Vec::len)))}
                </section>
            }
            .into_any()
        };
        show_when(move || !lines.with(Vec::is_empty), draw)
    }
}

/// The mark of each seat in a game, and the colour that it has at the table, if that isn't the
/// player's own.
pub(crate) fn seat_marks(card: &MatchCard) -> Vec<(SeatColour, Option<&'static str>)> {
    let kept: Vec<SeatColour> = card.seats.iter().map(|seat| seat.player.colour).collect();
    let game = crate::registry::game_card(&card.game);
    if game.is_some_and(|game| game.coloured_cards) {
        let looks = seat_looks(&kept).into_iter();
        looks
            .map(|look| (look.mark, Some(look.colour.css())))
            .collect()
    } else {
        kept.into_iter().map(|mark| (mark, None)).collect()
    }
}

/// Draws the marks of a game's players.
fn player_marks(card: &MatchCard) -> AnyView {
    let mark = |(colour, worn)| {
        view! { <span data-seat=colour_class(colour) style:--seat=worn><SeatMark colour /></span> }
            .into_any()
    };
    view! { <span class="marks">{join_views(seat_marks(card).into_iter().map(mark))}</span> }
        .into_any()
}

fn game_line(app: AppState, asked: RwSignal<Option<(GameId, MatchCard)>>, id: GameId) -> AnyView {
    let card = match app.game_card(&id) {
        Ok(card) => card,
        Err(why) => return unreadable_line(app, id, &why),
    };
    let (name, players) = (
        words::name(&card, crate::registry::game_card(&card.game)),
        words::players(&card),
    );
    let verb = match card.outcome {
        None => words::CONTINUE,
        Some(_) => words::LOOK_BACK,
    };
    let won = words::won(&card);
    let played = words::played(card.played, Timestamp(dom::unix_time_ms()));
    let (label, about) = (
        words::continue_game_label(verb, &name, &players),
        words::more_about(&name, &players),
    );
    let route =
        crate::registry::game_card(&card.game).map(|game| Route::Game(game, id.to_string()).hash());
    let marks = player_marks(&card);
    // A finished game is opened for its review.
    let review = card.outcome.is_some().then(|| id.clone());
    let looks = move |_| {
        if let Some(id) = &review {
            mark_for_review(id);
        }
    };
    let more = Callback::new(move |()| asked.set(Some((id.clone(), card.clone()))));
    view! {
        <li class="game">
            <div class="game-says">
                <h3 dir="auto">{name}</h3>
                <p dir="auto">{players}</p>
                <p class="soft">{won.map(|won| format!("{won}, "))}{played}</p>
            </div>
            {marks}
            <span class="buttons">
                <a class="button" href=route aria-label=label on:click=looks>
                    {verb}
                </a>
                <Button weight=Weight::Quiet label=about on_press=more>
                    {words::MORE}
                </Button>
            </span>
        </li>
    }
    .into_any()
}

fn unreadable_line(app: AppState, id: GameId, why: &GameOpenError) -> AnyView {
    let why = words::unreadable(why);
    let file = id.clone();
    let export = Callback::new(move |()| export_game(app, file.clone(), words::UNKNOWN_GAME));
    let remove = Callback::new(move |()| app.remove_game(&id, words::UNKNOWN_GAME));
    view! {
        <li class="game">
            <div class="game-says">
                <h3>{words::UNKNOWN_GAME}</h3>
                <p class="soft">{why}</p>
            </div>
            <span class="buttons">
                <Button on_press=export>{words::EXPORT}</Button>
                <Button weight=Weight::Grave on_press=remove>{words::DELETE}</Button>
            </span>
        </li>
    }
    .into_any()
}

/// Draws the dialog with everything else that can be done with a game.
fn more_dialog(app: AppState, asked: RwSignal<Option<(GameId, MatchCard)>>) -> AnyView {
    let open = RwSignal::new(false);
    let (title, refusal) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    effect(move || {
        asked.with(|asked| {
            if let Some((_, card)) = asked {
                let given = card.title.as_ref();
                title.set(
                    given
                        .map(|title| title.as_str().to_owned())
                        .unwrap_or_default(),
                );
                refusal.set(String::new());
                open.set(true);
            }
        });
    });
    let done = move || open.set(false);
    let asked_now = move || asked.get_untracked();
    let rename = Callback::new(move |()| {
        let Some((id, _)) = asked_now() else { return };
        match title.get_untracked().parse() {
            Ok(title) => {
                app.rename_game(&id, Some(title));
                done();
            }
            Err(why) => refusal.set(words::title_error(why)),
        }
    });
    let export = Callback::new(move |()| {
        if let Some((id, card)) = asked_now() {
            done();
            export_game(
                app,
                id,
                &words::name(&card, crate::registry::game_card(&card.game)),
            );
        }
    });
    let remove = Callback::new(move |()| {
        let Some((id, card)) = asked_now() else {
            return;
        };
        done();
        app.remove_game(
            &id,
            &words::name(&card, crate::registry::game_card(&card.game)),
        );
    });
    let go = move |route: fn(&'static GameCard, String) -> Route| {
        Callback::new(move |()| {
            if let Some((id, card)) = asked_now()
                && let Some(game) = crate::registry::game_card(&card.game)
            {
                dom::navigate_replacing(&route(game, id.to_string()));
            }
        })
    };
    let heading = signal(move || {
        let asked = asked.get();
        asked
            .map(|(_, card)| words::name(&card, crate::registry::game_card(&card.game)))
            .unwrap_or_default()
    });
    let again_says = move || {
        let game = asked.with(|asked| {
            asked
                .as_ref()
                .and_then(|(_, card)| crate::registry::game_card(&card.game))
        });
        game.map_or(words::AGAIN, |game| game.again)
    };
    view! {
        <Dialog id="game-more" title=heading open>
            <TextField id="game-title" label=words::TITLE value=title refusal on_enter=rename>
                <Button on_press=rename>{words::RENAME}</Button>
            </TextField>
            <div class="choices">
                <Button on_press=go(Route::Again)>{again_says}</Button>
                <Button on_press=go(Route::SetUpLike)>{words::AGAIN_CHANGED}</Button>
                <Button on_press=export>
                    <Icon picture=IconKind::Save />
                    {words::EXPORT}
                </Button>
                <Button weight=Weight::Grave on_press=remove>
                    <Icon picture=IconKind::Bin />
                    {words::DELETE}
                </Button>
                <Button weight=Weight::Quiet on_press=Callback::new(move |()| done())>
                    {text::CANCEL}
                </Button>
            </div>
        </Dialog>
    }
    .into_any()
}

/// Saves a game to a file.
pub(crate) fn export_game(app: AppState, id: GameId, name: &str) {
    let name = name.to_owned();
    with_file_fns(app, move |files| (files.export)(app, id, name));
}

/// Calls a function with the file operations once their chunk has loaded.
pub fn with_file_fns(app: AppState, act: impl FnOnce(FileFns) + 'static) {
    spawn_local(async move {
        match chunks::fetch_file_fns().await {
            Some(files) => act(files),
            None => app.notify_error_about(Topic::ChosenFile, words::FILE_NOT_CHECKED),
        }
    });
}

/// Reminds the user to save a file, after several finished games if the browser may delete its
/// data.
fn save_reminder(finished: usize) -> AnyView {
    const FINISHED_GAMES: usize = 3;
    let due = RwSignal::new(false);
    if finished >= FINISHED_GAMES && !device::has_recent_save_file() {
        spawn_local(async move {
            let for_good = device::is_storage_persistent().await;
            let _ = due.try_set(!for_good);
        });
    }
    let says = || {
        view! {
            <p class="soft">
                {text::REMINDER} <a href=Route::Settings.hash()>{text::SAVE_FILE}</a>
            </p>
        }
        .into_any()
    };
    show_when(move || due.get(), says)
}

/// Draws the button that imports games from a file.
fn import_button() -> AnyView {
    let app = use_app();
    let chosen = Callback::new(move |file| {
        with_file_fns(app, move |files| (files.import)(app, file));
    });
    file_button("game-file", words::IMPORT, Weight::Quiet, chosen)
}
