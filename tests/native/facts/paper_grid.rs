//! Facts of Paper Grid: the news turn by turn, the review, tips and hints.

mod hints;
mod model;
mod plays;
mod tips;

use paper_grid::arena::Contestants;
use std::time::Instant;

use game::rule::random_options;
use game::{Chance, Judge, Match, SeatId, TimeLimit};
use lexicon::Letter;
use paper_grid::bots::{DecisionVerdict, NextPlayerPlay, review_points};
use paper_grid::screen::CoachedMoment;
use paper_grid::screen::news::{News, TurnEvents, TurnPart, history};
use paper_grid::text::news::rows;
use paper_grid_rules::{Choices, Options, PaperGrid, Preset, ReadingRule, Size, Stage};
use screen::news::GameAct;
use serde_json::Value;

use self::hints::prove_hints;
use self::model::{Model, parse_letters, parse_placed};
use self::plays::check_verdict;
use self::tips::check_tip;
use super::{BOOK, Journal, Proof, account, bot_seats, ensure, play_bot_game, seeds};

/// Number of games in a thorough run.
const GAMES: u64 = 100;

/// A seat that is waited for, and the number of steps before.
struct StatedAdvice {
    step: usize,
    seat: SeatId,
}

fn random_choices(seed: u64, chance: &mut Chance) -> Choices {
    if seed % 5 == 4 {
        // A board of any kind with any options. Large boards are rare because they take long.
        loop {
            let options: Options = random_options(chance);
            if options.board.size() == Size::Small {
                return options.into_inner();
            }
        }
    }
    let mut choices = Preset::ALL[seed as usize % 3].choices();
    choices.board = choices.blank_board(Size::Small);
    choices.endgame_at = 5 + chance.below(3);
    choices.hints = true;
    choices.judge = [Judge::Full, Judge::Everyday][chance.below(2)];
    choices.reading = ReadingRule::ALL[usize::from(chance.below(5) == 0)];
    if chance.below(4) == 0 {
        choices.clock = TimeLimit::Seconds(90);
    }
    choices
}

/// Plays the game of a seed, which determines the mode, the number of seats and the levels; returns
/// it with the seats that were waited for.
fn play_game(seed: u64) -> (Match<PaperGrid>, Vec<StatedAdvice>) {
    let mut chance = Chance::new(seed);
    let choices = random_choices(seed, &mut chance);
    let seats = choices.seats();
    let most = (*seats.end()).min(4).max(*seats.start());
    let count = *seats.start() + chance.below(usize::from(most - seats.start()) + 1) as u8;
    let options = Options::new(choices).unwrap();
    let levels = if seed.is_multiple_of(20) { 4 } else { 2 };
    let seats = bot_seats::<PaperGrid>(count, levels, false, &mut chance);
    let mut stated = Vec::new();
    let game = play_bot_game::<Contestants>(options, seats, seed, 60, |game| {
        let step = game.journal().steps.len();
        for seat in &game.waiting_for().seats().iter().collect::<Vec<_>>() {
            stated.push(StatedAdvice { step, seat: *seat });
        }
    });
    (game, stated)
}

/// The functions that produce facts: the real ones, or a mutant's.
struct FactSource {
    acts: fn(Vec<GameAct<News>>) -> Vec<GameAct<News>>,
    judged: fn(DecisionVerdict) -> DecisionVerdict,
    tips: fn(&Match<PaperGrid>, &StatedAdvice) -> Vec<CoachedMoment>,
}

const HONEST: FactSource = FactSource {
    acts: |acts| acts,
    judged: |judged| judged,
    tips: |_, _| Vec::new(),
};

fn prove_game(proof: &mut Proof, seed: u64, source: &FactSource) {
    proof.set_seed(seed);
    let (game, stated) = play_game(seed);
    let journal = Journal::parse(&game.journal().write());
    let board = &game.journal().options.board;
    prove_acts(
        proof,
        &journal,
        Model::new(&journal, board),
        &(source.acts)(history(&game)),
    );
    prove_rows(proof, &game);
    let mut spots = review_points(&game).into_iter().peekable();
    let mut stated = stated.iter().peekable();
    let mut model = Model::new(&journal, board);
    for (step, done) in journal.steps.iter().enumerate() {
        while let Some(one) = stated.next_if(|one| one.step <= step) {
            for tip in (source.tips)(&game, one) {
                let holds = check_tip(&model, tip, one.seat.index());
                proof.record("tip", one.step, &tip, holds);
            }
        }
        if model.stage == "playing" && step % 11 == 0 {
            prove_hints(proof, &game, &model, step);
        }
        while let Some(spot) = spots.next_if(|spot| spot.step <= step) {
            if !(step as u64 + seed).is_multiple_of(4) {
                continue;
            }
            let judged = (source.judged)(spot.judge(&BOOK.lexicon));
            let holds = check_verdict(&model, &done.events, &judged);
            proof.record("review", step, &(&spot.did, &judged), holds);
        }
        done.events
            .iter()
            .for_each(|(name, holds)| model.apply_event(name, holds));
    }
}

