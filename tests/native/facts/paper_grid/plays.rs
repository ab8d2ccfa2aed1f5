//! What could be played on a table: better decisions and hints.

use lexicon::{Level, Word};
use paper_grid::bots::{DecisionVerdict, NextPlayerPlay};
use paper_grid_rules::{Action, Placed};
use serde_json::Value;

use super::model::{Laid, Model};
use super::way;
use crate::facts::{BOOK, so};

/// Letters in cells in the model's form.
pub fn of(placed: &[Placed]) -> Vec<Laid> {
    let each = placed.iter();
    each.map(|Placed(cell, letter)| (cell.index(), letter.lowercase()))
        .collect()
}

/// The placings of a word: for each, the letters laid from hand.
fn ways<'m>(model: &'m Model, word: &'m str) -> impl Iterator<Item = Vec<Laid>> + 'm {
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
            cell = model.beside(now, way);
        }
        (!laid.is_empty()).then_some(laid)
    })
}

/// Checks that no word of the list can be played, by trying each of them everywhere.
pub fn no_word(model: &Model, seat: usize) -> Result<(), String> {
    let held = &model.hands[seat];
    let lies: Vec<char> = model.letters.iter().flatten().copied().collect();
    let can_hold = |laid: &[Laid]| {
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
        for laid in ways(model, word).filter(|laid| can_hold(laid)) {
            let words = model
                .scores_of(seat, &laid)
                .filter(|words| !words.is_empty());
            let can = words.is_some_and(|words| words.iter().all(|(word, _)| model.is_word(word)));
            so(!can, || format!("{word} at {laid:?}"))?;
        }
    }
    Ok(())
}

/// Proves the review of a decision on the table before it.
pub fn judged_holds(
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
            let words = model.scores_of(seat, &of(laid)).ok_or("it can’t lie so")?;
            let bad = words
                .iter()
                .find(|(word, _)| !model.is_word(word) && !model.table_decides());
            so(bad.is_none(), || format!("{bad:?} is no word"))?;
            let sum: i32 = words.iter().map(|(_, points)| points).sum();
            let mut own: Vec<String> = words.iter().map(|(word, _)| way(word)).collect();
            let mut told: Vec<String> = better.words.iter().map(|word| way(word)).collect();
            own.sort();
            told.sort();
            let scores = model.devils() || better.points == sum;
            so(own == told && scores, || format!("{own:?} for {sum}"))?;
        }
        Action::Make(cell, _) => {
            let free = model.letters[cell.index()].is_none()
                && !model.specials.contains_key(&cell.index());
            so(free, || "that cell isn’t empty".into())?;
        }
        Action::Ask { called, kept } => {
            let own = model.turn == seat && !model.endgame;
            let calls = called.len() == 2 || (model.big_ask && called.len() <= 6);
            so(own && calls && kept.len() <= model.room(seat), || {
                "it can’t ask so".into()
            })?;
        }
        Action::Take(letter) => {
            let can = model.called.contains(&letter.lowercase()) && model.room(seat) > 0;
            so(can, || format!("{:?} were called", model.called))?;
        }
        Action::Wall(edge) => {
            let sides = model
                .size
                .cells_beside_edge(*edge)
                .map(|(one, other)| (one.index(), other.index()));
            so(
                sides.is_some_and(|edge| !model.walls.contains(&edge)),
                || "there is a wall".into(),
            )?;
        }
        Action::Pass => so(model.endgame, || "nobody passes yet".into())?,
        other => return Err(format!("{other:?} is none that is judged")),
    }
    let everyday = better.words.iter().all(|word| {
        let id = BOOK.lexicon.find(word.parse::<Word>().unwrap());
        id.is_some_and(|id| BOOK.lexicon.level(id) <= Level::EVERYDAY)
    });
    so(better.known == everyday, || format!("everyday: {everyday}"))?;
    match &better.left {
        None => Ok(()),
        Some(left) => left_holds(model, did, left, seat),
    }
}

/// Checks that the next player could lay these words after that decision.
fn left_holds(
    model: &Model,
    did: &[(String, Value)],
    left: &NextPlayerPlay,
    seat: usize,
) -> Result<(), String> {
    let mut then = model.clone();
    did.iter()
        .for_each(|(name, holds)| then.follows(name, holds));
    let goes_on = !did.iter().any(|(name, _)| name == "turn");
    let next = if goes_on && then.again == 0 {
        (then.turn + 1) % then.hands.len()
    } else {
        then.turn
    };
    so(next != seat, || "the next player did it".into())?;
    let mut told = left.words.clone();
    told.sort();
    let possible = left.words.iter().any(|word| {
        let back: String = word.chars().rev().collect();
        [word.clone(), back].iter().any(|word| {
            ways(&then, word).any(|laid| {
                let Some(words) = then.scores_of(next, &laid) else {
                    return false;
                };
                let sum: i32 = words.iter().map(|(_, points)| points).sum();
                let mut own: Vec<String> = words.into_iter().map(|(word, _)| word).collect();
                own.sort();
                let same = own == told || then.either_way();
                same && (then.devils() || sum == left.points)
            })
        })
    });
    so(possible, || {
        format!("seat {next} has {:?}", then.hands[next])
    })
}
