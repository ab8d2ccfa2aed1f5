//! What the table offers, and what it doesn't: nothing that would be refused, no hints where they
//! are off; and the previews of scores.

use c_u_letter::screen::{Draft, best_words, shown_table};
use c_u_letter::text::moments::{NOW, best_word};
use c_u_letter_rules::{
    Choices, Event, Help, Placing, Preset, Scramble, Square, Stage, Table, Use,
};
use game::{Chance, TimeLimit};

use super::{NativeGame, is_turn_start, square, take_device, wait_until_disabled};
use crate::harness::browse;
use crate::page::{Page, Size, THEMES};

fn untimed_choices(choices: Choices) -> Choices {
    Choices {
        clock: TimeLimit::Untimed,
        ..choices
    }
}

/// Chooses a card of the hand by touch.
fn pick_up_card(page: &Page, placing: &Placing) {
    let card = placing.card.index();
    page.wait_for_animations();
    page.css(&format!(".letter-hand [data-card='{card}']"))
        .tap();
    page.css(&format!(
        ".letter-hand [data-card='{card}'][aria-pressed='true']"
    ))
    .appears();
}

#[test]
fn c6_a_refused_square_asks_for_no_second_tap() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], untimed_choices(Preset::Table.choices()));
        game.play_until(|table| is_turn_start(table) && table.counter > 2);
        game.open(page);
        take_device(page, &mut game);
        let placings = game.legal_placings();
        // A card with a square on which it can only be placed without an ability, and a square on
        // which it can't be placed at all.
        let there = |one: &Placing, at: Square| {
            let own = placings.iter();
            own.filter(|other| other.card == one.card && other.at == at)
                .filter(|other| !matches!(other.using, Use::Swap(_)))
                .count()
        };
        let plain = placings.iter();
        let mut plain = plain.filter(|one| one.using == Use::Nothing && there(one, one.at) == 1);
        let placing = plain.next().expect("some card can only be placed");
        let mut squares = Square::all();
        let refused = squares.find(|at| {
            let mut own = placings.iter();
            !own.any(|one| one.card == placing.card && one.at == *at)
        });
        pick_up_card(page, placing);
        square(page, refused.expect("some square refuses the card")).tap();
        page.says("Tap another square.");
        page.no_longer_says("Tap there again to place it.");
        wait_until_disabled(page, "Place it");
        page.audit_themes();
        page.check_all_sizes("letter-refused");
        page.wait_for_animations();
        square(page, placing.at).tap();
        page.says("Tap there again to place it.");
        page.no_longer_says("Tap another square.");
        page.wait_for_animations();
        square(page, placing.at).tap();
        page.part("button", "End turn").appears();
    });
}

#[test]
fn c10_no_hint_is_offered_where_hints_are_off() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], untimed_choices(Preset::Table.choices()));
        assert!(!game.table().options.hints);
        game.open(page);
        take_device(page, &mut game);
        assert!(!page.part("button", "Hint").exists());
    });
}

/// Whether a seat would be paid for a card that is under another.
fn will_pay_for_stack(table: &Table) -> bool {
    let ownership = table.ownership();
    let owned = ownership.owned_cards().iter();
    let mut heights = owned.map(|one| table.board.stack_height(one.square));
    heights.any(|height| height > 1) && is_turn_start(table)
}

#[test]
fn c21_the_shown_payout_counts_the_cards_of_a_stack() {
    browse(|page| {
        let choices = untimed_choices(Choices {
            cards: Some(30),
            ..Preset::Table.choices()
        });
        let games = (1..200).map(|seed| NativeGame::with_seed(&["Ada", "Bo"], choices, seed));
        let stacked = |mut game: NativeGame| {
            let mut chance = Chance::new(5);
            for _ in 0..400 {
                if will_pay_for_stack(game.table()) {
                    return Some(game);
                }
                if game.table().stage == Stage::RoundOver {
                    return None;
                }
                game.act_randomly(&mut chance);
            }
            None
        };
        let mut stacked = games.filter_map(stacked);
        let mut game = stacked.next().expect("some word covers another card");
        game.open(page);
        take_device(page, &mut game);
        let shown = shown_table(&game.view(), &Draft::default());
        let told = page
            .css(".stage-scores")
            .eval("return Array.from(part.querySelectorAll('.holds'), (one) => one.textContent)");
        let told: Vec<String> = serde_json::from_value(told).expect("they are texts");
        let each: Vec<String> = shown
            .seats
            .iter()
            .map(|seat| format!("+{}{NOW}", seat.now))
            .collect();
        assert_eq!(told, each);
    });
}

