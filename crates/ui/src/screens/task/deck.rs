//! A daily task that is a solo game with the day's letters or cards; the first game counts. A game
//! begun on the day's screen counts from then on, one begun from a form as soon as it is over.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Task, result_of};
use crate::desk::use_desk;
use crate::dom;
use crate::draw::{memo, show_when};
use crate::parts::{Button, Weight, WithWords};
use crate::screens::day::DayGame;
use crate::screens::rooms::keeper;
use crate::seated::Seated;
use crate::thinker::Thinker;
use game::{Day, Game, PlayedBy, Player, Roster, Seat, SeatId};
use lexicon::WordBook;
use screen::Route;
use screen::day::Done;
use screen::set_up::YOU;
use screen::text::day as words;

/// The parts of a daily solo game that differ from game to game.
pub struct Decked<G: Game> {
    /// The options of a day's game.
    pub options: fn(Task) -> Option<G::Options>,
    /// Has the thinker play through the game to find par, and reports the result to [`hear_par`].
    pub par: fn(Task, Thinker, &Arc<WordBook>),
}

impl<G: Game> Clone for Decked<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Decked<G> {}

/// Draws the screen of a daily task that is a solo game.
pub fn of_day<G: Game>(task: Task, decked: Decked<G>) -> AnyView {
    let thinker = Thinker::new();
    let done = memo(move || task.done());
    let whole = move || done.with(|done| done.as_ref().is_some_and(Done::is_whole));
    let lacks_par = move || whole() && done.with(|done| par_of(done.as_ref()) == 0);
    let looks = Callback::new(move |book: Arc<WordBook>| {
        if untrack(lacks_par) {
            (decked.par)(task, thinker, &book);
        }
        let says = move || lacks_par().then_some(words::PAR_COMING);
        view! { <p role="status">{says}</p> }.into_any()
    });
    view! {
        <div class="task">
            {show_when(move || !whole(), move || begins(task, decked))}
            {result_of(task)}
            {show_when(whole, move || view! { <WithWords draw=looks /> }.into_any())}
        </div>
    }
    .into_any()
}

/// Records par, the best bot's score in a daily solo game, if it was found.
pub fn hear_par(task: Task, par: Option<i32>) {
    if let Some(par) = par {
        task.change(|days, who| days.set_par(who, task.card.id, task.day, par));
    }
}

fn par_of(done: Option<&Done>) -> i32 {
    done.map_or(0, |done| done.sum().par)
}

/// Draws the button that begins the game that counts, or the link back to it.
fn begins<G: Game>(task: Task, decked: Decked<G>) -> AnyView {
    let begun = untrack(|| task.done()).and_then(|done| done.shelf);
    let there = begun.filter(|id| {
        let id = id.parse().ok();
        id.is_some_and(|id| task.desk.card(&id).is_ok())
    });
    if let Some(id) = there {
        return view! {
            <p class="buttons">
                <a class="button button-main" href=Route::Game(task.card, id).hash()>
                    {words::GO_ON}
                </a>
            </p>
        }
        .into_any();
    }
    let press = Callback::new(move |()| {
        let seat = seat(task);
        let begun = (decked.options)(task)
            .zip(seat)
            .and_then(|(options, seat)| {
                let begun = task.desk.begin_game::<G>(options, vec![seat]);
                begun.ok()
            });
        let Some(id) = begun else {
            return task.desk.refuse(words::FAILED);
        };
        let name = id.to_string();
        task.change(|days, who| days.begin(who, task.card.id, task.day, task.today, &name));
        dom::go(&Route::Game(task.card, name));
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

/// Records a day's game that has ended on this screen. `made`: a character for each word made (see
/// [`Done::marks`]), and the number of letters in the longest.
pub fn played<G: Game>(seated: Seated<G>, day: Option<Day>, made: (String, usize)) {
    let (Some(day), Ok(today)) = (day, dom::today().parse()) else {
        return;
    };
    let outcome = seated.session.with_now(|game| game.outcome());
    let Some(outcome) = outcome.filter(|_| seated.began_here()) else {
        return;
    };
    let points = outcome.standings().first().map_or(0, |first| first.points);
    let (who, id) = (
        seated.session.name(SeatId::FIRST),
        seated.session.id().to_string(),
    );
    let desk = use_desk();
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
        if let Some(keeper) = keeper().await {
            (keeper.finish)(desk, game);
        }
    });
}

/// The seat of the selected player.
fn seat(task: Task) -> Option<Seat> {
    let roster = task.desk.roster_now();
    let who = task.who();
    let known = |player: &&Player| player.name.as_str() == who;
    let player = roster.players().iter().find(known).cloned();
    let player = player.or_else(|| Roster::default().add(YOU).ok().cloned());
    player.map(|player| Seat {
        player,
        by: PlayedBy::Person,
    })
}
