//! A game's lessons: the list of them, and each lesson on the game's own table.

use std::time::Duration;

use leptos::prelude::*;

use super::common::unknown_screen;
use crate::app_state::{AppState, use_app};
use crate::bot_driver::ACTION_PAUSE_MS;
use crate::draw::{effect, join_views, nothing, show_when, signal};
use crate::lesson::{ActForSeat, Coach, LessonDriver, LessonRegion};
use crate::parts::{Heading, Icon, IconKind, below_word_list_trouble};
use crate::session::Session;
use crate::wordlist::{WordListState, use_word_list};
use crate::{dom, loaded_game};
use game::GameId;
use screen::lesson::{
    LEARNER, Lesson, LessonGame, LessonStatus, LessonText, done_lessons, mark_lesson_done,
    next_lesson,
};
use screen::text::set_up::YOU;
use screen::text::{heading, lesson as words, stage as stage_words};
use screen::{GameCard, Route};
use store::{GameOpenError, OpenedGame};

/// The delay until the hint appears without being asked for.
const HINT_DELAY: Duration = Duration::from_secs(20);
/// How often the highlighted things are marked again, since they may have been redrawn.
const HIGHLIGHT_INTERVAL: Duration = Duration::from_millis(300);
/// The id of a lesson's table, in place of a game's id on the shelf.
const LESSON_TABLE_ID: &str = "lesson";
/// The record of which player takes lessons on this device.
const LEARNER_RECORD: &str = "learner";
/// The id of the button or link that gets the focus when a lesson is over.
const NEXT_BUTTON_ID: &str = "lesson-on";

/// The lessons of a game.
#[derive(Clone, Copy)]
pub struct GameLessons {
    pub card: &'static GameCard,
    /// The texts of the lessons, in order.
    pub words: &'static [LessonText],
    /// Draws the game's table for a loaded game.
    pub table: fn(&GameId) -> Result<AnyView, GameOpenError>,
}

/// Draws the list of lessons (`at` is 0), or the lesson with this number.
pub fn lessons_screen<G: LessonGame>(taught: GameLessons, at: u8) -> AnyView {
    let lesson = usize::from(at).checked_sub(1);
    let Some(lesson) = lesson else {
        return lesson_list(taught);
    };
    match (G::LESSONS.get(lesson), taught.words.get(lesson)) {
        (Some(of), Some(says)) => {
            lesson_table::<G>(of, LessonScreenState::new(taught, lesson, says))
        }
        _ => unknown_screen(Route::Learn(taught.card, at)),
    }
}

/// The name of the player who takes lessons: the one chosen, or else the first in the list.
fn learner(app: AppState) -> String {
    let roster = app.roster_untracked();
    let players = roster.players();
    let chosen: String = app.load(LEARNER_RECORD);
    let is = |name: &str| players.iter().any(|player| player.name.as_str() == name);
    match players.first() {
        _ if is(&chosen) => chosen,
        Some(first) => first.name.to_string(),
        None => YOU.to_owned(),
    }
}

/// The record of the lessons learned in a game.
fn lessons_record(card: &GameCard) -> String {
    format!("{}/learned", card.id)
}

