//! A moment of a game that is over, tried again on its own table (`desk/trying`): the position is
//! laid there, whoever decided it acts, and what comes of it is told on a leaf of the sheet.
//!
//! The table is the game's own, with all its verbs, keys and words. [`Session`] keeps the game aside
//! meanwhile; bots stay still, and nothing is kept or rated.
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
use crate::worker::Thought;
use game::account::Lost;
use game::{Game, Match, SeatId};
use lexicon::WordBook;
use screen::presence;
use screen::text::review::{self as words, Unit};
use screen::trying::{Said, Trial, Trying};

/// The way on, once an attempt is judged.
const ON: &str = "tried-on";
/// Where a review's moments are.
pub const MOMENTS: &str = "moments";

impl<G: Game> Seated<G> {
    /// Whether a moment can be tried: its seat is a person's, and was waited for.
    pub fn can_try(self, trial: &Trial) -> bool {
        let seat = trial.judged.lost.seat;
        let waits = |game: &Match<G>| G::waiting_for(&game.at(trial.step)).seats().contains(seat);
        self.people.contains(seat) && self.session.with_now(waits)
    }

    /// Lays a moment on the table.
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

    /// Lays the game on the table again as it ended.
    fn try_no_more(self) {
        self.tips.off.set(false);
        self.tips.says.set(None);
        self.tips.ends.set(None);
        self.trying.set(None);
        self.session.try_no_more();
        // The end is drawn anew first.
        request_animation_frame(|| request_animation_frame(|| dom::focus(MOMENTS)));
    }
}

/// Follows what is done with a moment that lies on the table. `judges` looks whether something was
/// decided; if so it has it judged, and later tells by [`Judges`] what it gives away and what is said
/// of it. `hides`: where hands are hidden, another's turn covers the table, so the position is laid
/// there again.
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
    // Who closes the sheet, or wants no more of it, is back at the review.
    effect(move || {
        let open = trying.with(|trying| trying.as_ref().map(|one| one.open().is_some()));
        let closed = sheet.open().is_none();
        if open.is_some() && (seated.tips.off.get() || open == Some(false) && closed) {
            untrack(|| seated.try_no_more());
        }
    });
}

/// Tells what came of an attempt: what it gives away, in hundredths, and what is said of it; none
/// where it could not be judged.
pub type Judges = Rc<dyn Fn(Option<(i32, String)>)>;

/// Has the thinker judge attempts as it judged the game. `errand`: what it is asked, once something
/// was decided after so many steps by a seat.
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

/// The leaf that says what came of an attempt, and where one can go from there.
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
