//! A coached first game of each kind against its gentlest bot, to its end: every tip appears once,
//! and one touch turns them all off. The games start late where a whole one would take minutes.

use game::{Chance, Game, Match, Moment, SeatId, TimeLimit, Viewer};
use lexicon::Letter;
use serde_json::json;

use crate::beside::{self, words};
use crate::harness::browse;
use crate::page::Page;

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
fn late<G: Game>(game: &mut Match<G>, so_far: impl Fn(&Match<G>) -> bool) {
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
            Some(words()),
            &mut chance,
        );
        let at = Moment(game.last_moment().0 + 100);
        // A sampled action may use a word that isn't in the list; then it is refused.
        let _ = game.act(seat, &action, at, Some(words()));
    }
    panic!("the game never reached the wanted state");
}

/// Returns the first of these selectors whose element can be pressed; hurries a bot that waits.
fn ready<'a>(page: &Page, wanted: &[&'a str]) -> Option<&'a str> {
    let there = page.css("body").ask(&format!(
        "document.querySelector('.say .now')?.click();
         const can = (one) => one.checkVisibility() && !one.disabled;
         return {}.find((one) => [...document.querySelectorAll(one)].some(can)) ?? null",
        json!(wanted)
    ));
    wanted.iter().copied().find(|one| there == json!(one))
}

fn over(page: &Page) -> bool {
    page.css("html").attribute("data-game").as_deref() == Some("over")
}

/// Plays to the end of the game, calling `does` each time with the first `wanted` selector that can
/// be pressed. Returns the tips that the coach gave on the way.
#[track_caller]
fn to_the_end(page: &Page, wanted: &[&str], does: impl Fn(&str)) -> Vec<String> {
    page.css("body").ask(NOTES);
    for _ in 0..80 {
        let mut next = None;
        page.wait("it is Ada’s turn, or it is over", || {
            next = ready(page, wanted);
            next.is_some() || over(page)
        });
        match next {
            Some(next) if !over(page) => does(next),
            _ => break,
        }
    }
    assert!(over(page), "the game comes to its end");
    let tips = page.css("body").ask("return window.tips");
    serde_json::from_value(tips).expect("they are texts")
}

/// Checks that each wanted tip was given, and no tip twice.
#[track_caller]
fn said_once(said: &[String], wanted: &[(u32, &str)]) {
    for (at, one) in said.iter().enumerate() {
        assert!(!said[..at].contains(one), "{one} is said twice: {said:?}");
    }
    for (_, one) in wanted {
        assert!(said.iter().any(|says| says == one), "{one}: {said:?}");
    }
}

/// Taps the first match of a selector once it has stopped moving.
fn tap(page: &Page, what: &str) {
    page.stands_still();
    page.css(what).tap();
}

/// A small board whose edge is full, so that the endgame begins after the first turn.
fn small(names: &[&str]) -> Match<paper_grid_rules::PaperGrid> {
    use paper_grid_rules::{Area, Board, Choices, FirstSeat, Judge, Options};

    let board = "1 . . . . . . 2\n. . . * . . . .\n. . . . . . . .\n. . S T E N . .";
    let mut board: Board = board.parse().expect("a board");
    for (seat, hand) in [(0, "RAT"), (1, "ODE")] {
        let area = Area::new(seat).expect("an area");
        board.set_hand(area, hand.chars().filter_map(Letter::new).collect());
    }
    let mut choices = Choices::on_board(board);
    choices.first = FirstSeat::Seat(ADA);
    choices.judge = Judge::Everyday;
    choices.endgame_at = 4;
    beside::begun(names, Options::new(choices).expect("valid rules"), 5)
}

/// Plays a word over the star, and asks for letters.
fn plays(page: &Page) {
    for (letter, cell) in [("R", 10), ("A", 11), ("T", 12)] {
        page.part_in("Your letters", "button", letter).tap();
        page.css(&format!("#board-{cell}")).tap();
    }
    page.css("[data-thing='do play']:not([disabled])").tap();
    asks(page);
}

/// Asks for letters.
fn asks(page: &Page) {
    page.css(".called").appears();
    for letter in ["E", "S"] {
        page.part_in("Letters", "button", letter).tap();
    }
    page.css("[data-thing='do ask']").tap();
}

