//! A coached first game of each kind against its gentlest bot, to its end: every tip appears once,
//! one touch turns them all off, and none of them covers or cuts what happened. The games start late
//! where a whole one would take minutes.

use game::{Chance, Game, Match, Moment, SeatId, TimeLimit, Viewer};
use lexicon::Letter;
use serde_json::json;

use crate::beside::{self, word_list};
use crate::harness::browse;
use crate::page::{Page, Size};

const ADA: SeatId = SeatId::FIRST;
const BOT: SeatId = SeatId::new(1);

/// Records each tip that the coach gives.
const NOTES: &str = "
    window.tips = [];
    let last;
    const note = () => {
        const says = document.querySelector('.say .tip')?.textContent;
        if (says !== undefined && says !== last) window.tips.push(says);
        last = says;
    };
    window.noting?.disconnect();
    window.noting = new MutationObserver(note);
    window.noting.observe(document.body, { subtree: true, childList: true, characterData: true });
    note();";

/// Plays random actions until the game meets the condition `so_far`.
fn play_until<G: Game>(game: &mut Match<G>, so_far: impl Fn(&Match<G>) -> bool) {
    let mut chance = Chance::new(3);
    for _ in 0..5_000 {
        if so_far(game) {
            return;
        }
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let action = G::sample_action(
            &game.view(Viewer::Seat(seat)),
            seat,
            Some(word_list()),
            &mut chance,
        );
        let at = Moment(game.last_moment().0 + 100);
        // A sampled action may use a word that isn't in the list; then it is refused.
        let _ = game.act(seat, &action, at, Some(word_list()));
    }
    panic!("the game never reached the wanted state");
}

/// Returns the first of these selectors whose element can be pressed; hurries a bot that waits.
fn first_pressable<'a>(page: &Page, wanted: &[&'a str]) -> Option<&'a str> {
    let there = page.css("body").eval(&format!(
        "document.querySelector('.say .now')?.click();
         const can = (one) => one.checkVisibility() && !one.disabled;
         return {}.find((one) => [...document.querySelectorAll(one)].some(can)) ?? null",
        json!(wanted)
    ));
    wanted.iter().copied().find(|one| there == json!(one))
}

fn is_game_over(page: &Page) -> bool {
    page.css("html").attribute("data-game").as_deref() == Some("over")
}

/// Plays to the end of the game, calling `does` each time with the first `wanted` selector that can
/// be pressed. Returns the tips that the coach gave on the way.
#[track_caller]
fn play_to_end(page: &Page, wanted: &[&str], does: impl Fn(&str)) -> Vec<String> {
    page.css("body").eval(NOTES);
    for _ in 0..80 {
        let mut next = None;
        page.wait("it is Ada’s turn, or it is over", || {
            next = first_pressable(page, wanted);
            next.is_some() || is_game_over(page)
        });
        match next {
            Some(next) if !is_game_over(page) => does(next),
            _ => break,
        }
    }
    assert!(is_game_over(page), "the game comes to its end");
    let tips = page.css("body").eval("return window.tips");
    serde_json::from_value(tips).expect("they are texts")
}

/// Checks that each wanted tip was given, and no tip twice.
#[track_caller]
fn check_tips_given_once(said: &[String], wanted: &[(u32, &str)]) {
    for (at, one) in said.iter().enumerate() {
        assert!(!said[..at].contains(one), "{one} is said twice: {said:?}");
    }
    for (_, one) in wanted {
        assert!(said.iter().any(|says| says == one), "{one}: {said:?}");
    }
}

/// Checks, while a tip is shown after a bot's turn, that what happened is still there and whole.
#[track_caller]
fn news_stays(page: &Page) {
    page.css(".say .tip").appears();
    let whole = page.css(".say .did").eval(
        "const [did, tip] = [part, document.querySelector('.say .tip')]
            .map((one) => one.getBoundingClientRect());
         return part.checkVisibility() && part.textContent.trim() !== ''
            && part.scrollWidth <= part.clientWidth && part.scrollHeight <= part.clientHeight + 1
            && (tip.top >= did.bottom - 1 || tip.bottom <= did.top + 1)",
    );
    assert_eq!(
        whole,
        json!(true),
        "what happened is hidden, cut or covered"
    );
}

