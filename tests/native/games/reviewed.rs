//! The complete review of a short game of each kind, as text: `tests/golden/reviews/`.
//!
//! Each game was written by hand, one action per line (`GAME.acts`, `#` begins a comment). It is
//! played by people and goes to its end; in C U Letter, where that takes all of the cards, to the
//! end of two short rounds. Its review is `GAME.txt` in the same folder. If a different review is
//! intended, such as after a new fit of the win chances, run the tests once with
//! `LETTERCASE_BLESS=1` and read the diff.

use std::fmt::Write;
use std::fs;

use game::account::{ChanceBreakdown, ChanceTimeline, DecisionLoss, WinChances, key_moments};
use game::{Chance, Game, Judge, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::Letter;
use screen::review::{ChanceCurve, chance_bars, spoken_chances, turn_rows};
use screen::text::review as words;

use crate::list::{FAMILY, LIST};
use crate::seats::human_seats;

const FOLDER: &str = "tests/golden/reviews";

/// The seed of a game, which is its first line, and its actions without comments.
fn parse_game(game: &str) -> (Chance, Vec<String>) {
    let text = fs::read_to_string(format!("{FOLDER}/{game}.acts")).unwrap();
    let lines = text.lines().filter_map(|line| line.split('#').next());
    let mut lines = lines.map(str::trim).filter(|line| !line.is_empty());
    let seed = lines.next().and_then(|line| line.strip_prefix("seed "));
    let chance = Chance::new(seed.unwrap().parse().unwrap());
    (chance, lines.map(str::to_owned).collect())
}

/// The first of the seats that the game waits for.
fn waiting_seat<G: WinChances>(game: &Match<G>) -> Option<SeatId> {
    match game.waiting_for() {
        Waiting::For { seats, .. } => seats.iter().next(),
        Waiting::Over => None,
    }
}

/// Performs a seat's action, one second after the last.
fn perform_action<G: WinChances>(
    game: &mut Match<G>,
    seat: SeatId,
    action: &G::Action,
    told: &str,
) {
    let at = Moment(1_000 * game.journal().steps.len() as u64);
    let did = game.act(seat, action, at, Some(&LIST));
    assert_eq!(did, Ok(()), "{told}: {action:?} of {seat}");
}

/// The account of a game for each seat, and what the review says about each decision.
fn review_text<G: WinChances>(game: &Match<G>, said: &[(DecisionLoss, String)]) -> String {
    let course = ChanceTimeline::from_match(game).unwrap();
    let lost: Vec<DecisionLoss> = said.iter().map(|(lost, _)| *lost).collect();
    let mut text = String::new();
    for seat in SeatId::all(course.start.len() as u8) {
        let who = ["Ada", "Bo"][seat.index()];
        let sum = ChanceBreakdown::for_seat(&course, seat, &lost, &G::ODDS);
        let added = sum.start + sum.choices + sum.cards + sum.others;
        assert_eq!(added, sum.end, "{who}: {sum:?}");
        let moments = key_moments(&course, seat, &lost, &G::ODDS);
        let curve = ChanceCurve::of(&course, seat, &moments);
        let (start, each, end) = spoken_chances(&course, seat, &moments);
        writeln!(text, "{}", words::chances_sentence(who, start, &each, end)).unwrap();
        writeln!(text, "  {}", curve.points).unwrap();
        for (bar, name) in chance_bars(sum)
            .iter()
            .zip(words::bar_names(who, "The cards"))
        {
            writeln!(text, "  {name}: {}", bar.number).unwrap();
        }
        writeln!(text, "  {}", words::even_luck_note(who, sum)).unwrap();
        for moment in moments {
            let kind = words::kind(moment.kind);
            let (turn, by) = (moment.part + 1, words::by(moment.by));
            writeln!(text, "  {kind}: turn {turn}, {by}").unwrap();
        }
    }
    for (lost, says) in said {
        let DecisionLoss { seat, by, step, .. } = lost;
        writeln!(text, "{step:>3} {seat} {by:>5} {says}").unwrap();
    }
    // Without win chances no turn is described.
    assert!(turn_rows(&[], &course, SeatId::FIRST).is_empty());
    text
}

fn assert_matches_golden<G: WinChances>(game: &Match<G>, said: &[(DecisionLoss, String)]) {
    let fresh = review_text(game, said);
    let file = format!("{FOLDER}/{}.txt", G::ID);
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        fs::write(&file, &fresh).unwrap();
    }
    let golden = fs::read_to_string(&file).unwrap_or_default();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}

