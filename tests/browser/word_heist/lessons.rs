//! Its lessons: by finger on a phone, by keys on a wide screen.

use lettercase::desk::lesson::LEARNER;
use lettercase::games::word_heist::words::lessons::LESSONS;
use lettercase::games::word_heist::{Action, Event, WordHeist};
use lettercase::table::Match;

use super::playing::tap_word;
use crate::harness::browse;
use crate::lessons::{PHONE, WIDE, walks};
use crate::page::Page;

/// Waits for the word that somebody else has made: whoever is quicker gets in before them.
fn waits(page: &Page, game: &Match<WordHeist>) {
    let made = game.journal().steps.last().filter(|step| {
        let made = |event: &Event| matches!(event, Event::Made(..));
        step.by.is_some_and(|seat| seat != LEARNER) && step.events.iter().any(made)
    });
    let word = made.and(game.state().table.words.last());
    if let Some(word) = word {
        page.announces(&format!("makes {}", word.word().as_str().to_uppercase()));
    }
}

fn does(page: &Page, keys: bool, game: &Match<WordHeist>, action: &Action) {
    waits(page, game);
    match action {
        Action::Flip => page.css("#pile[data-flip]").tap(),
        Action::Buzz(_) => page.css(".pad").tap(),
        Action::Make(attempt) if keys => {
            page.types(attempt.word.as_str());
            page.keys("Enter");
        }
        Action::Make(attempt) => {
            tap_word(page, attempt.word);
            page.css(".stage-hand .button-main:not([disabled])").tap();
        }
        Action::Done(_) => page.tap("Done"),
        other => panic!("no lesson comes to {other:?}"),
    }
}

#[test]
fn all_lessons_are_played_by_finger_and_by_keys() {
    browse(|page| {
        let finger = |page: &Page, game: &_, action: &_| does(page, false, game, action);
        let keys = |page: &Page, game: &_, action: &_| does(page, true, game, action);
        walks::<WordHeist>(page, &LESSONS, [(PHONE, &finger), (WIDE, &keys)]);
    });
}
