//! Tips: what they say about the table, and what they ask for.

use game::{Chance, Game, Match, SeatId};
use lexicon::Letter;
use paper_grid::arena::Contestants;
use paper_grid::screen::{CoachedMoment, coached_moments};
use paper_grid_rules::{
    Action, Contents, LetterValues, Options, PaperGrid, Stage, is_vowel, moves,
};

use super::model::Model;
use crate::facts::tips::{Coach, try_action};
use crate::facts::{BOOK, Proof, bot_seats, ensure};

/// Checks that a tip is true of the table.
pub fn check_tip(model: &Model, tip: CoachedMoment, seat: usize) -> Result<(), String> {
    let own = model.turn == seat;
    let plays = own && model.stage == "playing";
    let next = (model.turn + 1 + model.answers) % model.hands.len();
    let all = model.size.edge_ids().len();
    let joins = || {
        let free = |cell: &usize| model.letters[*cell].is_none() && !model.shut.contains(cell);
        let beside = |cell: usize| {
            let ways = [(1, 0), (0, 1), (-1, 0), (0, -1)].into_iter();
            ways.filter_map(move |way| model.neighbour(cell, way))
        };
        let mut free = (0..model.letters.len()).filter(free);
        free.any(|cell| beside(cell).any(|near| model.letters[near].is_some()))
    };
    let others = || (0..model.hands.len()).any(|other| other != seat && model.hand_room(other) > 0);
    let is = match tip {
        CoachedMoment::Area => own && model.stage == "claiming",
        CoachedMoment::Star => plays && !model.begun,
        // In the endgame, no letters are asked for.
        CoachedMoment::Word => {
            plays && model.begun && !model.endgame && !model.hands[seat].is_empty() && joins()
        }
        CoachedMoment::Clock => plays && model.is_timed(),
        CoachedMoment::Wall => !model.walls.is_empty(),
        CoachedMoment::Endgame => plays && model.endgame,
        // It comes with a player's second word at the earliest.
        CoachedMoment::Values => {
            plays && model.has_classic_values() && !model.has_devils() && model.scores[seat] > 0
        }
        CoachedMoment::Edge => {
            let mut cells = 0..model.letters.len();
            plays
                && !model.endgame
                && cells.any(|cell| model.letters[cell].is_some() && is_at_edge(model, cell))
        }
        CoachedMoment::Ask => {
            own && !model.big_ask && !model.endgame && model.hand_room(seat) > 0 && others()
        }
        CoachedMoment::Answer => {
            next == seat
                && model.stage == "answering"
                && model.hand_room(seat) > 0
                && model.walls.len() < all
        }
    };
    ensure(is, || format!("{}, {:?}", model.stage, model.hands))
}

/// Whether a cell is in the outermost row or column.
fn is_at_edge(model: &Model, cell: usize) -> bool {
    let (columns, rows) = (model.size.columns(), model.size.rows());
    let (column, row) = (cell % columns, cell / columns);
    column == 0 || row == 0 || column == columns - 1 || row == rows - 1
}

/// Whether the rules let a seat do what a tip asks for.
fn can_do(game: &Match<PaperGrid>, seat: SeatId, tip: CoachedMoment) -> bool {
    let state = game.state();
    let (board, size) = (&state.board, state.board.size());
    let does = |action: Action| try_action(game, seat, &action, true).is_ok();
    let letters = || ('A'..='Z').filter_map(Letter::new);
    let asks = || {
        let pairs = letters().flat_map(|one| letters().map(move |other| vec![one, other]));
        let mut asked = pairs.map(|called| Action::Ask {
            kept: called[..state.room_in_hand(seat).min(2)].to_vec(),
            called,
        });
        asked.any(does)
    };
    match tip {
        CoachedMoment::Area => size.cell_ids().any(|cell| does(Action::Claim(cell))),
        CoachedMoment::Star => {
            let all = moves(state, seat, &BOOK.lexicon);
            let mut firsts = all.iter().take(20).map(|one| &one.placed);
            let middle: Vec<_> = size.centre_cells().into_iter().collect();
            let star = |cell| {
                board
                    .star()
                    .map_or(middle.contains(&cell), |star| star == cell)
            };
            middle.iter().any(|cell| star(*cell))
                && firsts.all(|placed| placed.iter().any(|one| star(one.0)))
        }
        CoachedMoment::Word | CoachedMoment::Ask => asks(),
        CoachedMoment::Answer => {
            let takes = letters().any(|letter| does(Action::Take(letter)));
            takes && size.edge_ids().any(|edge| does(Action::Wall(edge)))
        }
        CoachedMoment::Clock => PaperGrid::deadline(state).is_some(),
        CoachedMoment::Wall | CoachedMoment::Endgame => state.stage == Stage::Playing,
        CoachedMoment::Values => {
            let worth = LetterValues::for_seat(state, seat);
            letters().all(|letter| {
                let mut rivals = seat.others_clockwise(state.seats);
                let held = rivals.any(|rival| state.hand(rival).contains(&letter));
                let by_kind = if is_vowel(letter) { 1 } else { 3 };
                worth.value(letter) == if held { by_kind } else { 5 }
            })
        }
        // One more letter at the edge leaves fewer until the endgame.
        CoachedMoment::Edge => {
            let (at, letter) = (state.letters_until_endgame(), Letter::new('A').unwrap());
            let mut rim = size.rim_cells().into_iter();
            let free = rim.find(|cell| board.cell(*cell).is_free());
            free.is_none_or(|cell| {
                let mut next = state.clone();
                next.board.set_contents(cell, Contents::Letter(letter));
                next.letters_until_endgame() + 1 == at
            })
        }
    }
}

#[test]
fn every_tip_at_a_paper_grid_table_is_true_when_it_is_shown() {
    let coach = Coach::<Contestants, CoachedMoment> {
        start: |seed| {
            let mut chance = Chance::new(seed);
            let choices = super::random_choices(seed, &mut chance);
            let counts = choices.seats();
            let count = (*counts.start()).max(2).min(*counts.end());
            let seats = bot_seats::<PaperGrid>(count, 2, false, &mut chance);
            (Options::new(choices).unwrap(), seats)
        },
        // A player may already be asking, although the game doesn't know it yet.
        tips: |game, seat| {
            let asking = [false, true].into_iter();
            asking
                .flat_map(|asking| coached_moments(game.state(), seat, asking))
                .collect()
        },
        can: can_do,
    };
    let proof = Proof::for_game("paper grid");
    coach.prove_tips(proof, &CoachedMoment::ALL, |proof, game, journal, shown| {
        let (mut model, mut at) = (Model::new(journal, &game.journal().options.board), 0);
        for one in shown {
            for (name, holds) in journal.steps[at..one.step]
                .iter()
                .flat_map(|step| &step.events)
            {
                model.apply_event(name, holds);
            }
            at = one.step;
            let holds = check_tip(&model, one.tip, one.seat);
            let holds = holds.and(ensure(one.can, || "the seat can't do it".into()));
            proof.record("tip", one.step, &(one.seat, one.tip), holds);
        }
    });
}
