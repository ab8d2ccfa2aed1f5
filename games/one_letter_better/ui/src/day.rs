//! The daily task: a solo game with the day's deck.

use leptos::prelude::*;

use one_letter_better::CARD;
use one_letter_better::bots::{Errand, Report};
use one_letter_better_rules::{OneLetterBetter, Options, Preset};
use ui::screens::task::solo::{SoloTask, record_par, solo_task};
use ui::screens::task::{Task, task_screen};

/// Draws the daily task.
pub fn day() -> AnyView {
    let decked: SoloTask<OneLetterBetter> = SoloTask {
        options,
        par: |task, bot_worker, book| {
            let Some(options) = options(task) else {
                return;
            };
            bot_worker.send(&Errand::Par(Box::new(options)), book, move |said| {
                if let Some(Report::Par(par)) = said {
                    record_par(task, par);
                }
            });
        },
    };
    task_screen(&CARD, move |task| solo_task(task, decked))
}

fn options(task: Task) -> Option<Options> {
    Options::new(Preset::Day(task.day).choices()).ok()
}
