//! The task of the day: a solo game with the day's deck.

use leptos::prelude::*;

use one_letter_better::CARD;
use one_letter_better::bots::{Errand, Report};
use one_letter_better_rules::{OneLetterBetter, Options, Preset};
use ui::screens::task::deck::{Decked, hear_par, of_day};
use ui::screens::task::{Task, task};

/// Draws the task of the day.
pub fn day() -> AnyView {
    let decked: Decked<OneLetterBetter> = Decked {
        options,
        par: |task, thinker, book| {
            let Some(options) = options(task) else {
                return;
            };
            thinker.send(&Errand::Par(Box::new(options)), book, move |said| {
                if let Some(Report::Par(par)) = said {
                    hear_par(task, par);
                }
            });
        },
    };
    task(&CARD, move |task| of_day(task, decked))
}

fn options(task: Task) -> Option<Options> {
    Options::new(Preset::Day(task.day).choices()).ok()
}