#[test]
fn c22_best_words_include_scramble_words() {
    browse(|page| {
        let choices = untimed_choices(Choices {
            scramble: Scramble::Turns,
            ..Preset::Table.choices()
        });
        // Searches for a game in which one of the best words is a scramble word.
        let games = (1..60).map(|seed| {
            let mut game = NativeGame::with_seed(&["Ada", "Bo"], choices, seed);
            game.play_until(|table| table.stage == Stage::Over);
            game
        });
        let spelled = |game: &NativeGame| {
            let steps = game.0.journal().steps.iter();
            let mut events = steps.flat_map(|step| &step.events);
            let best = best_words(&game.0, 3);
            events.any(|event| match event {
                Event::Spelled(own) => best.iter().any(|one| one.word == own.word),
                _ => false,
            })
        };
        let mut fitting = games.filter(spelled);
        let game = fitting.next().expect("some word of what was left is long");
        game.open(page);
        page.says("Best words");
        for one in best_words(&game.0, 3) {
            page.says(&best_word(&game.player_name(one.seat), one.word, one.cards));
        }
    });
}

#[test]
fn c10_highlighted_words_stay_in_their_area() {
    browse(|page| {
        let choices = untimed_choices(Choices {
            help: [Help::MarksWords; 4],
            cards: Some(30),
            ..Preset::Table.choices()
        });
        let games = (1..200).map(|seed| NativeGame::with_seed(&["Ada", "Bo"], choices, seed));
        let many = |mut game: NativeGame| {
            let mut chance = Chance::new(5);
            for _ in 0..300 {
                let claims = game.table().stage == Stage::Claiming;
                if claims && game.claimable_words().len() > 9 {
                    return Some(game);
                }
                if game.table().stage == Stage::RoundOver {
                    return None;
                }
                game.act_randomly(&mut chance);
            }
            None
        };
        let mut found = games.filter_map(many);
        let game = found.next().expect("some board is full of words");
        game.open(page);
        take_device_to_claim(page, &game);
        page.css(".letter-uses .chip").appears();
        page.audit_themes();
        for long in [false, true] {
            if long {
                // The longest possible word on this board, with the highest value.
                page.css(".letter-uses").eval(
                    "for (const chip of part.querySelectorAll('.chip')) {
                        chip.querySelector('b').textContent = 'WWWWWWWWW';
                        chip.querySelector('span').textContent = 'a9 to i9';
                        chip.querySelector('em').textContent = '+20';
                    }",
                );
            }
            for (width, height) in [(320, 568), (360, 640), (844, 390), (820, 1180), (1440, 900)] {
                page.resize(Size { width, height });
                for theme in THEMES {
                    page.set_theme(theme);
                    page.take_picture(&format!("marked/{long}-{width}-{theme}"));
                }
                page.reset_theme();
                let told = page.css(".letter-uses").eval(
                    "const place = part.getBoundingClientRect();
                    const chips = [...part.querySelectorAll('.chip')];
                    const whole = (one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
                    const within = (box) => box.top >= place.top - 1 && box.bottom <= place.bottom + 1;
                    const reached = chips.every((chip) => {
                        chip.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
                        const box = chip.getBoundingClientRect();
                        const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                        return chip.contains(on) && box.left >= place.left - 1 && box.right <= place.right + 1;
                    });
                    part.scrollLeft = 0;
                    const board = document.querySelector('.letter-board').getBoundingClientRect();
                    const covers = place.left < board.right - 1 && place.right > board.left + 1
                        && place.top < board.bottom - 1 && place.bottom > board.top + 1;
                    return [chips.length, chips.every(whole), chips.every((one) => within(one.getBoundingClientRect())),
                        reached, covers, document.documentElement.scrollWidth <= innerWidth]",
                );
                let told: (usize, bool, bool, bool, bool, bool) =
                    serde_json::from_value(told).expect("the script returns these values");
                assert!(told.0 > 5, "{told:?}");
                assert_eq!(
                    (told.1, told.2, told.3, told.4, told.5),
                    (true, true, true, false, true),
                    "long: {long}, {width} x {height}"
                );
            }
        }
    });
}

/// Lets the player who claims a word take the device.
fn take_device_to_claim(page: &Page, game: &NativeGame) {
    page.says(&game.player_name(game.seat()));
    page.css(".cover .button").tap();
    page.part("button", "End turn").appears();
}
