//! The screen of a game's task of the day.
//!
//! - `positions`: tasks, and practice, that are positions to be solved
//! - `typed`: positions whose answer is a word
//! - `deck`: tasks that are games alone with the letters or cards of a day

pub mod deck;
pub mod positions;
pub mod typed;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::games::CARDS;
use crate::shell::desk::{Desk, use_desk};
use crate::shell::dom;
use crate::shell::draw::{nothing, show_when};
use crate::shell::parts::{Button, Heading, Weight};
use game::Day;
use screen::day::{DAYS, Days, Done};
use screen::text::day as words;
use screen::{GameCard, Route, text};

/// What stands before the day in the address of a past one.
const OF_DAY: &str = "/day/";

/// A game's task of a day, for whoever plays.
#[derive(Clone, Copy)]
pub struct Task {
    /// The game.
    pub card: &'static GameCard,
    /// Which day's.
    pub day: Day,
    /// Today, by the device's clock.
    pub today: Day,
    /// Where it is kept.
    pub desk: Desk,
    who: StoredValue<String>,
    days: RwSignal<Days>,
}

impl Task {
    /// The task that the address names; none of a day that has not come.
    fn open(card: &'static GameCard) -> Option<Task> {
        let desk = use_desk();
        let today: Day = dom::today().parse().ok()?;
        let hash = dom::hash();
        let day = match hash.split_once(OF_DAY) {
            Some((_, day)) => day.parse().ok()?,
            None => today,
        };
        (day <= today).then(|| Task {
            card,
            day,
            today,
            desk,
            who: StoredValue::new(desk.who()),
            days: RwSignal::new(desk.load(DAYS)),
        })
    }

    /// Who plays.
    pub fn who(self) -> String {
        self.who.get_value()
    }

    /// What they did of it, followed.
    pub fn done(self) -> Option<Done> {
        let who = self.who();
        self.days
            .with(|days| days.of(&who, self.card.id, self.day).cloned())
    }

    /// Changes what is kept. What another tab has kept since stays.
    pub fn change(self, change: impl FnOnce(&mut Days, &str) -> bool) {
        let mut days: Days = self.desk.load(DAYS);
        if change(&mut days, &self.who()) {
            self.desk.keep(DAYS, &days);
        }
        self.days.set(days);
    }
}

/// The screen: what is asked, and then what the game draws.
pub fn task(card: &'static GameCard, draw: impl FnOnce(Task) -> AnyView) -> AnyView {
    let heading = text::heading(&Route::Other(card, &card.task.screen));
    let Some(task) = Task::open(card) else {
        return view! {
            <Heading words=heading />
            <p role="alert">{words::NO_DAY}</p>
            {way_back()}
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
        {way_back()}
    }
    .into_any()
}

fn way_back() -> AnyView {
    view! {
        <p class="buttons">
            <a class="button" href=Route::Day.hash()>
                {words::BACK}
            </a>
        </p>
    }
    .into_any()
}

/// What came of a task, what can be sent of it, and what comes next.
pub fn result(card: &'static GameCard, done: &Done, today: Day, days: &Days) -> AnyView {
    let task = card.task;
    let squares = words::squares(done);
    let again = done.again.map(|got| words::again(task, got));
    let next = CARDS.iter().find(|other| {
        let of_today = days.of(&done.who, other.id, today);
        !of_today.is_some_and(Done::is_whole)
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
            <p class="task-squares" role="img" aria-label=words::squares_heard(task, done)>
                {squares}
            </p>
            {again.map(|says| view! { <p class="soft">{says}</p> }.into_any())}
            <p class="buttons">{next} {practise}</p>
        </section>
        {share(words::shared(card, done))}
    }
    .into_any()
}

/// The same of a task that is on the screen, followed.
pub fn result_of(task: Task) -> AnyView {
    let drawn = move || {
        let done = task.done().filter(Done::is_whole);
        done.map_or_else(nothing, |done| {
            task.days
                .with_untracked(|days| result(task.card, &done, task.today, days))
        })
    };
    view! { {drawn} }.into_any()
}

/// A text to be sent, with what sends it.
fn share(shared: String) -> AnyView {
    let desk = use_desk();
    let shown = shared.clone();
    let shared = StoredValue::new(shared);
    let copy = Callback::new(move |()| {
        spawn_local(async move {
            match dom::copy(&shared.get_value()).await {
                Ok(()) => desk.tell(text::COPIED, None),
                Err(_) => desk.refuse(text::NOT_COPIED),
            }
        });
    });
    let send = Callback::new(move |()| {
        spawn_local(async move {
            // Whoever changes their mind there has not failed.
            let _ = dom::share_text(&shared.get_value()).await;
        });
    });
    let sends = move || view! { <Button on_press=send>{words::SEND}</Button> }.into_any();
    view! {
        <section class="sheet task-share" aria-labelledby="task-share">
            <h2 id="task-share">{words::SHARE}</h2>
            <p class="soft">{words::SHARE_SAYS}</p>
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
