//! Trying a moment of a finished game again on its own table ([`screen::trying`]): the position is
//! set up, the player who decided it acts, and the result is shown on a tab of the history sheet.
//!
//! The table is the game's own, with all its actions, keys and texts. Meanwhile [`Session`] keeps
//! the finished game aside; bots don't act, and nothing is saved or rated.
//!
//! [`Session`]: super::session::Session

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::dom;
use super::draw::{all, effect, nothing};
use super::parts::{Button, Weight};
use super::screens::review::Far;
use super::seated::{PROMPT, Seated};
use super::stage::{Leaf, Sheet};
use super::thinker::Thinker;
use super::words::{Words, use_words};
use game::account::Lost;
use game::bots::Thought;
use game::{Game, Match, SeatId};
use lexicon::WordBook;
use screen::presence;
use screen::text::review::{self as words, Unit};
use screen::trying::{Said, Trial, Trying};

/// The id of the result of an attempt, which gets the focus.
const ON: &str = "tried-on";
/// The id of a review's list of moments.
pub const MOMENTS: &str = "moments";

impl<G: Game> Seated<G> {
    /// Whether a moment can be tried again: its seat is a person's, and the game was waiting for
    /// that seat.
    pub fn can_try(self, trial: &Trial) -> bool {
        let seat = trial.judged.lost.seat;
        let waits = |game: &Match<G>| G::waiting_for(&game.at(trial.step)).seats().contains(seat);
        self.people.contains(seat) && self.session.with_now(waits)
    }

    /// Sets up a moment of the finished game on the table, so that its player can decide again.
    pub fn try_again(self, trying: Trying) {
        let Some((step, seat)) = trying.trial().map(|one| (one.step, one.judged.lost.seat)) else {
            return;
        };
        self.past.set(None);
        self.here.set(Some(seat));
        self.tips.says.set(Some(words::WHAT_WOULD_YOU.to_owned()));
        self.tips.ends.set(Some(words::TO_REVIEW));
        self.session.try_at(step);
        self.trying.set(Some(trying));
        self.session.desk().say(words::WHAT_WOULD_YOU);
        request_animation_frame(|| dom::focus(PROMPT));
    }

    /// Returns the table to the end of the game.
    fn try_no_more(self) {
        self.tips.off.set(false);
        self.tips.says.set(None);
        self.tips.ends.set(None);
        self.trying.set(None);
        self.session.try_no_more();
        // The list of moments gets the focus once the end of the game has been drawn.
        request_animation_frame(|| request_animation_frame(|| dom::focus(MOMENTS)));
    }
}

/// Watches what the player does with a moment that is set up on the table. `judges` checks whether
/// a decision was made, and if so has it judged; the verdict arrives later through [`Judges`].
/// `hides` is whether the game has hidden hands: there another player's turn would cover the table,
/// so the position is set up again.
pub fn follow<G: Game>(
    seated: Seated<G>,
    sheet: Sheet,
    hides: bool,
    judges: impl Fn(&Match<G>, &Trial, Judges) -> bool + 'static,
) {
    let trying = seated.trying;
    let tells: Judges = Rc::new(move |judged: Option<(i32, String)>| {
        let _ = trying.try_maybe_update(|trying| {
            let waits = trying
                .as_mut()
                .filter(|trying| trying.said == Said::Thinking);
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
        if seated
            .session
            .with(|game| judges(game, &trial, tells.clone()))
        {
            if hides && presence::hides(seated.people) {
                seated.here.set(Some(trial.judged.lost.seat));
                seated.session.try_at(trial.step);
            }
            sheet.show(Leaf::Tried);
            trying.update(|trying| {
                if let Some(trying) = trying {
                    trying.said = Said::Thinking;
                }
            });
            request_animation_frame(|| dom::focus(ON));
        }
    });
    // Closing the sheet or ending the attempts leads back to the review.
    effect(move || {
        let open = trying.with(|trying| trying.as_ref().map(|one| one.open().is_some()));
        let closed = sheet.open().is_none();
        if open.is_some() && (seated.tips.off.get() || open == Some(false) && closed) {
            untrack(|| seated.try_no_more());
        }
    });
}

/// Receives the verdict on an attempt: its loss in hundredths, and a sentence; `None` if it could
/// not be judged.
pub type Judges = Rc<dyn Fn(Option<(i32, String)>)>;

/// Watches a moment that is set up on the table, as `follow` does, and has the thinker judge the
/// attempt. `errand` returns the question about the decision made after this many steps by this
/// seat, once one was made.
pub fn follow_by_thinker<G: Game, E: Thought<Report: 'static> + 'static, T: 'static>(
    seated: Seated<G>,
    sheet: Sheet,
    hides: bool,
    errand: impl Fn(&Match<G>, usize, SeatId) -> Option<E> + 'static,
    read: fn(E::Report) -> Far<T>,
    line: impl Fn(&T) -> Option<(Lost, String)> + Copy + 'static,
) {
    let (thinker, list) = (Thinker::new(), use_words());
    let begins = move |errand: &E, book: &Arc<WordBook>, tells: Judges| {
        thinker.send(errand, book, move |said| {
            match said.map_or(Far::Failed, read) {
                Far::Here(turns) => {
                    let told = turns.iter().find_map(line);
                    tells(told.map(|(lost, says)| (lost.by, says)));
                }
                Far::Failed => tells(None),
                Far::Waiting | Far::Looking(_) => {}
            }
        });
    };
    follow(seated, sheet, hides, move |game, trial, tells| {
        let asked = errand(game, trial.step, trial.judged.lost.seat);
        let (Some(errand), Words::Here(book)) = (asked, list.state()) else {
            return false;
        };
        begins(&errand, &book, tells);
        true
    });
}

/// Draws the tab that shows the result of an attempt, and the buttons to go on from there.
pub fn tried<G: Game>(seated: Seated<G>, sheet: Sheet, unit: Unit) -> AnyView {
    let again = Callback::new(move |trying: Option<Trying>| {
        if let Some(trying) = trying {
            seated.try_again(trying);
            sheet.close();
        }
    });
    let back = Callback::new(move |()| sheet.close());
    drawn(seated.trying, again, back, unit)
}

fn drawn(
    trying: RwSignal<Option<Trying>>,
    again: Callback<Option<Trying>>,
    back: Callback<()>,
    unit: Unit,
) -> AnyView {
    let says = move || {
        let Some(now) = trying.get() else {
            return nothing();
        };
        let then = now.trial().map(|one| words::in_the_game(&one.judged.says));
        let (head, more) = match now.said {
            Said::Open | Said::Thinking => (words::JUDGING.to_owned(), Vec::new()),
            Said::Failed => (words::NOT_JUDGED.to_owned(), Vec::new()),
            Said::Told(verdict, says) => {
                let more = [Some(says), then];
                let more = more.into_iter().flatten().filter(|says| !says.is_empty());
                (words::verdict(verdict, unit), more.collect())
            }
        };
        let more = more.into_iter();
        view! {
            <h2>{head}</h2>
            {all(more.map(|says| view! { <p>{says}</p> }.into_any()))}
        }
        .into_any()
    };
    let go = move |to: fn(&Trying) -> Option<Trying>| {
        Callback::new(move |()| again.run(trying.with_untracked(|now| to(now.as_ref()?))))
    };
    let next = trying.with_untracked(|now| now.as_ref().and_then(Trying::next).is_some());
    let next =
        next.then(|| view! { <Button on_press=go(Trying::next)>{words::NEXT}</Button> }.into_any());
    view! {
        <div class="tried" role="status" id=ON tabindex="-1">
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
