//! The day's screen: the daily tasks, the days played, and the player's results.
//!
//! - `results`: games, wins, ratings, words
//! - `player_records`: the functions that the rest of the page uses

mod player_records;
mod results;

use leptos::prelude::*;

use super::task::draw_result;
use crate::app_state::{AppState, use_app};
use crate::dom;
use crate::draw::{join_views, memo, nothing, signal};
use crate::parts::{Heading, radio_group};
use crate::registry::game_cards;
use game::Day;
use screen::day::{DAYS_RECORD, DayLedger, DaySummary};
use screen::text::day as words;
use screen::{GameCard, Route, text};

pub use player_records::{DayGame, PlayerResultFns};

/// Number of days in the row from which a day is chosen.
const DAYS_IN_ROW: u32 = 14;

/// The state of the day's screen.
#[derive(Clone, Copy)]
struct DayScreenState {
    today: Day,
    who: RwSignal<String>,
    days: RwSignal<DayLedger>,
    /// The day being viewed.
    day: RwSignal<Day>,
}

/// Draws the day's screen.
pub fn day_screen() -> AnyView {
    let app = use_app();
    let heading = text::heading(&Route::Day);
    let Ok(today) = dom::today().parse() else {
        return view! {
            <Heading words=heading />
            <p role="alert">{words::NO_DAY}</p>
        }
        .into_any();
    };
    let page = DayScreenState {
        today,
        who: RwSignal::new(app.selected_player()),
        days: RwSignal::new(app.load(DAYS_RECORD)),
        day: RwSignal::new(today),
    };
    app.on_change_elsewhere(move || page.days.set(app.load(DAYS_RECORD)));
    view! {
        <Heading words=heading />
        <p class="soft prose">{words::TODAY_NOTE}</p>
        {draw_player_choice(app, page)}
        <div class="day-board">
            <section class="sheet day-top" aria-labelledby="day-tasks">
                <h2 id="day-tasks">{move || words::long_date(page.day.get())}</h2>
                <ul class="day-tasks">
                    {move || join_views(game_cards().iter().map(|card| draw_task(page, card)))}
                </ul>
            </section>
            {draw_day_row(page)}
            <div class="day-last">{move || draw_last_result(page)}</div>
            {results::draw_results(app, today, page.who)}
        </div>
    }
    .into_any()
}

/// Draws the choice of player, if there are several.
fn draw_player_choice(app: AppState, page: DayScreenState) -> AnyView {
    let people = app.player_names();
    if people.len() < 2 {
        return nothing();
    }
    let names = people.clone();
    let shown = move || {
        let who = page.who.get();
        names.iter().position(|name| *name == who).unwrap_or(0)
    };
    let all = people.clone();
    let choose = Callback::new(move |at: usize| {
        if let Some(name) = all.get(at) {
            app.select_player(name);
            page.who.set(name.clone());
        }
    });
    radio_group("who", words::WHO, None, people, signal(shown), choose)
}

/// Draws a game's task of the day being viewed, with a link to it.
fn draw_task(page: DayScreenState, card: &'static GameCard) -> AnyView {
    let (who, day) = (page.who.get(), page.day.get());
    let state = page
        .days
        .with(|days| words::state(card.task, days.entry(&who, card.id, day)));
    let mut href = Route::Other(card, &card.task.screen).hash();
    if day != page.today {
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
fn draw_day_row(page: DayScreenState) -> AnyView {
    let row = memo(move || {
        let who = page.who.get();
        page.days
            .with(|days| days.recent_days(&who, page.today, DAYS_IN_ROW))
    });
    let one = move |shown: DaySummary| {
        let DaySummary {
            day,
            done,
            late,
            par,
        } = shown;
        let looked_at = move || (page.day.get() == day).to_string();
        view! {
            <li>
                <button
                    type="button"
                    class="day"
                    aria-pressed=looked_at
                    data-did=(done > 0).then_some("")
                    data-late=(late > 0).then_some("")
                    data-par=par.then_some("")
                    data-today=(day == page.today).then_some("")
                    on:click=move |_| page.day.set(day)
                >
                    <span aria-hidden="true">{words::weekday_index(day)}</span>
                    <b aria-hidden="true">{day.day_of_month().to_string()}</b>
                    <span class="only-heard">{words::day_label(&shown)}</span>
                </button>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="sheet day-row" aria-labelledby="day-row">
            <h2 id="day-row">{words::DAYS}</h2>
            <ol class="days">{move || join_views(row.get().into_iter().map(one))}</ol>
            <p class="soft">{words::STAR}". "{move || row.with(|row| words::row(row))}</p>
        </section>
    }
    .into_any()
}

/// Draws the result of the last task completed on the day being viewed.
fn draw_last_result(page: DayScreenState) -> AnyView {
    let (who, day) = (page.who.get(), page.day.get());
    page.days.with(|days| {
        let of_day = days
            .entries_of(&who)
            .filter(|done| done.day == day && done.is_complete());
        let Some(done) = of_day.last() else {
            return nothing();
        };
        let card = game_cards().iter().find(|card| card.id == done.game);
        card.map_or_else(nothing, |card| draw_result(card, done, page.today, days))
    })
}
