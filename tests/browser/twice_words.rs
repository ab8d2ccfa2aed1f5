//! Double taps at the two word tables: no button acts for the next player.

use game::{Match, Viewer};
use word_heist_rules as heist;
use word_heist_rules::WordHeist;

use crate::beside::{self, words};
use crate::hands::{LETTER, Moment, never_twice};
use crate::harness::browse;
use crate::one_letter_better::stage as better;
use crate::page::Page;

const MOMENTS: &[Moment] = &[
    Moment {
        what: "One Letter Better: the device is handed on",
        opens: |page, name| {
            better::full(&LETTER, 2, 3).open_as(page, name);
            page.css(".cover .button-main").appears();
        },
    },
    Moment {
        what: "One Letter Better: a word is to be made",
        opens: better,
    },
    Moment {
        what: "One Letter Better: a word is built",
        opens: |page, name| {
            better(page, name);
            page.css(".better-hand button").press();
            page.css(".better-line button").appears();
        },
    },
    Moment {
        what: "One Letter Better: cards are chosen to go",
        opens: |page, name| {
            better(page, name);
            page.css("[data-thing='do end']").press();
            page.part("button", "Back").appears();
        },
    },
    Moment {
        what: "Word Heist: a letter is to be turned up",
        opens: |page, name| heist(page, name, &heist_to_flip()),
    },
    Moment {
        what: "Word Heist: words are to be made",
        opens: |page, name| heist(page, name, &heist_making(0)),
    },
    Moment {
        what: "Word Heist: a word is typed",
        opens: |page, name| {
            let game = heist_making(0);
            heist(page, name, &game);
            let letter = game.state().table.centre[0].letter.uppercase();
            page.part_in("Letters", "button", &letter.to_string()).tap();
            page.css(".heist-typed .tile").appears();
        },
    },
    Moment {
        what: "Word Heist: the others are asked for a word",
        opens: |page, name| heist(page, name, &heist_making(1)),
    },
];

fn better(page: &Page, name: &str) {
    better::full(&LETTER, 2, 3).open_as(page, name);
    page.css(".cover .button-main").press();
    page.css(".better-hand button").appears();
}

/// A game of Word Heist for three in turns, in which a letter must be turned up next.
fn heist_to_flip() -> Match<WordHeist> {
    let options = heist::Options::new(heist::Choices::default()).expect("the rules are valid");
    let mut game = beside::begun(&LETTER, options, 7);
    for _ in 0..8 {
        heist_acts(&mut game, &heist::Action::Flip);
        while game.waiting_for().phase() != Some(heist::Phase::Flip) {
            heist_acts(&mut game, &heist::Action::Pass);
        }
    }
    game
}

/// The game of `heist_to_flip`, continued until `passes` players have passed after a letter and the
/// next one could still make a word.
fn heist_making(passes: usize) -> Match<WordHeist> {
    let mut game = heist_to_flip();
    loop {
        heist_acts(&mut game, &heist::Action::Flip);
        let mut then = game.clone();
        for _ in 0..passes {
            heist_acts(&mut then, &heist::Action::Pass);
        }
        let seat = then
            .waiting_for()
            .seats()
            .iter()
            .next()
            .expect("a seat must act");
        let view = then.view(Viewer::Table);
        if !word_heist::bots::Finder::for_seat(&view, seat)
            .find(words())
            .is_empty()
        {
            return then;
        }
        while game.waiting_for().phase() != Some(heist::Phase::Flip) {
            heist_acts(&mut game, &heist::Action::Pass);
        }
    }
}

fn heist_acts(game: &mut Match<WordHeist>, action: &heist::Action) {
    let seat = game
        .waiting_for()
        .seats()
        .iter()
        .next()
        .expect("a seat must act");
    beside::act(game, seat, action, 1_000);
}

fn heist(page: &Page, name: &str, game: &Match<WordHeist>) {
    beside::open(page, name, game);
    page.css(".heist-hands button").appears();
}

#[test]
fn a_double_tap_never_acts_for_the_next_player() {
    browse(|page| never_twice(page, ".stage, .stage-lid", MOMENTS));
}
