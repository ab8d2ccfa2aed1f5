//! Facts of the account of a game, which all games share: win chances, sums, moments and turns; the
//! day's par; and sentences whose subject is "You".

use game::account::{
    ChanceBreakdown, ChanceTimeline, DecisionLoss, KeyMomentKind, WinChances, key_moments,
};
use game::{Match, Moment, SeatId};
use one_letter_better_rules::OneLetterBetter;
use screen::lesson::{LEARNER, LessonGame, split_actions};
use screen::news::HistoryRow;
use screen::review::{PlayedPart, played_part};
use screen::text::lesson::NAMES;
use screen::text::phrase::name;
use screen::text::{day, review};

use super::{Proof, ensure};
use crate::list::LIST;

/// The functions that produce a game's account: the real ones, or a mutant's.
struct AccountSource {
    sum: fn(&ChanceTimeline, SeatId, ChanceBreakdown) -> ChanceBreakdown,
    done: fn(&[HistoryRow], PlayedPart) -> PlayedPart,
    says: fn(&str, &PlayedPart) -> String,
}

const HONEST: AccountSource = AccountSource {
    sum: |_, _, sum| sum,
    done: |_, done| done,
    says: |who, done| review::describe_played_part(Some(who), done),
};

/// Proves the account of a game. `turns` is whose turn it was before each step, by the journal.
pub fn prove_account<G: WinChances>(
    proof: &mut Proof,
    game: &Match<G>,
    rows: &[HistoryRow],
    turns: &[usize],
) {
    prove_with(&HONEST, proof, game, rows, turns);
}

fn prove_with<G: WinChances>(
    source: &AccountSource,
    proof: &mut Proof,
    game: &Match<G>,
    rows: &[HistoryRow],
    turns: &[usize],
) {
    let Some(course) = ChanceTimeline::from_match(game) else {
        return;
    };
    prove_chances(proof, game, &course, turns);
    let seats = course.start.len() as u8;
    for seat in SeatId::all(seats) {
        // The sums must hold for any loss that the review may find in a turn.
        for by in [0, 700, 9_000] {
            let own = course.parts.iter().filter(|part| part.seat == Some(seat));
            let lost = own.map(|part| DecisionLoss {
                step: part.from,
                seat,
                by,
                later: 0,
                known: true,
            });
            let lost: Vec<DecisionLoss> = lost.collect();
            let sum = (source.sum)(
                &course,
                seat,
                ChanceBreakdown::for_seat(&course, seat, &lost, &G::ODDS),
            );
            proof.record("sum", rows.len(), &sum, check_sum(&course, seat, sum));
            for moment in key_moments(&course, seat, &lost, &G::ODDS) {
                let part = &course.parts[moment.part];
                let (own, change) = (
                    part.seat == Some(seat),
                    course.chance_change(moment.part, seat),
                );
                let rounded = (change + 5 * change.signum()) / 10;
                let is = match moment.kind {
                    KeyMomentKind::Find => own && moment.by == rounded && change > 0,
                    KeyMomentKind::Luck => !own && moment.by == rounded,
                    KeyMomentKind::Miss => moment.by <= 0,
                };
                let is = is && moment.by.abs() <= 100;
                proof.record(
                    "moment",
                    moment.step,
                    &moment,
                    ensure(is, || format!("{change}")),
                );
            }
        }
    }
    for at in 0..course.parts.len() {
        let Some(stated) = played_part(rows, &course, at) else {
            continue;
        };
        let stated = (source.done)(rows, stated);
        let part = &course.parts[at];
        let own = rows
            .iter()
            .rev()
            .filter(|row| row.seat == part.seat && row.step >= part.from && row.step < part.until);
        let made: Vec<&HistoryRow> = own.filter(|row| !row.words.is_empty()).collect();
        let words: Vec<&str> = made.iter().flat_map(|row| row.words.split(", ")).collect();
        let points = made.iter().map(|row| row.points).sum::<Option<i32>>();
        let is = stated.words == words && (words.is_empty() || stated.points == points);
        proof.record(
            "turn",
            part.from,
            &stated,
            ensure(is, || format!("{words:?}, {points:?}")),
        );
        if let Some(seat) = stated.seat {
            let who = name(&game.journal().seats, seat);
            let says = (source.says)(&who, &stated);
            let once = says.matches(&who).count() <= 1;
            proof.record(
                "name",
                part.from,
                &says,
                ensure(once, || format!("{who} is told twice")),
            );
        }
    }
}

