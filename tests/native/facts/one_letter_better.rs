//! Facts of One Letter Better: the log, the news since a turn, the review, tips and hints.

mod hints;
mod lines;
mod model;
mod plays;
mod tips;

use one_letter_better::arena::Contestants;
use one_letter_better::bots::{TurnReview, all_review_points, hint};
use std::time::Instant;

use game::{Chance, HistoryEntry, Judge, Match, SeatId, Viewer};
use one_letter_better::screen::{
    CardPlaces, CoachedMoment, GivenHint, HintFact, HintStep, Improvement, TurnFacts, news,
};
use one_letter_better::text::hints::describe_hint;
use one_letter_better::text::news::history;
use one_letter_better_rules::{
    CheckingRule, Choices, ExchangeRule, LogEntry, OneLetterBetter, Options, Preset, StealOneRule,
    WordPlay,
};
use screen::news::HistoryRow;

use self::model::Model;
use super::{BOOK, Journal, Proof, account, bot_seats, ensure, play_bot_game, seeds};
use crate::thorough;

/// Number of games in a thorough run.
const GAMES: u64 = 100;
/// Seeds of the games that are also reviewed by mutants. Seed 0 is left out because its upper
/// levels think for long.
const MUTANTS: std::ops::Range<u64> = 1..5;

/// Most characters of a hint's sentence: two lines at the narrowest window.
const MAX_HINT: usize = 64;

/// A hint stated at a table before the next action.
struct StatedAdvice {
    /// Number of steps of the game before the hint.
    step: usize,
    seat: SeatId,
    /// What each step of the hint states; empty if there was none.
    facts: Vec<HintFact>,
    /// The sentence of each step.
    says: Vec<String>,
}

/// The options and number of seats for a seed.
fn options(chance: &mut Chance, seed: u64) -> (Options, u8) {
    let preset = Preset::ALL[seed as usize % Preset::ALL.len()];
    let mut choices: Choices = preset.choices();
    if !choices.is_solo() {
        choices.rounds = 1 + chance.below(2) as u8;
        choices.target = [Some(50), Some(50), Some(100), None][chance.below(4)];
        choices.checking = [
            CheckingRule::Challenge,
            CheckingRule::AutoCheck,
            CheckingRule::AutoCheck,
            CheckingRule::Honour,
        ][chance.below(4)];
        choices.picking = [StealOneRule::Blind, StealOneRule::Shown][chance.below(2)];
    }
    choices.exchange =
        [ExchangeRule::InsteadOfAWord, ExchangeRule::AfterPlayingToo][chance.below(2)];
    choices.judge = [Judge::Full, Judge::Everyday][chance.below(2)];
    let seats = if choices.is_solo() {
        1
    } else {
        2 + chance.below(3) as u8
    };
    (Options::new(choices).unwrap(), seats)
}

/// Plays the game of a seed, which determines the mode, the number of seats and the levels; returns
/// it with the hints that were stated.
fn play_game(seed: u64) -> (Match<OneLetterBetter>, Vec<StatedAdvice>) {
    let mut chance = Chance::new(seed);
    let (options, seats) = options(&mut chance, seed);
    // The upper levels think for long.
    let levels = match seed {
        0 | 50 => 4,
        1..=4 => 2,
        seed if seed.is_multiple_of(5) => 2,
        _ => 1,
    };
    let seats = bot_seats::<OneLetterBetter>(seats, levels, false, &mut chance);
    let mut stated = Vec::new();
    let game = play_bot_game::<Contestants>(options, seats, seed, 25, |game| {
        let step = game.journal().steps.len();
        for seat in &game.waiting_for().seats().iter().collect::<Vec<_>>() {
            let view = game.view(Viewer::Seat(*seat));
            let asks = step.is_multiple_of(if thorough::is_thorough() { 45 } else { 9 });
            let found = asks.then(|| hint(&view, &BOOK.lexicon, &BOOK.family).ok());
            let (mut facts, mut says) = (Vec::new(), Vec::new());
            if let Some(found) = found.flatten() {
                let mut given = GivenHint::new(*seat, found);
                for _ in HintStep::ALL {
                    let fact = given.fact(&view).expect("the play can be made");
                    says.push(describe_hint(&fact, &view, &game.journal().seats));
                    facts.push(fact);
                    given.reveal_more();
                }
            }
            stated.push(StatedAdvice {
                step,
                seat: *seat,
                facts,
                says,
            });
        }
    });
    (game, stated)
}

