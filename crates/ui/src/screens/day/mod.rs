//! The day's screen: the daily tasks, the days played, and the player's results.
//!
//! - `done`: games, wins, ratings, words
//! - `keeper`: the functions that the rest of the page uses

mod done;
mod keeper;

use leptos::prelude::*;

use super::task::result;
use crate::desk::{Desk, use_desk};
use crate::dom;
use crate::draw::{all, memo, nothing, signal};
use crate::parts::{Heading, radios};
use crate::registry::cards;
use game::Day;
use screen::day::{DAYS, Days, Shown};
use screen::text::day as words;
use screen::{GameCard, Route, text};

pub use keeper::{DayGame, Keeper};

/// Number of days in the row from which a day is chosen.
const ROW: u32 = 14;

/// The state of the day's screen.
#[derive(Clone, Copy)]
struct Bench {
    today: Day,
    who: RwSignal<String>,
    days: RwSignal<Days>,
    /// The day being viewed.
    day: RwSignal<Day>,
}

/// Draws the day's screen.
pub fn the_day() -> AnyView {
    let desk = use_desk();
    let heading = text::heading(&Route::Day);
    let Ok(today) = dom::today().parse() else {
        return view! {
            <Heading words=heading />
            <p role="alert">{words::NO_DAY}</p>
        }
        .into_any();
    };
    let bench = Bench {
        today,
        who: RwSignal::new(desk.who()),
        days: RwSignal::new(desk.load(DAYS)),
        day: RwSignal::new(today),
    };
    desk.when_changed_elsewhere(move || bench.days.set(desk.load(DAYS)));
    view! {
        <Heading words=heading />
        <p class="soft prose">{words::TODAY_SAYS}</p>
        {who(desk, bench)}
        <div class="day-board">
            <section class="sheet day-top" aria-labelledby="day-tasks">
                <h2 id="day-tasks">{move || words::long_date(bench.day.get())}</h2>
                <ul class="day-tasks">
                    {move || all(cards().iter().map(|card| task(bench, card)))}
                </ul>
            </section>
            {row(bench)}
            <div class="day-last">{move || last(bench)}</div>
            {done::done(desk, today, bench.who)}
        </div>
    }
    .into_any()
}

/// Draws the choice of player, if there are several.
fn who(desk: Desk, bench: Bench) -> AnyView {
    let people = desk.people();
    if people.len() < 2 {
        return nothing();
    }
    let names = people.clone();
    let shown = move || {
        let who = bench.who.get();
        names.iter().position(|name| *name == who).unwrap_or(0)
    };
    let all = people.clone();
    let choose = Callback::new(move |at: usize| {
        if let Some(name) = all.get(at) {
            desk.set_who(name);
            bench.who.set(name.clone());
        }
    });
    radios("who", words::WHO, None, people, signal(shown), choose)
}

/// Draws a game's task of the day being viewed, with a link to it.
fn task(bench: Bench, card: &'static GameCard) -> AnyView {
    let (who, day) = (bench.who.get(), bench.day.get());
    let state = bench
        .days
        .with(|days| words::state(card.task, days.of(&who, card.id, day)));
    let mut href = Route::Other(card, &card.task.screen).hash();
    if day != bench.today {
        href = format!("{href}/{day}");
    }
    let practise = card.task.practice.map(|practice| {
        let href = Route::Other(card, practice).hash();
        view! {
            <a class="button button-quiet" href=href aria-label=words::practise(card.name)>
                {words::PRACTISE}
            </a>
        }
        .into_any()
    });
    view! {
        <li>
            <a class="button" href=href>
                <b>{card.name}</b>
                <small>{state}</small>
            </a>
            {practise}
        </li>
    }
    .into_any()
}

/// Draws the row of days; choosing a day shows its tasks.
fn row(bench: Bench) -> AnyView {
    let row = memo(move || {
        let who = bench.who.get();
        bench.days.with(|days| days.row(&who, bench.today, ROW))
    });
    let one = move |shown: Shown| {
        let Shown {
            day,
            done,
            late,
            par,
        } = shown;
        let looked_at = move || (bench.day.get() == day).to_string();
        view! {
            <li>
                <button
                    type="button"
                    class="day"
                    aria-pressed=looked_at
                    data-did=(done > 0).then_some("")
                    data-late=(late > 0).then_some("")
                    data-par=par.then_some("")
                    data-today=(day == bench.today).then_some("")
                    on:click=move |_| bench.day.set(day)
                >
                    <span aria-hidden="true">{words::weekday(day)}</span>
                    <b aria-hidden="true">{day.of_month().to_string()}</b>
                    <span class="only-heard">{words::day_heard(&shown)}</span>
                </button>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="sheet day-row" aria-labelledby="day-row">
            <h2 id="day-row">{words::DAYS}</h2>
            <ol class="days">{move || all(row.get().into_iter().map(one))}</ol>
            <p class="soft">{words::STAR}". "{move || row.with(|row| words::row(row))}</p>
        </section>
    }
    .into_any()
}

/// Draws the result of the last task completed on the day being viewed.
fn last(bench: Bench) -> AnyView {
    let (who, day) = (bench.who.get(), bench.day.get());
    bench.days.with(|days| {
        let of_day = days
            .by(&who)
            .filter(|done| done.day == day && done.is_whole());
        let Some(done) = of_day.last() else {
            return nothing();
        };
        let card = cards().iter().find(|card| card.id == done.game);
        card.map_or_else(nothing, |card| result(card, done, bench.today, days))
    })
}
