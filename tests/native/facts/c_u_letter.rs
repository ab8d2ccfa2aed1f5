//! Facts of C U Letter: the review, news, the rows of claims, tips and hints in games of bots.
//!
//! | file | contents |
//! |---|---|
//! | `model` | the board and the claims as a journal's text describes them (C6 to C27, C34) |
//! | `turns` | the result of each turn |
//! | `proofs`, `tips` | what must hold for each kind of fact |

mod model;
mod proofs;
mod tips;
mod turns;

use c_u_letter::arena::Contestants;
use c_u_letter::bots::{Finder, Hint, HintedPlacing, all_review_points, hint};
use c_u_letter::screen::news::LedgerNews;
use c_u_letter::screen::{CoachedMoment, acts, best_words, ending, ledger_news};
use c_u_letter_rules::{
    CULetter, Choices, Hiding, Options, PlayerMode, Preset, Scramble, Stacks, Stage, Table,
};
use game::{Chance, Judge, Match, SeatId, Viewer};

use self::proofs::Prover;
use super::{BOOK, Journal, Proof, bot_seats, play_bot_game, seeds};

/// A played game, with the facts that were stated during it.
struct PlayedGame {
    game: Match<CULetter>,
    hints: Vec<(usize, SeatId, Hint)>,
    ledgers: Vec<(usize, Vec<LedgerNews>)>,
}

/// The options and number of seats for a seed.
fn game_options(chance: &mut Chance, seed: u64) -> (Options, u8) {
    let presets = [
        Preset::QuickStart,
        Preset::Opponents,
        Preset::Table,
        Preset::Solo,
    ];
    let preset = presets[seed as usize % presets.len()];
    let mut choices: Choices = preset.choices();
    let count = match choices.mode {
        PlayerMode::Solo => 1,
        PlayerMode::Table => 2 + chance.below(3) as u8,
    };
    let mut rarely = |of| chance.below(of) == 0;
    if rarely(4) {
        choices.stacks = Stacks::BuriedStay;
    }
    if rarely(4) {
        choices.hiding = Hiding::Must;
    }
    if rarely(4) {
        choices.least_letters = 3;
    }
    if rarely(3) {
        choices.judge = Judge::Everyday;
    }
    if choices.mode == PlayerMode::Table {
        choices.scramble = *chance.pick(&Scramble::ALL).unwrap();
    }
    choices.cards = Some([30, 20, 8][chance.below(3)]);
    (Options::new(choices).unwrap(), count)
}

/// Plays the game of a seed.
fn play_game(seed: u64) -> PlayedGame {
    let mut chance = Chance::new(seed);
    let (options, count) = game_options(&mut chance, seed);
    let levels = [1, 1, 1, 2][seed as usize % 4];
    let seats = bot_seats::<CULetter>(count, levels, seed.is_multiple_of(2), &mut chance);
    let (mut hints, mut ledgers, mut asked) = (vec![], vec![], false);
    let game = play_bot_game::<Contestants>(options, seats, seed, 30, |game| {
        let table = &game.state().table;
        let step = game.journal().steps.len();
        let seat = table.turn.seat;
        if chance.below(20) == 0 {
            ledgers.push((step, ledger_news(game)));
        }
        if chance.below(20) == 0 {
            let found = game_hints(game, seat).into_iter();
            hints.extend(found.map(|one| (step, seat, one)));
        }
        // A hint comes from the highest level, which thinks as long as for a turn of its own.
        if seed % 8 == 1 && !asked && chance.below(20) == 0 {
            let view = game.view(Viewer::Seat(seat));
            let given = hint(&view, &BOOK.lexicon, &BOOK.family).ok();
            asked = given.is_some();
            hints.extend(given.map(|one| (step, seat, one)));
        }
    });
    PlayedGame {
        game,
        hints,
        ledgers,
    }
}

/// Hints about some placings of a seat, whether or not the highest level would choose them.
fn game_hints(game: &Match<CULetter>, seat: SeatId) -> Vec<Hint> {
    let view = game.view(Viewer::Seat(seat));
    let finds = Finder::new(&view).find(&BOOK.lexicon).into_iter();
    let hinted = finds
        .filter_map(|find| HintedPlacing::new(&view, find.placing, &BOOK.lexicon, &BOOK.family));
    let hides = |hinted: &HintedPlacing| !hinted.ambush.is_empty();
    let (hidden, open): (Vec<HintedPlacing>, _) = hinted.partition(hides);
    let few = open.into_iter().take(3).chain(hidden.into_iter().take(1));
    few.map(Hint::Placing).collect()
}

/// Proves every fact that is stated about a game against its journal's text.
fn prove_game(played: &PlayedGame, proof: &mut Proof, seed: u64) {
    let journal = Journal::parse(&played.game.journal().write());
    let mut prover = Prover::new(&journal, proof);
    prover.prove_acts(&acts(&played.game));
    for (step, rows) in &played.ledgers {
        prover.prove_ledger(*step, rows);
    }
    for (step, seat, hint) in &played.hints {
        prover.prove_hint(*step, seat.index(), hint);
    }
    prover.prove_best_words(&best_words(&played.game, 5));
    prover.prove_ending(ending(&played.game));
    // A review looks ahead as the highest level does, which is slow, so only a few turns are
    // reviewed.
    if seed.is_multiple_of(5) {
        let spots = all_review_points(&played.game);
        let spot = spots.get(seed as usize % spots.len().max(1));
        if let Some(spot) = spot {
            prover.prove_turn(&spot.review(&BOOK.lexicon, &BOOK.family));
        }
    }
}