/// Checks that win chances are in thousandths, add up to the whole, and agree with the outcome at
/// the end.
fn prove_chances<G: WinChances>(
    proof: &mut Proof,
    game: &Match<G>,
    course: &ChanceTimeline,
    turns: &[usize],
) {
    let all = std::iter::once(&course.start).chain(course.parts.iter().map(|part| &part.chances));
    for (at, chances) in all.enumerate() {
        let within = chances.iter().all(|chance| (0..=1_000).contains(chance));
        let off = (chances.iter().sum::<i32>() - 1_000).unsigned_abs() as usize;
        let is = within && off <= chances.len();
        proof.record(
            "chances",
            at,
            chances,
            ensure(is, || format!("off by {off}")),
        );
    }
    for part in &course.parts {
        let whose = turns.get(part.until - 1).copied();
        let is = part.seat.map(SeatId::index) == whose;
        proof.record(
            "chances",
            part.until,
            part,
            ensure(is, || format!("seat {whose:?}’s turn")),
        );
    }
    if let (Some(outcome), Some(last)) = (game.outcome(), course.parts.last()) {
        let winners = outcome.winners();
        let won = |at: usize| winners.contains(SeatId::new(at as u8));
        let mut each = last.chances.iter().enumerate();
        let is = each.all(|(at, chance)| won(at) == (*chance > 0));
        proof.record(
            "chances",
            last.until,
            last,
            ensure(is, || format!("{winners:?} won")),
        );
    }
}

/// Checks that an account leads from the start to the end, and that each running total is between 0
/// and 100.
fn check_sum(course: &ChanceTimeline, seat: SeatId, sum: ChanceBreakdown) -> Result<(), String> {
    let whole = |thousandths: i32| (thousandths + 5) / 10;
    let ends = [
        course.chance_before(0, seat),
        course.chance_before(course.parts.len(), seat),
    ]
    .map(whole);
    ensure([sum.start, sum.end] == ends, || format!("{ends:?}"))?;
    let mut total = sum.start;
    for part in [sum.choices, sum.cards, sum.others] {
        total += part;
        ensure((0..=100).contains(&total), || format!("{total} of 100"))?;
    }
    ensure(total == sum.end, || format!("{total} at the end"))
}

/// The proof of short games whose lead changes hands, as one mutant or the real code accounts for
/// them.
fn prove_mutant(source: &AccountSource) -> Proof {
    let mut proof = Proof::for_game("one letter better, a mutant");
    for seed in 1..9 {
        proof.set_seed(seed);
        let (game, rows, turns) = super::one_letter_better::game_with_account(seed);
        prove_with::<OneLetterBetter>(source, &mut proof, &game, &rows, &turns);
    }
    proof
}

#[test]
fn checker_finds_totals_outside_0_to_100_per_cent() {
    // The mutant: the sum of changes in own turns and in others' turns, unclamped.
    let sum = |course: &ChanceTimeline, seat: SeatId, sum: ChanceBreakdown| {
        let changes = |own: bool| {
            let parts = course.parts.iter().enumerate();
            let of = parts.filter(|(_, part)| (part.seat == Some(seat)) == own);
            of.map(|(at, _)| course.chance_change(at, seat))
                .sum::<i32>()
                / 10
        };
        let choices = changes(true);
        ChanceBreakdown {
            choices,
            cards: 0,
            others: sum.end - sum.start - choices,
            ..sum
        }
    };
    prove_mutant(&AccountSource { sum, ..HONEST }).assert_catches("sum");
}

#[test]
fn checker_finds_a_turn_of_two_words_described_by_one() {
    let done =
        |rows: &[HistoryRow], done: PlayedPart| match rows.iter().find(|row| row.step == done.step)
        {
            Some(row) if !row.words.is_empty() => PlayedPart {
                words: vec![row.words.clone()],
                points: row.points,
                ..done
            },
            _ => done,
        };
    prove_mutant(&AccountSource { done, ..HONEST }).assert_catches("turn");
}

