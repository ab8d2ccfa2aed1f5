//! Explains everything in many random positions: each thing has a text that fits, and nothing
//! panics.

use std::collections::BTreeSet;

use game::rule::random_options;
use game::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::{Letter, Level, Lexicon};
use paper_grid::screen::{
    AskingRound, ButtonAction, Draft, TableThing, acting_seat, board_cell, board_edge,
};
use paper_grid::text::explain::Explainer;
use paper_grid_rules::{
    Action, Board, Choices, Letterfraud, LogEntry, Options, PaperGrid, Placed, Preset, Preview,
    Size, SpecialType, Stage, State,
};
use screen::{EdgeSide, Explain, GridCellId, GridEdge};

use crate::seats::human_seats;
use crate::thorough;

const WORDS: &str = "ad am an as at be by do go he hi if in is it me no of on or so to up us we ant \
    are art ate bad bat bed cat cot den dot ear eat end hat hot its net not oat one pin pit rat red \
    rot sat sea set sit son sun tan tea ten tin toe ton use area date dear dine dirt done dose east";

/// Everything that may be on a table, and some things that can't.
fn all_things(state: &State) -> Vec<TableThing> {
    let size = state.board.size();
    let cells = (0..size.cell_count() + 1).map(GridCellId);
    let mut all: Vec<TableThing> = cells.clone().map(TableThing::Cell).collect();
    for side in [EdgeSide::Right, EdgeSide::Below] {
        all.extend(
            cells
                .clone()
                .map(|cell| TableThing::Edge(GridEdge { cell, side })),
        );
    }
    for seat in SeatId::all(state.seats + 1) {
        all.push(TableThing::Seat(seat));
        all.extend(
            state
                .hand(seat)
                .iter()
                .map(|held| TableThing::Held(seat, *held)),
        );
        all.extend(
            state
                .hand(seat)
                .iter()
                .map(|held| TableThing::Do(ButtonAction::Steal(seat, *held))),
        );
    }
    all.extend((0..8).map(|tile| TableThing::Tile(screen::TileId(tile))));
    all.extend(Letter::all().map(TableThing::Called));
    all.extend(Letter::all().map(|letter| TableThing::Do(ButtonAction::Take(letter))));
    all.extend(SpecialType::ALL.map(TableThing::Special));
    all.extend(SpecialType::ALL.map(|special| TableThing::Do(ButtonAction::MakeOne(special))));
    all.extend(ButtonAction::WITHOUT_VALUE.map(TableThing::Do));
    all.extend([TableThing::Left, TableThing::Play]);
    all
}

/// Whether a thing must have an explanation.
fn must_be_explained(thing: TableThing, state: &State) -> bool {
    let size = state.board.size();
    match thing {
        TableThing::Cell(cell) => board_cell(size, cell).is_some(),
        TableThing::Edge(edge) => board_edge(size, edge).is_some(),
        TableThing::Held(..) | TableThing::Special(_) | TableThing::Left => true,
        TableThing::Seat(seat) => seat.index() < usize::from(state.seats),
        _ => false,
    }
}

/// A draft of an action, as far as there is something to build.
fn build_draft(state: &State, action: &Action) -> Draft {
    let mut draft = Draft::new(state);
    let size = state.board.size();
    let touch = |draft: &mut Draft, act| {
        draft.touch_board(act, state);
    };
    match action {
        Action::Play(placed) | Action::Block(placed) => {
            for Placed(cell, letter) in placed {
                let cell = paper_grid::screen::screen_cell(size, *cell);
                touch(
                    &mut draft,
                    screen::BoardAction::Type(cell, letter.lowercase()),
                );
            }
        }
        Action::Ask { called, .. } => {
            draft.set_asking(true);
            called
                .iter()
                .for_each(|letter| draft.call_letter(*letter, state));
        }
        Action::Make(_, special) => draft.set_special_to_make(Some(*special)),
        Action::Wall(edge) => {
            let edge = paper_grid::screen::screen_edge(size, *edge);
            edge.into_iter()
                .for_each(|edge| touch(&mut draft, screen::BoardAction::Wall(edge)));
        }
        _ => {}
    }
    draft
}

/// Whether a play covers a special cell, which is rare in random games.
fn covers_special_cell(state: &State, action: &Action) -> bool {
    let special = |Placed(cell, _): &Placed| state.board.special(*cell).is_some();
    matches!(action, Action::Play(placed) if placed.iter().any(special))
}

