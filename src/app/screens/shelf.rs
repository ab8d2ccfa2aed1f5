//! The shelf, at home: games to go on with, finished ones, and what can be done with them.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::data;
use crate::app::desk::{Desk, use_desk};
use crate::app::dom;
use crate::app::draw::{all, show_when};
use crate::app::helper::Helper;
use crate::app::parts::{Button, Dialog, Entry, Icon, Mark, Picture, Weight, seat_word};
use crate::games::Kind;
use crate::screen::text::shelf as words;
use crate::screen::{Route, text};
use crate::storage::Archive;
use crate::table::{Card, GameId, Seat, Stamp, Unreadable};

type Line = (GameId, Result<Card, Unreadable>);

/// The games of this device.
#[derive(Clone, Copy)]
pub struct ShelfOfGames {
    desk: Desk,
    games: Memo<Vec<Line>>,
    /// The game that the dialog is about.
    asked: RwSignal<Option<(GameId, Card)>>,
}

impl ShelfOfGames {
    /// The shelf of this page.
    pub fn open() -> Self {
        let desk = use_desk();
        ShelfOfGames {
            desk,
            games: Memo::new(move |_| desk.games()),
            asked: RwSignal::new(None),
        }
    }

    /// The games to go on with: nothing where there is none.
    pub fn in_progress(self) -> AnyView {
        self.section("in-progress", words::IN_PROGRESS, false)
    }

    /// The games that are over: nothing where there is none.
    pub fn finished(self) -> AnyView {
        self.section("finished", words::FINISHED, true)
    }

    fn section(self, id: &'static str, heading: &'static str, finished: bool) -> AnyView {
        let lines = Memo::new(move |_| {
            let over = |line: &Line| {
                let card = line.1.as_ref();
                card.is_ok_and(|card| card.outcome.is_some())
            };
            let games = self.games.get().into_iter();
            games
                .filter(|line| over(line) == finished)
                .collect::<Vec<_>>()
        });
        let line = move |game| game_line(self.desk, self.asked, game);
        let draw = move || {
            view! {
                <section class="sheet" aria-labelledby=id>
                    <h2 id=id>{heading}</h2>
                    <ul class="games">{move || all(lines.get().into_iter().map(line))}</ul>
                    {finished.then(|| data::reminder(lines.with_untracked(Vec::len)))}
                </section>
            }
            .into_any()
        };
        show_when(move || !lines.with(Vec::is_empty), draw)
    }

    /// The dialog with all else that can be done with a game.
    pub fn dialog(self) -> AnyView {
        more(self.desk, self.asked)
    }
}

fn game_line(desk: Desk, asked: RwSignal<Option<(GameId, Card)>>, line: Line) -> AnyView {
    let (id, card) = match line {
        (id, Ok(card)) => (id, card),
        (id, Err(why)) => return unreadable_line(desk, id, &why),
    };
    let (name, players) = (words::name(&card), words::players(&card));
    let verb = match card.outcome {
        None => words::GO_ON,
        Some(_) => words::LOOK_BACK,
    };
    let mark = |seat: &Seat| {
        let colour = seat.player.colour;
        view! { <span data-seat=seat_word(colour)><Mark colour /></span> }.into_any()
    };
    let won = words::won(&card);
    let played = words::played(card.played, Stamp(dom::today_ms()));
    let (label, about) = (
        words::go_on_with(verb, &name, &players),
        words::more_about(&name, &players),
    );
    let route = Kind::of(&card.game).map(|kind| Route::Game(kind, id.to_string()).hash());
    let marks = all(card.seats.iter().map(mark));
    let more = Callback::new(move |()| asked.set(Some((id.clone(), card.clone()))));
    view! {
        <li class="game">
            <div class="game-says">
                <h3 dir="auto">{name}</h3>
                <p dir="auto">{players}</p>
                <p class="soft">{won.map(|won| format!("{won}, "))}{played}</p>
            </div>
            <span class="marks">{marks}</span>
            <span class="buttons">
                <a class="button" href=route aria-label=label>{verb}</a>
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
    let remove = Callback::new(move |()| desk.remove_game(&id, words::UNKNOWN_GAME));
    view! {
        <li class="game">
            <div class="game-says">
                <h3>{words::UNKNOWN_GAME}</h3>
                <p class="soft">{why}</p>
            </div>
            <span class="buttons">
                <Button weight=Weight::Grave on_press=remove>{words::DELETE}</Button>
            </span>
        </li>
    }
    .into_any()
}

/// The dialog with all else that can be done with a game.
fn more(desk: Desk, asked: RwSignal<Option<(GameId, Card)>>) -> AnyView {
    let open = RwSignal::new(false);
    let (title, refusal) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    Effect::new(move |_| {
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
        let Some((id, card)) = asked_now() else {
            return;
        };
        let name = words::file_name(&words::name(&card), &dom::today());
        done();
        match desk.export_game(&id) {
            Err(why) => desk.refuse(words::unreadable(&why)),
            Ok(archive) => match dom::download(&name, &archive.write()) {
                Ok(()) => desk.tell(text::saved_as(&name), None),
                Err(_) => desk.refuse(text::NOT_SAVED),
            },
        }
    });
    let remove = Callback::new(move |()| {
        let Some((id, card)) = asked_now() else {
            return;
        };
        done();
        desk.remove_game(&id, &words::name(&card));
    });
    let go = move |route: fn(Kind, String) -> Route| {
        Callback::new(move |()| {
            if let Some((id, card)) = asked_now()
                && let Some(kind) = Kind::of(&card.game)
            {
                dom::go_instead(&route(kind, id.to_string()));
            }
        })
    };
    let heading = Signal::derive(move || {
        let asked = asked.get();
        asked
            .map(|(_, card)| words::name(&card))
            .unwrap_or_default()
    });
    let again_says = move || {
        let kind = asked.with(|asked| asked.as_ref().and_then(|(_, card)| Kind::of(&card.game)));
        words::again(kind)
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

/// Lays the games of a file on the shelf.
fn bring(desk: Desk, archive: &Archive) {
    match desk.import_games(archive) {
        Ok(came) => desk.tell(words::brought(came.len()), None),
        Err(why) => desk.refuse(words::import_error(&why)),
    }
}

/// The button that brings a game from a file.
pub fn import() -> AnyView {
    let desk = use_desk();
    let helper = Helper::new();
    let file = NodeRef::<html::Input>::new();
    let choose = Callback::new(move |()| {
        if let Some(file) = file.get_untracked() {
            file.set_value("");
            file.click();
        }
    });
    let read = move |_| {
        let Some(file) = file.get_untracked().and_then(|input| input.files()?.get(0)) else {
            return;
        };
        let opened = move |opened: Result<&Archive, String>| match opened {
            Ok(archive) => bring(desk, archive),
            Err(why) => desk.refuse(why),
        };
        spawn_local(data::open(file, helper, opened));
    };
    view! {
        <Button weight=Weight::Quiet on_press=choose>
            <Icon picture=Picture::Open />
            {words::IMPORT}
        </Button>
        <input
            type="file"
            accept=".txt,text/plain"
            aria-label=words::IMPORT
            tabindex="-1"
            hidden
            node_ref=file
            on:change=read
        />
    }
    .into_any()
}
