//! Challenges (O29 to O32), by touch: won and lost, and after a reload.

use game::SeatId;
use lexicon::Word;
use one_letter_better_rules::{Action, Choices, Face, LaidCard, Preset, Stage};

use super::{DRAW, NEW_CARD, NativeGame, lay_word, tap_line, uncover_hand, word_list};
use crate::beside;
use crate::harness::browse;

/// A game in which words are challenged.
fn game_with_challenges(names: &[&str]) -> NativeGame {
    let choices = Choices {
        rounds: 1,
        target: None,
        ..Preset::Table.choices()
    };
    NativeGame::new(names, choices)
}

/// Three cards of the hand that don't spell a word.
fn invalid_word(game: &NativeGame) -> Vec<LaidCard> {
    let view = game.view();
    let deck = &view.table.options.deck;
    let lettered = view.hand.iter().filter_map(|card| match deck.face(*card) {
        Face::Letters(_, letters) => Some(LaidCard {
            card: *card,
            letters,
        }),
        _ => None,
    });
    let cards: Vec<LaidCard> = lettered.collect();
    let wrong = |line: &[LaidCard]| {
        let word = line
            .iter()
            .try_fold(Word::EMPTY, |word, laid| word.join(laid.letters));
        word.is_some_and(|word| !word_list().contains(word))
    };
    let found = cards.windows(3).find(|line| wrong(line));
    found.expect("some three cards are no word").to_vec()
}

fn next_seat(game: &NativeGame) -> SeatId {
    game.seat().next_clockwise(game.table().seats)
}

#[test]
fn o29_an_invalid_word_looks_like_any_other_and_returns_when_challenged() {
    browse(|page| {
        let mut game = game_with_challenges(&["Ada", "Bo"]);
        game.open(page);
        let (maker, doubter) = (
            game.player_name(game.seat()),
            game.player_name(next_seat(&game)),
        );
        uncover_hand(page, &game);
        assert!(!page.part("button", "Hint").exists());
        page.css(DRAW).tap();
        game.act(&Action::Draw);
        page.css(NEW_CARD).appears();
        let wrong = invalid_word(&game);
        tap_line(page, &game, &wrong);
        // The invalid word looks like any other.
        page.css(".better-line > :nth-child(3)").appears();
        page.css(".would p:not(.refusal)").appears();
        let gain = game
            .view()
            .preview(&wrong, None)
            .expect("the line can be laid")
            .gain;
        page.check_all_sizes("better-building");
        lay_word(page);
        game.act(&Action::Play(wrong.clone()));
        page.part("button", "Undo").appears();
        page.tap("End turn");
        game.act(&Action::End(game.spare_cards()));
        page.says("Any challenges?");
        page.audit_themes();
        page.check_all_sizes("better-window");
        page.reload();
        page.says("Any challenges?");
        page.css(".better-doubts .button").tap();
        page.says("again");
        page.check_all_sizes("better-stakes");
        page.tap("Never mind");
        page.css(".better-doubts .button").tap();
        page.tap(&format!("{doubter} challenges it"));
        game.act_as(next_seat(&game), &Action::Challenge(0));
        page.announces("isn’t a word");
        page.says(&format!("{doubter} +{gain}."));
        page.says("back in hand");
        page.audit_themes();
        page.check_all_sizes("better-verdict-bad");
        // The maker gets the cards back, and discards down to eight if there are more.
        if let Stage::Penance { .. } = game.table().stage {
            assert_eq!(game.player_name(game.seat()), maker);
            uncover_hand(page, &game);
            page.says("discard down to 8");
        }
    });
}

#[test]
fn o31_a_challenged_word_that_is_valid_scores_again() {
    browse(|page| {
        let mut game = game_with_challenges(&["Ada", "Bo"]);
        game.open(page);
        let (maker, doubter) = (
            game.player_name(game.seat()),
            game.player_name(next_seat(&game)),
        );
        uncover_hand(page, &game);
        page.css(DRAW).tap();
        game.act(&Action::Draw);
        page.css(NEW_CARD).appears();
        let find = game.best_gaining_play().expect("a word");
        tap_line(page, &game, &find.line);
        lay_word(page);
        game.act(&Action::Play(find.line));
        page.tap("End turn");
        game.act(&Action::End(game.spare_cards()));
        page.css(".better-doubts .button").tap();
        page.tap(&format!("{doubter} challenges it"));
        game.act_as(next_seat(&game), &Action::Challenge(0));
        page.announces("it’s a word");
        page.says(&format!("{maker} +{}.", find.gain));
        page.check_all_sizes("better-verdict-good");
        uncover_hand(page, &game);
        page.wait("it counts twice", || {
            let scores = page.css(".stage-scores").eval(
                "return Array.from(part.querySelectorAll('.score'), (one) => one.textContent)",
            );
            scores.to_string().contains(&(2 * find.gain).to_string())
        });
    });
}

