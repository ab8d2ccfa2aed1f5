//! A session that does not end: hundreds of steps on the largest board. What they leave in
//! the page and in the store stays small.

use lettercase::games::paper_grid::{
    Action, Area, Board, Choices, Contents, Direction, Judge, Options, PaperGrid, Size,
};
use lettercase::lexicon::Letter;
use lettercase::table::{Chance, Match, Moment, PlayedBy, SeatId};
use serde_json::json;

use super::{beside, open, seats, words};
use crate::harness::browse;
use crate::page::Page;

/// So many steps are played.
const STEPS: usize = 400;

/// Two people on the largest board, who only call letters and place walls.
fn begun() -> Match<PaperGrid> {
    let size = Size::Large;
    let mut board = Board::blank(size);
    for (seat, name) in [(0, "h1"), (1, "h8")] {
        let cell = size.named(name).unwrap();
        board.put(cell, Contents::Area(Area::new(seat).unwrap()));
    }
    let mut choices = Choices::on(board);
    choices.judge = Judge::Table;
    let options = Options::new(choices).unwrap();
    Match::begin(options, seats(PlayedBy::Person), Chance::new(3)).unwrap()
}

/// What the seat that is waited for does.
fn next(game: &Match<PaperGrid>, seat: SeatId) -> Action {
    let letter = |letter| Letter::new(letter).unwrap();
    let called = vec![letter('E'), letter('S')];
    let state = game.state();
    let room = state.room(seat);
    let ask = Action::Ask {
        kept: called.iter().copied().take(room).collect(),
        called,
    };
    let can = |action: &Action| game.clone().act(seat, action, Moment(0), Some(words())) == Ok(());
    if can(&ask) {
        return ask;
    }
    if room > 0 {
        return Action::Take(letter('E'));
    }
    let size = state.board.size();
    let edges = size.ids().flat_map(|id| {
        let sides = [Direction::Right, Direction::Down];
        sides
            .into_iter()
            .filter_map(move |side| size.edge(id, side))
    });
    let mut walls = edges.map(Action::Wall);
    walls.find(can).expect("there is room for a wall")
}

/// Does it on the page, with the page's own events and without waiting between them.
fn act(page: &Page, game: &Match<PaperGrid>, action: &Action) {
    let script = match action {
        Action::Ask { .. } => {
            r#"const press = (name) => [...document.querySelectorAll(".table-turn button")].find((b) => b.textContent.trim() === name)?.click();
            const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            return (async () => {
                press("No word: ask for letters"); await frame();
                for (const key of ["e", "s"]) { document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })); await frame(); }
                press("Ask for these"); await frame();
            })()"#.to_owned()
        }
        Action::Take(letter) => format!(
            r#"[...document.querySelectorAll(".table-turn button")].find((b) => b.textContent.trim() === "Take {}").click()"#,
            letter.capital()
        ),
        Action::Wall(edge) => {
            let (cell, side) = beside(game.state().board.size(), *edge);
            let columns = game.state().board.size().columns();
            let cross = match side {
                Direction::Right => "ArrowRight",
                _ => "ArrowDown",
            };
            // From the corner to the cell, and over its edge: once to see, once to place.
            format!(
                r"const board = document.getElementById('board-0').closest('[role=grid]');
                const key = (key, shiftKey) => board.dispatchEvent(new KeyboardEvent('keydown', {{ key, shiftKey, bubbles: true }}));
                const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
                key('PageUp'); key('Home');
                for (let n = 0; n < {}; n += 1) key('ArrowRight');
                for (let n = 0; n < {}; n += 1) key('ArrowDown');
                return (async () => {{ key('{cross}', true); await frame(); key('{cross}', true); await frame(); }})()",
                cell % columns,
                cell / columns
            )
        }
        other => panic!("nobody here does {other:?}"),
    };
    page.css("body").ask(&script);
}

/// How many elements the page has, but for what the game itself adds: lines of its history,
/// walls, letters.
fn elements(page: &Page) -> i64 {
    let count = page.css("body").ask(
        "return document.querySelectorAll('*').length - document.querySelectorAll('.history *, .walls *, .cell *, .tile, .notices *').length",
    );
    count.as_i64().unwrap()
}

#[test]
fn a_long_session_leaves_nothing_behind() {
    browse(|page| {
        let mut game = begun();
        open(page, &game);
        page.part("button", "No word: ask for letters").appears();
        let mut early = None;
        for step in 0..STEPS {
            let seat = game.waiting_for().seats().iter().next().unwrap();
            let action = next(&game, seat);
            act(page, &game, &action);
            game.act(seat, &action, Moment(step as u64), Some(words()))
                .unwrap();
            let turn = game.waiting_for().seats().iter().next().unwrap().index();
            if step % 20 == 0 {
                page.wait("the page has come to the same", || {
                    let shown = page.css("body").ask(
                        "return [...document.querySelectorAll('.table-seats .banner')].findIndex((b) => b.dataset.turn !== undefined)",
                    );
                    shown == json!(turn)
                });
            }
            if step == 40 {
                early = Some(elements(page));
            }
        }
        let late = elements(page);
        let early = early.unwrap();
        assert!(
            (late - early).abs() < 40,
            "{early} elements, {late} after {STEPS} steps"
        );

        let told = page
            .css("body")
            .ask("return document.querySelectorAll('.history li').length");
        assert!(
            told.as_u64().unwrap() > 200,
            "every step is in the history: {told}"
        );
        let saved = page.css("body").ask(
            "return Object.entries({ ...localStorage }).filter(([key]) => key.includes('game/short')).map(([, text]) => text.length)",
        );
        let saved: Vec<usize> = serde_json::from_value(saved).unwrap();
        assert_eq!(saved.len(), 2, "two slots");
        assert!(saved.iter().all(|bytes| *bytes < 100_000), "{saved:?}");

        page.reload();
        page.css("#board-0").appears();
        assert_eq!(
            page.css("body")
                .ask("return document.querySelectorAll('.walls .wall').length"),
            json!(game.state().board.walls().iter().count()),
        );
    });
}

#[test]
fn a_dialog_opened_fifty_times_leaves_nothing_behind() {
    browse(|page| {
        open(page, &begun());
        page.css("#board-0").appears();
        page.open("#/");
        let round = || {
            page.press("More: Paper Grid, Ada and Bo");
            page.part("dialog", "Paper Grid").appears();
            page.keys("Escape");
            page.part("dialog", "Paper Grid").goes();
        };
        round();
        let first = elements(page);
        for _ in 0..50 {
            round();
        }
        assert_eq!(elements(page), first);
    });
}