#[test]
fn the_review_of_a_word_heist_game_matches_the_golden_file() {
    use word_heist::bots::review::{ReviewInProgress, flip_steps, missed_words};
    use word_heist_rules::{
        Action, Attempt, Choices, LetterBag, Options, PlayMode, Stage, VoteProposal, WordHeist,
    };
    let choices = Choices {
        mode: PlayMode::TURNS,
        bag: LetterBag::Half,
        face_up: 3,
        judge: Judge::Everyday,
        ..Choices::default()
    };
    let options = Options::new(choices).unwrap();
    let (chance, acts) = parse_game(WordHeist::ID);
    let mut game = Match::<WordHeist>::start(options, human_seats(2), chance).unwrap();
    // `flips`, `stops`, or a seat and the word it makes. A seat that is asked before that passes.
    for act in acts {
        let made = act.split_once(' ');
        let maker = made.map(|(who, _)| SeatId::new(u8::from(who == "Bo")));
        loop {
            let table = &game.state().table;
            let asked = match table.stage {
                Stage::Window { .. } => table.flipper,
                Stage::Sweep { seat, .. } => seat,
                _ => break,
            };
            if maker == Some(asked) {
                break;
            }
            perform_action(&mut game, asked, &Action::Pass, &act);
        }
        let next = waiting_seat(&game).unwrap();
        match (maker, made) {
            (Some(seat), Some((_, word))) => {
                let made = Attempt::from_any_source(word.parse().unwrap());
                perform_action(&mut game, seat, &Action::Make(made), &act);
            }
            _ if act == "flips" => perform_action(&mut game, next, &Action::Flip, &act),
            _ => {
                let stop = Action::Propose(next, VoteProposal::Stop);
                perform_action(&mut game, next, &stop, &act);
                let other = SeatId::new(1 - next.index() as u8);
                perform_action(&mut game, other, &Action::Agree, &act);
            }
        }
    }
    assert!(game.outcome().is_some(), "the game is not over");
    let table = &game.state().table;
    let mut reviewing = ReviewInProgress::new(table.clone());
    while reviewing.step(&LIST, &FAMILY) {}
    let review_of = reviewing.finish();
    let (flips, seats) = (flip_steps(&game), &game.journal().seats);
    let said = missed_words(table, &review_of).into_iter().map(|miss| {
        let chance = word_heist::screen::review::ReviewedWord::new(table, miss.possible);
        let says = word_heist::text::review::describe_missed_word(&chance, miss.gain, seats);
        (miss.to_loss(&flips).unwrap(), says)
    });
    assert_matches_golden(&game, &said.collect::<Vec<_>>());
}

#[test]
fn the_review_of_a_one_letter_better_game_matches_the_golden_file() {
    use one_letter_better::bots::all_review_points;
    use one_letter_better::screen::TurnFacts;
    use one_letter_better::text::review::describe_review;
    use one_letter_better_rules::{Action, CardId, OneLetterBetter, Options, Preset, View};
    let mut choices = Preset::Opponents.choices();
    (choices.rounds, choices.target) = (1, Some(50));
    let options = Options::new(choices).unwrap();
    let (chance, acts) = parse_game(OneLetterBetter::ID);
    let mut game = Match::<OneLetterBetter>::start(options, human_seats(2), chance).unwrap();
    let discarded = |view: &View, faces: &str| -> Vec<CardId> {
        let mut hand = view.hand.clone();
        let deck = &view.table.options.deck;
        let take = |face: &str| {
            let is = |card: &CardId| deck.face(*card).to_string() == face;
            hand.remove(hand.iter().position(is).unwrap())
        };
        faces.split_whitespace().map(take).collect()
    };
    for act in acts {
        let seat = waiting_seat(&game).unwrap();
        let mut view = game.view(Viewer::Seat(seat));
        let action = match act.split_once(' ').unwrap_or((&act, "")) {
            ("draws", _) => Action::Draw,
            ("ends", faces) => Action::End(discarded(&view, faces)),
            ("plays", line) => Action::Play(view.find_line(line).unwrap()),
            // `lays` uses only cards in the hand, even if the table has cards with the same face.
            ("lays", line) => {
                view.table.words.clear();
                Action::Play(view.find_line(line).unwrap())
            }
            _ => panic!("{act}"),
        };
        perform_action(&mut game, seat, &action, &act);
    }
    assert!(game.outcome().is_some(), "the game is not over");
    let said = all_review_points(&game).into_iter().map(|spot| {
        let turn = spot.review(&LIST, &FAMILY);
        let table = game.state_after(turn.step).table;
        (turn.lost(), describe_review(&TurnFacts::new(&turn, &table)))
    });
    assert_matches_golden(&game, &said.collect::<Vec<_>>());
}

