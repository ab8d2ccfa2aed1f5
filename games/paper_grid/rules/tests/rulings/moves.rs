//! Checks the move finder against a slow, obviously correct one.

use std::collections::BTreeSet;

use game::Chance;
use paper_grid_rules::{
    Area, Axis, Board, CellId, Contents, Direction, Judge, Move, Placed, ReadingRule, SpecialType,
    moves,
};

use super::table::*;
use crate::list::LIST;

const BOARD: &str = "
    . . . . . . . 1
    . . C A R . . .
    . . . . . . . .
    2 . . . . . . .
    hand 1 ST
    hand 2 Q";

#[test]
fn every_play_is_found_with_its_score() {
    let table = table(BOARD).with_words("car cars cart carts at");
    let found = moves(&table.state, A, table.words.as_ref().unwrap());
    let carts = table.placed_from("f2", Axis::Across, "TS");
    let best = Move {
        placed: carts,
        points: 5 * 5,
    };
    assert_eq!(found[0], best);
    // CARTS, CARS, CART, and AT down from the A.
    assert_eq!(found.len(), 4);
}

#[test]
fn where_the_table_decides_no_plays_are_found() {
    let table = table_with(BOARD, |choices| choices.judge = Judge::Table);
    let table = table.with_words("car cart");
    assert_eq!(moves(&table.state, A, table.words.as_ref().unwrap()), []);
}

/// Finds every legal play the slow way: tries each arrangement of the hand from each free cell.
fn find_all_moves(table: &Table) -> BTreeSet<(Vec<Placed>, i32)> {
    let mut found = BTreeSet::new();
    let free: Vec<CellId> = table
        .state
        .board
        .cells_where(|cell| cell.is_free())
        .iter()
        .collect();
    for axis in Axis::ALL {
        for from in &free {
            try_letters_from(table, *from, axis, &mut Vec::new(), &mut found);
        }
    }
    found
}

fn try_letters_from(
    table: &Table,
    cell: CellId,
    axis: Axis,
    placed: &mut Vec<Placed>,
    found: &mut BTreeSet<(Vec<Placed>, i32)>,
) {
    let mut left = table.state.hand(A).to_vec();
    for Placed(_, letter) in placed.iter() {
        let at = left.iter().position(|held| held == letter);
        left.remove(at.unwrap());
    }
    left.sort_unstable();
    left.dedup();
    for letter in left {
        placed.push(Placed(cell, letter));
        let preview = table.preview(placed);
        if preview.refusal.is_none() {
            found.insert((placed.clone(), preview.points));
        }
        // The next free cell in the line, whatever is in between.
        let mut next = table.state.board.size().step(cell, axis.forward());
        while let Some(other) = next.filter(|other| !table.state.board.cell(*other).is_free()) {
            next = table.state.board.size().step(other, axis.forward());
        }
        if let Some(next) = next {
            try_letters_from(table, next, axis, placed, found);
        }
        placed.pop();
    }
}

const WORDS: &str = "at ate tea eat eta seat east teas eats sat set sea ease tat tate \
    ~ae ~es test sets asset tease a te st tee ate tsetse";

/// A random board with letters, walls, special and crossed-out cells, and small hands.
fn random_table(chance: &mut Chance, devils: bool) -> Table {
    let mut board: Board = "
        . . . . . . . 1
        . . . . . . . .
        . . . . . . . .
        2 . . . . . . ."
        .parse()
        .unwrap();
    let letters = letters("AEST");
    for cell in board.size().cell_ids() {
        match chance.below(12) {
            0..4 => board.set_contents(cell, Contents::Letter(*chance.pick(&letters).unwrap())),
            4 => board.set_contents(cell, Contents::Crossed),
            5 => board.set_special(cell, chance.pick(&SpecialType::ALL).copied()),
            _ => {}
        }
        for side in [Direction::Right, Direction::Down] {
            if let Some(edge) = board
                .size()
                .edge(cell, side)
                .filter(|_| chance.below(8) == 0)
            {
                board.place_wall(edge);
            }
        }
    }
    for (name, text) in [("h1", "1"), ("a4", "2")] {
        let cell = board.size().cell_named(name).unwrap();
        let seat = text.parse::<usize>().unwrap() - 1;
        let area = Area::new(seat).unwrap();
        board.set_contents(cell, Contents::Area(area));
    }
    let readings = [ReadingRule::Forward, ReadingRule::EitherWay];
    let judges = [Judge::Full, Judge::Everyday];
    let text = board.to_string();
    let mut table = table_with(&text, |choices| {
        choices.reading = *chance.pick(&readings).unwrap();
        choices.judge = *chance.pick(&judges).unwrap();
        choices.devils = devils;
    });
    table.state.begun = chance.below(5) > 0;
    let hand = |chance: &mut Chance, count: usize| -> String {
        (0..count)
            .map(|_| chance.pick(&letters).unwrap().uppercase())
            .collect()
    };
    let count = chance.between(0, 3);
    let mine = hand(chance, count);
    let theirs = hand(chance, 2);
    table
        .with_words(WORDS)
        .with_hand(A, &mine)
        .with_hand(B, &theirs)
}

fn compare_move_finders(seed: u64, positions: usize, devils: bool) -> usize {
    let mut chance = Chance::new(seed);
    let mut found = 0;
    for position in 0..positions {
        let table = random_table(&mut chance, devils);
        let quick = moves(&table.state, A, table.words.as_ref().unwrap());
        let count = quick.len();
        let quick: BTreeSet<_> = quick.into_iter().map(|m| (m.placed, m.points)).collect();
        assert_eq!(
            quick.len(),
            count,
            "a play was found twice, position {position}"
        );
        let slow = find_all_moves(&table);
        assert_eq!(quick, slow, "position {position}:\n{}", table.state.board);
        found += count;
    }
    found
}

#[test]
fn the_move_finder_agrees_with_a_slow_search() {
    assert!(compare_move_finders(1, 2_000, false) > 10_000);
}

#[test]
fn the_move_finder_agrees_with_a_slow_search_under_dictionary_devils() {
    assert!(compare_move_finders(2, 300, true) > 1_000);
}

#[test]
fn the_move_finder_agrees_with_a_slow_search_on_the_real_list() {
    let mut chance = Chance::new(3);
    for _ in 0..20 {
        let mut table = random_table(&mut chance, false);
        table.words = Some(LIST.clone());
        let quick = moves(&table.state, A, &LIST);
        let quick: BTreeSet<_> = quick.into_iter().map(|m| (m.placed, m.points)).collect();
        assert_eq!(quick, find_all_moves(&table), "{}", table.state.board);
    }
}
