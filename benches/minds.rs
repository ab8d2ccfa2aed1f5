//! Times bots' decisions as the page's bot worker makes them: each decision of whole games goes
//! through it as text. The games are the same on every machine: `make bench-wasm` compares them. It
//! also times the review of a player's own decisions, which the memorable moments need.

#![allow(clippy::unwrap_used)]

#[path = "../crates/lexicon/benches/measure/clock.rs"]
mod clock;

use std::hash::{DefaultHasher, Hash, Hasher};

use base::messages::{WorkerRequest, encode_request, read};
use bots_worker::ErrandRunner;
use c_u_letter::bots::{Errand as LetterErrand, Report as LetterReport};
use c_u_letter_rules::{CULetter, Preset};
use clock::{now, say};
use game::bots::StepReport;
use game::{BotId, Chance, Game, Match, Moment, PlayedBy, Roster, Seat, SeatId, TimeLimit};
use lexicon::{Lexicon, WordBook};
use one_letter_better::bots::{Errand as BetterErrand, Report as BetterReport};
use one_letter_better_rules::OneLetterBetter;
use paper_grid::bots::{Errand as GridErrand, Report as GridReport};
use paper_grid::screen::BoardSource;
use paper_grid_rules::{Board, Choices, PaperGrid, Size};
use screen::set_up::ChoiceSource;
use word_heist::bots::{DelayedAction, Errand as HeistErrand, Report as HeistReport};
use word_heist_rules::{PlayMode, WordHeist};

const FILE: &[u8] = include_bytes!("../crates/lexicon/words.lex");

/// Number of games of each kind.
const GAMES: u64 = 6;

/// The highest level and the one below it, in turn from the first seat.
fn seats<G: Game>(count: usize) -> Vec<Seat> {
    let mut roster = Roster::default();
    let names = ["Ada", "Bo", "Cleo", "Dan"];
    let programs = G::BOTS.iter().rev().cycle();
    let seat = |(name, id): (&&str, &BotId)| {
        roster.add(name).unwrap();
        let player = roster.players().last().unwrap().clone();
        let by = PlayedBy::Bot(*id);
        Seat { player, by }
    };
    names.iter().take(count).zip(programs).map(seat).collect()
}

/// Returns the worker's report, and adds the time that it took.
fn ask_worker<T: WorkerRequest>(
    mind: &mut ErrandRunner,
    errand: &T,
    times: &mut Vec<f64>,
) -> T::Report {
    let errand = encode_request(errand);
    let start = now();
    let said = mind.begin(&errand);
    times.push(now() - start);
    match said {
        Some(StepReport::Last(report)) => read(&report).unwrap(),
        _ => panic!("the worker must send exactly one report"),
    }
}

/// Plays Word Heist, where bots race: the quickest acts, then all are asked again.
fn time_race(mind: &mut ErrandRunner, words: &Lexicon) {
    let name = "Word Heist, 4 seats";
    let mut times = Vec::new();
    let mut games = Vec::new();
    for seed in 0..GAMES {
        let choices = word_heist_rules::Choices {
            mode: PlayMode::Solo {
                clock: TimeLimit::Untimed,
            },
            ..word_heist_rules::Choices::default()
        };
        let options = word_heist_rules::Options::new(choices).unwrap();
        let mut game: Match<WordHeist> =
            Match::start(options, seats::<WordHeist>(4), Chance::new(seed)).unwrap();
        while game.outcome().is_none() {
            let report = ask_worker(mind, &HeistErrand::for_next_move(&game), &mut times);
            let HeistReport::Does(Some((seat, DelayedAction { after, action }))) = report else {
                panic!("{name}: no bot acts");
            };
            let at = Moment(game.state().table.since.0 + after);
            game.act(seat, &action, at, Some(words)).unwrap();
        }
        games.push(game);
    }
    report_decisions(name, times, &games);
    // A table is reviewed as a whole, including all seats' moves.
    time_reviews("Word Heist", mind, &games, |game| {
        let table = Box::new(game.state().table.clone());
        HeistErrand::Review { table }
    });
}

/// Plays games to their ends; adds the time of each decision to `times`.
fn play_games<G: Game, T: WorkerRequest>(
    mind: &mut ErrandRunner,
    words: &Lexicon,
    begin: impl Fn(u64) -> Match<G>,
    asks: impl Fn(&Match<G>, SeatId) -> Option<T>,
    does: impl Fn(T::Report) -> G::Action,
    times: &mut Vec<f64>,
) -> Vec<Match<G>> {
    let play = |seed| {
        let mut game = begin(seed);
        while let Some(seat) = game.waiting_for().seats().iter().next() {
            let action = does(ask_worker(mind, &asks(&game, seat).unwrap(), times));
            game.act(seat, &action, Moment::START, Some(words)).unwrap();
        }
        game
    };
    (0..GAMES).map(play).collect()
}

/// Reports the decision times of some games, and a hash of the games.
fn report_decisions<G: Game>(name: &str, times: Vec<f64>, games: &[Match<G>]) {
    let mut out = DefaultHasher::new();
    games
        .iter()
        .for_each(|game| game.journal().write().hash(&mut out));
    print_times(name, times, &out);
}

