//! A very long session: hundreds of turns on the largest board. The page's and the store's growth
//! stays small.

use serde_json::json;

use super::{cell_beside, open, two_seats, word_list};
use crate::beside::save_and_reload;
use crate::harness::{Engine, browse, is_thorough};
use crate::page::Page;
use game::{Chance, Match, Moment, PlayedBy, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    Action, Area, Board, Choices, Contents, Direction, Judge, Options, PaperGrid, Size,
};
use store::Archive;

/// Number of turns in each of three games: 180 in all, or 510 in a thorough run.
fn turns_per_game() -> usize {
    if is_thorough() { 170 } else { 60 }
}

/// For scripts: polls for a condition. The driver's time limit ends a script whose condition never
/// holds.
const UNTIL: &str = "const until = async (there) => {
    for (;;) {
        const what = there();
        if (what) return what;
        await new Promise((done) => setTimeout(done));
    }
};";

/// Two people on the largest board, who only ask for letters and place walls.
fn new_long_game() -> Match<PaperGrid> {
    let size = Size::Large;
    let mut board = Board::blank(size);
    for (seat, name) in [(0, "h1"), (1, "h8")] {
        let cell = size.cell_named(name).unwrap();
        board.set_contents(cell, Contents::Area(Area::new(seat).unwrap()));
    }
    let mut choices = Choices::on_board(board);
    choices.judge = Judge::Table;
    let options = Options::new(choices).unwrap();
    Match::start(options, two_seats(PlayedBy::Person), Chance::new(3)).unwrap()
}

/// Returns the next action of a seat.
fn next_action(game: &Match<PaperGrid>, seat: SeatId) -> Action {
    let letter = |letter| Letter::new(letter).unwrap();
    let called = vec![letter('E'), letter('S')];
    let state = game.state();
    let room = state.room_in_hand(seat);
    let ask = Action::Ask {
        kept: called.iter().copied().take(room).collect(),
        called,
    };
    let can =
        |action: &Action| game.clone().act(seat, action, Moment(0), Some(word_list())) == Ok(());
    if can(&ask) {
        return ask;
    }
    if room > 0 {
        return Action::Take(letter('E'));
    }
    let size = state.board.size();
    let edges = size.cell_ids().flat_map(|id| {
        let sides = [Direction::Right, Direction::Down];
        sides
            .into_iter()
            .filter_map(move |side| size.edge(id, side))
    });
    let mut walls = edges.map(Action::Wall);
    walls.find(can).expect("there is room for a wall")
}

/// Does the action on the page with the page's own events, each as soon as it is possible.
fn act_on_page(page: &Page, game: &Match<PaperGrid>, action: &Action) {
    let does = match action {
        Action::Ask { .. } => "await press('Ask');
            for (const [at, key] of ['e', 's'].entries()) {
                await until(() => document.querySelectorAll('.called button').length === at
                    && document.querySelector('.called'));
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            }
            await press('Ask for these');"
            .to_owned(),
        Action::Take(letter) => format!("await press('Take {}');", letter.uppercase()),
        Action::Wall(edge) => {
            let (cell, side) = cell_beside(game.state().board.size(), *edge);
            let columns = game.state().board.size().columns();
            let cross = match side {
                Direction::Right => "ArrowRight",
                _ => "ArrowDown",
            };
            // From the corner to the cell, and twice over its edge: to preview the wall, and to
            // place it.
            format!(
                "await until(() => button('Place wall'));
                const board = document.querySelector('.board [role=grid]');
                const key = (key, shiftKey) => board.dispatchEvent(new KeyboardEvent('keydown', {{ key, shiftKey, bubbles: true }}));
                key('PageUp'); key('Home');
                for (let n = 0; n < {}; n += 1) key('ArrowRight');
                for (let n = 0; n < {}; n += 1) key('ArrowDown');
                key('{cross}', true);
                await until(() => !button('Place wall').disabled);
                key('{cross}', true);",
                cell % columns,
                cell / columns
            )
        }
        other => panic!("this test never does {other:?}"),
    };
    page.css("body").eval(&format!(
        "{UNTIL}
        const button = (name) => [...document.querySelectorAll('.stage-hand button')].find((button) => button.textContent.trim() === name);
        const press = async (name) => {{
            await until(() => button(name) && !button(name).disabled);
            button(name).click();
        }};
        return (async () => {{ {does} }})()"
    ));
}

/// Plays many turns of the open game.
fn play_turns(page: &Page, mut game: Match<PaperGrid>) {
    let (mut turns, mut step) = (0, 0);
    while turns < turns_per_game() {
        let seat = game.waiting_for().seats().iter().next().unwrap();
        let action = next_action(&game, seat);
        turns += usize::from(matches!(action, Action::Ask { .. }));
        act_on_page(page, &game, &action);
        game.act(seat, &action, Moment(step), Some(word_list()))
            .unwrap();
        step += 1;
        let waits = game.waiting_for().seats().iter().next().unwrap().index();
        page.wait("the page has come to the same", || {
            let shown = page.css("body").eval(
                "return [...document.querySelectorAll('.stage-scores .seat')].findIndex((b) => b.dataset.turn !== undefined)",
            );
            shown == json!(waits)
        });
    }
    let walls = game.state().board.walls().iter().count();
    page.wait("every wall is there", || {
        let drawn = page
            .css("body")
            .eval("return document.querySelectorAll('.boards > .board .walls .wall').length");
        drawn == json!(walls)
    });
}

