//! Facts of Word Heist: the review, news, tips and hints of bots' games in every mode.
//!
//! | file | contents |
//! |---|---|
//! | `model` | the table as a journal's text describes it |
//! | `proofs` | what must hold for each fact of the review (A3 to A8, A17) |
//! | `history`, `tips` | the same for the news, and for tips and hints |

mod history;
mod model;
mod proofs;
mod tips;

use game::{Chance, Judge, Match, SeatId, SeatSet, TimeLimit, Viewer};
use lexicon::Word;
use word_heist::arena::Contestants;
use word_heist::bots::review::{Review, ReviewInProgress, flip_steps, missed_words};
use word_heist::bots::{find_hint, with_thread_cache};
use word_heist::screen::hint_state::{HintMessage, HintState};
use word_heist::screen::review::{
    MissedWords, ReviewTotals, flip_summaries, only_person, word_histories, words_at_flip,
};
use word_heist::screen::{CoachedMoment, made_words, news, review};
use word_heist::text::hints::describe_hint;
use word_heist_rules::{
    Choices, Difference, LetterBag, MergerRule, Options, PlayMode, Preset, RepeatedWords, Scoring,
    Table, WordHeist,
};

use self::model::{Model, Timeline};
use self::proofs::Prover;
use super::{BOOK, Journal, Proof, bot_seats, play_bot_game, seeds};

/// A word and the seat that made it.
type MadeBy = (SeatId, Word);

/// A played game, with the facts that were stated during it.
pub struct PlayedGame {
    pub game: Match<WordHeist>,
    pub person: Option<SeatId>,
    hints: Vec<(usize, SeatId, HintMessage)>,
    since: Vec<(usize, SeatId, Vec<MadeBy>)>,
    steals: Vec<usize>,
}

/// The options and number of seats for a seed: all modes in turn, other options at random.
fn game_options(chance: &mut Chance, seed: u64) -> (Options, u8) {
    let fifteen = TimeLimit::Seconds(15);
    let modes = [
        Preset::Race.choices(),
        Preset::Opponents.choices(),
        Preset::Turns.choices(),
        Preset::Buzzers.choices(),
        Preset::CallItOut.choices(),
        Preset::QuickStart.choices(),
        Choices {
            mode: PlayMode::Turns {
                window: fifteen,
                sweep: false,
            },
            ..Choices::default()
        },
    ];
    let at = seed as usize % modes.len();
    let mut choices = modes[at].clone();
    let seats = choices.mode.seats();
    let most = *seats.end().min(&4);
    let count = *seats.start() + chance.below((most - seats.start() + 1).into()) as u8;
    choices.bag = LetterBag::Half;
    choices.hints = choices.can_have_hints();
    let mut rarely = |of| chance.below(of) == 0;
    if rarely(3) {
        choices.beginners = SeatSet::EMPTY.with(SeatId::FIRST);
    }
    if rarely(4) {
        choices.merging = MergerRule::WithALetter;
    }
    if rarely(4) {
        choices.repeats = RepeatedWords::Forbidden;
    }
    if rarely(5) {
        choices.difference = Difference::NoInsertion;
    }
    if rarely(3) {
        choices.scoring = Scoring::Letters;
    }
    if rarely(3) {
        choices.judge = Judge::Everyday;
    }
    (Options::new(choices).unwrap(), count)
}

/// Plays the game of a seed.
fn play_game(seed: u64) -> PlayedGame {
    let mut chance = Chance::new(seed);
    let (options, count) = game_options(&mut chance, seed);
    // Hard bots miss little, and take longer.
    let levels = [2, 2, 4][seed as usize % 3];
    let seats = bot_seats::<WordHeist>(count, levels, (seed / 2).is_multiple_of(2), &mut chance);
    let person = only_person(&seats);
    let (mut hints, mut since, mut steals) = (vec![], vec![], vec![]);
    let game = play_bot_game::<Contestants>(options, seats, seed, 30, |game| {
        let table = &game.state().table;
        let step = game.journal().steps.len();
        for seat in SeatId::all(table.seats) {
            if chance.below(8) == 0 {
                since.push((step, seat, news::words_since_last_action(game, seat)));
            }
            if table.options.hints && chance.below(60) == 0 {
                hints.extend(
                    hint_messages(table, seat)
                        .into_iter()
                        .map(|one| (step, seat, one)),
                );
            }
        }
        if news::last_steal(game).is_some() {
            steals.push(step);
        }
    });
    PlayedGame {
        game,
        person,
        hints,
        since,
        steals,
    }
}