/// Times the reviews of some games until the first seat's decisions are reviewed: the work after a
/// game before all of its moments are there.
fn time_reviews<G: Game, T: WorkerRequest>(
    name: &str,
    mind: &mut ErrandRunner,
    games: &[Match<G>],
    asks: impl Fn(&Match<G>) -> T,
) {
    let (mut times, mut out) = (Vec::new(), DefaultHasher::new());
    for game in games {
        let errand = encode_request(&asks(game));
        let start = now();
        let mut said = mind.begin(&errand);
        while let Some(StepReport::SoFar(_)) = said {
            said = mind.run_step();
        }
        times.push(now() - start);
        match said {
            Some(StepReport::Last(report)) => report.hash(&mut out),
            _ => panic!("{name}: the review finds nothing"),
        }
    }
    print_times(&format!("{name}, review"), times, &out);
}

/// Prints the times and the hash of the games.
fn print_times(name: &str, mut times: Vec<f64>, out: &DefaultHasher) {
    times.sort_by(f64::total_cmp);
    for (part, of) in [(500, "half"), (990, "99 of 100"), (1_000, "worst")] {
        let time = times.get(times.len() * part / 1_000).or(times.last());
        let name = format!("{name}: {of}");
        say(&format!("{name:<44} {:>10.3} ms", time.unwrap() / 1e6));
    }
    let count = times.len();
    say(&format!(
        "{name}: {count} decisions, games {:016x}",
        out.finish()
    ));
}

/// `count` seats for the decisions, or two seats of a level that slips about as often as people do
/// for the reviews.
fn seats_for<G: Game>(count: Option<usize>) -> Vec<Seat> {
    let mut seats = seats::<G>(count.unwrap_or(2));
    if count.is_none() {
        let usual = PlayedBy::Bot(*G::BOTS.get(1).unwrap());
        seats.iter_mut().for_each(|seat| seat.by = usual);
    }
    seats
}

/// Names a benchmark: a number of seats, or two that slip as people do.
fn benchmark_name(game: &str, count: Option<usize>) -> String {
    match count {
        Some(count) => format!("{game}, {count} seats"),
        None => format!("{game}, usual slips"),
    }
}

/// Times games of Paper Grid, and their reviews if `count` is `None`.
fn time_paper_grid(mind: &mut ErrandRunner, words: &Lexicon, count: Option<usize>) {
    let mut times = Vec::new();
    let games = play_games(
        mind,
        words,
        |seed| {
            let mut source = BoardSource::default();
            source.choose_new_seed(&mut Chance::new(seed));
            let mut choices = Choices::on_board(Board::blank(Size::Small));
            source
                .bring(&mut choices, &seats_for::<PaperGrid>(count))
                .unwrap();
            let options = paper_grid_rules::Options::new(choices).unwrap();
            Match::start(options, seats_for::<PaperGrid>(count), Chance::new(seed)).unwrap()
        },
        GridErrand::think,
        |report| match report {
            GridReport::Does(action) => action,
            other => panic!("unexpected value: {other:?}"),
        },
        &mut times,
    );
    report_decisions(&benchmark_name("Paper Grid", count), times, &games);
    if count.is_none() {
        time_reviews("Paper Grid", mind, &games, |game| {
            let mut spots = paper_grid::bots::review_points(game);
            spots.retain(|spot| spot.seat == SeatId::FIRST);
            GridErrand::Review { spots }
        });
    }
}

/// Times games of One Letter Better, and their reviews if `count` is `None`.
fn time_one_letter_better(mind: &mut ErrandRunner, words: &Lexicon, count: Option<usize>) {
    let mut times = Vec::new();
    let games = play_games(
        mind,
        words,
        |seed| {
            let choices = one_letter_better_rules::Preset::Opponents.choices();
            let options = one_letter_better_rules::Options::new(choices).unwrap();
            Match::start(
                options,
                seats_for::<OneLetterBetter>(count),
                Chance::new(seed),
            )
            .unwrap()
        },
        BetterErrand::think,
        |report| match report {
            BetterReport::Does(action) => action,
            other => panic!("unexpected value: {other:?}"),
        },
        &mut times,
    );
    report_decisions(&benchmark_name("One Letter Better", count), times, &games);
    if count.is_none() {
        time_reviews("One Letter Better", mind, &games, |game| {
            let mut spots = one_letter_better::bots::all_review_points(game);
            spots.retain(|spot| spot.seat == SeatId::FIRST);
            BetterErrand::Review { spots }
        });
    }
}

/// Times games of C U Letter, and their reviews if `count` is `None`.
fn time_c_u_letter(mind: &mut ErrandRunner, words: &Lexicon, count: Option<usize>) {
    let mut times = Vec::new();
    let games = play_games(
        mind,
        words,
        |seed| {
            let options = c_u_letter_rules::Options::new(Preset::Opponents.choices()).unwrap();
            Match::start(options, seats_for::<CULetter>(count), Chance::new(seed)).unwrap()
        },
        LetterErrand::think,
        |report| match report {
            LetterReport::Does(action) => action,
            other => panic!("unexpected value: {other:?}"),
        },
        &mut times,
    );
    report_decisions(&benchmark_name("C U Letter", count), times, &games);
    if count.is_none() {
        time_reviews("C U Letter", mind, &games, |game| {
            let mut spots = c_u_letter::bots::all_review_points(game);
            spots.retain(|spot| spot.seat == SeatId::FIRST);
            LetterErrand::Review { spots }
        });
    }
}

fn main() {
    let words = Lexicon::open(FILE).unwrap();
    let [list, family] = WordBook::new(Lexicon::open(FILE).unwrap()).to_raw_bytes();
    let mut mind = ErrandRunner::default();
    mind.set_word_list(&list, &family);
    let mind = &mut mind;
    time_race(mind, &words);
    for count in [Some(2), Some(4), None] {
        time_paper_grid(mind, &words, count);
        time_one_letter_better(mind, &words, count);
        time_c_u_letter(mind, &words, count);
    }
}
