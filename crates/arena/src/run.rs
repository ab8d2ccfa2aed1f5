//! A run: which bots play, on which deals, several games at once.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use thiserror::Error;

use super::account::{Accounts, AccountsBuilder, review_losses};
use super::contest::{Contender, Contest};
use super::report::{HardestDecision, RunReport, SprtResult, round_to};
use super::seating::{seat_rotations, tables};
use super::seed::DealSeed;
use super::simulation::{GameResult, max_steps_of_bot, play, play_out};
use super::sprt::{Sprt, SprtBounds};
use super::tally::{DealGames, RunTally};
use base::json::Map;
use game::account::WinChances;
use game::rule::{CheckedOptions, Ruleset, TypedOptionsError, parse_options, write_options};
use game::{Chance, Game, Match, PlayedBy, Player, Roster, Seat};
use lexicon::WordBook;

/// What to play in a run.
#[derive(Debug, Clone, PartialEq)]
pub struct RunConfig {
    /// The bots to play; all bots of the game if none is named.
    pub minds: Vec<String>,
    /// The options that differ from the defaults, as typed on the command line.
    pub options: String,
    /// The number of seats at a table.
    pub seats: u8,
    /// Maximum number of games per table, not counting those that complete the last deal.
    pub games: usize,
    /// The source of the deals.
    pub seed: DealSeed,
    /// The hypotheses of a sequential test: the run ends as soon as the test is clear.
    pub sprt: Option<SprtBounds>,
    /// The number of games to play at once.
    pub jobs: usize,
    /// Whether bots that look ahead assume that the other bots know only common words.
    pub wrong_model: bool,
}