/// Proves all that is stated about a game, and one in `every` of its reviews. `review` returns a
/// turn's review, unchanged or as a mutant has it; `tips` returns a mutant's tips.
fn prove_game(
    proof: &mut Proof,
    seed: u64,
    every: u64,
    review: fn(&TurnReview, TurnFacts) -> TurnFacts,
    tips: fn(&Match<OneLetterBetter>, &StatedAdvice) -> Vec<CoachedMoment>,
) {
    proof.set_seed(seed);
    let (game, stated) = play_game(seed);
    let journal = Journal::parse(&game.journal().write());
    let told = game.history(Viewer::Table);
    prove_history(proof, &journal, &told);
    prove_rows(proof, &game, &told);
    prove_news(proof, &game, &journal, &told);
    account::prove_account(proof, &game, &history(&game), &seats_by_step(&journal));
    let (mut model, mut at) = (Model::new(&journal), 0);
    for one in &stated {
        for done in &journal.steps[at..one.step] {
            done.events
                .iter()
                .for_each(|(name, holds)| model.apply_event(name, holds));
        }
        at = one.step;
        for tip in tips(&game, one) {
            let holds = model.check_tip(tip, one.seat.index());
            proof.record("tip", one.step, &tip, holds);
        }
        if !one.facts.is_empty() {
            let holds = model.check_hint(&one.facts, one.seat.index());
            let long = one.says.iter().find(|says| says.chars().count() > MAX_HINT);
            let holds = holds.and(ensure(long.is_none(), || "a sentence is too long".into()));
            proof.record("hint", one.step, &(&one.facts, &one.says), holds);
        }
    }
    let spots = all_review_points(&game);
    for (at, spot) in spots.iter().enumerate() {
        if !(at as u64 + seed).is_multiple_of(every) {
            continue;
        }
        let turn = spot.review(&BOOK.lexicon, &BOOK.family);
        let fact = TurnFacts::new(&turn, &game.state_after(turn.step).table);
        let fact = review(&turn, fact);
        let model = Model::after_steps(&journal, turn.step);
        let holds = model.prove_review(&journal, &turn, &fact);
        proof.record("review", turn.step, &(&fact, &turn.better), holds);
    }
}

fn unchanged_review(_: &TurnReview, fact: TurnFacts) -> TurnFacts {
    fact
}

fn no_extra_tips(_: &Match<OneLetterBetter>, _: &StatedAdvice) -> Vec<CoachedMoment> {
    Vec::new()
}

/// Proves that each line of the log states one event, in order, and that events without a line are
/// not news.
fn prove_history(proof: &mut Proof, journal: &Journal, told: &[HistoryEntry<LogEntry>]) {
    let mut model = Model::new(journal);
    let mut lines = told.iter();
    for (step, done) in journal.steps.iter().enumerate() {
        for (name, holds) in &done.events {
            if !matches!(name.as_str(), "window" | "accepted" | "turn") {
                let line = lines.next();
                let is = match line {
                    Some(line) if line.step == step => {
                        model.check_log_line(name, holds, &line.entry)
                    }
                    _ => Err(format!("{name} isn’t told")),
                };
                proof.record("history", step, &line, is);
            }
            model.apply_event(name, holds);
        }
    }
    let left = lines.count();
    proof.record(
        "history",
        journal.steps.len(),
        &left,
        ensure(left == 0, || "more is told".into()),
    );
}

