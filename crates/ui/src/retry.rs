//! Trying a moment of a finished game again on its own table ([`screen::retry`]): the position is
//! set up, the player who decided it acts, and the result is shown on a tab of the history sheet.
//!
//! The table is the game's own, with all its actions, keys and texts. Meanwhile [`Session`] keeps
//! the finished game aside; bots don't act, and nothing is saved or rated.
//!
//! [`Session`]: super::session::Session

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::bot_worker::BotWorker;
use super::dom;
use super::draw::{effect, join_views, nothing};
use super::parts::{Button, Weight};
use super::screens::review::ReviewProgress;
use super::stage::{SheetTab, SideSheet};
use super::table_core::{PROMPT_ID, TableCore};
use super::wordlist::{WordListState, use_word_list};
use game::account::DecisionLoss;
use game::bots::BotErrand;
use game::{Game, Match, SeatId};
use lexicon::WordBook;
use screen::presence;
use screen::retry::{Retry, RetryMoment, RetryState};
use screen::text::review::{self as words, Unit};

/// The id of the result of an attempt, which gets the focus.
const RESULT_ID: &str = "tried-on";
/// The id of a review's list of moments.
pub(crate) const MOMENTS_ID: &str = "moments";

impl<G: Game> TableCore<G> {
    /// Whether a moment can be tried again: its seat is a person's, and the game was waiting for
    /// that seat.
    pub(crate) fn can_retry(self, trial: &RetryMoment) -> bool {
        let seat = trial.judged.lost.seat;
        let waits = |game: &Match<G>| {
            G::waiting_for(&game.state_after(trial.step))
                .seats()
                .contains(seat)
        };
        self.people.contains(seat) && self.session.with_untracked(waits)
    }

    /// Sets up a moment of the finished game on the table, so that its player can decide again.
    pub(crate) fn start_retry(self, trying: Retry) {
        let Some((step, seat)) = trying.trial().map(|one| (one.step, one.judged.lost.seat)) else {
            return;
        };
        self.past.set(None);
        self.device_holder.set(Some(seat));
        self.tips.says.set(Some(words::RETRY_QUESTION.to_owned()));
        self.tips.ends.set(Some(words::TO_REVIEW));
        self.session.retry_from(step);
        self.trying.set(Some(trying));
        self.session.app().announce(words::RETRY_QUESTION);
        request_animation_frame(|| dom::focus(PROMPT_ID));
    }

    /// Returns the table to the end of the game.
    fn end_retry(self) {
        self.tips.off.set(false);
        self.tips.says.set(None);
        self.tips.ends.set(None);
        self.trying.set(None);
        self.session.end_retry();
        // The list of moments gets the focus once the end of the game has been drawn.
        request_animation_frame(|| request_animation_frame(|| dom::focus(MOMENTS_ID)));
    }
}

/// Watches what the player does with a moment that is set up on the table. `judges` checks whether
/// a decision was made, and if so has it judged; the verdict arrives later through [`JudgeCallback`].
/// `hides` is whether the game has hidden hands: there another player's turn would cover the table,
/// so the position is set up again.
pub fn watch_retry<G: Game>(
    core: TableCore<G>,
    sheet: SideSheet,
    hides: bool,
    judges: impl Fn(&Match<G>, &RetryMoment, JudgeCallback) -> bool + 'static,
) {
    let trying = core.trying;
    let tells: JudgeCallback = Rc::new(move |judged: Option<(i32, String)>| {
        let _ = trying.try_maybe_update(|trying| {
            let waits = trying
                .as_mut()
                .filter(|trying| trying.said == RetryState::Thinking);
            let waited = waits.is_some();
            if let Some(trying) = waits {
                trying.judge(judged);
            }
            (waited, ())
        });
    });
    effect(move || {
        let open = trying.with(|trying| Some(trying.as_ref()?.open()?.clone()));
        let Some(trial) = open else { return };
        if core
            .session
            .with(|game| judges(game, &trial, tells.clone()))
        {
            if hides && presence::hides_hands(core.people) {
                core.device_holder.set(Some(trial.judged.lost.seat));
                core.session.retry_from(trial.step);
            }
            sheet.show(SheetTab::Tried);
            trying.update(|trying| {
                if let Some(trying) = trying {
                    trying.said = RetryState::Thinking;
                }
            });
            request_animation_frame(|| dom::focus(RESULT_ID));
        }
    });
    // Closing the sheet or ending the attempts leads back to the review.
    effect(move || {
        let open = trying.with(|trying| trying.as_ref().map(|one| one.open().is_some()));
        let closed = sheet.open_tab().is_none();
        if open.is_some() && (core.tips.off.get() || open == Some(false) && closed) {
            untrack(|| core.end_retry());
        }
    });
}

