//! Whole games of Paper Grid, and events in them.

use game::{Chance, Match, Moment, PlayedBy, SeatId};
use lexicon::Letter;
use paper_grid::bots::choose;
use paper_grid_rules::{
    Action, Area, Board, Choices, Direction, FirstSeat, Judge, Options, PaperGrid, Size, Stage,
};

use super::{
    Finger, InputMethod, Keyboard, apprentice_bot, cell_index, new_four_player_game,
    new_short_game, open, short_game, two_seats, word_list,
};
use crate::harness::{Setup, browse};
use crate::page::{Page, Pointer};

/// Does an action on the page.
fn act_on_page(page: &Page, game: &Match<PaperGrid>, hand: &dyn InputMethod, action: &Action) {
    let size = game.state().board.size();
    match action {
        Action::Play(placed) => {
            for placed in placed {
                hand.lay_letter(page, game, cell_index(size, placed.0), placed.1.uppercase());
            }
            let button = page.css(".stage-hand .button-main");
            page.wait("the play is legal", || {
                button.attribute("disabled").is_none()
            });
            let name = button.text();
            assert!(name.starts_with("Play for"), "{name}");
            hand.press(page, &name);
        }
        Action::Ask { called, .. } => {
            // After a play, the page goes on to asking by itself.
            if game.state().stage == Stage::Playing {
                hand.press(page, "Ask");
                page.css(".called").appears();
            }
            for letter in called {
                hand.call_letter(page, letter.uppercase());
            }
            hand.press(page, "Ask for these");
        }
        Action::Take(letter) => hand.press(page, &format!("Take {}", letter.uppercase())),
        Action::Wall(edge) => hand.place_wall(page, game, *edge),
        Action::Pass => hand.press(page, "Pass"),
        other => panic!("no game here reaches {other:?}"),
    }
}

/// Returns the scores that the page shows, in the order of seats.
fn shown_scores(page: &Page) -> Vec<String> {
    let shown = page.css("body").eval(
        "return Array.from(document.querySelectorAll('.stage-scores .score'), (s) => s.textContent)",
    );
    serde_json::from_value(shown).unwrap_or_default()
}

/// Plays a whole game, natively and on the page, and checks that both agree at every step.
fn play_through(
    page: &Page,
    hand: &dyn InputMethod,
    mut game: Match<PaperGrid>,
    mut meanwhile: impl FnMut(&Page, usize),
) {
    open(page, &game);
    page.part("button", "Play word").appears();
    let mut chance = Chance::new(1);
    let mut step = 0;
    while let Some(seat) = game.waiting_for().seats().iter().next() {
        let view = game.state().clone();
        let mut action = choose(&view, seat, word_list(), &mut chance);
        if let Action::Ask { called, kept } = &mut action {
            // The page keeps the first letters that fit.
            *kept = called
                .iter()
                .copied()
                .take(view.room_in_hand(seat))
                .collect();
        }
        act_on_page(page, &game, hand, &action);
        let done = game.act(seat, &action, Moment(step as u64), Some(word_list()));
        assert_eq!(done, Ok(()), "{action:?}");
        let expected: Vec<String> = SeatId::all(game.state().seats)
            .map(|seat| game.state().score(seat).to_string())
            .collect();
        page.wait("the page has come to the same", || {
            let next = game.waiting_for().seats().iter().next();
            let banner = page.css("body").eval(
                "return Array.from(document.querySelectorAll('.stage-scores .seat')).findIndex((b) => b.dataset.turn !== undefined)",
            );
            let turn = next.map_or(-1, |seat| seat.index() as i64);
            shown_scores(page) == expected && banner == turn
        });
        step += 1;
        meanwhile(page, step);
        assert!(step < 200, "the game does not end");
    }
    page.says("Final scores");
    page.says("Best plays");
}

#[test]
fn a_whole_game_is_played_by_touch() {
    browse(|page| {
        play_through(page, &Finger, new_short_game(), |page, step| {
            if step == 1 {
                page.audit_themes();
                page.check_all_sizes("paper-grid-answering");
            }
        });
        page.audit_themes();
        page.check_all_sizes("paper-grid-over");
    });
}

#[test]
fn a_whole_game_of_four_is_played_by_keyboard_and_survives_reloads() {
    browse(|page| {
        play_through(page, &Keyboard, new_four_player_game(), |page, step| {
            // Reloads in the middle of a turn, in the middle of an answer, and towards the end.
            if step % 9 == 2 {
                page.reload();
                page.css("#board-0").appears();
            }
        });
    });
}