/// Why a run can't start.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum RunError {
    /// The game has no bot of this name.
    #[error("{1} has no bot “{0}”. The bots are {2}")]
    NoMind(String, &'static str, String),
    /// A bot is named twice.
    #[error("the bot {0} is named twice")]
    Twice(String),
    /// An option that can't be chosen.
    #[error(transparent)]
    Untaken(#[from] TypedOptionsError),
    /// The options aren't valid together.
    #[error("these options can’t be combined: {0}")]
    Clash(String),
    /// The options don't allow this number of seats.
    #[error("{game} can’t have {seats} seats with these options: expected {least} to {most}")]
    Seats {
        /// The number of seats asked for.
        seats: u8,
        /// The game's id.
        game: &'static str,
        /// The smallest number of seats.
        least: u8,
        /// The largest number of seats.
        most: u8,
    },
    /// A sequential test needs exactly two bots at two seats.
    #[error("a sequential test compares two bots at two seats: name two bots")]
    NoTest,
}

/// A game in the arena, independent of its types.
pub trait Arena: Sync {
    /// Returns the game's id.
    fn id(&self) -> &'static str;

    /// Returns the bots that play it: those that the page offers, weakest first, and then those
    /// that only play in the arena.
    fn bot_names(&self) -> Vec<&'static str>;

    /// Checks whether a run can be played, before the word list is unpacked for it.
    ///
    /// # Errors
    /// Why the run can't start.
    fn check(&self, order: &RunConfig) -> Result<(), RunError>;

    /// Plays the games of a run.
    ///
    /// # Errors
    /// Why the run can't start.
    fn run(&self, order: &RunConfig, book: &WordBook) -> Result<RunReport, RunError>;

    /// Plays the game of a report's hardest decision again, and returns it up to that point as a
    /// save.
    ///
    /// # Errors
    /// Why the game can't be played.
    fn replay_hardest(
        &self,
        order: &RunConfig,
        at: &HardestDecision,
        book: &WordBook,
    ) -> Result<String, RunError>;

    /// Returns the largest number of steps that a bot takes for its next decision in a
    /// saved game, on any seat that the game waits for; `None` if the save isn't of this
    /// game or there is no such bot.
    fn max_steps(&self, save: &str, mind: &str, book: &WordBook) -> Option<u32>;

    /// Lets each bot play against itself, and computes the accounts; `reviews`
    /// games of each are reviewed.
    ///
    /// # Errors
    /// Why the run can't start.
    fn accounts(
        &self,
        order: &RunConfig,
        reviews: usize,
        book: &WordBook,
    ) -> Result<Accounts, RunError>;
}

/// The [`Arena`] of a game.
pub struct GameArena<G>(PhantomData<fn() -> G>);

impl<G> GameArena<G> {
    /// The only value of this type.
    pub const INSTANCE: GameArena<G> = GameArena(PhantomData);
}

impl<G: Contest> Arena for GameArena<G> {
    fn id(&self) -> &'static str {
        G::Game::ID
    }

    fn bot_names(&self) -> Vec<&'static str> {
        G::BOTS.iter().map(|mind| mind.name).collect()
    }

    fn check(&self, order: &RunConfig) -> Result<(), RunError> {
        ArenaRun::<G>::new(order).map(drop)
    }

    fn run(&self, order: &RunConfig, book: &WordBook) -> Result<RunReport, RunError> {
        let run = ArenaRun::<G>::new(order)?;
        Ok(run.play_and_report(order, book))
    }

    fn replay_hardest(
        &self,
        order: &RunConfig,
        at: &HardestDecision,
        book: &WordBook,
    ) -> Result<String, RunError> {
        let run = ArenaRun::<G>::new(order)?;
        let minds = at.sat.iter().filter_map(|name| run.find_bot(name));
        let minds: Vec<&Contender<G>> = minds.collect();
        let begun = run.begin_game(at.deal).map_err(RunError::Clash)?;
        let (game, _) = play_out(begun, &minds, book, run.wrong_model);
        Ok(game.truncated(at.after).journal().write())
    }

    fn max_steps(&self, save: &str, mind: &str, book: &WordBook) -> Option<u32> {
        let game = Match::<G::Game>::read(save).ok()?;
        let mind = G::BOTS.iter().find(|one| one.name == mind)?;
        G::prepare(book);
        max_steps_of_bot(&game, mind, book)
    }

    fn accounts(
        &self,
        order: &RunConfig,
        reviews: usize,
        book: &WordBook,
    ) -> Result<Accounts, RunError> {
        let run = ArenaRun::<G>::new(order)?;
        Ok(run.compute_accounts(order, reviews, book))
    }
}

/// A run whose configuration has been checked.
struct ArenaRun<G: Contest> {
    minds: Vec<&'static Contender<G>>,
    choices: G::Choices,
    given: Map,
    seats: Vec<Seat>,
    tables: Vec<Vec<usize>>,
    seed: DealSeed,
    wrong_model: bool,
}

impl<G: Contest> ArenaRun<G> {
    fn new(order: &RunConfig) -> Result<ArenaRun<G>, RunError> {
        let minds = find_bots::<G>(&order.minds)?;
        if order.sprt.is_some() && (minds.len(), order.seats) != (2, 2) {
            return Err(RunError::NoTest);
        }
        let (choices, given) = parse_options::<G::Choices>(&order.options)?;
        let add_participant = |range: std::ops::RangeInclusive<u8>| {
            if range.contains(&order.seats) {
                Ok(())
            } else {
                Err(RunError::Seats {
                    seats: order.seats,
                    game: G::Game::ID,
                    least: *range.start(),
                    most: *range.end(),
                })
            }
        };
        add_participant(choices.seats())?;
        let run = ArenaRun {
            tables: tables(minds.len(), order.seats.into()),
            minds,
            choices,
            given,
            seats: human_seats(order.seats),
            seed: order.seed,
            wrong_model: order.wrong_model,
        };
        add_participant(G::Game::seats(
            &run.options_for_deal(order.seed.deal_seed(0))?,
        ))?;
        Ok(run)
    }

