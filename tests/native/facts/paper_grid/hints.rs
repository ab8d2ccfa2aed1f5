//! Hints: three steps about one play, and what their sentences say of it.

use game::{Actor, Chance, Game, Match, Moment};
use paper_grid::text::hints::hint_text;
use paper_grid_rules::{Action, Event, Hint, PaperGrid, Placed, Stage, State, moves};

use super::model::Model;
use super::plays::{check_no_word, model_letters};
use crate::facts::{BOOK, Proof, ensure};

/// The most characters of a sentence: the slip has two lines on a phone.
const LONGEST: usize = 64;

/// Proves that three hints are about one play, or that there is none, and that what they say of it
/// is true.
pub fn prove_hints(proof: &mut Proof, game: &Match<PaperGrid>, model: &Model, step: usize) {
    let mut state = game.state_after(step);
    if !state.options.hints
        || state.options.judge.level().is_none()
        || state.stage != Stage::Playing
    {
        return;
    }
    let seat = state.turn.seat;
    let best = moves(&state, seat, &BOOK.lexicon).into_iter().next();
    let best: Vec<Placed> = best.map(|best| best.placed).unwrap_or_default();
    let by = Actor {
        seat,
        at: Moment::START,
    };
    state.turn.hints.clear();
    let mut hints = Vec::new();
    for _ in 0..3 {
        let asks = Action::Hint(best.clone());
        let words = Some(&BOOK.lexicon);
        let Ok(events) = PaperGrid::decide(&state, by, &asks, words, &mut Chance::new(0)) else {
            break;
        };
        for event in &events {
            PaperGrid::evolve(&mut state, event, Moment::START);
            if let Event::Hinted(hint) = event {
                hints.push(hint.clone());
            }
        }
    }
    let says: Vec<String> = hints
        .iter()
        .map(|hint| hint_text(hint, &state, Some(&BOOK.lexicon)))
        .collect();
    proof.record(
        "hint",
        step,
        &says,
        check_hints(model, &state, &hints, &says),
    );
}

fn check_hints(
    model: &Model,
    state: &State,
    hints: &[Hint],
    says: &[String],
) -> Result<(), String> {
    let seat = state.turn.seat.index();
    let name = |cell| model.size.cell_name(cell);
    let (look, first, placed) = match hints {
        [Hint::NoWord] => return check_no_word(model, seat),
        [Hint::Place(look), Hint::Letter(first), Hint::Play(placed)] => (look, first, placed),
        _ => return Err("no three steps of one hint".into()),
    };
    let laid = model_letters(placed);
    let words = model.word_scores(seat, &laid).ok_or("can’t be laid")?;
    let listed = words.iter().all(|(word, _)| model.is_word(word));
    ensure(listed, || format!("no words: {words:?}"))?;
    // The first step names what is there: a new word contains it, or covers it.
    let (at, look) = (look.index(), name(*look));
    let there = match model.letters[at] {
        Some(letter) => format!("through the {} on {look}", letter.to_ascii_uppercase()),
        None if model.star == Some(at) => format!("over the star on {look}"),
        None => format!("with a new letter on {look}"),
    };
    ensure(says[0] == format!("There’s a word {there}."), || there)?;
    let is_laid = |cell: usize| laid.iter().any(|(other, _)| *other == cell);
    // Whether a line of letters leads from the cell to a new letter: then both are in a new word.
    let leads = |way: (isize, isize)| {
        let mut cell = at;
        while let Some(next) = model.neighbour(cell, way) {
            if is_laid(next) || model.letters[next].is_none() {
                return is_laid(next);
            }
            cell = next;
        }
        false
    };
    let uses = match model.letters[at] {
        Some(_) => [(1, 0), (0, 1), (-1, 0), (0, -1)].into_iter().any(leads),
        None => is_laid(at),
    };
    ensure(uses, || "the play isn’t there".into())?;
    let letter = format!("Put {} on {}.", first.1.uppercase(), name(first.0));
    ensure(placed.contains(first) && says[1] == letter, || letter)?;
    // The two steps belong together: no other new letter is nearer to the first cell.
    let columns = model.size.columns();
    let away = |cell: usize| {
        let across = (cell % columns).abs_diff(at % columns);
        across + (cell / columns).abs_diff(at / columns)
    };
    let nearest = laid.iter().map(|(cell, _)| away(*cell)).min();
    ensure(nearest == Some(away(first.0.index())), || "far away".into())?;
    let short = says.iter().all(|one| one.chars().count() <= LONGEST);
    ensure(short, || "too long for two lines".into())?;
    check_sentence(model, seat, &words, &says[2])
}

/// Checks the sentence of the last step: `Play NEST for 16: nobody else holds N and E.`
fn check_sentence(
    model: &Model,
    seat: usize,
    words: &[(String, i32)],
    says: &str,
) -> Result<(), String> {
    let most = words.iter().map(|(word, _)| word.len()).max();
    let (word, rest) = says
        .strip_prefix("Play ")
        .and_then(|says| says.strip_suffix('.')?.split_once(" for "))
        .ok_or("another sentence")?;
    // K15: where the rules allow it, a word is read backward if only that way is a word.
    let formed = |named: &str| {
        let read = |(word, _): &(String, i32)| {
            *word == named || word.chars().rev().eq(named.chars()) && model.is_word(named)
        };
        words.iter().any(read)
    };
    let longest = formed(&word.to_ascii_lowercase()) && Some(word.len()) == most;
    ensure(longest, || format!("{word} isn’t the longest"))?;
    let digits = rest.find([':', ',']).unwrap_or(rest.len());
    let (points, why) = rest.split_at(digits);
    let sum: i32 = words.iter().map(|(_, points)| points).sum();
    ensure(model.has_devils() || points == sum.to_string(), || {
        sum.to_string()
    })?;
    let held = |letter: char| {
        let others = model.hands.iter().enumerate();
        let mut others = others.filter(|(other, _)| *other != seat);
        others.any(|(_, hand)| hand.contains(&letter))
    };
    // The reason is about the word that is named.
    let all = word.to_ascii_lowercase();
    let names = |listed: &str| -> Vec<String> {
        let listed = listed.replace(" and ", ", ").to_ascii_lowercase();
        listed.split(", ").map(str::to_owned).collect()
    };
    let true_reason = if let Some(listed) = why.strip_prefix(": nobody else holds ") {
        match listed.strip_suffix(" of the letters") {
            Some(count) => {
                let mut own: Vec<char> = all.chars().filter(|letter| !held(*letter)).collect();
                own.sort_unstable();
                own.dedup();
                own.len().to_string() == count
            }
            None => names(listed).iter().all(|one| {
                let letter = one.chars().next().unwrap();
                one.len() == 1 && all.contains(letter) && !held(letter)
            }),
        }
    } else if why.starts_with(": a ") {
        let multiplied = |kind: &str| model.specials.values().any(|special| special == kind);
        match why {
            ": a 2W cell doubles a word" => multiplied("double-word"),
            ": a 3W cell triples a word" => multiplied("triple-word"),
            _ => false,
        }
    } else if let Some(listed) = why.strip_prefix(", with ") {
        match listed.strip_suffix(" more words") {
            Some(count) => (words.len() - 1).to_string() == count,
            None => names(listed).iter().all(|one| formed(one)),
        }
    } else {
        why.is_empty()
    };
    ensure(true_reason, || format!("{why:?} of {words:?}"))
}
