//! A daily task that is a solo game with the day's letters or cards; the first game counts. A game
//! begun on the day's screen counts from then on, one begun from a form as soon as it is over.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Task, draw_task_result};
use crate::app_state::use_app;
use crate::bot_worker::BotWorker;
use crate::dom;
use crate::draw::{memo, show_when};
use crate::parts::{Button, Weight, WithWordList};
use crate::screens::chunks::fetch_player_result_fns;
use crate::screens::day::DayGame;
use crate::table_core::TableCore;
use game::{Day, Game, PlayedBy, Player, Roster, Seat, SeatId};
use lexicon::WordBook;
use screen::Route;
use screen::day::TaskEntry;
use screen::set_up::YOU;
use screen::text::day as words;

/// The parts of a daily solo game that differ from game to game.
pub struct SoloTask<G: Game> {
    /// The options of a day's game.
    pub options: fn(Task) -> Option<G::Options>,
    /// Has the bot worker play through the game to find par, and reports the result to [`record_par`].
    pub par: fn(Task, BotWorker, &Arc<WordBook>),
}

impl<G: Game> Clone for SoloTask<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for SoloTask<G> {}

/// Draws the screen of a daily task that is a solo game.
pub fn solo_task<G: Game>(task: Task, decked: SoloTask<G>) -> AnyView {
    let bot_worker = BotWorker::new();
    let done = memo(move || task.result());
    let whole = move || done.with(|done| done.as_ref().is_some_and(TaskEntry::is_complete));
    let lacks_par = move || whole() && done.with(|done| saved_par(done.as_ref()) == 0);
    let looks = Callback::new(move |book: Arc<WordBook>| {
        if untrack(lacks_par) {
            (decked.par)(task, bot_worker, &book);
        }
        let says = move || lacks_par().then_some(words::PAR_LOADING);
        view! { <p role="status">{says}</p> }.into_any()
    });
    view! {
        <div class="task">
            {show_when(move || !whole(), move || begin_button(task, decked))}
            {draw_task_result(task)}
            {show_when(whole, move || view! { <WithWordList draw=looks /> }.into_any())}
        </div>
    }
    .into_any()
}

/// Records par, the best bot's score in a daily solo game, if it was found.
pub fn record_par(task: Task, par: Option<i32>) {
    if let Some(par) = par {
        task.change_results(|days, who| days.set_par(who, task.card.id, task.day, par));
    }
}

fn saved_par(done: Option<&TaskEntry>) -> i32 {
    done.map_or(0, |done| done.sum().par)
}

/// Draws the button that begins the game that counts, or the link back to it.
fn begin_button<G: Game>(task: Task, decked: SoloTask<G>) -> AnyView {
    let begun = untrack(|| task.result()).and_then(|done| done.shelf);
    let there = begun.filter(|id| {
        let id = id.parse().ok();
        id.is_some_and(|id| task.app.game_card(&id).is_ok())
    });
    if let Some(id) = there {
        return view! {
            <p class="buttons">
                <a class="button button-main" href=Route::Game(task.card, id).hash()>
                    {words::CONTINUE}
                </a>
            </p>
        }
        .into_any();
    }
    let press = Callback::new(move |()| {
        let seat = player_seat(task);
        let begun = (decked.options)(task)
            .zip(seat)
            .and_then(|(options, seat)| {
                let begun = task.app.begin_game::<G>(options, vec![seat]);
                begun.ok()
            });
        let Some(id) = begun else {
            return task.app.notify_error(words::FAILED);
        };
        let name = id.to_string();
        task.change_results(|days, who| {
            days.record_start(who, task.card.id, task.day, task.today, &name)
        });
        dom::navigate(&Route::Game(task.card, name));
    });
    view! {
        <p class="buttons">
            <Button weight=Weight::Main on_press=press>
                {words::BEGIN}
            </Button>
        </p>
    }
    .into_any()
}

/// Records a day's game that has ended on this screen. `made` has one character for each word made
/// (see [`TaskEntry::marks`]), and the number of letters in the longest word.
pub fn record_game<G: Game>(core: TableCore<G>, day: Option<Day>, made: (String, usize)) {
    let (Some(day), Ok(today)) = (day, dom::today().parse()) else {
        return;
    };
    let outcome = core.session.with_untracked(|game| game.outcome());
    let Some(outcome) = outcome.filter(|_| core.was_played_here()) else {
        return;
    };
    let points = outcome.standings().first().map_or(0, |first| first.points);
    let (who, id) = (
        core.session.player_name(SeatId::FIRST),
        core.session.id().to_string(),
    );
    let app = use_app();
    let game = DayGame {
        who,
        game: G::ID,
        day,
        today,
        id,
        points,
        made,
    };
    // The code that records it is fetched, so that no table has to include it.
    spawn_local(async move {
        if let Some(keeper) = fetch_player_result_fns().await {
            (keeper.finish)(app, game);
        }
    });
}

/// The seat of the selected player.
fn player_seat(task: Task) -> Option<Seat> {
    let roster = task.app.roster_untracked();
    let who = task.player_name();
    let known = |player: &&Player| player.name.as_str() == who;
    let player = roster.players().iter().find(known).cloned();
    let player = player.or_else(|| Roster::default().add(YOU).ok().cloned());
    player.map(|player| Seat {
        player,
        by: PlayedBy::Person,
    })
}
