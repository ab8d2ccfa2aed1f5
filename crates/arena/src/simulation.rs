//! Plays one game, from the deal to its end, in simulated time.

use std::time::Instant;

use super::contest::{Contender, Contest, HabitCount, Question};
use game::{Game, Match, Moment, SeatId};
use lexicon::{WordBook, steps_taken};

/// Result of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameResult {
    /// Each seat's result.
    pub seats: Vec<SeatResult>,
    /// The number of turns; 0 in a game without turns.
    pub turns: usize,
    /// The seat that acted first.
    pub first: Option<SeatId>,
    /// How the game ended.
    pub end: GameEnd,
}

/// Result of a game for one seat.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct SeatResult {
    /// The seat's place, from 1; 0 in a game that didn't end.
    pub place: u8,
    /// The seat's score.
    pub points: i32,
    /// The work of each of the seat's decisions.
    pub work: Vec<DecisionWork>,
    /// The number of journal steps before the seat's decision that took the most steps through the
    /// word list.
    pub hardest: usize,
    /// Counts of the seat's habits.
    pub habits: Vec<HabitCount>,
}

/// The work of one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DecisionWork {
    /// Steps through the word list: the same on every machine.
    pub steps: u32,
    /// Time in microseconds.
    pub micros: u32,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameEnd {
    /// The game ended by its rules.
    Over,
    /// The game didn't end: it had too many steps, or waited for a bot that did nothing.
    Endless,
    /// A bot's action was refused, or the game couldn't begin. The text says which seat, what,
    /// and why.
    Refused(String),
}

impl GameResult {
    /// Returns the result of a game that couldn't begin.
    pub(super) fn refused(seats: usize, why: String) -> GameResult {
        GameResult {
            seats: vec![SeatResult::default(); seats],
            turns: 0,
            first: None,
            end: GameEnd::Refused(why),
        }
    }
}

/// Plays a game that has begun: each seat is played by its bot, from what the seat sees.
/// `wrong_model` says whether bots that look ahead assume that the others know only common words.
pub fn play<G: Contest>(
    game: Match<G::Game>,
    minds: &[&Contender<G>],
    book: &WordBook,
    wrong_model: bool,
) -> GameResult {
    play_out(game, minds, book, wrong_model).1
}

/// Plays a game as [`play`] does, and also returns the match as it ended.
pub(super) fn play_out<G: Contest>(
    mut game: Match<G::Game>,
    minds: &[&Contender<G>],
    book: &WordBook,
    wrong_model: bool,
) -> (Match<G::Game>, GameResult) {
    let mut seats = vec![SeatResult::default(); minds.len()];
    let mut end = GameEnd::Endless;
    G::prepare(book);
    for _ in 0..G::MAX_STEPS {
        if game.outcome().is_some() {
            end = GameEnd::Over;
            break;
        }
        let next = ask_bots(&game, minds, book, wrong_model, &mut seats);
        let due = next.as_ref().map(|(at, ..)| *at);
        // A clock that runs out earlier comes first. Without a plan only a clock moves the game
        // on.
        let clock = G::Game::deadline(game.state());
        if game.pass_time(due.or(clock).unwrap_or(Moment::START)) {
            continue;
        }
        let Some((at, seat, action)) = next else {
            break;
        };
        if let Some(seated) = seats.get_mut(seat.index()) {
            let counts = G::habits(game.state(), seat, &action);
            HabitCount::add_all(&mut seated.habits, &counts);
        }
        if let Err(why) = game.act(seat, &action, at, Some(&book.lexicon)) {
            end = GameEnd::Refused(format!("seat {seat}, {action:?}: {why:?}"));
            break;
        }
    }
    let played = game_result::<G>(&game, seats, end);
    (game, played)
}

/// Asks the bots, and returns the plan that is due first: when, by which seat, and what.
fn ask_bots<G: Contest>(
    game: &Match<G::Game>,
    minds: &[&Contender<G>],
    book: &WordBook,
    wrong_model: bool,
    seats: &mut [SeatResult],
) -> Option<(Moment, SeatId, <G::Game as Game>::Action)> {
    let mut chance = game.chance_for_bots();
    let mut first: Option<(Moment, SeatId, <G::Game as Game>::Action)> = None;
    for seat in G::seats_to_ask(game).iter() {
        let (Some(mind), Some(seated)) = (minds.get(seat.index()), seats.get_mut(seat.index()))
        else {
            continue;
        };
        let seen = &G::bot_view(game, seat);
        let question = Question {
            seen,
            seat,
            book,
            made: G::words_by_others(game, seat),
            wrong_model,
        };
        let (before, began) = (steps_taken(), Instant::now());
        let plan = (mind.acts)(&question, &mut chance);
        let most = |number: u128| u32::try_from(number).unwrap_or(u32::MAX);
        let work = DecisionWork {
            steps: most((steps_taken() - before).into()),
            micros: most(began.elapsed().as_micros()),
        };
        if seated.work.iter().all(|other| other.steps < work.steps) {
            seated.hardest = game.journal().steps.len();
        }
        seated.work.push(work);
        if let Some(plan) = plan {
            let at = Moment(game.last_moment().0.saturating_add(plan.after));
            if first.as_ref().is_none_or(|(soonest, ..)| at < *soonest) {
                first = Some((at, seat, plan.action));
            }
        }
    }
    first
}

/// Returns the largest number of steps that a bot takes for its next decision, whichever seat it
/// has.
pub(super) fn max_steps_of_bot<G: Contest>(
    game: &Match<G::Game>,
    mind: &Contender<G>,
    book: &WordBook,
) -> Option<u32> {
    let mut seats = vec![SeatResult::default(); game.journal().seats.len()];
    ask_bots(game, &vec![mind; seats.len()], book, false, &mut seats);
    let work = seats.iter().flat_map(|seated| &seated.work);
    work.map(|work| work.steps).max()
}

fn game_result<G: Contest>(
    game: &Match<G::Game>,
    mut seats: Vec<SeatResult>,
    end: GameEnd,
) -> GameResult {
    for standing in game
        .outcome()
        .iter()
        .flat_map(|outcome| outcome.standings())
    {
        if let Some(seated) = seats.get_mut(standing.seat.index()) {
            (seated.place, seated.points) = (standing.place, standing.points);
        }
    }
    let steps = &game.journal().steps;
    let events = steps.iter().flat_map(|step| &step.events);
    GameResult {
        turns: events.filter(|event| G::Game::starts_turn(event)).count(),
        first: steps.iter().find_map(|step| step.by),
        seats,
        end,
    }
}