/// Draws the list of a game's lessons.
fn lesson_list(taught: GameLessons) -> AnyView {
    let app = use_app();
    let GameLessons {
        card, words: of, ..
    } = taught;
    let name = RwSignal::new(learner(app));
    let done =
        signal(move || done_lessons(&app.load::<String>(&lessons_record(card)), &name.get()));
    let one = move |(at, says): (u8, &LessonText)| {
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
    let players = app.roster_untracked();
    let who = players.players().iter().map(|player| {
        let (own, says) = (player.name.to_string(), player.name.to_string());
        let on = own.clone();
        view! {
            <button
                type="button"
                dir="auto"
                aria-pressed=move || (name.get() == on).to_string()
                on:click=move |_| {
                    app.save(LEARNER_RECORD, &own);
                    name.set(own.clone());
                }
            >
                {says}
            </button>
        }
        .into_any()
    });
    let who = if players.players().len() > 1 {
        view! {
            <div class="learners" role="group" aria-label=words::WHO>
                <span>{words::WHO}</span>
                {join_views(who.collect::<Vec<_>>())}
            </div>
        }
        .into_any()
    } else {
        nothing()
    };
    let on = move || match next_lesson(done.get(), of.len()) {
        Some(at) => {
            let says = if at == 0 { words::GO } else { words::CONTINUE };
            (Route::Learn(card, at as u8 + 1), says)
        }
        None => (Route::SetUp(card), card.play),
    };
    let says = move || match next_lesson(done.get(), of.len()) {
        Some(_) => words::SAYS,
        None => words::ALL_DONE,
    };
    view! {
        <Heading words=heading(&Route::Learn(card, 0)) />
        <p>{says}</p>
        {who}
        <ol class="lessons">{join_views((1..).zip(of).map(one))}</ol>
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
struct LessonScreenState {
    app: AppState,
    taught: GameLessons,
    /// The index of the lesson, from 0.
    at: usize,
    says: &'static LessonText,
    stands: RwSignal<LessonStatus>,
    /// Whether the hint is shown.
    hinted: RwSignal<bool>,
    /// Number of times that the table was set up.
    times: RwSignal<u32>,
    /// Number of times that the player asked to be shown an action on this table.
    shows: RwSignal<u32>,
}

impl LessonScreenState {
    fn new(taught: GameLessons, at: usize, says: &'static LessonText) -> LessonScreenState {
        LessonScreenState {
            app: use_app(),
            taught,
            at,
            says,
            stands: RwSignal::new(LessonStatus::Open),
            hinted: RwSignal::new(false),
            times: RwSignal::new(0),
            shows: RwSignal::new(0),
        }
    }

    /// The coach for a table that is being set up.
    fn coach(self) -> Coach {
        self.stands.set(LessonStatus::Open);
        self.shows.set(0);
        self.app.announce(words::heard(self.says));
        let waits = set_timeout_with_handle(move || self.hinted.set(true), HINT_DELAY);
        if let Ok(waits) = waits {
            on_cleanup(move || waits.clear());
        }
        Coach {
            draw: Callback::new(move |spot| self.draw(spot)),
            says: signal(move || {
                let says = match (self.stands.get(), self.hinted.get()) {
                    (LessonStatus::Met, _) => {
                        return format!("{} {}", words::WELL_DONE, self.says.done);
                    }
                    (LessonStatus::Missed, _) => words::MISSED,
                    (LessonStatus::Open, true) => self.says.hint,
                    (LessonStatus::Open, false) => self.says.say,
                };
                says.to_owned()
            }),
        }
    }

    /// Updates the lesson's state. Once the goal is met it stays met.
    fn update(self, stands: LessonStatus) {
        let stood = self.stands.get_untracked();
        if stood == stands || stood == LessonStatus::Met {
            return;
        }
        self.stands.set(stands);
        if stands == LessonStatus::Met {
            let (app, record) = (self.app, lessons_record(self.taught.card));
            let name = learner(app);
            let kept: String = app.load(&record);
            let keep = mark_lesson_done(&kept, &name, self.at as u32);
            if keep != kept {
                app.save(&record, &keep);
            }
        }
        if stands != LessonStatus::Open {
            request_animation_frame(|| dom::focus(NEXT_BUTTON_ID));
        }
    }

    /// Sets the table up again.
    fn restart(self) {
        self.hinted.set(false);
        self.times.update(|times| *times += 1);
    }

    fn draw(self, spot: LessonRegion) -> AnyView {
        let (card, of) = (self.taught.card, self.taught.words.len());
        match spot {
            LessonRegion::Left => {
                let pip = |at: usize| {
                    let on = (at <= self.at).then_some("");
                    view! { <i data-on=on></i> }.into_any()
                };
                let says = words::step(self.at + 1, of);
                view! {
                    <i class="pips" role="img" aria-label=says.clone()>
                        {join_views((0..of).map(pip))}
                    </i>
                    <span aria-hidden="true">{says}</span>
                }
                .into_any()
            }
            LessonRegion::Back => view! {
                <a
                    class="bar-button"
                    href=Route::Learn(card, 0).hash()
                    aria-label=words::TO_ALL
                >
                    <Icon picture=IconKind::Back />
                </a>
            }
            .into_any(),
            LessonRegion::Hint => view! {
                <button
                    type="button"
                    class="bar-button"
                    aria-label=words::AGAIN
                    on:click=move |_| self.restart()
                >
                    <Icon picture=IconKind::First />
                </button>
                <button
                    type="button"
                    class="bar-button lesson-hint"
                    aria-label=move || if self.hinted.get() { words::SHOW } else { words::HINT }
                    data-told=move || self.hinted.get().then_some("")
                    on:click=move |_| {
                        // If the hint is already shown, this shows the next action on a way to the
                        // goal.
                        if self.hinted.get_untracked() {
self.shows.update(|times| *times += 1)
} else {
self.hinted.set(true)
}
                    }
                >
                    <Icon picture=IconKind::Bulb />
                </button>
            }
            .into_any(),
            LessonRegion::Goal => {
                let met = move || self.stands.get() == LessonStatus::Met;
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
            LessonRegion::Next => show_when(
                move || self.stands.get() != LessonStatus::Open,
                move || self.next_buttons(),
            ),
        }
    }

    /// Draws the buttons to repeat the lesson or go on.
    fn next_buttons(self) -> AnyView {
        let card = self.taught.card;
        let met = self.stands.get_untracked() == LessonStatus::Met;
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
                <a id=NEXT_BUTTON_ID class="button button-main" href=on.0.hash()>
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
                    id=(!met).then_some(NEXT_BUTTON_ID)
                    on:click=move |_| self.restart()
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
fn lesson_table<G: LessonGame>(lesson: &'static Lesson<G>, shown: LessonScreenState) -> AnyView {
    let drawn = move || {
        shown.times.track();
        let game = lesson.begin(&words::NAMES);
        let (Some(game), Ok(id)) = (game, LESSON_TABLE_ID.parse::<GameId>()) else {
            return nothing();
        };
        let (title, up_to) = (None, None);
        loaded_game::hold(&id, OpenedGame { game, title, up_to });
        // Contexts provided inside this closure exist only for what it draws.
        untrack(|| {
            provide_context(shown.coach());
            let follow = move |(session, acts)| drive_lesson(lesson, shown, session, acts);
            provide_context(LessonDriver::<G::Game>(Callback::new(follow)));
            below_word_list_trouble(|| (shown.taught.table)(&id)).unwrap_or_else(|_| nothing())
        })
    };
    view! { {move || drawn()} }.into_any()
}

/// Highlights these things on the table, including those drawn later, until other things are
/// highlighted.
fn keep_highlighted(things: Vec<String>) {
    highlight(&things);
    let again = set_interval_with_handle(move || highlight(&things), HIGHLIGHT_INTERVAL);
    on_cleanup(move || {
        if let Ok(again) = again {
            again.clear();
        }
    });
}

/// Highlights exactly these things on the table.
fn highlight(things: &[String]) {
    let Some(page) = document().document_element() else {
        return;
    };
    for one in dom::query_all(&page, "[data-thing], .key") {
        let thing = one.get_attribute("data-thing");
        // Letter keys are named after their letters.
        let key = || Some(format!("called {}", one.text_content()?.to_lowercase()));
        let named = thing.or_else(key);
        let is = named.is_some_and(|named| things.contains(&named));
        // The attribute name is a valid constant, so this can't fail.
        let _ = one.toggle_attribute_with_force("data-lit", is);
    }
}

/// Tracks the lesson's state, and performs the other players' actions that it prescribes.
fn drive_lesson<G: LessonGame>(
    lesson: &'static Lesson<G>,
    shown: LessonScreenState,
    session: Session<G::Game>,
    acts: ActForSeat<G::Game>,
) {
    let words = use_word_list();
    let shown_by = acts.clone();
    // If the learner acts before the other players have acted, their actions are performed first.
    let before = acts.clone();
    session.before_act(move |seat| {
        let answer = session.with_untracked(|game| lesson.answer(game));
        if let Some((other, act)) = answer.filter(|_| seat == LEARNER) {
            before(other, act);
        }
    });
    effect(move || {
        let highlighted = session.with(|game| lesson.highlighted(game));
        if shown.hinted.get() && shown.stands.get() == LessonStatus::Open {
            keep_highlighted(highlighted)
        } else {
            highlight(&[])
        }
    });
    effect(move || {
        // Showing an action may need the word list; the effect reruns when that arrives.
        let here = matches!(words.state(), WordListState::Loaded(_));
        if shown.shows.get() > 0 && here && shown.stands.get_untracked() == LessonStatus::Open {
            let next = session.with_untracked(|game| {
                let waits = game.waiting_for().seats().contains(LEARNER);
                waits.then(|| lesson.shows(game)).flatten()
            });
            if let Some(act) = next {
                untrack(|| shown_by(LEARNER, act));
            }
        }
    });
    effect(move || {
        let here = matches!(words.state(), WordListState::Loaded(_));
        let stands = session.with(|game| lesson.status(game));
        untrack(|| shown.update(stands));
        let answers = session.with_untracked(|game| lesson.answer(game).is_some());
        if !here || !answers {
            return;
        }
        let acts = acts.clone();
        let answer = move || {
            let steps = || session.with_untracked(|game| game.journal().steps.len());
            let before = steps();
            if let Some((seat, act)) = session.with_untracked(|game| lesson.answer(game)) {
                acts(seat, act);
                // The answer belonged to another position, so the goal can no longer be reached.
                if steps() == before {
                    shown.update(LessonStatus::Missed);
                }
            }
        };
        if let Ok(waits) = set_timeout_with_handle(answer, Duration::from_millis(ACTION_PAUSE_MS)) {
            on_cleanup(move || waits.clear());
        }
    });
}