/// The journal's account of a turn so far.
#[derive(Default)]
struct Turn {
    words: Vec<(String, i32)>,
    points: Option<i32>,
    made: Value,
    effects: Vec<Value>,
    called: Vec<char>,
    kept: Vec<char>,
    answers: Vec<Value>,
    /// The step of the news about this turn, once there is any.
    at: Option<usize>,
}

/// Proves that there is one piece of news for each turn, each claim, the endgame and the end.
fn prove_acts(proof: &mut Proof, journal: &Journal, mut model: Model, acts: &[GameAct<News>]) {
    let mut told: Vec<(usize, Option<usize>, Option<Turn>)> = Vec::new();
    let mut turn = Turn::default();
    for (step, done) in journal.steps.iter().enumerate() {
        for (name, holds) in &done.events {
            let seat = model.turn;
            match name.as_str() {
                "claimed" => told.push((step, Some(seat), None)),
                "endgame" | "ended" => told.push((step, None, None)),
                "turn" => {
                    if let Some(at) = turn.at {
                        told[at].2 = Some(std::mem::take(&mut turn));
                    }
                    turn = Turn::default();
                }
                "claims" | "asks" | "hinted" => {}
                name => {
                    turn.apply_event(&model, name, holds);
                    match turn.at {
                        Some(at) => told[at].0 = step,
                        None => {
                            turn.at = Some(told.len());
                            told.push((step, Some(seat), None));
                        }
                    }
                }
            }
            model.apply_event(name, holds);
        }
    }
    if let Some(at) = turn.at {
        told[at].2 = Some(turn);
    }
    let same = ensure(acts.len() == told.len(), || format!("{} acts", told.len()));
    proof.record("act", 0, &acts.len(), same);
    for (act, (step, actor, turn)) in acts.iter().zip(&told) {
        let own = act.step == *step && act.actor.map(SeatId::index) == *actor;
        let is = ensure(own, || format!("step {step}, seat {actor:?}")).and_then(|()| {
            match (&act.news, turn) {
                (News::Turn(news), Some(turn)) => turn.check_news(news, model.has_devils()),
                (News::Turn(_), None) | (_, Some(_)) => Err("a turn?".into()),
                _ => Ok(()),
            }
        });
        proof.record("act", *step, act, is);
    }
}

impl Turn {
    fn apply_event(&mut self, model: &Model, name: &str, holds: &Value) {
        match name {
            "proposed" => {
                let laid = parse_placed(holds);
                self.words = model.word_scores(model.turn, &laid).unwrap_or_default();
            }
            "played" => {
                let laid = parse_placed(&holds["placed"]);
                self.words = model.word_scores(model.turn, &laid).unwrap_or_default();
                self.points = Some(if model.has_devils() {
                    holds["points"].as_i64().unwrap() as i32
                } else {
                    self.words.iter().map(|(_, points)| points).sum()
                });
            }
            "made" => self.made = holds.clone(),
            "acted" => self.effects.push(holds[1].clone()),
            "asked" => {
                if self.points.is_none() {
                    self.words.clear();
                }
                self.called = parse_letters(&holds["called"]);
                self.kept = parse_letters(&holds["kept"]);
            }
            "answered" => self.answers.push(holds.clone()),
            _ => {}
        }
    }

    /// Checks that the news states this turn.
    fn check_news(&self, news: &TurnEvents, devils: bool) -> Result<(), String> {
        let mut words: Vec<String> = self
            .words
            .iter()
            .map(|(word, _)| canonical_direction(word))
            .collect();
        let mut stated: Vec<String> = news
            .words
            .iter()
            .map(|word| canonical_direction(&word.to_lowercase()))
            .collect();
        words.sort();
        stated.sort();
        let told = news.last != TurnPart::Nothing;
        ensure(told && stated == words, || format!("{words:?}"))?;
        ensure(news.points == self.points, || {
            format!("{:?}, devils {devils}", self.points)
        })?;
        ensure(
            serde_json::to_value(&news.effects).unwrap() == Value::from(self.effects.clone()),
            || format!("{:?}", self.effects),
        )?;
        ensure(
            serde_json::to_value(news.made).unwrap() == self.made,
            || format!("{:?}", self.made),
        )?;
        let small = |all: &[Letter]| {
            all.iter()
                .map(|letter| letter.lowercase())
                .collect::<Vec<char>>()
        };
        let asked = (small(&news.called), small(&news.kept));
        ensure(asked == (self.called.clone(), self.kept.clone()), || {
            format!("called {:?}, kept {:?}", self.called, self.kept)
        })?;
        ensure(
            serde_json::to_value(&news.answers).unwrap() == Value::from(self.answers.clone()),
            || format!("{:?}", self.answers),
        )
    }
}