#[test]
fn a_play_shows_its_sum_or_why_it_is_illegal() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |_| {});
        open(page, &game);
        page.part("button", "Play word").appears();
        Finger.lay_letter(page, &game, 0, 'T');
        page.says("star");
        page.audit_themes();
        page.check_all_sizes("paper-grid-refused");
        // Esc takes the letters back, wherever the focus is.
        page.css("#board-0").eval("part.focus()");
        page.press_keys("Escape");
        page.css(".cell[data-laid]").disappears();
        // RAT is laid over the star, in the second row.
        for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
            Finger.lay_letter(page, &game, cell, letter);
        }
        page.says("RAT: 5 + 5 + 5 = 15");
        page.check_all_sizes("paper-grid-playing");
        page.tap("Play for 15");
        page.announces("Ada plays RAT for 15 points.");
        page.says("ask for 2 letters");
        page.tap("Undo");
        page.part("button", "Play word").appears();
        page.wait("the points are gone", || shown_scores(page) == ["0", "0"]);
        page.css(".stage-hand .button[disabled]").appears();
    });
}

#[test]
fn an_old_turn_can_be_looked_at_again() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |_| {});
        open(page, &game);
        for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
            Finger.lay_letter(page, &game, cell, letter);
        }
        page.tap("Play for 15");
        Finger.call_letter(page, 'E');
        Finger.call_letter(page, 'S');
        page.tap("Ask for these");
        page.tap("Take E");
        page.tap("Ask");
        Finger.call_letter(page, 'E');
        Finger.call_letter(page, 'S');
        page.tap("Ask for these");
        page.tap("Take S");
        page.press("Menu");
        page.press("History");
        page.css(".stage-sheet .history li").appears();
        page.css(".stage-sheet .history li:last-child button")
            .press();
        page.part("button", "Back to now").appears();
        page.says("1 of 2");
        page.press("Back to now");
        page.part("button", "Back to now").disappears();
        // Closing the history returns to the current position as well.
        page.css(".stage-sheet .history li:last-child button")
            .press();
        page.says("1 of 2");
        page.press("Close");
        page.no_longer_says("1 of 2");
    });
}

#[test]
fn walls_are_signs_in_news_and_history() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |_| {});
        open(page, &game);
        page.tap("Ask");
        for letter in ['E', 'S'] {
            Finger.call_letter(page, letter);
        }
        page.tap("Ask for these");
        let size = game.state().board.size();
        let edge = size.edge(size.cell_named("a4").unwrap(), Direction::Right);
        Finger.place_wall(page, &game, edge.unwrap());
        let sign = "[role=img][aria-label=\"a wall between a4 and b4\"]";
        page.css(&format!(".say .did {sign}")).appears();
        let news = page.css(".say .did").text();
        assert!(!news.contains("between"), "{news}");
        page.press("Menu");
        page.press("History");
        let row = page.css(&format!(".stage-sheet .history button {sign}"));
        row.appears();
        let size = row.eval(
            "const { width, height } = part.getBoundingClientRect();
            return Math.min(width, height)",
        );
        assert!(size.as_f64() > Some(8.0), "the sign has a size: {size}");
    });
}

#[test]
fn the_table_decides_without_a_word_list() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay(".lex");
        let game = short_game(PlayedBy::Person, |choices| choices.judge = Judge::Table);
        open(page, &game);
        for (cell, letter) in [(11, 'T'), (12, 'R'), (13, 'N')] {
            Finger.lay_letter(page, &game, cell, letter);
        }
        page.tap("Play for 15");
        page.says("Does everyone accept this?");
        page.tap("Reject");
        page.part("button", "Play word").appears();
        for (cell, letter) in [(11, 'T'), (12, 'R'), (13, 'A')] {
            Finger.lay_letter(page, &game, cell, letter);
        }
        page.tap("Play for 15");
        page.tap("Accept");
        page.says("ask for 2 letters");
    });
}

#[test]
fn a_bot_plays_its_turns() {
    browse(|page| {
        let game = short_game(apprentice_bot(), |_| {});
        open(page, &game);
        for (cell, letter) in [(11, 'R'), (12, 'A'), (13, 'T')] {
            Finger.lay_letter(page, &game, cell, letter);
        }
        page.tap("Play for 15");
        Finger.call_letter(page, 'E');
        Finger.call_letter(page, 'S');
        page.tap("Ask for these");
        // Bo answers, plays and asks; then it is Ada who answers.
        page.says("Ada: take");
        page.wait("Bo has scored", || shown_scores(page) != ["15", "0"]);
    });
}

