//! Bots of Paper Grid that play words and judge those of others.

use game::{Chance, Match, Moment, SeatId};
use paper_grid::bots::choose;
use paper_grid_rules::{Action, Board, Choices, FirstSeat, Judge, Options, PaperGrid, Size};

use super::{
    Finger, InputMethod, apprentice_bot, cell_index, open, short_game, two_seats, word_list,
};
use crate::beside;
use crate::harness::browse;
use crate::page::Page;

fn lay_over_the_star(page: &Page, game: &Match<PaperGrid>, letters: &str) {
    for (cell, letter) in (11..).zip(letters.chars()) {
        Finger.lay_letter(page, game, cell, letter);
    }
}

#[test]
fn k16_a_bot_judges_a_persons_play_and_a_person_judges_the_bots() {
    browse(|page| {
        let game = short_game(apprentice_bot(), |choices| choices.judge = Judge::Table);
        open(page, &game);
        // No list has this word, so the bot rejects it.
        lay_over_the_star(page, &game, "TRN");
        page.tap("Play for 15");
        page.announces("The table says no. Ada takes it back.");
        lay_over_the_star(page, &game, "RAT");
        page.tap("Play for 15");
        page.says("ask for 2 letters");
        for letter in "ES".chars() {
            Finger.call_letter(page, letter);
        }
        page.tap("Ask for these");
        // Bo answers and shows a play, which Ada has to judge.
        page.says("Does everyone accept this?");
        let shown = page.css(".sums").text();
        page.audit();
        page.tap("Reject");
        page.announces("The table says no. Bo takes it back.");
        // Then Bo shows another play.
        page.wait("another play is shown", || {
            page.part("button", "Accept").exists() && page.css(".sums").text() != shown
        });
        page.tap("Accept");
        page.says("Ada: take");
    });
}

#[test]
fn a_bot_draws_its_chance_from_the_game() {
    browse(|page| {
        for seed in [5, 6] {
            let mut choices = Choices::on_board(Board::blank(Size::Small));
            choices.first = FirstSeat::Seat(SeatId::FIRST);
            let options = Options::new(choices).unwrap();
            let mut game: Match<PaperGrid> =
                Match::start(options, two_seats(apprentice_bot()), Chance::new(seed)).unwrap();
            beside::open_game(page, &format!("seed{seed}"), &game);
            page.says("Ada: claim an edge cell");
            let size = Size::Small;
            let mine = size.cell_named("a1").unwrap();
            page.css(&format!("#board-{}", cell_index(size, mine)))
                .tap();
            // Makes the same claim in the native game, and lets the bot choose its claim there.
            let done = game.act(SeatId::FIRST, &Action::Claim(mine), Moment(0), None);
            assert_eq!(done, Ok(()));
            let mut chance = game.chance_for_bots();
            let bot = SeatId::new(1);
            let Action::Claim(cell) = choose(game.state(), bot, word_list(), &mut chance) else {
                panic!("it claims a cell");
            };
            page.announces(&format!("Bo claims {}.", size.cell_name(cell)));
        }
    });
}
