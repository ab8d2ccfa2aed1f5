//! Letters that are worth calling (K20, K28).

use std::cmp::Reverse;

use super::bot_decision::BotDecision;
use super::habit::{self, desirability};
use base::sorting::{sort, sort_by_key};
use lexicon::Letter;
use lexicon::letter_ease::letter_ease;
use paper_grid_rules::{Action, Letterfraud};

/// Returns calls worth considering: pairs of the letters that the hand wants most. If the hand
/// lacks room for both, a wanted letter goes with one that is hard to play. If letters must be in
/// line, any neighbours will do. With Big Ask there are no choices beyond the habitual call.
pub(super) fn candidates(decision: &BotDecision) -> Vec<Action> {
    let (view, hand) = (decision.view, decision.view.hand(decision.seat));
    let room = view.room_in_hand(decision.seat);
    let mut wanted: Vec<Letter> = Letter::all().collect();
    sort_by_key(&mut wanted, |letter| Reverse(desirability(hand, *letter)));
    let mut calls = match view.letterfraud() {
        Some(Letterfraud::InLine) => calls_in_line(decision, habit::call_count(view, room)),
        _ if !view.turn.big_ask => wanted_pairs(&wanted, room),
        _ => Vec::new(),
    };
    let wishes = |called: &[Letter]| {
        called
            .iter()
            .map(|letter| desirability(hand, *letter))
            .sum::<i32>()
    };
    if room >= 2 {
        sort_by_key(&mut calls, |called| Reverse(wishes(called)));
    }
    let ask = |mut called: Vec<Letter>| {
        sort_by_key(&mut called, |letter| Reverse(desirability(hand, *letter)));
        let kept = called.iter().copied().take(room).collect();
        Action::Ask { called, kept }
    };
    let most = decision.judgement.candidates * 7 / 4;
    calls.into_iter().take(most).map(ask).collect()
}

/// Returns pairs of the seven most wanted letters, equal ones included.
fn wanted_pairs(wanted: &[Letter], room: usize) -> Vec<Vec<Letter>> {
    let best: Vec<Letter> = wanted.iter().copied().take(7).collect();
    let mut hard: Vec<Letter> = wanted.to_vec();
    sort_by_key(&mut hard, |letter| letter_ease(*letter));
    let hard: Vec<Letter> = hard.into_iter().take(2).collect();
    let with = |others: &[Letter]| {
        let one = |letter: Letter| others.iter().map(move |other| vec![letter, *other]);
        best.iter().copied().flat_map(one).collect::<Vec<_>>()
    };
    match room {
        0 => vec![hard],
        1 => with(&hard),
        _ => {
            let two = best.iter().enumerate().flat_map(|(at, letter)| {
                let others = best.iter().skip(at);
                others.map(|other| vec![*letter, *other])
            });
            two.collect()
        }
    }
}

fn calls_in_line(decision: &BotDecision, count: usize) -> Vec<Vec<Letter>> {
    let lines: Vec<Vec<Letter>> = decision.view.letter_lines().collect();
    let parts = lines.iter().flat_map(|line| line.windows(count.max(1)));
    let mut parts: Vec<Vec<Letter>> = parts.map(<[Letter]>::to_vec).collect();
    parts.iter_mut().for_each(sort);
    sort(&mut parts);
    parts.dedup();
    parts
}
