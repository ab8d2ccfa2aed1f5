//! Editing by hand: the tools, the board, and its faults.

use leptos::prelude::*;

use super::bench::Bench;
use super::glass;
use lexicon::Letter;
use paper_grid::screen::studio::{Tool, grid_of};
use paper_grid::text::library::ZOOM_SAYS;
use paper_grid::text::{board_finding, sign, special_name, studio as words};
use paper_grid_rules::Special;
use screen::text::UNDO;
use screen::{BoardAct, Grid};
use ui::draw::{all, memo, show_when, signal};
use ui::parts::{Board, Button, Keys, LeftKey, radios};

/// Name and explanation of each tool, in the order of the buttons.
const TOOLS: [(&str, &str); 8] = [
    (words::TOOL_WALLS, words::WALLS_SAY),
    (words::TOOL_LETTER, words::LETTER_SAYS),
    (words::TOOL_HAND, words::HAND_SAYS),
    (words::TOOL_SPECIAL, words::SPECIAL_SAYS),
    (words::TOOL_AREA, words::AREA_SAYS),
    (words::TOOL_STAR, words::STAR_SAYS),
    (words::TOOL_CROSS, words::CROSS_SAYS),
    (words::TOOL_ERASE, words::ERASE_SAYS),
];

/// Returns the board that can be edited.
pub fn board(bench: Bench) -> AnyView {
    let grid: Signal<Grid> = memo(move || bench.board.with(|board| grid_of(board, sign))).into();
    let walling = signal(move || bench.tool.get() == Tool::Walls);
    let act = Callback::new(move |act: BoardAct| {
        let tool = bench.tool.get_untracked();
        bench.edit(|board| tool.edit(board, act));
    });
    let board =
        view! { <Board id="studio-board" label=words::STUDIO_BOARD grid walling on_act=act /> };
    glass::glass(bench, board.into_any())
}

/// Returns the tab with the tools and the board's faults.
pub fn tab(bench: Bench) -> AnyView {
    let letter = RwSignal::new('E');
    let special = RwSignal::new(Special::DoubleLetter);
    let take = move |at: usize| {
        let letter = Letter::new(letter.get_untracked());
        let tool = match at {
            0 => Some(Tool::Walls),
            1 => letter.map(Tool::Letter),
            2 => letter.map(Tool::Hand),
            3 => Some(Tool::Special(special.get_untracked())),
            4 => Some(Tool::Area),
            5 => Some(Tool::Star),
            6 => Some(Tool::Cross),
            _ => Some(Tool::Erase),
        };
        if let Some(tool) = tool {
            bench.tool.set(tool);
        }
    };
    let chosen = move || match bench.tool.get() {
        Tool::Walls => 0,
        Tool::Letter(_) => 1,
        Tool::Hand(_) => 2,
        Tool::Special(_) => 3,
        Tool::Area => 4,
        Tool::Star => 5,
        Tool::Cross => 6,
        Tool::Erase => 7,
    };
    let says = move || TOOLS.get(chosen()).map(|(_, says)| *says);
    let names = TOOLS.map(|(name, _)| name.to_owned()).into();
    let pick_letter = Callback::new(move |typed: char| {
        letter.set(typed);
        let hand = matches!(bench.tool.get_untracked(), Tool::Hand(_));
        take(if hand { 2 } else { 1 });
    });
    let erase = Callback::new(move |()| take(7));
    let letters = move || {
        let now = move || words::letter_chosen(letter.get());
        view! {
            <p role="status">{now}</p>
            <Keys on_letter=pick_letter on_back=erase left=LeftKey::None />
        }
        .into_any()
    };
    let specials = move || {
        let names = Special::ALL.map(|special| special_name(special).to_owned());
        let shown = signal(move || special.get().index());
        let choose = Callback::new(move |at: usize| {
            if let Some(&chosen) = Special::ALL.get(at) {
                special.set(chosen);
                take(3);
            }
        });
        radios(
            "special",
            words::WHICH_SPECIAL,
            None,
            names.into(),
            shown,
            choose,
        )
    };
    view! {
        <div class="fields">
            {steps(bench)}
            {radios("tool", words::TOOL, None, names, signal(chosen), Callback::new(take))}
            <p class="soft">{says}</p>
            {show_when(move || matches!(chosen(), 1 | 2), letters)}
            {show_when(move || chosen() == 3, specials)}
            {findings(bench)}
        </div>
    }
    .into_any()
}

/// Returns the undo and redo buttons, for everything done in the studio.
fn steps(bench: Bench) -> AnyView {
    let undo = Callback::new(move |()| bench.undo());
    let redo = Callback::new(move |()| bench.redo());
    let nothing = signal(move || !bench.studio.with(|studio| studio.can_step().0));
    let newest = signal(move || !bench.studio.with(|studio| studio.can_step().1));
    view! {
        <div class="buttons">
            <Button off=nothing on_press=undo>{UNDO}</Button>
            <Button off=newest on_press=redo>{words::REDO}</Button>
            {glass::buttons(bench)}
        </div>
        <p class="soft">{ZOOM_SAYS}</p>
    }
    .into_any()
}

fn findings(bench: Bench) -> AnyView {
    let lines = move || {
        let (size, findings) = bench.board.with(|board| (board.size(), board.findings()));
        if findings.is_empty() {
            return view! { <p>{words::NO_FINDINGS}</p> }.into_any();
        }
        let line = |finding| view! { <li>{board_finding(size, finding)}</li> }.into_any();
        view! { <ul>{all(findings.into_iter().map(line))}</ul> }.into_any()
    };
    view! {
        <section class="prose" aria-labelledby="findings" aria-live="polite">
            <h3 id="findings">{words::FINDINGS}</h3>
            {lines}
        </section>
    }
    .into_any()
}
