//! What could be played on a table: better decisions and hints.

use lexicon::{Level, Word};
use paper_grid::bots::{DecisionVerdict, NextPlayerPlay};
use paper_grid_rules::{Action, Placed};
use serde_json::Value;

use super::canonical_direction;
use super::model::{LaidLetter, Model};
use crate::facts::{BOOK, ensure};

/// Letters in cells in the model's form.
pub fn model_letters(placed: &[Placed]) -> Vec<LaidLetter> {
    let each = placed.iter();
    each.map(|Placed(cell, letter)| (cell.index(), letter.lowercase()))
        .collect()
}

/// The placings of a word: for each, the letters laid from hand.
fn ways_to_place<'m>(
    model: &'m Model,
    word: &'m str,
) -> impl Iterator<Item = Vec<LaidLetter>> + 'm {
    let all = (0..model.letters.len()).flat_map(|from| [(from, (1, 0)), (from, (0, 1))]);
    all.filter_map(move |(from, way)| {
        let mut laid = Vec::new();
        let mut cell = Some(from);
        for letter in word.chars() {
            let now = cell?;
            match model.letters[now] {
                Some(other) if other == letter => {}
                None if !model.shut.contains(&now) => laid.push((now, letter)),
                _ => return None,
            }
            cell = model.neighbour(now, way);
        }
        (!laid.is_empty()).then_some(laid)
    })
}

/// Checks that no word of the list can be played, by trying each of them everywhere.
pub fn check_no_word(model: &Model, seat: usize) -> Result<(), String> {
    let held = &model.hands[seat];
    let lies: Vec<char> = model.letters.iter().flatten().copied().collect();
    let can_hold = |laid: &[LaidLetter]| {
        let mut left = held.clone();
        laid.iter().all(|(_, letter)| {
            let at = left.iter().position(|held| held == letter);
            at.map(|at| left.swap_remove(at)).is_some()
        })
    };
    let all = (0..).map_while(|index| BOOK.lexicon.id_at(index));
    for word in all.filter_map(|id| BOOK.lexicon.word(id)) {
        let word = word.as_str();
        let there = |letter| held.contains(&letter) || lies.contains(&letter);
        if word.len() > model.size.columns() || !word.chars().all(there) {
            continue;
        }
        for laid in ways_to_place(model, word).filter(|laid| can_hold(laid)) {
            let words = model
                .word_scores(seat, &laid)
                .filter(|words| !words.is_empty());
            let can = words.is_some_and(|words| words.iter().all(|(word, _)| model.is_word(word)));
            ensure(!can, || format!("{word} at {laid:?}"))?;
        }
    }
    Ok(())
}

/// Proves the review of a decision on the table before it.
pub fn check_verdict(
    model: &Model,
    did: &[(String, Value)],
    judged: &DecisionVerdict,
) -> Result<(), String> {
    let seat = judged.seat.index();
    let Some(better) = &judged.better else {
        return Ok(());
    };
    match &better.action {
        Action::Play(laid) => {
            let words = model
                .word_scores(seat, &model_letters(laid))
                .ok_or("it can’t lie so")?;
            let bad = words
                .iter()
                .find(|(word, _)| !model.is_word(word) && !model.is_judged_by_table());
            ensure(bad.is_none(), || format!("{bad:?} is no word"))?;
            let sum: i32 = words.iter().map(|(_, points)| points).sum();
            let mut own: Vec<String> = words
                .iter()
                .map(|(word, _)| canonical_direction(word))
                .collect();
            let mut told: Vec<String> = better
                .words
                .iter()
                .map(|word| canonical_direction(word))
                .collect();
            own.sort();
            told.sort();
            let scores = model.has_devils() || better.points == sum;
            ensure(own == told && scores, || format!("{own:?} for {sum}"))?;
        }
        Action::Make(cell, _) => {
            let free = model.letters[cell.index()].is_none()
                && !model.specials.contains_key(&cell.index());
            ensure(free, || "that cell isn’t empty".into())?;
        }
        Action::Ask { called, kept } => {
            let own = model.turn == seat && !model.endgame;
            let calls = called.len() == 2 || (model.big_ask && called.len() <= 6);
            ensure(own && calls && kept.len() <= model.hand_room(seat), || {
                "it can’t ask so".into()
            })?;
        }
        Action::Take(letter) => {
            let can = model.called.contains(&letter.lowercase()) && model.hand_room(seat) > 0;
            ensure(can, || format!("{:?} were called", model.called))?;
        }
        Action::Wall(edge) => {
            let sides = model
                .size
                .cells_beside_edge(*edge)
                .map(|(one, other)| (one.index(), other.index()));
            ensure(
                sides.is_some_and(|edge| !model.walls.contains(&edge)),
                || "there is a wall".into(),
            )?;
        }
        Action::Pass => ensure(model.endgame, || "nobody passes yet".into())?,
        other => return Err(format!("{other:?} is none that is judged")),
    }
    let everyday = better.words.iter().all(|word| {
        let id = BOOK.lexicon.find(word.parse::<Word>().unwrap());
        id.is_some_and(|id| BOOK.lexicon.level(id) <= Level::EVERYDAY)
    });
    ensure(better.known == everyday, || format!("everyday: {everyday}"))?;
    match &better.left {
        None => Ok(()),
        Some(left) => check_next_play(model, did, left, seat),
    }
}

/// Checks that the next player could lay these words after that decision.
fn check_next_play(
    model: &Model,
    did: &[(String, Value)],
    left: &NextPlayerPlay,
    seat: usize,
) -> Result<(), String> {
    let mut then = model.clone();
    did.iter()
        .for_each(|(name, holds)| then.apply_event(name, holds));
    let goes_on = !did.iter().any(|(name, _)| name == "turn");
    let next = if goes_on && then.again == 0 {
        (then.turn + 1) % then.hands.len()
    } else {
        then.turn
    };
    ensure(next != seat, || "the next player did it".into())?;
    let mut told = left.words.clone();
    told.sort();
    let possible = left.words.iter().any(|word| {
        let back: String = word.chars().rev().collect();
        [word.clone(), back].iter().any(|word| {
            ways_to_place(&then, word).any(|laid| {
                let Some(words) = then.word_scores(next, &laid) else {
                    return false;
                };
                let sum: i32 = words.iter().map(|(_, points)| points).sum();
                let mut own: Vec<String> = words.into_iter().map(|(word, _)| word).collect();
                own.sort();
                let same = own == told || then.reads_either_way();
                same && (then.has_devils() || sum == left.points)
            })
        })
    });
    ensure(possible, || {
        format!("seat {next} has {:?}", then.hands[next])
    })
}