#[test]
fn o30_each_opponent_decides_alone_whether_to_challenge() {
    browse(|page| {
        let mut game = game_with_challenges(&["Ada", "Bo", "Cleo"]);
        game.act(&Action::Draw);
        let find = game.best_gaining_play().expect("a word");
        game.act(&Action::Play(find.line));
        game.act(&Action::End(game.spare_cards()));
        game.open(page);
        page.says("Any challenges?");
        let (one, other) = (next_seat(&game), next_seat(&game).next_clockwise(3));
        page.css(".better-doubts .button").tap();
        for seat in [one, other] {
            let name = game.player_name(seat);
            page.part("button", &format!("{name} challenges it"))
                .appears();
        }
        page.tap("Never mind");
        page.tap(&format!("{} lets them stand", game.player_name(other)));
        page.part(
            "button",
            &format!("{} lets them stand", game.player_name(other)),
        )
        .disappears();
        // Confirming hands the device to the next player.
        page.tap(&format!("I am {}: they stand", game.player_name(one)));
        page.css(".better-hand").appears();
        page.css(DRAW).appears();
    });
}

#[test]
fn against_bots_a_single_person_challenges_without_a_cover() {
    browse(|page| {
        let mut game = game_with_challenges(&["Ada", "Wren"]);
        while game.player_name(game.seat()) != "Wren" {
            game.play_turn();
        }
        game.act(&Action::Draw);
        let find = game.best_gaining_play().expect("a word");
        game.act(&Action::Play(find.line));
        game.act(&Action::End(game.spare_cards()));
        game.open(page);
        page.says("Any challenges?");
        page.audit_themes();
        page.check_all_sizes("better-window-single");
        page.tap("Let them stand");
        page.css(DRAW).appears();
    });
}

#[test]
fn o29_the_checker_is_closed_during_a_game_with_challenges() {
    browse(|page| {
        let game = game_with_challenges(&["Ada", "Bo"]);
        game.open(page);
        uncover_hand(page, &game);
        page.press("Menu");
        page.part("link", "How to play").appears();
        page.says("Nobody looks words up until this game is over.");
        assert!(!page.part("link", "Word checker").exists());
        page.audit_themes();
        // The checker on home names the game that blocks it, and links to it.
        page.open("#/");
        page.press("Word checker");
        page.says("You can’t look words up just now");
        page.says("Ada and Bo");
        assert!(!page.css(".checker").exists(), "there is nothing to ask");
        page.audit_themes();
        page.check_all_sizes("words-wait");
        page.press("Go on: One Letter Better, Ada and Bo");
        page.wait_for_route("#/one-letter-better/game/better");
        page.css(".cover").appears();
        // The checker doesn't answer from that game's own table either.
        page.open("#/words/better");
        page.says("You can’t look words up just now");
    });
}

#[test]
fn o29_the_checker_opens_from_another_games_table() {
    browse(|page| {
        let choices = Preset::Opponents.choices();
        let other = NativeGame::new(&["Ada", "Bo"], choices);
        other.open_as(page, "other");
        beside::save_and_reload(page, "doubted", &game_with_challenges(&["Cleo", "Dee"]).0);
        uncover_hand(page, &other);
        page.press("Menu");
        page.press("Word checker");
        page.wait_for_route("#/words/other");
        page.part("button", "ORCHARD").appears();
        page.open("#/words");
        page.says("You can’t look words up just now");
        page.says("Cleo and Dee");
    });
}

#[test]
fn o29_the_checker_opens_once_the_game_is_over() {
    browse(|page| {
        let mut game = game_with_challenges(&["Ada", "Bo"]);
        while game.table().stage != Stage::Over {
            game.play_turn();
        }
        game.open(page);
        page.says("Final scores");
        page.press("Menu");
        page.press("Word checker");
        page.part("button", "ORCHARD").appears();
    });
}
