//! Letters that are worth calling (K20, K28).
//!
//! A hand that always asks for what it wants most drifts to E, S, T, A and R. So a bot's calls
//! vary: chance draws among letters that are wanted about as much, and among calls that a search
//! finds about as good.

use std::cmp::Reverse;

use super::bot_decision::BotDecision;
use super::habit::{self, desirability};
use super::level::Bot;
use base::sorting::{sort, sort_by_key};
use game::{Chance, SeatId};
use lexicon::Letter;
use lexicon::letter_ease::letter_ease;
use paper_grid_rules::{Action, Letterfraud, State};

/// Chooses a call. Review and hints always choose the best one.
pub(super) fn choose_call(bot: &Bot, decision: &BotDecision, chance: &mut Chance) -> Action {
    if !bot.varied {
        let first = habit::choose_call(decision.view, decision.seat);
        return decision.best_action(first, || candidates(decision, None));
    }
    let first = varied_call(decision.view, decision.seat, chance);
    let others = candidates(decision, Some(&mut *chance));
    decision.drawn_action(first, others, CALL_SLACK, chance)
}

/// Calls letters that the hand wants about as much as the best.
fn varied_call(view: &State, seat: SeatId, chance: &mut Chance) -> Action {
    habit::call_by(view, seat, |hand, letters| {
        draw_wanted(hand, letters, chance)
    })
}

/// Draws a letter that a hand wants about as much as the best: the more it is wanted, the likelier.
fn draw_wanted(hand: &[Letter], letters: &[Letter], chance: &mut Chance) -> Option<Letter> {
    let wishes = letters.iter().map(|letter| desirability(hand, *letter));
    let best = wishes.clone().max()?;
    let weights = wishes.map(|wish| (wish + WISH_SLACK + 1 - best).max(0).unsigned_abs());
    letters.get(chance.weighted(weights)?).copied()
}

/// Returns calls worth considering: pairs of the letters that the hand wants most, some of them
/// drawn if there is a `chance`. If the hand lacks room for both, a wanted letter goes with one
/// that is hard to play. If letters must be in line, any neighbours will do. With Big Ask there are
/// no choices beyond the first call.
fn candidates(decision: &BotDecision, chance: Option<&mut Chance>) -> Vec<Action> {
    let (view, hand) = (decision.view, decision.view.hand(decision.seat));
    let room = view.room_in_hand(decision.seat);
    let mut wanted: Vec<Letter> = Letter::all().collect();
    sort_by_key(&mut wanted, |letter| Reverse(desirability(hand, *letter)));
    if let Some(chance) = chance {
        draw_some(hand, &mut wanted, chance);
    }
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

/// Draws some of the letters that are paired; the most wanted ones stay in front.
fn draw_some(hand: &[Letter], wanted: &mut Vec<Letter>, chance: &mut Chance) {
    let mut rest = wanted.split_off(ALWAYS_PAIRED.min(wanted.len()));
    while wanted.len() < PAIRED
        && let Some(letter) = draw_wanted(hand, &rest, chance)
    {
        rest.retain(|other| *other != letter);
        wanted.push(letter);
    }
    wanted.append(&mut rest);
}

/// Returns pairs of the first letters, equal ones included.
fn wanted_pairs(wanted: &[Letter], room: usize) -> Vec<Vec<Letter>> {
    let best: Vec<Letter> = wanted.iter().copied().take(PAIRED).collect();
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

/// Number of letters that are paired.
const PAIRED: usize = 7;

/// Number of the most wanted letters that are always paired.
const ALWAYS_PAIRED: usize = 3;

/// How much less than the best a letter may be wanted ([`desirability`]) and still be drawn.
const WISH_SLACK: i32 = 6;

/// How much worse than the best a call may be and still be drawn, in hundredths of a point.
const CALL_SLACK: i32 = 50;