/// Each step of the current hint for a seat.
fn hint_messages(table: &Table, seat: SeatId) -> Vec<HintMessage> {
    if table.check_make(seat).is_err() {
        return Vec::new();
    }
    let (words, family) = (&BOOK.lexicon, &BOOK.family);
    let hint = with_thread_cache(words, |memory| {
        find_hint(table, seat, words, family, memory)
    });
    let coming = HintState::Nothing.reveal_more(table, seat);
    let mut told = coming.with_result(coming.pending_request().unwrap(), hint);
    let mut all = Vec::new();
    while hint.is_some() {
        all.push(told.message(table));
        let more = told.reveal_more(table, seat);
        if more == told {
            break;
        }
        told = more;
    }
    all
}

fn review_table(table: &Table) -> Review {
    let mut reviewing = ReviewInProgress::new(table.clone());
    while reviewing.step(&BOOK.lexicon, &BOOK.family) {}
    reviewing.finish()
}

/// Proves every fact that is stated about a game against its journal's text.
fn prove_game(told: &PlayedGame, seed: u64, proof: &mut Proof, seen: &mut Vec<String>) {
    let journal = Journal::parse(&told.game.journal().write());
    let prover = Prover::new(&journal, proof, told.person.map(SeatId::index));
    let table = &told.game.state().table;
    // A review searches for every word at each letter, which is slow, so only every other game is
    // reviewed.
    if seed.is_multiple_of(2) {
        let review = review_table(table);
        prove_review(told, prover, &review, seen);
    }
    let mut prover = Prover::new(&journal, proof, None);
    prover.prove_log(&told.game.history(Viewer::Table));
    for (step, seat, stated) in &told.hints {
        let says = describe_hint(stated, &told.game.journal().seats);
        prover.prove_hint(*step, seat.index(), stated, &says);
    }
    for (step, seat, made) in &told.since {
        prover.prove_words_since(*step, seat.index(), made);
    }
    prover.prove_steals(&told.steals);
}

fn prove_review(told: &PlayedGame, mut prover: Prover, review: &Review, seen: &mut Vec<String>) {
    let table = &told.game.state().table;
    prover.prove_totals(ReviewTotals {
        ways: review.possible.len(),
        made: table.words.len(),
    });
    prover.prove_missed(&MissedWords::from_review(table, review, told.person));
    let ups = flip_summaries(table, review);
    prover.prove_flips(&ups);
    for up in ups.iter().step_by(5) {
        prover.prove_words_at_flip(up.up, &words_at_flip(table, review, up.up));
    }
    for miss in missed_words(table, review) {
        prover.prove_miss(table, &miss, &flip_steps(&told.game));
    }
    for (lost, tried) in made_words(&told.game) {
        prover.prove_made(lost, tried);
    }
    prover.prove_word_histories(&word_histories(table));
    prover.prove_score_history(&table.score_history());
    prover.prove_nothing_else(review, seen);
}

#[test]
fn every_stated_fact_about_word_heist_games_is_true() {
    let mut proof = Proof::for_game("word-heist");
    let mut seen = Vec::new();
    for seed in seeds(100) {
        proof.set_seed(seed);
        prove_game(&play_game(seed), seed, &mut proof, &mut seen);
    }
    proof.assert_all_hold(&["found", "letter", "over time", "history"]);
    if crate::thorough::is_thorough() {
        proof.assert_all_hold(&[
            "steal", "grown", "word", "merger", "longest", "miss", "made", "life", "hint", "since",
            "moment",
        ]);
    }
}

/// The review as a former fault produced it: a word counted as missed unless it was made while that
/// very way to make it existed.
fn faulty_review(table: &Table) -> Review {
    let mut review = review_table(table);
    for one in &mut review.possible {
        let made = table.words.iter().skip(one.since.made.into());
        let meanwhile = usize::from(one.until.made) + 1 - usize::from(one.since.made);
        one.made = made.take(meanwhile).any(|made| made.word() == one.word);
    }
    review
}

