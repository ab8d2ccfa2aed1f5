//! Whole rounds and games of C U Letter.

use c_u_letter::text::moments::solo_score;
use c_u_letter::text::table::prompt;
use c_u_letter_rules::{Action, CardKind, Choices, Placing, Preset, Scramble, Stage, Use};
use game::TimeLimit;
use serde_json::Value;

use super::{
    ADA, NativeGame, end_turn, native_scores, place_card, shown_scores, skip_word_review, square,
    take_device,
};
use crate::harness::browse;
use crate::page::{Page, Pointer, SIZES};

/// Returns the index of the ability that a use belongs to.
fn ability_index(using: Use) -> Option<usize> {
    Some(match using {
        Use::Nothing => return None,
        Use::Swap(_) => 0,
        Use::Overwrite => 1,
        Use::Insert(_) => 2,
        Use::Hide => 3,
    })
}

/// Returns the next placing of a round that should use every ability: one with a new ability,
/// otherwise an Enchanter that lies face up.
fn next_placing(game: &NativeGame, had: [bool; 4]) -> Option<Placing> {
    let placings = game.legal_placings();
    let new = |placing: &&Placing| ability_index(placing.using).is_some_and(|one| !had[one]);
    let plain = |placing: &&Placing| placing.using == Use::Nothing;
    let enchants =
        |placing: &&Placing| plain(placing) && placing.card.face().kind == CardKind::Enchanter;
    let found = placings.iter().find(new);
    let found = found.or_else(|| placings.iter().find(enchants));
    found.or_else(|| placings.iter().find(plain)).copied()
}

/// A game whose first round uses every ability if all placings come from `next_placing`.
fn game_with_every_ability() -> NativeGame {
    let choices = Choices {
        clock: TimeLimit::Untimed,
        cards: Some(12),
        ..Preset::Table.choices()
    };
    let seeds = (1..400).map(|seed| NativeGame::with_seed(&["Ada", "Bo"], choices, seed));
    let has_all = |game: &NativeGame| {
        let mut game = game.clone();
        let mut had = [false; 4];
        for _ in 0..12 {
            game.act(&Action::Ready);
            let Some(placing) = next_placing(&game, had) else {
                return false;
            };
            if let Some(one) = ability_index(placing.using) {
                had[one] = true;
            }
            game.act(&Action::Place(placing));
            game.act(&Action::Done);
        }
        had == [true; 4] && matches!(game.table().stage, Stage::Revealing(_))
    };
    let mut fitting = seeds.filter(has_all);
    fitting.next().expect("some deal has them")
}

/// The width of the board's squares, in pixels.
fn square_width(page: &Page) -> Value {
    let first = page.css(".letter-squares .square");
    first.eval("return part.getBoundingClientRect().width")
}