/// Taps the first match of a selector once it has stopped moving.
fn tap_first(page: &Page, what: &str) {
    page.wait_for_animations();
    page.css(what).tap();
}

/// A small board whose edge is full, so that the endgame begins after the turn of the `first` seat.
fn small_game(names: &[&str], first: SeatId) -> Match<paper_grid_rules::PaperGrid> {
    use paper_grid_rules::{Area, Board, Choices, FirstSeat, Judge, Options};

    let board = "1 . . . . . . 2\n. . . * . . . .\n. . . . . . . .\n. . S T E N . .";
    let mut board: Board = board.parse().expect("a board");
    for (seat, hand) in [(0, "RAT"), (1, "ODE")] {
        let area = Area::new(seat).expect("an area");
        board.set_hand(area, hand.chars().filter_map(Letter::new).collect());
    }
    let mut choices = Choices::on_board(board);
    choices.first = FirstSeat::Seat(first);
    choices.judge = Judge::Everyday;
    choices.endgame_at = 4;
    beside::new_match(names, Options::new(choices).expect("valid rules"), 5)
}

/// Plays a word over the star, and asks for letters.
fn play_word(page: &Page) {
    for (letter, cell) in [("R", 10), ("A", 11), ("T", 12)] {
        page.part_in("Your letters", "button", letter).tap();
        page.css(&format!("#board-{cell}")).tap();
    }
    page.css("[data-thing='do play']:not([disabled])").tap();
    ask_for_letters(page);
}

/// Asks for letters.
fn ask_for_letters(page: &Page) {
    page.css(".called").appears();
    for letter in ["E", "S"] {
        page.part_in("Letters", "button", letter).tap();
    }
    page.css("[data-thing='do ask']").tap();
}

fn check_paper_grid(page: &Page) {
    use paper_grid::screen::CoachedMoment::{Answer, Ask, Endgame, Star};

    beside::open_game(page, "coached", &small_game(&["Ada", "Sparrow"], ADA));
    let (word, pass) = ("[data-thing='do no-word']", "[data-thing='do pass']");
    let said = play_to_end(page, &[pass, word], |next| {
        if next == word {
            play_word(page)
        } else {
            page.css(next).tap()
        }
    });
    check_tips_given_once(&said, &[Star, Ask, Endgame].map(|one| one.tip()));
    // Another player asks without playing a word, gets the tip for that too, and turns all tips off
    // with one touch.
    beside::open_game(page, "hushed", &small_game(&["Bo", "Sparrow"], ADA));
    page.says(Star.tip().1);
    page.css(word).tap();
    page.says(Ask.tip().1);
    // Beside the called letters a phone has no room for the button.
    for (width, height, there) in [(360, 640, false), (1440, 900, true)] {
        page.resize(Size { width, height });
        let shown = page
            .css(".say > .hush")
            .eval("return part.checkVisibility()");
        assert_eq!(shown, json!(there), "{width} x {height}");
    }
    page.part("button", "No more tips").tap();
    page.css(".say .tip").disappears();
    ask_for_letters(page);
    let said = play_to_end(page, &[pass], |pass| page.css(pass).tap());
    assert!(said.is_empty(), "{said:?}");
    // Where the bot begins, the first tip comes with the first thing that is asked of a person.
    beside::open_game(page, "second", &small_game(&["Cleo", "Sparrow"], BOT));
    page.says(Answer.tip().1);
}