/// Explains everything in a position and returns the texts.
fn explain_everything(game: &Match<PaperGrid>, draft: &Draft, words: &Lexicon) -> Vec<String> {
    let state = game.state();
    let seats = &game.journal().seats;
    let placed = match &state.stage {
        Stage::Judging(placed) => placed.clone(),
        _ => draft.placed(),
    };
    let preview = acting_seat(state).filter(|_| !placed.is_empty());
    let preview = preview.map(|seat| Preview::new(state, seat, &placed, Some(words)));
    let lines: Vec<LogEntry> = game
        .history(Viewer::Table)
        .into_iter()
        .map(|told| told.entry)
        .collect();
    let asked = AskingRound::latest_in(lines.iter());
    let table = Explainer::new(state, draft, seats)
        .with_preview(preview.as_ref())
        .with_asked(asked.as_ref());
    let mut said = Vec::new();
    for thing in all_things(state) {
        let text = thing.to_string();
        assert_eq!(text.parse(), Ok(thing), "{text}");
        let Some(told) = table.explain(thing) else {
            assert!(
                !must_be_explained(thing, state),
                "{text} has no explanation"
            );
            continue;
        };
        assert!(!told.title.trim().is_empty(), "{text}");
        assert!(!told.title.ends_with('.'), "{text}: {}", told.title);
        for line in told.facts.iter().chain(&told.can) {
            assert!(
                !line.trim().is_empty() && !line.contains("  "),
                "{text}: {line:?}"
            );
            let first = line.chars().next().unwrap();
            assert!(!first.is_lowercase(), "{text}: {line:?}");
        }
        said.push(told.title);
        said.extend(told.facts.into_iter().chain(told.can));
    }
    said
}

fn options_for_seed(seed: u64) -> Options {
    let mut chance = Chance::new(seed);
    if seed.is_multiple_of(3) {
        let mut choices: Choices = Preset::Everything.on_board(Board::blank(Size::Small));
        choices.hints = true;
        choices.letterfraud = Some(Letterfraud::ALL[seed as usize / 3 % 4]);
        return Options::new(choices).unwrap();
    }
    random_options(&mut chance)
}

/// Plays some random steps, and explains the table before each with a draft of the next action.
fn explain_random_game(seed: u64, words: &Lexicon) -> Vec<String> {
    let mut chance = Chance::new(seed);
    let options = options_for_seed(seed);
    let seats = *PaperGrid::seats(&options).start();
    let game = Match::<PaperGrid>::start(options, human_seats(seats), Chance::new(seed));
    let mut game = game.unwrap();
    let mut said = Vec::new();
    for step in 0..90 {
        let Waiting::For { seats: open, .. } = game.waiting_for() else {
            break;
        };
        let open: Vec<SeatId> = open.iter().collect();
        let seat = *chance.pick(&open).unwrap();
        let action = PaperGrid::sample_action(game.state(), seat, Some(words), &mut chance);
        let stage = &game.state().stage;
        let rare = matches!(stage, Stage::Acting(_) | Stage::Judging(_));
        if step % 7 == 0 || rare || covers_special_cell(game.state(), &action) {
            said.extend(explain_everything(
                &game,
                &build_draft(game.state(), &action),
                words,
            ));
        }
        let _ = game.act(seat, &action, Moment(step * 1_000), Some(words));
    }
    said.extend(explain_everything(&game, &Draft::new(game.state()), words));
    said
}

#[test]
fn everything_on_randomly_played_tables_has_an_explanation() {
    let list = WORDS.split_whitespace().map(|word| (word, Level::Common));
    let words = Lexicon::from_words(list).unwrap();
    let mut said = BTreeSet::new();
    for seed in 0..thorough::cases(960) {
        said.extend(explain_random_game(seed, &words));
    }
    // Texts that the games must have produced, or they tried too little.
    for part in [
        "printed",
        "played by Bo",
        "not played yet",
        "Star, ",
        "’s area",
        "Crossed-out",
        "Wall between",
        "Wall, not placed yet",
        "slots used",
        "counts in Ada’s score",
        "asked for it.",
        "under it.",
        "It covers a ",
        "Play for ",
    ] {
        assert!(
            said.iter().any(|line| line.contains(part)),
            "nothing said {part:?}"
        );
    }
}