#[test]
fn two_people_play_a_round_with_every_ability_by_touch() {
    browse(|page| {
        let mut game = game_with_every_ability();
        page.resize(SIZES[0]);
        game.open(page);
        let mut had = [false; 4];
        let mut claims = 0;
        while game.table().stage == Stage::Placing {
            take_device(page, &mut game);
            assert!(!page.scrolls_sideways());
            let placing = next_placing(&game, had).expect("something can be placed");
            if let Some(one) = ability_index(placing.using) {
                had[one] = true;
                page.wait_for_animations();
                let before = square_width(page);
                super::choose_placing(page, &placing);
                assert_eq!(square_width(page), before, "{placing:?}");
                page.audit();
                page.check_all_sizes(&format!("letter-ability-{one}"));
                page.resize(SIZES[0]);
                page.tap("Clear");
                page.css(".letter-hand [aria-pressed='true']").disappears();
            }
            place_card(page, &mut game, &placing);
            // Claims by dragging first, later by taps on the first and last card.
            if let Some(word) = game.claimable_words().first() {
                let (from, to) = (word.span.from(), word.span.to());
                let (first, last) = (square(page, from), square(page, to));
                match claims {
                    0 => first.drag_to(&last, Pointer::Touch),
                    _ => {
                        first.tap();
                        last.tap();
                    }
                }
                page.announces(&format!("claims {}", word.word.as_str().to_uppercase()));
                game.act(&Action::Claim(word.span));
                claims += 1;
            }
            end_turn(page, &mut game);
        }
        assert_eq!(had, [true; 4]);
        assert!(claims > 0, "something was claimed");
        // Hidden cards are revealed in order, with a claim where possible.
        while let Stage::Revealing(card) = game.table().stage {
            let name = game.player_name(game.seat());
            page.says(&format!("{name}, are you ready?"));
            page.part("button", &format!("{name} is ready")).tap();
            game.act(&Action::Ready);
            page.says(&prompt(game.table(), false, &game.0.journal().seats));
            page.part("button", "End turn").appears();
            page.check_all_sizes("letter-revealed");
            page.resize(SIZES[0]);
            let found = game.claimable_words();
            if let Some(word) = found.first() {
                let board = &game.table().board;
                assert!(board.square_of(card).is_some_and(|at| word.span.covers(at)));
                let offer = c_u_letter::screen::TableThing::Offer(word.span);
                page.css(&format!("[data-thing='{offer}']")).tap();
                page.announces("from an ambush");
                game.act(&Action::Claim(word.span));
            }
            end_turn(page, &mut game);
        }
        assert_eq!(game.table().stage, Stage::RoundOver);
        page.says("Round 1 is over");
        page.check_all_sizes("letter-walk");
        page.resize(SIZES[0]);
        skip_word_review(page, "Next round");
        assert_eq!(shown_scores(page), native_scores(&game));
        page.audit_themes();
        page.check_all_sizes("letter-round-over");
        for size in [SIZES[0], SIZES[1]] {
            page.resize(size);
            let whole = page.css(".letter-bill").eval(
                "const paid = [...part.querySelectorAll('.paid')];
                 return paid.every((one) => one.scrollWidth <= one.clientWidth + 1)",
            );
            assert_eq!(whole, true, "what the round paid is cut: {size:?}");
        }
        page.resize(SIZES[0]);
        page.press("Look through the round");
        page.wait_for_review();
        page.audit_themes();
        page.check_all_sizes("letter-review");
        page.tap("Next round");
        page.css(".cover").appears();
    });
}

#[test]
fn c41_a_solo_game_is_played_to_its_end_by_keyboard() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Untimed,
            ..Preset::Solo.choices()
        };
        let mut game = NativeGame::new(&["Ada"], choices);
        // Plays on up to the last card.
        game.play_until(|table| table.stage == Stage::Placing && table.last && table.turn.ready);
        game.open(page);
        page.css(".letter-hand").appears();
        assert!(!page.css(".cover").exists(), "no cover in a solo game");
        page.check_all_sizes("letter-solo");
        let mut claims = 0;
        loop {
            match game.table().stage {
                Stage::Placing => {
                    if !game.table().turn.ready {
                        game.act(&Action::Ready);
                    }
                    page.part("button", "Place it").appears();
                    let plain = |placing: &&Placing| placing.using == Use::Nothing;
                    let placings = game.legal_placings();
                    let Some(placing) = placings.iter().find(plain) else {
                        panic!("nothing can be placed plainly");
                    };
                    // The card is chosen by its letter and the square by arrow keys; there, Enter
                    // is pressed twice.
                    let card = placing.card;
                    page.css(&format!(".letter-hand [data-card='{}']", card.index()))
                        .eval("part.focus()");
                    page.press_keys("Enter");
                    page.css(".square:focus").appears();
                    move_to_square(page, placing.at.column(), placing.at.row());
                    page.press_keys("Enter");
                    page.css(".square[data-changes]").appears();
                    page.press_keys("Enter");
                    page.part("button", "End turn").appears();
                    game.act(&Action::Place(*placing));
                    page.wait_for_animations();
                    if let Some(word) = game.claimable_words().first() {
                        claim_by_keys(page, word);
                        game.act(&Action::Claim(word.span));
                        claims += 1;
                    }
                    page.part("button", "End turn").eval("part.focus()");
                    page.press_keys("Enter");
                    game.act(&Action::Done);
                }
                Stage::Revealing(_) => {
                    if !game.table().turn.ready {
                        game.act(&Action::Ready);
                    }
                    page.part("button", "End turn").eval("part.focus()");
                    page.press_keys("Enter");
                    game.act(&Action::Done);
                }
                Stage::RoundOver => {
                    skip_word_review(page, "Last words");
                    page.part("button", "Last words").eval("part.focus()");
                    page.press_keys("Enter");
                    game.act(&Action::NextRound);
                }
                Stage::Scramble(_) => {
                    if !game.table().turn.ready {
                        game.act(&Action::Ready);
                    }
                    page.part("button", "Pass").appears();
                    page.check_all_sizes("letter-lines");
                    let found = game.claimable_words();
                    match found.first() {
                        Some(word) => {
                            claim_by_keys(page, word);
                            game.act(&Action::Claim(word.span));
                        }
                        None => {
                            page.part("button", "Pass").eval("part.focus()");
                            page.press_keys("Enter");
                            game.act(&Action::Pass);
                        }
                    }
                }
                Stage::Over => break,
                Stage::Dealing | Stage::Claiming => panic!("no seat has to act in this stage"),
            }
        }
        assert!(claims > 0, "something was claimed");
        let table = game.table();
        page.says(&solo_score(table.score(ADA), &table.options));
        page.says("That’s your best so far.");
        page.audit_themes();
        page.check_all_sizes("letter-solo-over");
        page.reload();
        page.says("Your best is");
    });
}

