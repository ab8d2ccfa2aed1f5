//! The screen of a game's daily task.
//!
//! - `positions`: tasks and practice in which positions are solved
//! - `word_answer`: positions whose answer is a word
//! - `solo`: tasks that are solo games with the day's letters or cards

pub mod positions;
pub mod solo;
pub mod word_answer;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app_state::{AppState, use_app};
use crate::dom;
use crate::draw::{nothing, show_when};
use crate::parts::{Button, Heading, Weight};
use crate::registry::game_cards;
use game::Day;
use screen::day::{DAYS_RECORD, DayLedger, TaskEntry};
use screen::text::day as words;
use screen::{GameCard, Route, text};

/// The part before the date in the address of a past day's task.
const DAY_PATH: &str = "/day/";

/// A game's task of a day, for the selected player.
#[derive(Clone, Copy)]
pub struct Task {
    pub card: &'static GameCard,
    /// The day of the task.
    pub day: Day,
    /// Today, according to the device's clock.
    pub today: Day,
    /// The app state through which results are saved.
    pub app: AppState,
    who: StoredValue<String>,
    days: RwSignal<DayLedger>,
}

impl Task {
    /// The task that the address names; `None` for a future day.
    fn open(card: &'static GameCard) -> Option<Task> {
        let app = use_app();
        let today: Day = dom::today().parse().ok()?;
        let hash = dom::hash();
        let day = match hash.split_once(DAY_PATH) {
            Some((_, day)) => day.parse().ok()?,
            None => today,
        };
        (day <= today).then(|| Task {
            card,
            day,
            today,
            app,
            who: StoredValue::new(app.selected_player()),
            days: RwSignal::new(app.load(DAYS_RECORD)),
        })
    }

    /// The player's name.
    pub fn player_name(self) -> String {
        self.who.get_value()
    }

    /// The player's result in this task so far, tracked.
    pub fn result(self) -> Option<TaskEntry> {
        let who = self.player_name();
        self.days
            .with(|days| days.entry(&who, self.card.id, self.day).cloned())
    }

    /// Changes the saved results. Rereads them first, so that another tab's changes are kept.
    pub(crate) fn change_results(self, change: impl FnOnce(&mut DayLedger, &str) -> bool) {
        let mut days: DayLedger = self.app.load(DAYS_RECORD);
        if change(&mut days, &self.player_name()) {
            self.app.save(DAYS_RECORD, &days);
        }
        self.days.set(days);
    }
}

/// Draws the screen: the question, and then what the game draws.
pub fn task_screen(card: &'static GameCard, draw: impl FnOnce(Task) -> AnyView) -> AnyView {
    let heading = text::heading(&Route::Other(card, &card.task.screen));
    let Some(task) = Task::open(card) else {
        return view! {
            <Heading words=heading />
            <p role="alert">{words::NO_DAY}</p>
            {back_link()}
        }
        .into_any();
    };
    let past = (task.day < task.today).then_some(words::PAST);
    view! {
        <Heading words=heading />
        <p class="soft">
            <b>{words::long_date(task.day)}</b>
        </p>
        <p class="soft prose">
            {card.task.says}
            " "
            {past}
        </p>
        {draw(task)}
        {back_link()}
    }
    .into_any()
}

fn back_link() -> AnyView {
    view! {
        <p class="buttons">
            <a class="button" href=Route::Day.hash()>
                {words::BACK}
            </a>
        </p>
    }
    .into_any()
}

/// Draws the result of a task, the text to share, and the way to the next task.
pub(crate) fn draw_result(
    card: &'static GameCard,
    done: &TaskEntry,
    today: Day,
    days: &DayLedger,
) -> AnyView {
    let task = card.task;
    let squares = words::squares(done);
    let again = done.again.map(|got| words::again(task, got));
    let next = game_cards().iter().find(|other| {
        let of_today = days.entry(&done.who, other.id, today);
        !of_today.is_some_and(TaskEntry::is_complete)
    });
    let next = next.map(|next| {
        let href = Route::Other(next, &next.task.screen).hash();
        view! {
            <a class="button button-main" href=href>
                {words::next(next.name)}
            </a>
        }
        .into_any()
    });
    let practise = task.practice.map(|practice| {
        let href = Route::Other(card, practice).hash();
        view! {
            <a class="button" href=href>
                {words::PRACTISE}
            </a>
        }
        .into_any()
    });
    view! {
        <section class="sheet task-done" aria-labelledby="task-done">
            <h2 id="task-done">{words::result(task, done)}</h2>
            <p class="task-squares" role="img" aria-label=words::squares_label(task, done)>
                {squares}
            </p>
            {again.map(|says| view! { <p class="soft">{says}</p> }.into_any())}
            <p class="buttons">{next} {practise}</p>
        </section>
        {share_buttons(words::shared(card, done))}
    }
    .into_any()
}

/// Draws the result of the task on the screen, tracked.
pub(crate) fn draw_task_result(task: Task) -> AnyView {
    let drawn = move || {
        let done = task.result().filter(TaskEntry::is_complete);
        done.map_or_else(nothing, |done| {
            task.days
                .with_untracked(|days| draw_result(task.card, &done, task.today, days))
        })
    };
    view! { {drawn} }.into_any()
}

/// Draws a text to share, with buttons to copy and send it.
fn share_buttons(shared: String) -> AnyView {
    let app = use_app();
    let shown = shared.clone();
    let shared = StoredValue::new(shared);
    let copy = Callback::new(move |()| {
        spawn_local(async move {
            match dom::copy_to_clipboard(&shared.get_value()).await {
                Ok(()) => app.notify(text::COPIED, None),
                Err(_) => app.notify_error(text::NOT_COPIED),
            }
        });
    });
    let send = Callback::new(move |()| {
        spawn_local(async move {
            // Cancelling the share sheet isn't an error.
            let _ = dom::share_text(&shared.get_value()).await;
        });
    });
    let sends = move || view! { <Button on_press=send>{words::SEND}</Button> }.into_any();
    view! {
        <section class="sheet task-share" aria-labelledby="task-share">
            <h2 id="task-share">{words::SHARE}</h2>
            <p class="soft">{words::SHARE_NOTE}</p>
            <pre>{shown}</pre>
            <p class="buttons">
                <Button weight=Weight::Main on_press=copy>
                    {words::COPY}
                </Button>
                {show_when(dom::can_share, sends)}
            </p>
        </section>
    }
    .into_any()
}