/// The proof of what a mutant states about the first games.
fn prove_mutant(games: u64, states: impl Fn(&PlayedGame, &mut Prover)) -> Proof {
    let mut proof = Proof::for_game("word-heist, a mutant");
    for seed in 0..games {
        proof.set_seed(seed);
        let told = play_game(seed);
        let journal = Journal::parse(&told.game.journal().write());
        let mut prover = Prover::new(&journal, &mut proof, told.person.map(SeatId::index));
        states(&told, &mut prover);
    }
    proof
}

#[test]
fn checker_finds_a_missed_steal_that_a_player_made() {
    let proof = prove_mutant(5, |told, prover| {
        let table = &told.game.state().table;
        let once = faulty_review(table);
        if table.seats == 1 {
            return;
        }
        // Proves all of the missed steals, not only the first few that are shown.
        for one in once.missed_changes(&|id| table.word(id).map(|word| word.owner) != told.person) {
            prover.prove_steal(&review::ReviewedWord::new(table, one));
        }
    });
    proof.assert_catches("steal");
}

#[test]
fn checker_finds_a_longest_missed_word_that_a_player_made() {
    let proof = prove_mutant(5, |told, prover| {
        let table = &told.game.state().table;
        let once = faulty_review(table);
        for one in once.longest_missed() {
            prover.prove_longest(&review::ReviewedWord::new(table, one));
        }
    });
    proof.assert_catches("longest");
}

#[test]
fn checker_finds_an_extended_own_word_counted_as_a_steal() {
    let proof = prove_mutant(5, |told, prover| {
        let table = &told.game.state().table;
        prover.prove_missed(&MissedWords::from_review(table, &review_table(table), None));
    });
    proof.assert_catches("steal");
}

#[test]
fn checker_finds_a_wrong_count_of_made_words() {
    let proof = prove_mutant(2, |told, prover| {
        let table = &told.game.state().table;
        let review = review_table(table);
        let standing = table.words_on_table().count();
        prover.prove_totals(ReviewTotals {
            ways: review.possible.len(),
            made: standing,
        });
    });
    proof.assert_catches("found");
}

/// The fault: tips for a steal without a letter to mix in, for stealing back a word that was
/// already stolen back, and for Done after the seat had pressed Done.
#[test]
fn checker_finds_tips_that_ask_for_an_illegal_action() {
    use word_heist_rules::Stage;
    let mut proof = Proof::for_game("word-heist, a mutant");
    for seed in 0..8 {
        proof.set_seed(seed);
        let mut tips = Vec::new();
        let (options, count) = game_options(&mut Chance::new(seed), seed);
        let seats = bot_seats::<WordHeist>(count, 2, true, &mut Chance::new(seed));
        let game = play_bot_game::<Contestants>(options, seats, seed, 30, |game| {
            let table = &game.state().table;
            if matches!(table.stage, Stage::Over(_) | Stage::Laying) {
                return;
            }
            for seat in SeatId::all(table.seats) {
                let makes = table.check_make(seat).is_ok();
                let others = table.words_on_table().any(|word| word.owner != seat);
                let stolen = table.words.iter().any(|word| {
                    let became = word.became.and_then(|id| table.word(id));
                    word.owner == seat && became.is_some_and(|now| now.owner != seat)
                });
                let step = game.journal().steps.len();
                let all = [
                    (others && makes, CoachedMoment::Steal),
                    (stolen, CoachedMoment::Stolen),
                    (table.face_down == 0, CoachedMoment::Done),
                    (makes && table.centre.len() >= 4, CoachedMoment::Make),
                    (
                        matches!(table.stage, Stage::Open) && !makes,
                        CoachedMoment::Press,
                    ),
                ];
                for (_, tip) in all.into_iter().filter(|(there, _)| *there) {
                    tips.push((step, seat.index(), tip, tips::can_do(game, seat, tip)));
                }
            }
        });
        let journal = Journal::parse(&game.journal().write());
        let mut prover = Prover::new(&journal, &mut proof, None);
        for (step, seat, tip, can) in tips {
            prover.prove_tip(step, seat, tip, can);
        }
    }
    proof.assert_catches("tip");
}

#[test]
fn model_and_game_agree_at_the_end_of_a_game() {
    let told = play_game(2);
    let journal = Journal::parse(&told.game.journal().write());
    let points = Timeline::from_journal(&journal);
    let table = &told.game.state().table;
    let last: &Model = points.last_state();
    assert_eq!(last.words.len(), table.words.len());
    assert_eq!(last.centre.len(), table.centre.len());
}