/// A word in one canonical direction, because it may be read either way.
fn canonical_direction(word: &str) -> String {
    let back: String = word.chars().rev().collect();
    back.min(word.to_owned())
}

/// Proves that a row shows the words and the points of its turn.
fn prove_rows(proof: &mut Proof, game: &Match<PaperGrid>) {
    let (rows, acts) = (rows(game), history(game));
    for (row, act) in rows.iter().rev().zip(&acts) {
        let (words, points) = match &act.news {
            News::Turn(turn) if turn.points.is_some() => (turn.words.join(", "), turn.points),
            _ => (String::new(), None),
        };
        let is = row.step == act.step && row.words == words && row.points == points;
        proof.record(
            "row",
            row.step,
            row,
            ensure(is, || format!("{words}, {points:?}")),
        );
    }
}

#[test]
fn every_stated_fact_about_paper_grid_games_is_true() {
    let begun = Instant::now();
    let mut proof = Proof::for_game("paper grid");
    for seed in seeds(GAMES) {
        prove_game(&mut proof, seed, &HONEST);
    }
    println!("{:?}", begun.elapsed());
    proof.assert_all_hold(&["act", "row", "hint", "review"]);
}

/// The fault: "That left LEANED for 53 to the next player", who had its letters only through a call
/// that was never made. What is left must follow from the hands at that moment.
#[test]
fn checker_finds_a_word_that_the_next_player_lacks_letters_for() {
    let judged = |judged: DecisionVerdict| {
        let mut judged = judged;
        if let Some(better) = &mut judged.better {
            better.left = Some(NextPlayerPlay {
                words: vec!["zzz".into()],
                points: 53,
            });
        }
        judged
    };
    let mut proof = Proof::for_game("paper grid, a mutant");
    for seed in seeds(4) {
        prove_game(&mut proof, seed, &FactSource { judged, ..HONEST });
    }
    proof.assert_catches("review");
}

/// The fault: a turn was described by its last word alone.
#[test]
fn checker_finds_a_turn_of_several_words_described_by_one() {
    let acts = |mut acts: Vec<GameAct<News>>| {
        for act in &mut acts {
            if let News::Turn(turn) = &mut act.news
                && turn.words.len() > 1
            {
                turn.words.truncate(1);
            }
        }
        acts
    };
    let mut proof = Proof::for_game("paper grid, a mutant");
    for seed in seeds(4) {
        prove_game(&mut proof, seed, &FactSource { acts, ..HONEST });
    }
    proof.assert_catches("act");
}

/// The fault: "Take a letter" was suggested to a seat whose hand was full.
#[test]
fn checker_finds_a_tip_to_take_a_letter_into_a_full_hand() {
    let tips = |game: &Match<PaperGrid>, stated: &StatedAdvice| match game
        .state_after(stated.step)
        .stage
    {
        Stage::Answering { seat, .. } if seat == stated.seat => vec![CoachedMoment::Answer],
        _ => Vec::new(),
    };
    let mut proof = Proof::for_game("paper grid, a mutant");
    for seed in seeds(4) {
        prove_game(&mut proof, seed, &FactSource { tips, ..HONEST });
    }
    proof.assert_catches("tip");
}

#[test]
fn accounts_of_paper_grid_games_add_up() {
    let mut proof = Proof::for_game("paper grid, accounts");
    for seed in seeds(GAMES) {
        proof.set_seed(seed);
        let (game, _) = play_game(seed);
        let journal = Journal::parse(&game.journal().write());
        let mut model = Model::new(&journal, &game.journal().options.board);
        let turns = journal.steps.iter().map(|done| {
            let turn = model.turn;
            done.events
                .iter()
                .for_each(|(name, holds)| model.apply_event(name, holds));
            turn
        });
        let turns: Vec<usize> = turns.collect();
        account::prove_account(&mut proof, &game, &rows(&game), &turns);
    }
    proof.assert_all_hold(&["chances", "sum", "moment", "turn", "name"]);
}
