//! A game's lessons: the list of them, and each lesson on the game's own table.

use std::time::Duration;

use leptos::prelude::*;

use super::within::unknown;
use crate::desk::{Desk, use_desk};
use crate::draw::{all, effect, nothing, show_when, signal};
use crate::lesson::{Coach, Coaching, LetsAct, Spot};
use crate::parts::{Heading, Icon, Picture, below_words_trouble};
use crate::rivals::PAUSE;
use crate::session::Session;
use crate::words::{Words, use_words};
use crate::{dom, opened};
use game::GameId;
use screen::lesson::{LEARNER, Lesson, LessonWords, Stands, Teaches, learned, learns, next};
use screen::text::set_up::YOU;
use screen::text::{heading, lesson as words, stage as stage_words};
use screen::{GameCard, Route};
use store::{Opened, Unreadable};

/// The delay until the hint appears without being asked for.
const WAITS: Duration = Duration::from_secs(20);
/// How often the highlighted things are marked again, since they may have been redrawn.
const RELIT: Duration = Duration::from_millis(300);
/// The id of a lesson's table, in place of a game's id on the shelf.
const TABLE: &str = "lesson";
/// The record of which player takes lessons on this device.
const WHO: &str = "learner";
/// The id of the button or link that gets the focus when a lesson is over.
const ON: &str = "lesson-on";

/// The lessons of a game.
#[derive(Clone, Copy)]
pub struct Taught {
    pub card: &'static GameCard,
    /// The texts of the lessons, in order.
    pub words: &'static [LessonWords],
    /// Draws the game's table for a loaded game.
    pub table: fn(&GameId) -> Result<AnyView, Unreadable>,
}

/// Draws the list of lessons (`at` is 0), or the lesson with this number.
pub fn learn<G: Teaches>(taught: Taught, at: u8) -> AnyView {
    let lesson = usize::from(at).checked_sub(1);
    let Some(lesson) = lesson else {
        return contents(taught);
    };
    match (G::LESSONS.get(lesson), taught.words.get(lesson)) {
        (Some(of), Some(says)) => lesson_on::<G>(of, Shown::new(taught, lesson, says)),
        _ => unknown(Route::Learn(taught.card, at)),
    }
}

/// The name of the player who takes lessons: the one chosen, or else the first in the list.
fn learner(desk: Desk) -> String {
    let roster = desk.roster_now();
    let players = roster.players();
    let chosen: String = desk.load(WHO);
    let is = |name: &str| players.iter().any(|player| player.name.as_str() == name);
    match players.first() {
        _ if is(&chosen) => chosen,
        Some(first) => first.name.to_string(),
        None => YOU.to_owned(),
    }
}

/// The record of the lessons learned in a game.
fn record(card: &GameCard) -> String {
    format!("{}/learned", card.id)
}

/// Draws the list of a game's lessons.
fn contents(taught: Taught) -> AnyView {
    let desk = use_desk();
    let Taught {
        card, words: of, ..
    } = taught;
    let name = RwSignal::new(learner(desk));
    let done = signal(move || learned(&desk.load::<String>(&record(card)), &name.get()));
    let one = move |(at, says): (u8, &LessonWords)| {
        let is = move || done.get() & (1 << (at - 1)) != 0;
        view! {
            <li data-done=move || is().then_some("")>
                <a href=Route::Learn(card, at).hash()>
                    {says.idea}
                    <span class="only-heard">{move || is().then_some(words::DONE)}</span>
                </a>
            </li>
        }
        .into_any()
    };
    let players = desk.roster_now();
    let who = players.players().iter().map(|player| {
        let (own, says) = (player.name.to_string(), player.name.to_string());
        let on = own.clone();
        view! {
            <button
                type="button"
                dir="auto"
                aria-pressed=move || (name.get() == on).to_string()
                on:click=move |_| {
                    desk.keep(WHO, &own);
                    name.set(own.clone());
                }
            >
                {says}
            </button>
        }
        .into_any()
    });
    let who = match players.players().len() > 1 {
        true => view! {
            <div class="learners" role="group" aria-label=words::WHO>
                <span>{words::WHO}</span>
                {all(who.collect::<Vec<_>>())}
            </div>
        }
        .into_any(),
        false => nothing(),
    };
    let on = move || match next(done.get(), of.len()) {
        Some(at) => {
            let says = if at == 0 { words::GO } else { words::GO_ON };
            (Route::Learn(card, at as u8 + 1), says)
        }
        None => (Route::SetUp(card), card.play),
    };
    let says = move || match next(done.get(), of.len()) {
        Some(_) => words::SAYS,
        None => words::ALL_DONE,
    };
    view! {
        <Heading words=heading(&Route::Learn(card, 0)) />
        <p>{says}</p>
        {who}
        <ol class="lessons">{all((1..).zip(of).map(one))}</ol>
        <p class="buttons">
            <a class="button button-main" href=move || on().0.hash()>
                {move || on().1}
            </a>
            <a class="button" href=Route::Rules(card).hash()>
                {stage_words::RULES}
            </a>
        </p>
    }
    .into_any()
}