fn eval_count(page: &Page, script: &str) -> u64 {
    page.css("body").eval(script).as_u64().unwrap()
}

/// Number of elements in the page.
fn element_count(page: &Page) -> u64 {
    eval_count(page, "return document.querySelectorAll('*').length")
}

/// Bytes of the app's WebAssembly memory. In Firefox a driver's script gets module instances of its
/// own, so there is no value.
fn wasm_memory(page: &Page) -> Option<u64> {
    (page.engine() != Engine::Firefox).then(|| {
        eval_count(
            page,
            "const app = document.querySelector('meta[name=lettercase-program]').content;
            return import(new URL(`${app}.js`, document.baseURI)).then((app) => app.default()).then((wasm) => wasm.memory.buffer.byteLength)",
        )
    })
}

/// Number of characters that a game takes on the disk.
fn saved_length(page: &Page, name: &str) -> u64 {
    let rows = page.rows().into_iter();
    let of_it = rows.filter(|(key, _)| key.contains(&format!("game/{name}")));
    of_it.map(|(_, text)| text.len() as u64).sum()
}

#[test]
fn hundreds_of_turns_leave_nothing_behind() {
    browse(|page| {
        let game = new_long_game();
        page.open("#/about");
        let left = ["first", "second", "third"].map(|name| {
            save_and_reload(page, name, &game);
            page.open(&format!("#/paper-grid/game/{name}"));
            page.css(".walls .wall").disappears();
            page.css("#board-0").appears();
            play_turns(page, game.clone());
            page.wait_until_saved();
            (
                element_count(page),
                wasm_memory(page),
                saved_length(page, name),
            )
        });
        println!("elements, memory, save after each game: {left:?}");
        let [_, (elements, memory, saved), last] = left;
        assert_eq!(last.0, elements, "elements");
        let levels = last.1.zip(memory);
        let levels = levels.is_none_or(|(last, before)| last <= before + (1 << 20));
        assert!(levels, "memory levels off: {left:?}");
        assert!(
            last.2.abs_diff(saved) * 100 < saved,
            "the same game is as large, but for the digits of its times: {left:?}"
        );
        assert!(saved < 40_000, "a turn takes 200 characters or so: {saved}");
        page.reload();
        page.css(".walls .wall").appears();
    });
}

#[test]
fn every_dialog_opened_fifty_times_leaves_nothing_behind() {
    browse(|page| {
        open(page, &new_long_game());
        let mut archive = Archive::default();
        archive.records.insert("players".into(), "[]".into());
        let file = archive.write();
        let press = "find('button', NAME).click()";
        for (address, dialog, opens) in [
            (
                "#/games",
                "game-more",
                press.replace("NAME", "'More: Paper Grid, Ada and Bo'"),
            ),
            ("#/players", "edit-player", press.replace("NAME", "'Edit Ada'")),
            ("#/settings", "erase", press.replace("NAME", "'Erase everything'")),
            (
                "#/settings",
                "bring-back",
                format!(
                    "const input = document.getElementById('save-file');
                    const files = new DataTransfer(); files.items.add(new File([{}], 'save.txt'));
                    input.files = files.files; input.dispatchEvent(new Event('change', {{ bubbles: true }}))",
                    json!(file)
                ),
            ),
        ] {
            if address == "#/players" {
                page.open("#/players");
                page.fill("A new player’s name", "Ada");
                page.press("Add");
                page.part("button", "Edit Ada").appears();
            }
            page.open(address);
            page.css(&format!("dialog[aria-labelledby^={dialog}]")).appears();
            let round = format!(
                "const name = (part) => (part.getAttribute('aria-label') ?? part.textContent).replace(/[\\u2068\\u2069]/g, '').trim();
                const find = (what, called, inside = document) => [...inside.querySelectorAll(what)].find((part) => name(part) === called);
                {UNTIL}
                const open = () => document.querySelector('dialog[open][aria-labelledby^={dialog}]');
                // Closing a dialog undoes the history entry that Back would use. Browsers ignore
                // too many such calls in a short time, so the test counts them instead.
                const steps = window.testSteps ??= {{ forth: 0, back: 0 }};
                history.pushState = () => {{ steps.forth += 1; }};
                history.back = () => setTimeout(() => {{
                    dispatchEvent(new PopStateEvent('popstate'));
                    steps.back += 1;
                }});
                return (async () => {{
                    {opens};
                    await until(open);
                    find('button', 'Cancel', open()).click();
                    await until(() => !open());
                    await until(() => steps.back === steps.forth);
                }})()"
            );
            page.css("body").eval(&round);
            let first = element_count(page);
            for _ in 0..50 {
                page.css("body").eval(&round);
            }
            assert_eq!(element_count(page), first, "elements after fifty times {dialog}");
        }
    });
}
