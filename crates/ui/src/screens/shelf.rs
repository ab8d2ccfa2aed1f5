//! The Games screen: games in progress, finished ones, and what can be done with them.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::files::Files;
use super::rooms;
use crate::desk::{Desk, use_desk};
use crate::draw::{all, effect, memo, show_when, signal};
use crate::opened::look_back;
use crate::parts::{
    Button, Dialog, Entry, Heading, Icon, Mark, Picture, Weight, file_button, seat_word,
};
use crate::{device, dom};
use game::{GameId, Seat};
use screen::notices::Topic;
use screen::text::shelf as words;
use screen::{GameCard, Route, text};
use store::{Card, Spine, Stamp, Unreadable};

/// Number of games of each kind shown at first, and added by *show more*.
const MANY: usize = 20;

/// Draws all games on this device, and the button that imports games.
pub fn your_games() -> AnyView {
    let shelf = ShelfOfGames::open();
    let none = move || shelf.games.with(Vec::is_empty);
    view! {
        <Heading words=text::heading(&Route::Games) />
        {show_when(none, || view! { <p class="prose">{words::NO_GAMES}</p> }.into_any())}
        {shelf.in_progress()}
        {shelf.finished()}
        {more(shelf.desk, shelf.asked)}
        <p class="buttons">{import()}</p>
    }
    .into_any()
}

#[derive(Clone, Copy)]
struct ShelfOfGames {
    desk: Desk,
    games: Memo<Vec<Spine>>,
    /// The game that the dialog is about.
    asked: RwSignal<Option<(GameId, Card)>>,
}

