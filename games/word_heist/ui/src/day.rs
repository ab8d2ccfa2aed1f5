//! The daily task: alone with the day's letters.

use leptos::prelude::*;

use ui::screens::task::solo::{SoloTask, record_par, solo_task};
use ui::screens::task::{Task, task_screen};
use word_heist::CARD;
use word_heist::bots::{Errand, Report};
use word_heist_rules::{Options, Preset, WordHeist};

/// Draws the daily task.
pub fn day_screen() -> AnyView {
    let solo: SoloTask<WordHeist> = SoloTask {
        options: day_options,
        par: |task, bot_worker, book| {
            let Some(options) = day_options(task) else {
                return;
            };
            bot_worker.send(&Errand::Par(Box::new(options)), book, move |said| {
                if let Some(Report::Par(par)) = said {
                    record_par(task, par);
                }
            });
        },
    };
    task_screen(&CARD, move |task| solo_task(task, solo))
}

fn day_options(task: Task) -> Option<Options> {
    Options::new(Preset::Day(task.day).choices()).ok()
}