fn grid(page: &Page) {
    use paper_grid::screen::CoachedMoment::{Ask, Endgame, Star};

    beside::open(page, "coached", &small(&["Ada", "Sparrow"]));
    let (word, pass) = ("[data-thing='do no-word']", "[data-thing='do pass']");
    let said = to_the_end(page, &[pass, word], |next| {
        if next == word {
            plays(page)
        } else {
            page.css(next).tap()
        }
    });
    said_once(&said, &[Star, Ask, Endgame].map(|one| one.tip()));
    // Another player asks without playing a word, gets the tip for that too, and turns all tips off
    // with one touch.
    beside::open(page, "hushed", &small(&["Bo", "Sparrow"]));
    page.says(Star.tip().1);
    page.css(word).tap();
    page.says(Ask.tip().1);
    page.part("button", "No more tips").tap();
    page.css(".say .tip").goes();
    asks(page);
    let said = to_the_end(page, &[pass], |pass| page.css(pass).tap());
    assert!(said.is_empty(), "{said:?}");
}

fn heist(page: &Page) {
    use word_heist::screen::CoachedMoment::{Done, Flip};
    use word_heist_rules::{Action, Choices, LetterBag, Options, Phase};

    let choices = Choices {
        bag: LetterBag::Half,
        ..Choices::default()
    };
    let options = Options::new(choices).expect("the rules are valid");
    let mut game = beside::begun::<word_heist_rules::WordHeist>(&["Ada", "Mouse"], options, 7);
    loop {
        let (waits, left) = (game.waiting_for(), game.state().table.face_down);
        let seat = waits.seats().iter().next().expect("a seat must act");
        let flips = waits.phase() == Some(Phase::Flip);
        if left <= 2 && flips && seat == ADA {
            break;
        }
        let action = if flips { Action::Flip } else { Action::Pass };
        beside::act(&mut game, seat, &action, 1_000);
    }
    beside::open(page, "coached", &game);
    let wanted = [
        "#pile[data-flip]",
        "[data-thing='do done']",
        "[data-thing='do next']",
        "[data-thing='do pass']",
    ];
    let said = to_the_end(page, &wanted, |next| {
        tap(page, next);
        // The bot agrees to stop when Ada does, however long its search with these letters would
        // take.
        if next == "[data-thing='do done']" {
            page.part("button", "Menu").press();
            page.press("Stop here");
        }
    });
    said_once(&said, &[Flip, Done].map(|one| one.tip()));
}

fn better(page: &Page) {
    use one_letter_better::screen::CoachedMoment::{Draw, Lay};
    use one_letter_better_rules::{Choices, OneLetterBetter, Options, Preset};

    let choices = Choices {
        rounds: 1,
        target: Some(50),
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).expect("the rules are valid");
    let game = beside::begun::<OneLetterBetter>(&["Ada", "Deuce"], options, 7);
    beside::open(page, "coached", &game);
    // Ada exchanges a card each turn, and the bot wins.
    let said = to_the_end(page, &["#deck[data-draws]"], |deck| {
        tap(page, deck);
        page.tap("Exchange");
        tap(page, ".better-hand button");
        page.tap("Exchange");
    });
    said_once(&said, &[Draw, Lay].map(|one| one.tip()));
}

fn letter(page: &Page) {
    use c_u_letter::screen::CoachedMoment::{Claim, Place};
    use c_u_letter_rules::{CULetter, Choices, Options, Preset, Scramble, Stage};

    let choices = Choices {
        clock: TimeLimit::Untimed,
        scramble: Scramble::Never,
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).expect("the rules are valid");
    let mut game = beside::begun::<CULetter>(&["Ada", "Dabbler"], options, 5);
    late(&mut game, |game| {
        let table = &game.state().table;
        let begins = table.stage == Stage::Placing && !table.turn.ready;
        let few = [ADA, BOT]
            .iter()
            .all(|seat| game.state().hand(*seat).len() <= 3);
        table.last && begins && few && table.turn.seat == ADA
    });
    beside::open(page, "coached", &game);
    let (on, done, skip) = (
        "[data-thing='do go-on']",
        "[data-thing='do done']",
        ".letter-ended .does button",
    );
    let card = ".letter-hand button[data-card]";
    let said = to_the_end(page, &[on, skip, done, card], |next| {
        if next != card {
            return tap(page, next);
        }
        // Right after the bot's turn, a touch doesn't count yet.
        let target = page.css(".square[data-target]");
        page.wait("the card is chosen", || {
            target.is_there() || {
                tap(page, card);
                target.is_there()
            }
        });
        target.tap();
        tap(page, "[data-thing='do place']");
        page.css(done).appears();
    });
    said_once(&said, &[Place, Claim].map(|one| one.tip()));
}

#[test]
fn a_first_game_of_paper_grid_is_coached_to_its_end() {
    browse(grid);
}

#[test]
fn a_first_game_of_word_heist_is_coached_to_its_end() {
    browse(heist);
}

#[test]
fn a_first_game_of_one_letter_better_is_coached_to_its_end() {
    browse(better);
}

#[test]
fn a_first_game_of_c_u_letter_is_coached_to_its_end() {
    browse(letter);
}