/// The state of the lesson that is shown.
#[derive(Clone, Copy)]
struct Shown {
    desk: Desk,
    taught: Taught,
    /// The index of the lesson, from 0.
    at: usize,
    says: &'static LessonWords,
    stands: RwSignal<Stands>,
    /// Whether the hint is shown.
    hinted: RwSignal<bool>,
    /// Number of times that the table was set up.
    times: RwSignal<u32>,
    /// Number of times that the player asked to be shown an action on this table.
    shows: RwSignal<u32>,
}

impl Shown {
    fn new(taught: Taught, at: usize, says: &'static LessonWords) -> Shown {
        Shown {
            desk: use_desk(),
            taught,
            at,
            says,
            stands: RwSignal::new(Stands::Open),
            hinted: RwSignal::new(false),
            times: RwSignal::new(0),
            shows: RwSignal::new(0),
        }
    }

    /// The coach for a table that is being set up.
    fn coach(self) -> Coach {
        self.stands.set(Stands::Open);
        self.shows.set(0);
        self.desk.say(words::heard(self.says));
        let waits = set_timeout_with_handle(move || self.hinted.set(true), WAITS);
        if let Ok(waits) = waits {
            on_cleanup(move || waits.clear());
        }
        Coach {
            draws: Callback::new(move |spot| self.draw(spot)),
            says: signal(move || {
                let says = match (self.stands.get(), self.hinted.get()) {
                    (Stands::Met, _) => return format!("{} {}", words::WELL_DONE, self.says.done),
                    (Stands::Missed, _) => words::MISSED,
                    (Stands::Open, true) => self.says.hint,
                    (Stands::Open, false) => self.says.say,
                };
                says.to_owned()
            }),
        }
    }

    /// Updates the lesson's state. Once the goal is met it stays met.
    fn follows(self, stands: Stands) {
        let stood = self.stands.get_untracked();
        if stood == stands || stood == Stands::Met {
            return;
        }
        self.stands.set(stands);
        if stands == Stands::Met {
            let (desk, record) = (self.desk, record(self.taught.card));
            let name = learner(desk);
            let kept: String = desk.load(&record);
            let keep = learns(&kept, &name, self.at as u32);
            if keep != kept {
                desk.keep(&record, &keep);
            }
        }
        if stands != Stands::Open {
            request_animation_frame(|| dom::focus(ON));
        }
    }

    /// Sets the table up again.
    fn again(self) {
        self.hinted.set(false);
        self.times.update(|times| *times += 1);
    }

    fn draw(self, spot: Spot) -> AnyView {
        let (card, of) = (self.taught.card, self.taught.words.len());
        match spot {
            Spot::Left => {
                let pip = |at: usize| {
                    let on = (at <= self.at).then_some("");
                    view! { <i data-on=on></i> }.into_any()
                };
                let says = words::step(self.at + 1, of);
                view! {
                    <i class="pips" role="img" aria-label=says.clone()>
                        {all((0..of).map(pip))}
                    </i>
                    <span aria-hidden="true">{says}</span>
                }
                .into_any()
            }
            Spot::Back => view! {
                <a
                    class="bar-button"
                    href=Route::Learn(card, 0).hash()
                    aria-label=words::TO_ALL
                >
                    <Icon picture=Picture::Back />
                </a>
            }
            .into_any(),
            Spot::Hint => view! {
                <button
                    type="button"
                    class="bar-button"
                    aria-label=words::AGAIN
                    on:click=move |_| self.again()
                >
                    <Icon picture=Picture::First />
                </button>
                <button
                    type="button"
                    class="bar-button lesson-hint"
                    aria-label=move || if self.hinted.get() { words::SHOW } else { words::HINT }
                    data-told=move || self.hinted.get().then_some("")
                    on:click=move |_| {
                        // If the hint is already shown, this shows the next action on a way to the
                        // goal.
                        match self.hinted.get_untracked() {
                            true => self.shows.update(|times| *times += 1),
                            false => self.hinted.set(true),
                        }
                    }
                >
                    <Icon picture=Picture::Bulb />
                </button>
            }
            .into_any(),
            Spot::Goal => {
                let met = move || self.stands.get() == Stands::Met;
                view! {
                    <section
                        class="goal"
                        aria-label=self.says.idea
                        data-met=move || met().then_some("")
                    >
                        <span class="tick" aria-hidden="true">
                            "✓"
                        </span>
                        <h2>{self.says.idea}</h2>
                        <p>{move || words::goal(self.says.goal, met())}</p>
                    </section>
                }
                .into_any()
            }
            Spot::Next => show_when(
                move || self.stands.get() != Stands::Open,
                move || self.ways_on(),
            ),
        }
    }