/// Proves that a row shows the words and points of its line, and that plays undone by a challenge
/// scored nothing.
fn prove_rows(proof: &mut Proof, game: &Match<OneLetterBetter>, told: &[HistoryEntry<LogEntry>]) {
    let rows = history(game);
    let mut undone: Vec<usize> = Vec::new();
    let news = |line: &LogEntry| !matches!(line, LogEntry::Drew { .. } | LogEntry::Saw { .. });
    let told: Vec<&HistoryEntry<LogEntry>> = told.iter().filter(|told| news(&told.entry)).collect();
    for (at, one) in told.iter().enumerate() {
        if let LogEntry::Challenged { undone: words, .. } = &one.entry {
            let made = (0..at)
                .rev()
                .filter(|at| matches!(told[*at].entry, LogEntry::Made { .. }));
            let made: Vec<usize> = made
                .filter(|at| !undone.contains(at))
                .take(words.len())
                .collect();
            undone.extend(made);
        }
    }
    let same = ensure(rows.len() == told.len(), || format!("{} rows", rows.len()));
    proof.record("row", 0, &rows.len(), same);
    for (at, (row, one)) in rows.iter().rev().zip(&told).enumerate() {
        let stated = match &one.entry {
            LogEntry::Made { word, gain, .. } if !undone.contains(&at) => {
                (word.as_str().to_uppercase(), Some(*gain))
            }
            _ => (String::new(), None),
        };
        let is = (row.words.clone(), row.points) == stated && row.step == one.step;
        proof.record("row", row.step, row, ensure(is, || format!("{stated:?}")));
    }
}

/// Proves the news since a seat's last turn: the lines after the step that ended it, without its
/// own.
fn prove_news(
    proof: &mut Proof,
    game: &Match<OneLetterBetter>,
    journal: &Journal,
    told: &[HistoryEntry<LogEntry>],
) {
    for seat in 0..journal.seats {
        let mut model = Model::new(journal);
        let (mut from, mut own) = ((0, 0), Vec::new());
        for (step, done) in journal.steps.iter().enumerate() {
            let plays = done.by == Some(seat) && model.turn == seat;
            let ends = |(name, _): &(String, _)| {
                matches!(name.as_str(), "window" | "turn" | "passed" | "round-ended")
            };
            if plays && done.events.iter().any(ends) {
                from = (step, 0);
            }
            for (at, (name, holds)) in done.events.iter().enumerate() {
                if model.round_over {
                    from = (step, at);
                }
                if plays && name != "dealt" {
                    own.push(step);
                }
                model.apply_event(name, holds);
            }
        }
        let later = told.iter().filter(|told| {
            let dealt = matches!(told.entry, LogEntry::Dealt { .. });
            told.step >= from.0 && (dealt || !own.contains(&told.step))
        });
        let later: Vec<&LogEntry> = later.map(|told| &told.entry).collect();
        let stated = news(game, Some(SeatId::new(seat as u8))).lines;
        let is = stated.iter().collect::<Vec<_>>() == later;
        let why = || format!("since {from:?}: {later:#?}");
        proof.record("since", journal.steps.len(), &stated, ensure(is, why));
    }
}

#[test]
fn every_stated_fact_about_one_letter_better_games_is_true() {
    let begun = Instant::now();
    let mut proof = Proof::for_game("one letter better");
    for seed in seeds(GAMES) {
        let every = if thorough::is_thorough() { 20 } else { 3 };
        prove_game(&mut proof, seed, every, unchanged_review, no_extra_tips);
    }
    println!("{:?}", begun.elapsed());
    proof.assert_all_hold(&["history", "row", "since", "hint", "review"]);
    proof.assert_all_hold(&["chances", "sum", "moment", "turn", "name"]);
}