#[test]
fn a_clock_that_runs_out_passes_the_turn() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |choices| {
            choices.clock = game::TimeLimit::Seconds(30);
        });
        open(page, &game);
        page.css("[role=timer]").appears();
        page.advance_clock(31);
        page.announces("Ada’s time is up.");
        page.tap("Bo is ready");
        page.says("Bo: play a word, or ask for 2 letters.");
    });
}

#[test]
fn letters_are_dragged_to_the_board() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |_| {});
        open(page, &game);
        page.part("button", "Play word").appears();
        for (letter, cell, pointer) in [
            ("R", "d2", Pointer::Mouse),
            ("A", "e2", Pointer::Touch),
            ("T", "f2", Pointer::Touch),
        ] {
            let at = page.css(&format!("#board-{}", named_cell_index(&game, cell)));
            page.part_in("Your letters", "button", letter)
                .drag_to(&at, pointer);
        }
        page.says("RAT: 5 + 5 + 5 = 15");
        // A laid letter is dragged again: to another cell, where three words need mending; back; to
        // the rack.
        let cell = |name| page.css(&format!("#board-{}", named_cell_index(&game, name)));
        for pointer in [Pointer::Mouse, Pointer::Touch] {
            cell("f2").drag_to(&cell("d3"), pointer);
            page.css(&format!(
                "#board-{}[data-laid]",
                named_cell_index(&game, "d3")
            ))
            .appears();
            assert!(cell("f2").attribute("data-laid").is_none());
            page.take_picture("dragged-again");
            cell("d3").drag_to(&cell("f2"), pointer);
            page.says("RAT: 5 + 5 + 5 = 15");
            cell("f2").drag_to(&page.css(".rack"), pointer);
            page.part_in("Your letters", "button", "T").appears();
            assert!(cell("f2").attribute("data-laid").is_none());
            page.part_in("Your letters", "button", "T")
                .drag_to(&cell("f2"), pointer);
            page.says("RAT: 5 + 5 + 5 = 15");
        }
        // A full cell accepts no letter: it goes back to the rack.
        cell("f2").drag_to(&cell("e2"), Pointer::Touch);
        page.part_in("Your letters", "button", "T").appears();
        page.part("gridcell", "e2, A, just laid, star").appears();
    });
}

#[test]
fn on_a_blank_board_areas_are_claimed_in_turn() {
    browse(|page| {
        let mut choices = Choices::on_board(Board::blank(Size::Small));
        choices.first = FirstSeat::Seat(SeatId::FIRST);
        let options = Options::new(choices).unwrap();
        let game: Match<PaperGrid> =
            Match::start(options, two_seats(PlayedBy::Person), Chance::new(1)).unwrap();
        open(page, &game);
        page.says("Ada: claim an edge cell.");
        let tap = |cell| {
            page.css(&format!("#board-{}", named_cell_index(&game, cell)))
                .tap()
        };
        tap("c2");
        page.says("Choose an empty, plain cell at the edge.");
        tap("a1");
        page.announces("Ada claims a1.");
        page.says("Bo: claim an edge cell.");
        tap("h4");
        page.announces("Bo claims h4.");
        page.part("gridcell", "a1, Red disc’s area").appears();
        // No player has a letter yet, so none can play a word.
        page.says("Ada: ask for 2 letters.");
    });
}

/// Returns the index of a named cell on the screen's board.
fn named_cell_index(game: &Match<PaperGrid>, name: &str) -> usize {
    let size = game.state().board.size();
    cell_index(size, size.cell_named(name).expect("a cell"))
}

#[test]
fn in_a_low_window_a_button_leads_back_from_asking() {
    browse(|page| {
        open(page, &short_game(PlayedBy::Person, |_| {}));
        page.resize(crate::page::Size {
            width: 844,
            height: 390,
        });
        page.tap("Ask");
        page.part("button", "Back to the board").appears();
        page.check_nothing_is_cut("asking in a low window");
        page.tap("Back to the board");
        page.part("button", "Play word").appears();
    });
}

#[test]
fn k23_the_prompt_of_a_full_hand_is_whole_at_every_size() {
    browse(|page| {
        let game = short_game(PlayedBy::Person, |choices| {
            let hand = "RATINGS".chars().filter_map(Letter::new);
            let area = Area::new(0).expect("an area");
            choices.board.set_hand(area, hand.collect());
        });
        open(page, &game);
        page.tap("Ask");
        for (width, height) in [(360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820)] {
            page.resize(crate::page::Size { width, height });
            page.says("your hand is full. Call 2 letters for the other player.");
            page.check_nothing_is_cut("a full hand");
        }
        // None can be kept, so there is no choice of which.
        Finger.call_letter(page, 'E');
        page.says("your hand is full. Call 2 letters for the other player.");
    });
}
