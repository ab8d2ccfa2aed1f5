//! The stage in each of its shapes, with the tables' own components, in frames of the size of real
//! windows.

use leptos::html;
use leptos::prelude::*;

use super::Sample;
use super::board_sample::{sample_board, sample_rack};
use crate::dom::HEADING_ID;
use crate::drag::Drag;
use crate::draw::{effect, join_views};
use crate::pace::Pacer;
use crate::parts::{Board, Button, RackRow, Weight};
use crate::registry::game_cards;
use crate::stage::{
    ExplanationPanel, Regions, SeatSummary, SheetTab, SideSheet, prompt_region, scores,
    stage_inside,
};
use crate::table_core::PROMPT_ID;
use crate::tips::Tips;
use game::{Player, SeatColour, SeatId};
use screen::news::ActSentence;
use screen::{Explanation, Grid, KEYS_THING};

/// The shapes of the stage: each one's name, with the width and height of a window that has it.
const STAGE_SHAPES: [(&str, u32, u32); 5] = [
    ("Phone upright", 360, 640),
    ("Phone lying", 844, 390),
    ("Tablet upright", 820, 1180),
    ("Tablet lying, laptop", 1180, 820),
    ("Wide", 1440, 900),
];

/// The regions that need a distinct label in each frame.
const REGIONS: [&str; 5] = [
    ".stage-table",
    ".say",
    ".stage-hand",
    ".stage-side",
    ".stage-explain",
];

/// Draws the stage in each of its shapes.
pub(crate) fn stage_samples() -> AnyView {
    let shape = |(at, (name, width, height)): (usize, (&'static str, u32, u32))| {
        view! {
            <Sample name>
                <p class="soft">{format!("{width} × {height}")}</p>
                <div class="frames" tabindex="0" role="group" aria-label=format!("{name}, framed")>
                    {framed_stage(at, name, width, height)}
                </div>
            </Sample>
        }
        .into_any()
    };
    let each = STAGE_SHAPES.into_iter().enumerate();
    view! { <div class="shapes">{join_views(each.map(shape))}</div> }.into_any()
}

/// Draws a stage in a frame of this size.
fn framed_stage(at: usize, name: &str, width: u32, height: u32) -> AnyView {
    let frame = NodeRef::<html::Div>::new();
    let name = name.to_owned();
    // A real page has a single table, whose heading, prompt and regions have unique ids and labels.
    // Here there are several.
    effect(move || {
        let Some(frame) = frame.get() else {
            return;
        };
        for id in [HEADING_ID, PROMPT_ID] {
            if let Ok(Some(one)) = frame.query_selector(&format!("#{id}")) {
                let _ = one.remove_attribute("id");
            }
        }
        for region in REGIONS {
            if let Ok(Some(one)) = frame.query_selector(region) {
                let label = one.get_attribute("aria-label").unwrap_or_default();
                let _ = one.set_attribute("aria-label", &format!("{label}, {name}"));
            }
        }
    });
    view! {
        <div
            class="frame"
            node_ref=frame
            style:width=format!("{width}px")
            style:height=format!("{height}px")
        >
            {sample_table(at)}
        </div>
    }
    .into_any()
}

/// Draws an inactive table with something in each region.
fn sample_table(at: usize) -> AnyView {
    const BOARD_LABELS: [&str; 5] = ["upright", "lying", "tablet", "laptop", "wide"];
    let Some((card, id)) = game_cards()
        .first()
        .copied()
        .zip(BOARD_LABELS.get(at).copied())
    else {
        return ().into_any();
    };
    let sheet = SideSheet::new(
        Callback::new(|()| sample_tab("What happened stands here, row by row.")),
        Callback::new(|which| match which {
            SheetTab::Rules => sample_tab("What was chosen for this game stands here."),
            _ => sample_tab("How the table behaves stands here."),
        }),
    );
    let panel = ExplanationPanel::new(Callback::new(|thing: String| {
        // The sample tables have no keyboard shortcuts of their own.
        (thing != KEYS_THING).then(|| Explanation {
            title: thing,
            facts: vec!["What it is, and what it is worth.".into()],
            can: vec!["What it can do now.".into()],
        })
    }));
    let drag = Drag::new(Callback::new(|_| ()));
    let did = ActSentence {
        step: 0,
        actor: None,
        says: "Gran played HOW for 9".into(),
        signs: Vec::new(),
    };
    let did = Signal::stored(Some((did, Some(SeatColour::Ocean))));
    let now = Signal::stored(String::from("Ada, play a word"));
    let would = view! { <p class="soft">"What it would bring."</p> }.into_any();
    let side = view! {
        <section class="panel">
            <h2>"Beside the table"</h2>
            <p>"Claimed words, or what happened."</p>
        </section>
    };
    let hand = view! {
        <RackRow label="Hand" rack=sample_rack() drag on_act=Callback::new(|_| ()) />
        <div class="does">
            <Button on_press=Callback::new(|()| ())>"No word"</Button>
            <Button weight=Weight::Main on_press=Callback::new(|()| ())>"Play for 14"</Button>
        </div>
    };
    let mut grid = Grid::empty(8, 8);
    for cell in sample_board().ids() {
        if let (Some(from), Some(to)) = (sample_board().cell(cell).cloned(), grid.cell_mut(cell)) {
            *to = from;
        }
    }
    stage_inside(Regions {
        card,
        shape: "",
        hand_is: Signal::stored(""),
        seats: 4,
        remaining: view! { <span><b>"9"</b>" of 15"</span> }.into_any(),
        scores: scores(sample_seats()),
        label: "Board",
        table: view! { <div class="boards"><Board id label="Board" grid on_act=Callback::new(|_| ()) /></div> }
            .into_any(),
        prompt: prompt_region(did, now, would, Signal::stored(None), sheet, Pacer::new(), Tips::default()),
        hand: hand.into_any(),
        side: side.into_any(),
        sheet,
        panel,
    })
}

/// Draws a tab with one sentence.
fn sample_tab(says: &'static str) -> AnyView {
    view! { <p class="row">{says}</p> }.into_any()
}

/// Four sample seats; it is the turn of the first seat.
fn sample_seats() -> Vec<SeatSummary> {
    let names = ["Ada", "Gran", "Žofie", "A name of 24 characters!"];
    let seat = |((seat, name), colour): ((SeatId, &str), SeatColour)| {
        Some(SeatSummary {
            seat,
            player: Player {
                name: name.parse().ok()?,
                colour,
            },
            score: Signal::stored((seat.index() * 37).to_string()),
            holds: "A E R T".into_any(),
            heard: Signal::stored("holds four letters".into()),
            turn: Signal::stored(seat == SeatId::FIRST),
            won: Signal::stored(false),
        })
    };
    let each = SeatId::all(4).zip(names).zip(SeatColour::ALL);
    each.filter_map(seat).collect()
}