/// The fault: "RAPIDER for 28 was better by more than 50 points", because the review's number
/// included the chance of winning.
#[test]
fn checker_finds_a_better_play_credited_with_more_points_than_it_scores() {
    let mut proof = Proof::for_game("one letter better");
    for seed in MUTANTS {
        let mutant = |turn: &TurnReview, mut fact: TurnFacts| {
            if let (Some(better), Some(by)) = (&mut fact.better, &turn.better) {
                better.how = Improvement::Points((by.by + 50) / 100);
            }
            fact
        };
        prove_game(&mut proof, seed, 3, mutant, no_extra_tips);
    }
    proof.assert_catches("review");
}

/// The fault: a steal was said to score what it took from its victim too.
#[test]
fn checker_finds_a_victims_loss_counted_as_points_scored() {
    let mut proof = Proof::for_game("one letter better");
    for seed in MUTANTS {
        let mutant = |turn: &TurnReview, mut fact: TurnFacts| {
            if let (Some(better), Some(of)) = (&mut fact.better, &turn.better) {
                better.scores += of.plays.iter().map(|find| find.loss).sum::<i32>();
            }
            fact
        };
        prove_game(&mut proof, seed, 3, mutant, no_extra_tips);
    }
    proof.assert_catches("review");
}

/// The faults that a hint could state: the victim's loss as points scored, and a card at the other
/// end of the word.
#[test]
fn checker_finds_a_hint_with_another_sum_or_place() {
    let (mut sums, mut places) = (0, 0);
    for seed in MUTANTS {
        let (game, stated) = play_game(seed);
        let journal = Journal::parse(&game.journal().write());
        for one in &stated {
            let model = Model::after_steps(&journal, one.step);
            let fails = |facts: &[HintFact]| model.check_hint(facts, one.seat.index()).is_err();
            let [
                look,
                HintFact::Place(place),
                HintFact::Play { made, words, added },
            ] = one.facts.as_slice()
            else {
                continue;
            };
            let play = |made: &WordPlay| HintFact::Play {
                made: made.clone(),
                words: words.clone(),
                added: added.clone(),
            };
            let mut more = made.clone();
            more.gain += made.loss;
            let place_fact = || HintFact::Place(place.clone());
            if made.loss > 0 {
                assert!(fails(&[look.clone(), place_fact(), play(&more)]));
                sums += 1;
            }
            if let CardPlaces::Around {
                before,
                word,
                after,
            } = place
            {
                let other = HintFact::Place(CardPlaces::Around {
                    before: after.clone(),
                    word: *word,
                    after: before.clone(),
                });
                assert!(fails(&[look.clone(), other, play(made)]));
                places += 1;
            }
        }
    }
    assert!(sums > 0 && places > 0, "{sums} sums, {places} places");
}

/// The fault: "Draw a card" and "swap up to 4 cards" were suggested when the deck was empty.
#[test]
fn checker_finds_a_tip_to_draw_from_an_empty_deck() {
    let mut proof = Proof::for_game("one letter better");
    // A solo game plays through the whole deck.
    let seed = Preset::ALL
        .iter()
        .position(|one| *one == Preset::Solo)
        .unwrap();
    prove_game(
        &mut proof,
        seed as u64,
        100,
        unchanged_review,
        |game, stated| {
            let turn = &game.state_after(stated.step).table.turn;
            let draws = turn.seat == stated.seat && !turn.drawn;
            draws.then_some(CoachedMoment::Draw).into_iter().collect()
        },
    );
    proof.assert_catches("tip");
}

/// A game, the rows of its log, and whose turn it was before each step.
pub fn game_with_account(seed: u64) -> (Match<OneLetterBetter>, Vec<HistoryRow>, Vec<usize>) {
    let (game, _) = play_game(seed);
    let journal = Journal::parse(&game.journal().write());
    let turns = seats_by_step(&journal);
    let rows = history(&game);
    (game, rows, turns)
}

/// Whose turn it was before each step.
fn seats_by_step(journal: &Journal) -> Vec<usize> {
    let mut model = Model::new(journal);
    let all = journal.steps.iter().map(|done| {
        let turn = model.turn;
        done.events
            .iter()
            .for_each(|(name, holds)| model.apply_event(name, holds));
        turn
    });
    all.collect()
}