fn check_word_heist(page: &Page) {
    use word_heist::screen::CoachedMoment::{Done, Flip};
    use word_heist_rules::{Action, Choices, LetterBag, Options, Phase};

    let choices = Choices {
        bag: LetterBag::Half,
        ..Choices::default()
    };
    let options = Options::new(choices).expect("the rules are valid");
    let mut game = beside::new_match::<word_heist_rules::WordHeist>(&["Ada", "Mouse"], options, 7);
    loop {
        let (waits, left) = (game.waiting_for(), game.state().table.face_down);
        let seat = waits.seats().iter().next().expect("a seat must act");
        let flips = waits.phase() == Some(Phase::Flip);
        if left <= 2 && flips && seat == ADA {
            break;
        }
        let action = if flips { Action::Flip } else { Action::Pass };
        beside::apply_action(&mut game, seat, &action, 1_000);
    }
    beside::open_game(page, "coached", &game);
    let wanted = [
        "#pile[data-flip]",
        "[data-thing='do done']",
        "[data-thing='do next']",
        "[data-thing='do pass']",
    ];
    let said = play_to_end(page, &wanted, |next| {
        tap_first(page, next);
        // The bot agrees to stop when Ada does, however long its search with these letters would
        // take.
        if next == "[data-thing='do done']" {
            page.part("button", "Menu").press();
            page.press("Stop here");
        }
    });
    check_tips_given_once(&said, &[Flip, Done].map(|one| one.tip()));
}

fn check_one_letter_better(page: &Page) {
    use one_letter_better::screen::CoachedMoment::{Draw, Lay};
    use one_letter_better_rules::{Choices, OneLetterBetter, Options, Preset};

    let choices = Choices {
        rounds: 1,
        target: Some(50),
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).expect("the rules are valid");
    let game = beside::new_match::<OneLetterBetter>(&["Ada", "Deuce"], options, 7);
    beside::open_game(page, "coached", &game);
    // Ada exchanges a card each turn, and the bot wins.
    let said = play_to_end(page, &["#deck[data-draws]"], |deck| {
        tap_first(page, deck);
        page.tap("Exchange");
        tap_first(page, ".better-hand button");
        page.tap("Exchange");
    });
    check_tips_given_once(&said, &[Draw, Lay].map(|one| one.tip()));
}

fn check_c_u_letter(page: &Page) {
    use c_u_letter::screen::CoachedMoment::{Claim, Place};
    use c_u_letter_rules::{CULetter, Choices, Options, Preset, Scramble, Stage};

    let choices = Choices {
        clock: TimeLimit::Untimed,
        scramble: Scramble::Never,
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).expect("the rules are valid");
    let mut game = beside::new_match::<CULetter>(&["Ada", "Dabbler"], options, 5);
    play_until(&mut game, |game| {
        let table = &game.state().table;
        let begins = table.stage == Stage::Placing && !table.turn.ready;
        let few = [ADA, BOT]
            .iter()
            .all(|seat| game.state().hand(*seat).len() <= 3);
        table.last && begins && few && table.turn.seat == ADA
    });
    beside::open_game(page, "coached", &game);
    for (width, height) in [(844, 390), (1440, 900), (390, 844)] {
        page.resize(Size { width, height });
        news_stays(page);
    }
    let (on, done, skip) = (
        "[data-thing='do go-on']",
        "[data-thing='do done']",
        ".letter-ended .does button",
    );
    let card = ".letter-hand button[data-card]";
    let said = play_to_end(page, &[on, skip, done, card], |next| {
        if next != card {
            return tap_first(page, next);
        }
        // Right after the bot's turn, a touch doesn't count yet.
        let target = page.css(".square[data-target]");
        page.wait("the card is chosen", || {
            target.exists() || {
                tap_first(page, card);
                target.exists()
            }
        });
        target.tap();
        tap_first(page, "[data-thing='do place']");
        page.css(done).appears();
    });
    check_tips_given_once(&said, &[Place, Claim].map(|one| one.tip()));
}

#[test]
fn a_first_game_of_paper_grid_is_coached_to_its_end() {
    browse(check_paper_grid);
}

#[test]
fn a_first_game_of_word_heist_is_coached_to_its_end() {
    browse(check_word_heist);
}

#[test]
fn a_first_game_of_one_letter_better_is_coached_to_its_end() {
    browse(check_one_letter_better);
}

#[test]
fn a_first_game_of_c_u_letter_is_coached_to_its_end() {
    browse(check_c_u_letter);
}
