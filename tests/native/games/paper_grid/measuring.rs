//! Measured boards: how equal bots fare on a board, and the search for boards by that measure.

use game::SeatId;
use game::bots::{BotErrand, StepReport};
use lexicon::WordBook;
use paper_grid::bots::{Balance, BoardMeasurer, BoardStats, Difficulty, Errand, Report, SeatStats};
use paper_grid::screen::studio::{BoardSearch, SearchGoal, measuring_options};
use paper_grid::text::measure as words;
use paper_grid_rules::{Board, BoardLink, BoardSeed, BoardSettings, Size};

use crate::list::LIST;
use crate::thorough;

fn picnic_board() -> Board {
    let link: BoardLink = "#/board/1/small-2/picnic".parse().unwrap();
    link.board().unwrap()
}

fn measure_board(board: &Board) -> BoardStats {
    let mut measuring = BoardMeasurer::new(&measuring_options(board).unwrap());
    (0..60).for_each(|_| _ = measuring.step(&LIST));
    measuring.step(&LIST).clone()
}

/// A board on which one hand can play at once, and the other hardly ever.
fn lopsided_board() -> Board {
    "
    . . . 1 . . . .
    . . . * . . . .
    . . . . . . . .
    . . . 2 . . . .
    hand 1 STARE
    hand 2 QQVVQ
    "
    .parse()
    .unwrap()
}

#[test]
fn a_lopsided_board_is_reported_as_uneven() {
    let board = lopsided_board();
    let measure = measure_board(&board);
    assert_eq!(measure.balance(), Balance::Ahead(SeatId::FIRST));
    assert!(measure.seats[0].openings > 50, "{measure:?}");
    assert_eq!(measure.seats[1].openings, 0);
    let told = words::describe_stats(&measure, board.size()).join(" ");
    assert!(told.contains("Balance: uneven. Player 1 won "), "{told}");
    assert!(told.contains("of 50 games. Even would be 25."), "{told}");
    let rows = words::stat_rows(&measure);
    assert_eq!(rows[0][0], "Player 1");
    assert_eq!(rows[1][3], "0");
}

#[test]
fn measuring_a_board_is_deterministic_and_counts_every_game() {
    let measure = measure_board(&picnic_board());
    assert_eq!(measure_board(&picnic_board()), measure);
    assert_eq!((measure.games_played(), measure.percent_done()), (50, 100));
    let wins: u32 = measure.seats.iter().map(|seat| seat.wins).sum();
    assert_eq!(wins, 50 * BoardStats::WIN, "every game has a winner");
    let shares: u32 = measure.point_shares().iter().sum();
    assert!((99..=101).contains(&shares));
    let games = measure
        .turns
        .iter()
        .collect::<std::collections::BTreeSet<_>>();
    assert!(games.len() > 3, "the games differ: {games:?}");
    let [short, middle, long] = measure.length_percentiles();
    assert!(0 < short && short < middle && middle < long, "{measure:?}");
}

#[test]
fn a_blank_board_is_measured_for_two_and_a_board_for_one_is_not() {
    assert_eq!(measure_board(&Board::blank(Size::Small)).seats.len(), 2);
    let alone = "#/board/1/small-1/picnic".parse::<BoardLink>().unwrap();
    assert!(measuring_options(&alone.board().unwrap()).is_none());
    let settings = BoardSettings {
        seats: 1,
        ..BoardSettings::default()
    };
    assert!(
        BoardSearch::new(settings, SearchGoal::Fairest)
            .next_options()
            .is_none()
    );
}

#[test]
fn the_bot_worker_reports_progress_after_each_game() {
    let book = WordBook::new(LIST.clone());
    let mut thinking = Errand::Measure(measuring_options(&picnic_board()).unwrap()).begin();
    for game in 1..=50 {
        match (thinking(&book), game) {
            (StepReport::SoFar(Report::Measured(so_far)), 1..50) => {
                assert_eq!(so_far.games_played(), game);
                assert_eq!(
                    words::games_played(&so_far),
                    format!("{game} of 50 games played.")
                );
            }
            (StepReport::Last(Report::Measured(all)), 50) => {
                assert_eq!(all, measure_board(&picnic_board()))
            }
            other => panic!("unexpected value: {other:?}"),
        }
    }
}

/// The measure of a two-player board on which the first seat wins this many games, and this many
/// turns in a hundred have a word.
fn stats_with(wins: u32, words: u32) -> BoardStats {
    let seat = |wins| SeatStats {
        wins: wins * BoardStats::WIN,
        ..SeatStats::default()
    };
    BoardStats {
        seats: vec![seat(wins), seat(50 - wins)],
        turns: vec![20; 50],
        chances: 100,
        words,
        ..BoardStats::default()
    }
}

