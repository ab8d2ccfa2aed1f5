//! Double taps at the two word tables: no button acts for the next player.

use game::{Match, Viewer};
use word_heist_rules as heist;
use word_heist_rules::WordHeist;

use crate::beside::{self, word_list};
use crate::hands::{GameMoment, LETTER, check_double_taps};
use crate::harness::browse;
use crate::one_letter_better::stage as better;
use crate::page::Page;

const MOMENTS: &[GameMoment] = &[
    GameMoment {
        label: "One Letter Better: the device is handed on",
        open: |page, name| {
            better::full_table(&LETTER, 2, 3).open_as(page, name);
            page.css(".cover .button-main").appears();
        },
    },
    GameMoment {
        label: "One Letter Better: before a word is made",
        open: open_one_letter_better,
    },
    GameMoment {
        label: "One Letter Better: a word is built",
        open: |page, name| {
            open_one_letter_better(page, name);
            page.css(".better-hand button").press();
            page.css(".better-line button").appears();
        },
    },
    GameMoment {
        label: "One Letter Better: cards are chosen to go",
        open: |page, name| {
            open_one_letter_better(page, name);
            page.css("[data-thing='do end']").press();
            page.part("button", "Back").appears();
        },
    },
    GameMoment {
        label: "Word Heist: before a letter is turned up",
        open: |page, name| open_word_heist(page, name, &heist_before_flip()),
    },
    GameMoment {
        label: "Word Heist: before words are made",
        open: |page, name| open_word_heist(page, name, &heist_before_word(0)),
    },
    GameMoment {
        label: "Word Heist: a word is typed",
        open: |page, name| {
            let game = heist_before_word(0);
            open_word_heist(page, name, &game);
            let letter = game.state().table.centre[0].letter.uppercase();
            page.part_in("Letters", "button", &letter.to_string()).tap();
            page.css(".heist-typed .tile").appears();
        },
    },
    GameMoment {
        label: "Word Heist: the others are asked for a word",
        open: |page, name| open_word_heist(page, name, &heist_before_word(1)),
    },
];

fn open_one_letter_better(page: &Page, name: &str) {
    better::full_table(&LETTER, 2, 3).open_as(page, name);
    page.css(".cover .button-main").press();
    page.css(".better-hand button").appears();
}

/// A game of Word Heist for three in turns, in which a letter must be turned up next.
fn heist_before_flip() -> Match<WordHeist> {
    let options = heist::Options::new(heist::Choices::default()).expect("the rules are valid");
    let mut game = beside::new_match(&LETTER, options, 7);
    for _ in 0..8 {
        act_in_heist(&mut game, &heist::Action::Flip);
        while game.waiting_for().phase() != Some(heist::Phase::Flip) {
            act_in_heist(&mut game, &heist::Action::Pass);
        }
    }
    game
}

/// The game of `heist_before_flip`, continued until `passes` players have passed after a letter
/// and the next one could still make a word.
fn heist_before_word(passes: usize) -> Match<WordHeist> {
    let mut game = heist_before_flip();
    loop {
        act_in_heist(&mut game, &heist::Action::Flip);
        let mut then = game.clone();
        for _ in 0..passes {
            act_in_heist(&mut then, &heist::Action::Pass);
        }
        let seat = then
            .waiting_for()
            .seats()
            .iter()
            .next()
            .expect("a seat must act");
        let view = then.view(Viewer::Table);
        if !word_heist::bots::Finder::for_seat(&view, seat)
            .find(word_list())
            .is_empty()
        {
            return then;
        }
        while game.waiting_for().phase() != Some(heist::Phase::Flip) {
            act_in_heist(&mut game, &heist::Action::Pass);
        }
    }
}

fn act_in_heist(game: &mut Match<WordHeist>, action: &heist::Action) {
    let seat = game
        .waiting_for()
        .seats()
        .iter()
        .next()
        .expect("a seat must act");
    beside::apply_action(game, seat, action, 1_000);
}

fn open_word_heist(page: &Page, name: &str, game: &Match<WordHeist>) {
    beside::open_game(page, name, game);
    page.css(".heist-hands button").appears();
}

#[test]
fn a_double_tap_never_acts_for_the_next_player() {
    browse(|page| check_double_taps(page, ".stage, .stage-lid", MOMENTS));
}