/// Receives the verdict on an attempt: its loss in hundredths, and a sentence; `None` if it could
/// not be judged.
pub type JudgeCallback = Rc<dyn Fn(Option<(i32, String)>)>;

/// Watches a moment that is set up on the table, as `watch_retry` does, and has the bot worker judge the
/// attempt. `errand` returns the question about the decision made after this many steps by this
/// seat, once one was made.
pub fn watch_retry_with_bots<G: Game, E: BotErrand<Report: 'static> + 'static, T: 'static>(
    core: TableCore<G>,
    sheet: SideSheet,
    hides: bool,
    errand: impl Fn(&Match<G>, usize, SeatId) -> Option<E> + 'static,
    read: fn(E::Report) -> ReviewProgress<T>,
    line: impl Fn(&T) -> Option<(DecisionLoss, String)> + Copy + 'static,
) {
    let (bot_worker, list) = (BotWorker::new(), use_word_list());
    let begins = move |errand: &E, book: &Arc<WordBook>, tells: JudgeCallback| {
        bot_worker.send(errand, book, move |said| {
            match said.map_or(ReviewProgress::Failed, read) {
                ReviewProgress::Done(turns) => {
                    let told = turns.iter().find_map(line);
                    tells(told.map(|(lost, says)| (lost.by, says)));
                }
                ReviewProgress::Failed => tells(None),
                ReviewProgress::NotStarted | ReviewProgress::Running(_) => {}
            }
        });
    };
    watch_retry(core, sheet, hides, move |game, trial, tells| {
        let asked = errand(game, trial.step, trial.judged.lost.seat);
        let (Some(errand), WordListState::Loaded(book)) = (asked, list.state()) else {
            return false;
        };
        begins(&errand, &book, tells);
        true
    });
}

/// Draws the tab that shows the result of an attempt, and the buttons to go on from there.
pub fn retry_tab<G: Game>(core: TableCore<G>, sheet: SideSheet, unit: Unit) -> AnyView {
    let again = Callback::new(move |trying: Option<Retry>| {
        if let Some(trying) = trying {
            core.start_retry(trying);
            sheet.close();
        }
    });
    let back = Callback::new(move |()| sheet.close());
    draw_retry(core.trying, again, back, unit)
}

fn draw_retry(
    trying: RwSignal<Option<Retry>>,
    again: Callback<Option<Retry>>,
    back: Callback<()>,
    unit: Unit,
) -> AnyView {
    let says = move || {
        let Some(now) = trying.get() else {
            return nothing();
        };
        let then = now.trial().map(|one| words::in_the_game(&one.judged.says));
        let (head, more) = match now.said {
            RetryState::Open | RetryState::Thinking => (words::JUDGING.to_owned(), Vec::new()),
            RetryState::Failed => (words::NOT_JUDGED.to_owned(), Vec::new()),
            RetryState::Told(verdict, says) => {
                let more = [Some(says), then];
                let more = more.into_iter().flatten().filter(|says| !says.is_empty());
                (words::verdict(verdict, unit), more.collect())
            }
        };
        let more = more.into_iter();
        view! {
            <h2>{head}</h2>
            {join_views(more.map(|says| view! { <p>{says}</p> }.into_any()))}
        }
        .into_any()
    };
    let go = move |to: fn(&Retry) -> Option<Retry>| {
        Callback::new(move |()| again.run(trying.with_untracked(|now| to(now.as_ref()?))))
    };
    let next = trying.with_untracked(|now| now.as_ref().and_then(Retry::next).is_some());
    let next =
        next.then(|| view! { <Button on_press=go(Retry::next)>{words::NEXT}</Button> }.into_any());
    view! {
        <div class="tried" role="status" id=RESULT_ID tabindex="-1">
            {says}
        </div>
        <div class="does">
            <Button on_press=go(|now| Some(now.again()))>{words::AGAIN}</Button>
            {next}
            <Button weight=Weight::Main on_press=back>
                {words::TO_REVIEW}
            </Button>
        </div>
    }
    .into_any()
}