    /// Draws the buttons to repeat the lesson or go on.
    fn ways_on(self) -> AnyView {
        let card = self.taught.card;
        let met = self.stands.get_untracked() == Stands::Met;
        let next = self.taught.words.get(self.at + 1);
        let on = match next {
            Some(says) => (
                Route::Learn(card, self.at as u8 + 2),
                words::next(says.idea),
            ),
            None => (Route::SetUp(card), card.play.to_owned()),
        };
        let on = met.then(|| {
            view! {
                <a id=ON class="button button-main" href=on.0.hash()>
                    {on.1}
                </a>
            }
            .into_any()
        });
        view! {
            <div class="lesson-next does">
                <button
                    type="button"
                    class="button"
                    class:button-main=!met
                    id=(!met).then_some(ON)
                    on:click=move |_| self.again()
                >
                    {words::AGAIN}
                </button>
                {on}
            </div>
        }
        .into_any()
    }
}

/// Draws a lesson on its table, again whenever the table is set up.
fn lesson_on<G: Teaches>(lesson: &'static Lesson<G>, shown: Shown) -> AnyView {
    let drawn = move || {
        shown.times.track();
        let game = lesson.begin(&words::NAMES);
        let (Some(game), Ok(id)) = (game, TABLE.parse::<GameId>()) else {
            return nothing();
        };
        let (title, up_to) = (None, None);
        opened::lay(&id, Opened { game, title, up_to });
        // Contexts provided inside this closure exist only for what it draws.
        untrack(|| {
            provide_context(shown.coach());
            let follow = move |(session, acts)| follow(lesson, shown, session, acts);
            provide_context(Coaching::<G::Game>(Callback::new(follow)));
            below_words_trouble(|| (shown.taught.table)(&id)).unwrap_or_else(|_| nothing())
        })
    };
    view! { {move || drawn()} }.into_any()
}

/// Highlights these things on the table, including those drawn later, until other things are
/// highlighted.
fn lit(things: Vec<String>) {
    light(&things);
    let again = set_interval_with_handle(move || light(&things), RELIT);
    on_cleanup(move || {
        if let Ok(again) = again {
            again.clear();
        }
    });
}

/// Highlights exactly these things on the table.
fn light(things: &[String]) {
    let Some(page) = document().document_element() else {
        return;
    };
    for one in dom::all_within(&page, "[data-thing], .key") {
        let thing = one.get_attribute("data-thing");
        // Letter keys are named after their letters.
        let key = || Some(format!("called {}", one.text_content()?.to_lowercase()));
        let named = thing.or_else(key);
        let is = named.is_some_and(|named| things.contains(&named));
        // The attribute name is a constant and valid.
        let _ = one.toggle_attribute_with_force("data-lit", is);
    }
}

/// Tracks the lesson's state, and performs the other players' actions that it prescribes.
fn follow<G: Teaches>(
    lesson: &'static Lesson<G>,
    shown: Shown,
    session: Session<G::Game>,
    acts: LetsAct<G::Game>,
) {
    let words = use_words();
    let shown_by = acts.clone();
    // If the learner is quicker than the others, their actions are performed first.
    let before = acts.clone();
    session.does_first(move |seat| {
        let answer = session.with_now(|game| lesson.answer(game));
        if let Some((other, act)) = answer.filter(|_| seat == LEARNER) {
            before(other, act);
        }
    });
    effect(move || {
        let lights = session.with(|game| lesson.lights(game));
        match shown.hinted.get() && shown.stands.get() == Stands::Open {
            true => lit(lights),
            false => light(&[]),
        }
    });
    effect(move || {
        // Showing an action may need the word list; the effect reruns when that arrives.
        let here = matches!(words.state(), Words::Here(_));
        if shown.shows.get() > 0 && here && shown.stands.get_untracked() == Stands::Open {
            let next = session.with_now(|game| {
                let waits = game.waiting_for().seats().contains(LEARNER);
                waits.then(|| lesson.shows(game)).flatten()
            });
            if let Some(act) = next {
                untrack(|| shown_by(LEARNER, act));
            }
        }
    });
    effect(move || {
        let here = matches!(words.state(), Words::Here(_));
        let stands = session.with(|game| lesson.stands(game));
        untrack(|| shown.follows(stands));
        let answers = session.with_now(|game| lesson.answer(game).is_some());
        if !here || !answers {
            return;
        }
        let acts = acts.clone();
        let answer = move || {
            let steps = || session.with_now(|game| game.journal().steps.len());
            let before = steps();
            if let Some((seat, act)) = session.with_now(|game| lesson.answer(game)) {
                acts(seat, act);
                // The answer belonged to another position, so the goal can no longer be reached.
                if steps() == before {
                    shown.follows(Stands::Missed);
                }
            }
        };
        if let Ok(waits) = set_timeout_with_handle(answer, Duration::from_millis(PAUSE)) {
            on_cleanup(move || waits.clear());
        }
    });
}
