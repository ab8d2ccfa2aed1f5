//! The task of the day: alone with the day's letters.

use leptos::prelude::*;

use ui::screens::task::deck::{Decked, hear_par, of_day};
use ui::screens::task::{Task, task};
use word_heist::CARD;
use word_heist::bots::{Errand, Report};
use word_heist_rules::{Options, Preset, WordHeist};

/// Draws the task of the day.
pub fn day() -> AnyView {
    let decked: Decked<WordHeist> = Decked {
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
