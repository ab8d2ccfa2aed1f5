//! The daily tasks: the screen of the day, a task of each kind, a player's results.

use std::sync::LazyLock;

use c_u_letter::bots::PracticePosition;
use game::{Chance, Day, Game, Match, Moment, SeatId, Viewer};
use lexicon::{FamilyFilter, Lexicon};
use paper_grid::bots::choose;
use paper_grid_rules::PaperGrid;
use serde_json::{Value, json};

use crate::beside;
use crate::harness::browse;
use crate::page::{Page, Size};

static LIST: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::open(include_bytes!("../../crates/lexicon/words.lex")).unwrap());

/// The device's date, as the page sees it.
fn today(page: &Page) -> String {
    let script = "const now = new Date(); const two = (n) => String(n).padStart(2, '0'); \
                  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`";
    let today = page.css("body").eval(script);
    today.as_str().unwrap_or_default().to_owned()
}

/// Returns the stored results of the daily tasks.
fn saved_results(page: &Page) -> Value {
    let kept = page.saved_record("days").unwrap_or_default();
    serde_json::from_str(&kept).unwrap_or_default()
}

#[test]
fn a_solved_puzzle_is_saved_with_its_day() {
    browse(|page| {
        page.open("#/day");
        page.shows("Today’s puzzles");
        page.says("0 of the last 14.");
        page.audit_themes();
        page.check_all_sizes("day");
        let day = today(page);
        // Four of five tries are done; the last one is placed here.
        let tried = json!({"got": 3, "par": 4});
        let done = json!([{"who": "You", "game": "c-u-letter", "day": day, "on": day,
                           "tries": [tried, tried, tried, tried], "of": 5}]);
        beside::save_record(page, "days", &done.to_string());
        page.says("4 of 5 done");
        page.open("#/c-u-letter/day");
        page.says("Puzzle 5 of 5");
        page.css(".letter-held").appears();
        page.audit_themes();
        page.check_all_sizes("day-letter");
        let family = FamilyFilter::for_lexicon(&LIST);
        let Some(posed) = PracticePosition::from_key(&format!("{day} 5"), &LIST, &family) else {
            panic!("no position for {day}")
        };
        // Any legal placing will do: a first try counts, whatever it scores.
        let plain = posed
            .gains
            .iter()
            .find(|(placing, _)| placing.using == c_u_letter_rules::Use::Nothing);
        let Some((placing, gain)) = plain else {
            panic!("nothing can be placed")
        };
        let at = posed
            .view
            .hand
            .iter()
            .position(|card| card.face() == placing.card.face());
        let held = format!(".letter-held:nth-of-type({})", at.unwrap_or_default() + 1);
        page.css(&held).press();
        page.css(&format!("#square-{}", placing.at)).press();
        page.press("Place it");
        page.says(if *gain == 1 { "1 card." } else { "cards." });
        page.press("See how you did");
        page.says("Share it");
        page.audit_themes();
        page.reload();
        page.says("It gives nothing away.");
        let kept = saved_results(page);
        assert_eq!(kept[0]["tries"].as_array().map(Vec::len), Some(5));
        page.open("#/day");
        page.says("1 of the last 14.");
    });
}

#[test]
fn paper_grid_practice_judges_one_try() {
    browse(|page| {
        page.open("#/paper-grid/practice");
        page.css(".rack .tile").appears();
        page.says("You have one try.");
        page.audit_themes();
        page.check_all_sizes("find-the-play");
        let play = page.part("button", "Play word");
        assert!(play.attribute("disabled").is_some(), "nothing is laid");
    });
}

#[test]
fn todays_letters_can_be_begun_only_once() {
    browse(|page| {
        page.open("#/word-heist/day");
        page.press("Start");
        page.css(".heist-table").appears();
        page.open("#/word-heist/day");
        page.part("link", "Go on").appears();
        let kept = saved_results(page);
        assert_eq!(kept[0]["game"], "word-heist");
        page.open("#/one-letter-better/day");
        page.part("button", "Start").appears();
        page.open("#/paper-grid/day/2999-01-01");
        page.says("There’s no puzzle for that day yet.");
    });
}