#[test]
fn checker_finds_a_name_repeated_in_a_sentence() {
    let says =
        |who: &str, done: &PlayedPart| format!("{who}: {}", review::played_part_summary(done));
    prove_mutant(&AccountSource { says, ..HONEST }).assert_catches("name");
}

/// Where par is the most that was possible, "or better" makes no sense.
#[test]
fn par_that_is_the_maximum_never_reads_or_better() {
    let exceeds = |says: &str| says.contains("or better");
    let shown = screen::day::DaySummary {
        day: "2026-11-22".parse().unwrap(),
        done: 4,
        late: 0,
        par: true,
    };
    assert!(
        exceeds("Sunday 22 November, 4 puzzles, par or better"),
        "the mutant"
    );
    for says in [day::day_label(&shown), day::STAR.to_owned()] {
        assert!(!exceeds(&says), "{says}");
    }
}

/// Finds a third-person verb after "You": "You was", "You has", "You passes".
fn grammar_fault(says: &str) -> Option<String> {
    let each: Vec<&str> = says.split_whitespace().collect();
    let pair = each.windows(2).find(|pair| {
        let verb = pair[1].trim_matches(|sign: char| !sign.is_alphabetic());
        let small = verb.chars().all(char::is_lowercase);
        pair[0].eq_ignore_ascii_case("you") && small && verb.ends_with('s') && !verb.ends_with("ss")
    });
    let owned = says.contains("You’s").then(|| "You’s".to_owned());
    pair.map(|pair| pair.join(" ")).or(owned)
}

/// Plays the lessons of a game as they are solved; returns the sentences shown after each action.
fn lesson_sentences<G: LessonGame>(says: fn(&Match<G::Game>) -> Vec<String>) -> Vec<String> {
    let mut all = Vec::new();
    for lesson in G::LESSONS {
        let mut game = lesson.begin(&NAMES).unwrap();
        let mut solved = split_actions(lesson.solved);
        loop {
            all.extend(says(&game));
            let next = match lesson.answer(&game) {
                Some(next) => Some(next),
                None => solved
                    .next()
                    .map(|text| (LEARNER, G::act(game.state(), text).unwrap())),
            };
            let Some((seat, action)) = next else {
                break;
            };
            game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
        }
    }
    all
}

#[test]
fn lessons_never_use_a_third_person_verb_after_you() {
    assert_eq!(
        grammar_fault("You was first").as_deref(),
        Some("You was"),
        "the mutant"
    );
    let heist = lesson_sentences::<word_heist::screen::lessons::Lessons>(|game| {
        use word_heist::text::news;
        let did = news::last_action(game).map(|did| did.says);
        let rows = news::rows(game).into_iter().map(|row| row.says);
        let since = SeatId::all(2).filter_map(|seat| news::words_since_last_action(game, seat));
        rows.chain(did).chain(since).collect()
    });
    assert!(
        heist.iter().any(|says| says == "You were first"),
        "it is said"
    );
    let better = lesson_sentences::<one_letter_better::screen::lessons::Lessons>(|game| {
        use one_letter_better::text::news;
        let did = news::last_action(game).map(|did| did.says);
        let rows = news::history(game).into_iter().map(|row| row.says);
        let since = SeatId::all(2).flat_map(|seat| news::since(game, seat).lines);
        rows.chain(did).chain(since.map(|did| did.says)).collect()
    });
    let grid = lesson_sentences::<paper_grid::screen::lessons::Lessons>(|game| {
        use paper_grid::text::news;
        let did = news::last_action(game).map(|did| did.says);
        let rows = news::rows(game).into_iter().map(|row| row.says);
        let since = SeatId::all(2).flat_map(|seat| news::since(game, seat).lines);
        rows.chain(did).chain(since.map(|did| did.says)).collect()
    });
    let letter = lesson_sentences::<c_u_letter::screen::lessons::Lessons>(|game| {
        use c_u_letter::text::news;
        let did = news::last_act(game).map(|did| did.says);
        let rows = news::history(game).into_iter().map(|row| row.says);
        let since = SeatId::all(2).flat_map(|seat| news::news_since(game, seat).lines);
        rows.chain(did).chain(since.map(|did| did.says)).collect()
    });
    for says in [heist, better, grid, letter].concat() {
        assert_eq!(grammar_fault(&says), None, "{says}");
    }
}