    fn find_bot(&self, name: &str) -> Option<&'static Contender<G>> {
        self.minds.iter().copied().find(|mind| mind.name == name)
    }

    /// Returns the options that a deal is played with.
    fn options_for_deal(&self, deal: u64) -> Result<<G::Game as Game>::Options, RunError> {
        let mut choices = self.choices.clone();
        let mut chance = Chance::new(!deal);
        let clash = |clash: String| RunError::Clash(clash);
        G::complete_options(&mut choices, &self.given, &self.seats, &mut chance)
            .map_err(|wrong| clash(wrong.to_string()))?;
        CheckedOptions::new(choices).map_err(|wrong| clash(wrong.to_string()))
    }

    fn begin_game(&self, deal: u64) -> Result<Match<G::Game>, String> {
        let options = self
            .options_for_deal(deal)
            .map_err(|wrong| wrong.to_string())?;
        let begun = Match::start(options, self.seats.clone(), Chance::new(deal));
        begun.map_err(|wrong| wrong.to_string())
    }

    /// Plays all games of a deal at a table.
    fn play_deal(&self, deal: u64, table: &[usize], book: &WordBook) -> DealGames {
        let mut games = Vec::new();
        for sat in seatings(deal, table) {
            let minds = sat.iter().filter_map(|mind| self.minds.get(*mind).copied());
            let minds: Vec<&Contender<G>> = minds.collect();
            let played = match self.begin_game(deal) {
                Ok(game) => play(game, &minds, book, self.wrong_model),
                Err(why) => GameResult::refused(sat.len(), why),
            };
            games.push((sat, played));
        }
        DealGames { deal, games }
    }

    /// Returns the number of deals that give at least this number of games per table.
    fn deal_count(&self, games: usize) -> usize {
        let table = self.tables.first().map_or(&[][..], Vec::as_slice);
        let mut left = games;
        let mut deals = 0;
        while left > 0 {
            let played = seatings(self.seed.deal_seed(deals), table).len();
            left = left.saturating_sub(played.max(1));
            deals += 1;
        }
        deals
    }

    fn compute_accounts(&self, order: &RunConfig, reviews: usize, book: &WordBook) -> Accounts {
        let mut books = AccountsBuilder::new(G::Game::ODDS);
        for mind in &self.minds {
            let minds = vec![*mind; self.seats.len()];
            let each = |number: usize| {
                let begun = self.begin_game(self.seed.deal_seed(number)).ok()?;
                let (game, _) = play_out(begun, &minds, book, self.wrong_model);
                let judged = (number < reviews).then(|| review_losses::<G>(&game, book));
                Some((game, judged))
            };
            let mut reviewed = Vec::new();
            run_in_order(order.games, order.jobs, each, |one| {
                if let Some((game, judged)) = one {
                    let lost = judged.as_ref().map(|(_, lost)| &lost[..]);
                    books.add_game::<G>(&game, lost);
                    reviewed.extend(judged);
                }
                true
            });
            books.add_reviewed_bot(mind.name, &reviewed);
        }
        books.finish(G::Game::ID, order.seats)
    }

    fn play_and_report(&self, order: &RunConfig, book: &WordBook) -> RunReport {
        let names: Vec<&'static str> = self.minds.iter().map(|mind| mind.name).collect();
        let mut tally = RunTally::new(names.clone());
        let mut sprt = order.sprt.map(Sprt::new);
        let deals = self.deal_count(order.games);
        let each = |number: usize| {
            let deal = self.seed.deal_seed(number / self.tables.len());
            let table = self.tables.get(number % self.tables.len());
            self.play_deal(deal, table.map_or(&[], Vec::as_slice), book)
        };
        run_in_order(deals * self.tables.len(), order.jobs, each, |block| {
            let score = tally.add_deal(block);
            match (&mut sprt, score) {
                (Some(sprt), Some(score)) => {
                    sprt.add_score(score);
                    sprt.verdict().is_none()
                }
                _ => true,
            }
        });
        let by_name = |name: &str| names.iter().position(|one| *one == name);
        // If the game's anchor doesn't play, the last bot becomes the anchor.
        let anchor = by_name(G::ANCHOR).unwrap_or(names.len().saturating_sub(1));
        let (minds, bounded) = tally.standings(anchor, G::HABITS);
        let tested = order.sprt.zip(sprt).map(|(bounds, sprt)| SprtResult {
            low: bounds.low as i32,
            high: bounds.high as i32,
            likelihood: round_to(sprt.log_likelihood_ratio(), 2),
            verdict: sprt.verdict(),
        });
        RunReport {
            game: G::Game::ID,
            options: write_options(&self.choices),
            seats: order.seats,
            seed: order.seed,
            wrong_model: order.wrong_model,
            games: tally.games,
            minds,
            pairs: tally.pairs(),
            bounded,
            first: tally.first_seat_win_rate(),
            turns: tally.average_turns(),
            endless: tally.endless,
            refused: tally.refused,
            wrong: tally.wrong,
            sprt: tested,
        }
    }
}