/// Moves the focus over the board to a square.
fn move_to_square(page: &Page, column: u8, row: u8) {
    page.press_keys("Home PageUp");
    for _ in 0..column {
        page.press_keys("Right");
    }
    for _ in 0..row {
        page.press_keys("Down");
    }
}

/// Marks a word with Shift and the arrow keys, and claims it.
fn claim_by_keys(page: &Page, word: &c_u_letter_rules::BoardWord) {
    use c_u_letter_rules::Heading;
    let from = word.span.from();
    page.css(".square[tabindex='0']").eval("part.focus()");
    move_to_square(page, from.column(), from.row());
    let key = match word.span.heading() {
        Heading::Right => "Shift+Right",
        Heading::Down => "Shift+Down",
        Heading::Left => "Shift+Left",
        Heading::Up => "Shift+Up",
    };
    for _ in 1..word.span.len() {
        page.press_keys(key);
    }
    page.announces(&word.word.as_str().to_uppercase());
    page.press_keys("Enter");
    page.css(".square[data-chosen]").disappears();
}

#[test]
fn a_round_against_a_bot_is_played_to_its_end() {
    browse(|page| {
        let choices = Choices {
            cards: Some(8),
            clock: TimeLimit::Untimed,
            scramble: Scramble::Never,
            ..Preset::Opponents.choices()
        };
        let game = NativeGame::new(&["Ada", "Charmer"], choices);
        game.open(page);
        page.css(".letter-hand").appears();
        let mut hinted = false;
        for _ in 0..9 {
            page.wait("it is Ada's turn, or the round is over", || {
                page.part("button", "Place it").exists() || page.css(".letter-ended").exists()
            });
            if page.css(".letter-ended").exists() {
                break;
            }
            if !hinted {
                page.tap("Hint");
                page.css(".slip p").appears();
                page.check_all_sizes("letter-hint");
                hinted = true;
                // Where nothing gains, the hint has already chosen a card.
                if page.part("button", "Clear").exists() {
                    page.tap("Clear");
                }
            }
            page.wait_for_animations();
            page.css(".letter-hand button").tap();
            page.css(".square[data-target]").tap();
            super::main_button(page).tap();
            page.part("button", "End turn").tap();
        }
        skip_word_review(page, "Next round");
        page.says("Round 1 is over");
        page.audit_themes();
    });
}

#[test]
fn a_player_named_you_is_addressed_in_the_second_person() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Untimed,
            ..Preset::Table.choices()
        };
        let deals = (1..40).map(|seed| NativeGame::with_seed(&["You", "Ada"], choices, seed));
        let mut begins = deals.filter(|game| game.seat() == ADA);
        let mut game = begins.next().expect("the first seat begins some game");
        game.open(page);
        page.part("heading", "Your turn").appears();
        page.part("button", "I am here").appears();
        page.audit_themes();
        take_device(page, &mut game);
        page.says("Your turn: place a card.");
        let placings = game.legal_placings();
        place_card(page, &mut game, &placings[0]);
        end_turn(page, &mut game);
        // Ada reads what happened.
        page.says("Pass to");
        page.says("You placed ");
    });
}