#[test]
fn the_review_of_a_c_u_letter_game_matches_the_golden_file() {
    use c_u_letter::bots::all_review_points;
    use c_u_letter::text::table::describe_review;
    use c_u_letter_rules::{
        Action, CULetter, Choices, Options, Placing, Preset, Span, Square, Stage, Use,
    };
    let choices = Choices {
        cards: Some(8),
        ..Preset::Opponents.choices()
    };
    let options = Options::new(choices).unwrap();
    let (chance, acts) = parse_game(CULetter::ID);
    let mut game = Match::<CULetter>::start(options, human_seats(2), chance).unwrap();
    let square = |name: &str| Square::from_name(name).unwrap();
    // A letter and its square, then the spans that are claimed: `T e5 a5-e5`.
    for act in acts {
        while matches!(game.state().table.stage, Stage::Dealing)
            || game.state().table.is_waiting_to_begin()
        {
            let seat = waiting_seat(&game).unwrap();
            let action = match game.state().table.stage {
                Stage::Dealing => Action::NextRound,
                _ => Action::Ready,
            };
            perform_action(&mut game, seat, &action, &act);
        }
        let seat = waiting_seat(&game).unwrap();
        if act == "next" {
            perform_action(&mut game, seat, &Action::NextRound, &act);
            continue;
        }
        let mut parts = act.split_whitespace();
        let (letter, at) = (parts.next().unwrap(), parts.next().unwrap());
        let view = game.view(Viewer::Seat(seat));
        let mut hand = view.hand.iter();
        let card = hand.find(|card| card.letter().uppercase().to_string() == letter);
        let card = *card.unwrap_or_else(|| panic!("{act}: {:?}", view.hand));
        let placing = Placing {
            card,
            at: square(at),
            using: Use::Nothing,
        };
        perform_action(&mut game, seat, &Action::Place(placing), &act);
        for claimed in parts {
            let (from, to) = claimed.split_once('-').unwrap();
            let span = Span::new(square(from), square(to)).unwrap();
            perform_action(&mut game, seat, &Action::Claim(span), &act);
        }
        perform_action(&mut game, seat, &Action::Done, &act);
    }
    let said = all_review_points(&game).into_iter().map(|spot| {
        let turn = spot.review(&LIST, &FAMILY);
        (turn.loss(), describe_review(&turn))
    });
    assert_matches_golden(&game, &said.collect::<Vec<_>>());
}

#[test]
fn the_review_of_a_paper_grid_game_matches_the_golden_file() {
    use paper_grid::bots::review_points;
    use paper_grid::text::review::describe_review;
    use paper_grid_rules::{Action, Board, Choices, Options, PaperGrid, Placed};
    let board = fs::read_to_string(format!("{FOLDER}/{}.board", PaperGrid::ID)).unwrap();
    let board: Board = board.parse().unwrap();
    let size = board.size();
    let choices = Choices {
        endgame_at: 4,
        ..Choices::on_board(board)
    };
    let options = Options::new(choices).unwrap();
    let (chance, acts) = parse_game(PaperGrid::ID);
    let mut game = Match::<PaperGrid>::start(options, human_seats(2), chance).unwrap();
    let cell = |name: &str| size.cell_named(name).unwrap();
    let letters = |text: &str| -> Vec<Letter> { text.chars().filter_map(Letter::new).collect() };
    for act in acts {
        let seat = waiting_seat(&game).unwrap();
        let (what, rest) = act.split_once(' ').unwrap_or((&act, ""));
        let action = match what {
            "claims" => Action::Claim(cell(rest)),
            "plays" => {
                let placed = rest.split_whitespace().map(|one| {
                    let (at, letter) = one.split_once('=').unwrap();
                    Placed(cell(at), letters(letter)[0])
                });
                Action::Play(placed.collect())
            }
            "asks" => {
                // If not all letters fit, the first ones are kept.
                let called = letters(rest);
                let room = game.state().room_in_hand(seat).min(called.len());
                Action::Ask {
                    kept: called[..room].to_vec(),
                    called,
                }
            }
            "takes" => Action::Take(letters(rest)[0]),
            "walls" => {
                let (one, other) = rest.split_once(' ').unwrap();
                Action::Wall(size.edge_between(cell(one), cell(other)).unwrap())
            }
            "passes" => Action::Pass,
            _ => panic!("{act}"),
        };
        perform_action(&mut game, seat, &action, &act);
    }
    assert!(game.outcome().is_some(), "the game is not over");
    let said = review_points(&game).into_iter().map(|spot| {
        let judged = spot.judge(&LIST);
        let did = game.journal().steps[judged.step].events.first().unwrap();
        (
            judged.loss(),
            describe_review(did, judged.better.as_ref(), size),
        )
    });
    assert_matches_golden(&game, &said.collect::<Vec<_>>());
}