/// Returns which bot sits where in each game of a deal.
fn seatings(deal: u64, table: &[usize]) -> Vec<Vec<usize>> {
    seat_rotations(table, &mut Chance::new(deal.rotate_left(32)))
}

fn find_bots<G: Contest>(names: &[String]) -> Result<Vec<&'static Contender<G>>, RunError> {
    let mut minds: Vec<&'static Contender<G>> = Vec::new();
    for name in names {
        let found = G::BOTS.iter().find(|mind| mind.name == name);
        let there = || GameArena::<G>::INSTANCE.bot_names().join(", ");
        let found = found.ok_or_else(|| RunError::NoMind(name.clone(), G::Game::ID, there()))?;
        if minds.iter().any(|mind| mind.name == name) {
            return Err(RunError::Twice(name.clone()));
        }
        minds.push(found);
    }
    if names.is_empty() {
        Ok(G::BOTS.iter().collect())
    } else {
        Ok(minds)
    }
}

/// Returns occupied seats; which player sits there doesn't matter to a bot.
fn human_seats(count: u8) -> Vec<Seat> {
    let mut roster = Roster::default();
    for number in 1..=count {
        // This can't fail: a roster holds more players than any table has seats.
        let _ = roster.add(&format!("Seat {number}"));
    }
    let seat = |player: &Player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    };
    roster.players().iter().map(seat).collect()
}

/// Does `count` jobs, several at once, and passes on the results in order until `take` returns
/// false.
fn run_in_order<T: Send>(
    count: usize,
    jobs: usize,
    each: impl Fn(usize) -> T + Sync,
    mut take: impl FnMut(T) -> bool,
) {
    let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (done, coming) = mpsc::channel();
    let works = |done: mpsc::Sender<(usize, T)>| {
        while !enough.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count || done.send((number, each(number))).is_err() {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let done = done.clone();
            let works = &works;
            scope.spawn(move || works(done));
        }
        drop(done);
        let mut early = BTreeMap::new();
        let mut wanted = 0;
        for (number, one) in coming {
            early.insert(number, one);
            while let Some(one) = early.remove(&wanted) {
                wanted += 1;
                if !take(one) {
                    enough.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_order_takes_results_in_order_until_take_returns_false() {
        for jobs in [1, 2, 5] {
            let mut taken = Vec::new();
            run_in_order(
                100,
                jobs,
                |number| number * number,
                |one| {
                    taken.push(one);
                    taken.len() < 30
                },
            );
            assert_eq!(
                taken,
                (0..30).map(|number| number * number).collect::<Vec<_>>()
            );
        }
        let mut all = 0;
        run_in_order(
            7,
            3,
            |_| 1,
            |one| {
                all += one;
                true
            },
        );
        assert_eq!(all, 7);
    }
}