/// A game on a small board in which both players miss a lot: Ada plays at random.
fn careless_game() -> Match<PaperGrid> {
    let settings = paper_grid_rules::BoardSettings {
        size: paper_grid_rules::Size::Small,
        seats: 2,
        seed: "thoughtless".parse().expect("a seed"),
        ..paper_grid_rules::BoardSettings::default()
    };
    let board = paper_grid_rules::generate(&settings, paper_grid_rules::GENERATOR_VERSION);
    let choices = paper_grid_rules::Choices::on_board(board.expect("there is room"));
    let options = paper_grid_rules::Options::new(choices).expect("these can be played");
    let mut game: Match<PaperGrid> = beside::two_player_match(options);
    let mut chance = Chance::new(5);
    while let Some(seat) = game.waiting_for().seats().iter().next() {
        let action = if seat == SeatId::FIRST {
            let view = game.view(Viewer::Seat(seat));
            PaperGrid::sample_action(&view, seat, Some(beside::word_list()), &mut chance)
        } else {
            choose(game.state(), seat, beside::word_list(), &mut chance)
        };
        // Random actions may be illegal.
        let _ = game.act(seat, &action, Moment(0), Some(beside::word_list()));
    }
    game
}

#[test]
fn misses_found_by_a_review_are_practised_on_a_later_day() {
    let game = careless_game();
    browse(|page| {
        beside::open_game(page, "thoughtless", &game);
        page.press("Look through the game");
        page.wait_for_review();
        page.wait("what was missed is kept", || {
            page.saved_record("misses").is_some()
        });
        let misses = page.saved_record("misses").unwrap_or_default();
        let mut misses: Value = serde_json::from_str(&misses).expect("it is JSON");
        let list = misses.as_array_mut().expect("a list of them");
        // There is at most one miss per player.
        assert!((1..=2).contains(&list.len()), "{list:?}");
        assert_eq!(list[0]["game"], "paper-grid");
        list.truncate(1);
        // Makes the miss due, and gives it to the player who practises.
        list[0]["who"] = json!("You");
        list[0]["due"] = json!("2026-01-01");
        beside::save_record(page, "misses", &misses.to_string());
        page.open("#/paper-grid/practice");
        page.css(".rack .tile").appears();
        page.says("1 due today");
    });
}

/// The stored data of a busy player, as an earlier version wrote it: fourteen days and forty games.
fn busy_player_data(today: Day) -> (Value, Value) {
    let on = |ago: u32| {
        Day::from_day_count(today.day_count() - ago)
            .unwrap()
            .to_string()
    };
    let mut days = Vec::new();
    for ago in (0..14).filter(|ago| ago % 5 != 3) {
        for (game, of, got, par) in [
            ("word-heist", 1, 21 - ago as i32 % 3, 21),
            ("paper-grid", 5, 11, 12),
        ] {
            let tried = json!({"got": got, "par": par});
            let tries = vec![tried; of];
            days.push(
                json!({"who": "You", "game": game, "day": on(ago), "on": on(ago),
                             "tries": tries, "of": of}),
            );
        }
    }
    let games = [
        ("word-heist", "The Squirrel", "rekindled", 9),
        ("paper-grid", "The Jackdaw", "vetoes", 42),
        ("one-letter-better", "The Queen", "fazed", 31),
        ("c-u-letter", "The Dabbler", "enchanted", 12),
    ];
    let lines = (0..40_i32).map(|at| {
        let (game, other, word, points) = games[at as usize % 4];
        json!({
            "who": "You", "game": game, "id": format!("busy{at}"), "on": on(80 - 2 * at as u32),
            "place": 1 + i32::from(at % 3 == 0), "points": 100 + at,
            "others": [{"name": other, "halves": if at % 3 == 0 { 0 } else { 2 }}],
            "rating": 1400 + 7 * at - (at * at) % 60,
            "longest": word, "dearest": {"word": word, "points": points},
        })
    });
    (days.into(), lines.collect::<Vec<_>>().into())
}

#[test]
fn a_players_results_are_drawn_and_announced() {
    browse(|page| {
        page.open("#/day");
        page.shows("Today’s puzzles");
        let (days, played) = busy_player_data(today(page).parse().unwrap());
        beside::save_record(page, "days", &days.to_string());
        beside::save_record(page, "played", &played.to_string());
        page.reload();
        page.says("40 games");
        let wins = page.css(".done-wins").eval("return part.textContent");
        let wins = wins.as_str().unwrap_or_default();
        assert!(
            wins.contains("Squirrel") && wins.contains("Queen"),
            "{wins}"
        );
        assert!(!wins.contains("The "), "bots have plain names: {wins}");
        page.audit_themes();
        page.check_all_sizes("day-busy");
        for (width, height) in [(844, 390), (1024, 768)] {
            page.resize(Size { width, height });
            page.take_picture(&format!("day-busy-{width}"));
            assert!(!page.scrolls_sideways(), "wider than {width}");
        }
    });
}