#[test]
fn every_stated_fact_about_c_u_letter_games_is_true() {
    let mut proof = Proof::for_game("c-u-letter");
    for seed in seeds(100) {
        proof.set_seed(seed);
        prove_game(&play_game(seed), &mut proof, seed);
    }
    proof.assert_all_hold(&["turn", "round", "ledger", "ending", "hint"]);
    if crate::thorough::is_thorough() {
        proof.assert_all_hold(&["best word", "review", "left"]);
    }
}

/// The proof of what a mutant states about the first games.
fn prove_mutant(games: u64, states: impl Fn(&PlayedGame, &mut Prover)) -> Proof {
    let mut proof = Proof::for_game("c-u-letter, a mutant");
    for seed in 0..games {
        proof.set_seed(seed);
        let played = play_game(seed);
        let journal = Journal::parse(&played.game.journal().write());
        states(&played, &mut Prover::new(&journal, &mut proof));
    }
    proof
}

/// The tips of a table as a former fault produced them.
fn faulty_tips(table: &Table, seat: SeatId) -> Vec<CoachedMoment> {
    if table.turn.seat != seat || !table.turn.ready {
        return Vec::new();
    }
    let moments = [
        (
            matches!(table.stage, Stage::Scramble(_)),
            CoachedMoment::Scramble,
        ),
        (
            matches!(table.stage, Stage::Revealing(_)),
            CoachedMoment::Reveal,
        ),
        (table.stage == Stage::Placing, CoachedMoment::Place),
        (table.stage == Stage::Claiming, CoachedMoment::Claim),
    ];
    let there = moments.into_iter().filter(|(is, _)| *is);
    there.map(|(_, moment)| moment).collect()
}

/// The given tip, at each of these steps where the faulty code would show it.
fn faulty_tips_at(
    played: &PlayedGame,
    steps: std::ops::Range<usize>,
    tip: CoachedMoment,
) -> Vec<(usize, SeatId)> {
    let steps = steps.filter(|step| *step <= played.game.journal().steps.len());
    let tips = steps.flat_map(|step| {
        let table = played.game.state_after(step).table;
        let seats = SeatId::all(table.seats);
        let there = seats.filter(|seat| faulty_tips(&table, *seat).contains(&tip));
        there.map(|seat| (step, seat)).collect::<Vec<_>>()
    });
    tips.collect()
}

#[test]
fn checker_finds_a_false_first_tip_on_an_empty_board() {
    let proof = prove_mutant(2, |played, prover| {
        for (step, seat) in faulty_tips_at(played, 0..4, CoachedMoment::Place) {
            prover.prove_tip(step, seat.index(), CoachedMoment::Place, true);
        }
    });
    proof.assert_catches("tip");
}

#[test]
fn checker_finds_a_tip_to_claim_when_only_one_card_is_on_the_board() {
    let proof = prove_mutant(2, |played, prover| {
        for (step, seat) in faulty_tips_at(played, 0..8, CoachedMoment::Claim) {
            prover.prove_tip(step, seat.index(), CoachedMoment::Claim, true);
        }
    });
    proof.assert_catches("tip");
}

#[test]
fn checker_finds_a_row_that_pays_cards_another_word_takes() {
    let proof = prove_mutant(3, |played, prover| {
        for (step, rows) in &played.ledgers {
            let mut rows = rows.clone();
            for row in &mut rows {
                row.pays = row.word.len();
            }
            prover.prove_ledger(*step, &rows);
        }
    });
    proof.assert_catches("ledger");
}

#[test]
fn checker_finds_a_hint_that_counts_a_words_letters_as_its_gain() {
    let proof = prove_mutant(2, |played, prover| {
        for (step, seat, hint) in &played.hints {
            let mut hint = hint.clone();
            if let Hint::Placing(hinted) = &mut hint {
                let letters = hinted.claims.iter().map(|one| one.word.len() as i32);
                hinted.sums = vec![(*seat, letters.sum())];
            }
            prover.prove_hint(*step, seat.index(), &hint);
        }
    });
    proof.assert_catches("hint");
}

#[test]
fn checker_finds_a_hint_that_breaks_a_word_that_stays() {
    let proof = prove_mutant(2, |played, prover| {
        for (step, seat, hint) in &played.hints {
            let mut hint = hint.clone();
            let table = played.game.state_after(*step).table;
            if let Hint::Placing(hinted) = &mut hint {
                hinted.breaks = table.ledger.claims().iter().map(|one| one.id).collect();
            }
            prover.prove_hint(*step, seat.index(), &hint);
        }
    });
    proof.assert_catches("hint");
}