impl ShelfOfGames {
    fn open() -> Self {
        let desk = use_desk();
        ShelfOfGames {
            desk,
            games: memo(move || desk.games()),
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
        let line = move |spine: Spine| game_line(self.desk, self.asked, spine.id);
        // Drawing is limited, so that a thousand games don't take longer.
        let shown = RwSignal::new(MANY);
        let hidden = memo(move || lines.with(Vec::len).saturating_sub(shown.get()));
        let more = move || {
            let show = Callback::new(move |()| shown.update(|shown| *shown += MANY));
            view! {
                <p class="buttons">
                    <Button on_press=show>{move || words::show_more(hidden.get().min(MANY))}</Button>
                </p>
            }
            .into_any()
        };
        let draw = move || {
            let drawn = move || {
                // Names may change while the order stays the same.
                self.desk.follow_games();
                let shown = shown.get();
                all(lines.get().into_iter().take(shown).map(line))
            };
            view! {
                <section class="sheet" aria-labelledby=id>
                    <h2 id=id>{heading}</h2>
                    <ul class="games">{drawn}</ul>
                    {show_when(move || hidden.get() > 0, more)}
                    {finished.then(|| reminder(lines.with_untracked(Vec::len)))}
                </section>
            }
            .into_any()
        };
        show_when(move || !lines.with(Vec::is_empty), draw)
    }
}

/// Draws the marks of a game's players.
pub fn marks(card: &Card) -> AnyView {
    let mark = |seat: &Seat| {
        let colour = seat.player.colour;
        view! { <span data-seat=seat_word(colour)><Mark colour /></span> }.into_any()
    };
    view! { <span class="marks">{all(card.seats.iter().map(mark))}</span> }.into_any()
}

fn game_line(desk: Desk, asked: RwSignal<Option<(GameId, Card)>>, id: GameId) -> AnyView {
    let card = match desk.card(&id) {
        Ok(card) => card,
        Err(why) => return unreadable_line(desk, id, &why),
    };
    let (name, players) = (
        words::name(&card, crate::registry::card(&card.game)),
        words::players(&card),
    );
    let verb = match card.outcome {
        None => words::GO_ON,
        Some(_) => words::LOOK_BACK,
    };
    let won = words::won(&card);
    let played = words::played(card.played, Stamp(dom::today_ms()));
    let (label, about) = (
        words::go_on_with(verb, &name, &players),
        words::more_about(&name, &players),
    );
    let route =
        crate::registry::card(&card.game).map(|game| Route::Game(game, id.to_string()).hash());
    let marks = marks(&card);
    // A finished game is opened for its review.
    let review = card.outcome.is_some().then(|| id.clone());
    let looks = move |_| {
        if let Some(id) = &review {
            look_back(id);
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

fn unreadable_line(desk: Desk, id: GameId, why: &Unreadable) -> AnyView {
    let why = words::unreadable(why);
    let file = id.clone();
    let export = Callback::new(move |()| export(desk, file.clone(), words::UNKNOWN_GAME));
    let remove = Callback::new(move |()| desk.remove_game(&id, words::UNKNOWN_GAME));
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

/// The dialog with everything else that can be done with a game.
fn more(desk: Desk, asked: RwSignal<Option<(GameId, Card)>>) -> AnyView {
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
                desk.rename_game(&id, Some(title));
                done();
            }
            Err(why) => refusal.set(words::title_error(why)),
        }
    });
    let export = Callback::new(move |()| {
        if let Some((id, card)) = asked_now() {
            done();
            export(
                desk,
                id,
                &words::name(&card, crate::registry::card(&card.game)),
            );
        }
    });
    let remove = Callback::new(move |()| {
        let Some((id, card)) = asked_now() else {
            return;
        };
        done();
        desk.remove_game(&id, &words::name(&card, crate::registry::card(&card.game)));
    });
    let go = move |route: fn(&'static GameCard, String) -> Route| {
        Callback::new(move |()| {
            if let Some((id, card)) = asked_now()
                && let Some(game) = crate::registry::card(&card.game)
            {
                dom::go_instead(&route(game, id.to_string()));
            }
        })
    };
    let heading = signal(move || {
        let asked = asked.get();
        asked
            .map(|(_, card)| words::name(&card, crate::registry::card(&card.game)))
            .unwrap_or_default()
    });
    let again_says = move || {
        let game = asked.with(|asked| {
            asked
                .as_ref()
                .and_then(|(_, card)| crate::registry::card(&card.game))
        });
        game.map_or(words::AGAIN, |game| game.again)
    };
    view! {
        <Dialog id="game-more" title=heading open>
            <Entry id="game-title" label=words::TITLE value=title refusal on_enter=rename>
                <Button on_press=rename>{words::RENAME}</Button>
            </Entry>
            <div class="choices">
                <Button on_press=go(Route::Again)>{again_says}</Button>
                <Button on_press=go(Route::SetUpLike)>{words::AGAIN_OTHERWISE}</Button>
                <Button on_press=export>
                    <Icon picture=Picture::Save />
                    {words::EXPORT}
                </Button>
                <Button weight=Weight::Grave on_press=remove>
                    <Icon picture=Picture::Bin />
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
pub fn export(desk: Desk, id: GameId, name: &str) {
    let name = name.to_owned();
    with_files(desk, move |files| (files.export)(desk, id, name));
}

/// Calls a function with the file operations once their chunk has loaded.
pub fn with_files(desk: Desk, act: impl FnOnce(Files) + 'static) {
    spawn_local(async move {
        match rooms::files().await {
            Some(files) => act(files),
            None => desk.refuse_about(Topic::ChosenFile, words::NOT_LOOKED_AT),
        }
    });
}

/// Reminds the user to save a file, after several finished games if the browser may delete its
/// data.
fn reminder(finished: usize) -> AnyView {
    const MUCH: usize = 3;
    let due = RwSignal::new(false);
    if finished >= MUCH && !device::has_a_file() {
        spawn_local(async move {
            let for_good = device::for_good().await;
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

/// The button that imports games from a file.
fn import() -> AnyView {
    let desk = use_desk();
    let chosen = Callback::new(move |file| {
        with_files(desk, move |files| (files.import)(desk, file));
    });
    file_button("game-file", words::IMPORT, Weight::Quiet, chosen)
}
