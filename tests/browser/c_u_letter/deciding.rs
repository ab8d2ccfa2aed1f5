//! Words that the table decides on (C11), and words made from the leftover cards (C40).

use c_u_letter_rules::{Action, Choices, Preset, Scramble, Stage, Table};
use game::TimeLimit;

use super::{NativeGame, is_turn_start, place_card, square, take_device};
use crate::beside::word_list;
use crate::harness::browse;
use crate::page::Pointer;

fn scramble_choices(scramble: Scramble) -> Choices {
    Choices {
        clock: TimeLimit::Untimed,
        scramble,
        ..Preset::Table.choices()
    }
}

fn is_scramble(table: &Table) -> bool {
    matches!(table.stage, Stage::Scramble(_))
}

#[test]
fn c11_all_players_decide_on_a_word_beyond_the_list() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], scramble_choices(Scramble::Never));
        game.play_until(|table| is_turn_start(table) && table.counter > 2);
        game.open(page);
        take_device(page, &mut game);
        let placings = game.legal_placings();
        place_card(page, &mut game, &placings[0]);
        // Two cards side by side that spell nothing in either direction.
        let board = &game.table().board;
        let spans = board.occupied_squares().filter_map(|at| {
            let beside = at
                .neighbours()
                .find(|other| board.face_up_card(*other).is_some())?;
            c_u_letter_rules::Span::new(at, beside)
        });
        let none = |span: &c_u_letter_rules::Span| {
            let word = |span| game.view().preview_claim(span, Some(word_list())).is_ok();
            board.word_on(*span).is_some() && !word(*span) && game.view().can_propose(*span)
        };
        let span = spans.clone().find(none).expect("some spell nothing");
        let drag = || square(page, span.from()).drag_to(&square(page, span.to()), Pointer::Mouse);
        drag();
        page.says("isn’t in the word list.");
        // A refused word can't be claimed again.
        page.css("[data-thing='do claim']").disappears();
        page.tap("Ask everyone");
        page.css(".letter-asked").appears();
        assert!(!page.css(".letter-hand").exists(), "all of them look");
        page.audit_themes();
        page.check_all_sizes("letter-asked");
        page.tap("It doesn’t count");
        page.announces("doesn’t count.");
        page.css(".cover .button").tap();
        drag();
        page.tap("Ask everyone");
        page.tap("It counts");
        page.announces("Everyone agrees it’s a word.");
        page.css(".cover .button").tap();
        page.says("(agreed)");
    });
}

#[test]
fn c40_in_a_scramble_by_turns_words_are_made_of_leftover_cards() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], scramble_choices(Scramble::Turns));
        game.play_until(is_scramble);
        game.open(page);
        let name = game.player_name(game.seat());
        page.tap(&format!("{name} is ready"));
        game.act(&Action::Ready);
        page.css(".letter-pool").appears();
        let loose = game.table().loose.clone();
        let pairs = loose
            .iter()
            .flat_map(|a| loose.iter().map(move |b| [*a, *b]));
        let spells = |pair: &[c_u_letter_rules::CardId; 2]| {
            let word: String = pair.iter().map(|card| card.letter().uppercase()).collect();
            let word: Option<lexicon::Word> = word.to_lowercase().parse().ok();
            pair[0] != pair[1] && word.is_some_and(|word| word_list().contains(word))
        };
        let pair = pairs
            .clone()
            .find(spells)
            .expect("some two letters are a word");
        for card in pair {
            page.css(&format!(".letter-pool [data-card='{}']", card.index()))
                .tap();
        }
        page.audit_themes();
        page.check_all_sizes("letter-scramble");
        page.tap("Make it");
        page.announces(&format!("{name} makes "));
        game.act(&Action::Spell(pair.to_vec()));
        // All seats pass.
        while is_scramble(game.table()) {
            page.tap(&format!("{} is ready", game.player_name(game.seat())));
            game.act(&Action::Ready);
            page.tap("Pass");
            game.act(&Action::Pass);
        }
        page.says("Final scores");
        assert_eq!(super::shown_scores(page), super::native_scores(&game));
        page.audit_themes();
        page.check_all_sizes("letter-over");
    });
}

#[test]
fn c40_a_coin_decides_between_two_simultaneous_presses() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], scramble_choices(Scramble::Buzzers));
        game.play_until(is_scramble);
        game.open(page);
        page.css(".letter-pads").appears();
        page.audit_themes();
        page.check_all_sizes("letter-buzzers");
        let both = "for (const pad of part.querySelectorAll('.letter-pad'))\
             pad.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))";
        page.css(".letter-pads").eval(both);
        page.announces("buzzed at once. The coin says");
        page.tap("Pass");
        page.announces("passes.");
        // The other seat may still make a word.
        page.css(".letter-pad").tap();
        page.tap("Pass");
        page.says("Final scores");
    });
}