fn start_search(wanted: SearchGoal) -> BoardSearch {
    let settings = BoardSettings {
        seed: "picnic".parse::<BoardSeed>().unwrap(),
        seats: 2,
        ..BoardSettings::default()
    };
    BoardSearch::new(settings, wanted)
}

fn found_links(search: &BoardSearch) -> Vec<String> {
    let found = search.found().iter();
    found.map(|found| found.link.to_string()).collect()
}

#[test]
fn the_search_keeps_the_fairest_of_twenty_boards() {
    let mut fairer = start_search(SearchGoal::Fairest);
    let own: BoardLink = "#/board/1/medium-2/picnic".parse().unwrap();
    let first = measuring_options(&own.board().unwrap());
    assert_eq!(
        fairer.next_options(),
        first,
        "the search begins with the current board"
    );
    fairer.add_result(stats_with(34, 75));
    assert_eq!(
        words::fairest_found(&fairer, &own),
        "This board is the fairest of 1."
    );
    for wins in [35, 29, 29, 20] {
        assert!(fairer.next_options().is_some());
        fairer.add_result(stats_with(wins, 75));
    }
    assert_eq!(found_links(&fairer), ["#/board/1/medium-2/picnic-3"]);
    assert_eq!(
        words::search_progress(&fairer),
        "5 of 20 boards tried. Fairest so far: Medium, “picnic-3”."
    );
    assert_eq!(
        words::fairest_found(&fairer, &own),
        "Medium, “picnic-3” is the fairest of 5."
    );
    assert_eq!((fairer.percent_done(), fairer.is_over()), (25, false));
    let mut all = fairer.clone();
    for _ in 5..20 {
        all.add_result(stats_with(30, 75));
    }
    assert!(all.is_over() && all.next_options().is_none());
    // The next board is as even as this number of games can measure.
    fairer.add_result(stats_with(26, 75));
    assert!(fairer.is_over() && fairer.next_options().is_none());
    assert_eq!(found_links(&fairer), ["#/board/1/medium-2/picnic-6"]);
}

#[test]
fn the_search_picks_boards_of_one_difficulty() {
    let mut hard = start_search(SearchGoal::Boards(Difficulty::Hard, 2));
    for words in [75, 60, 90, 75] {
        hard.add_result(stats_with(25, words));
    }
    assert_eq!(words::search_progress(&hard), "1 of 2 found, 4 tried.");
    assert_eq!(
        words::search_result(&hard),
        "Only 1 of 2 found in 4 tries. Only these are printed."
    );
    assert_eq!((hard.percent_done(), hard.is_over()), (50, false));
    hard.add_result(stats_with(40, 71));
    assert!(hard.is_over() && hard.next_options().is_none());
    let numbers: Vec<usize> = hard.found().iter().map(|found| found.number).collect();
    assert_eq!(numbers, [2, 5]);
    assert_eq!(words::search_result(&hard), "2 boards found.");
    // If there are no such boards, the search still ends.
    let mut none = start_search(SearchGoal::Boards(Difficulty::Easy, 1));
    while none.next_options().is_some() {
        none.add_result(stats_with(25, 75));
    }
    assert_eq!(none.tried_count(), none.max_tries());
    assert_eq!(
        words::search_result(&none),
        "None found in 50 tries. Try other settings."
    );
    // On the command line, every board has a number.
    let mut numbered = start_search(SearchGoal::Boards(Difficulty::Fair, 1)).in_series();
    numbered.add_result(stats_with(25, 75));
    assert_eq!(found_links(&numbered), ["#/board/1/medium-2/picnic-1"]);
}

#[test]
fn every_difficulty_has_its_share_of_generated_boards() {
    let all = thorough::quarter(40);
    for size in ["small", "medium"] {
        let mut found = [0; 3];
        for number in 0..all {
            let link = format!("#/board/1/{size}-3/quarter-{number}");
            let board = link.parse::<BoardLink>().unwrap().board().unwrap();
            let difficulty = measure_board(&board).difficulty(board.size());
            let at = Difficulty::ALL.iter().position(|one| *one == difficulty);
            found[at.unwrap()] += 1;
        }
        let [easy, fair, hard] = found;
        let least = thorough::min_occurrences(4);
        assert!(
            easy.min(hard) >= least && easy.max(hard) < all * 3 / 4,
            "{size}: {found:?}"
        );
        assert!(fair >= all / 5, "{size}: {found:?}");
    }
}
