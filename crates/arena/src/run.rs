//! A run: which bots play, on which deals, several games at once.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use thiserror::Error;

use super::account::{Accounts, Books, judged};
use super::contest::{Contender, Contest};
use super::playing::{Played, most_steps, play, play_out};
use super::report::{Hardest, Report, Tested, rounded};
use super::seating::{tables, ways};
use super::seed::Seed;
use super::sprt::{Bounds, Sprt};
use super::tally::{Block, Tally};
use base::json::Map;
use game::account::Accounted;
use game::rule::{Checked, Ruleset, Untaken, given, write};
use game::{Chance, Game, Match, PlayedBy, Player, Roster, Seat};
use lexicon::WordBook;

/// What to play in a run.
#[derive(Debug, Clone, PartialEq)]
pub struct Order {
    /// The bots to play; all bots of the game if none is named.
    pub minds: Vec<String>,
    /// The options that differ from the defaults, as typed on the command line.
    pub options: String,
    /// The number of seats at a table.
    pub seats: u8,
    /// Maximum number of games per table, not counting those that complete the last deal.
    pub games: usize,
    /// The source of the deals.
    pub seed: Seed,
    /// The hypotheses of a sequential test: the run ends as soon as the test is clear.
    pub sprt: Option<Bounds>,
    /// The number of games to play at once.
    pub jobs: usize,
    /// Whether bots that look ahead assume that the others know only common words.
    pub wrong_model: bool,
}

/// Why a run can't start.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Wrong {
    /// The game has no bot of this name.
    #[error("{1} has no bot “{0}”. The bots are {2}")]
    NoMind(String, &'static str, String),
    /// A bot is named twice.
    #[error("{0} is named twice")]
    Twice(String),
    /// An option that can't be chosen.
    #[error(transparent)]
    Untaken(#[from] Untaken),
    /// The options aren't valid together.
    #[error("these rules can’t be played: {0}")]
    Clash(String),
    /// The options don't allow this number of seats.
    #[error("{seats} can’t play {game} with these options: {least} to {most} can")]
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
    #[error("a test compares two bots at two seats: name two")]
    NoTest,
}

/// A game in the arena, independent of its types.
pub trait Ring: Sync {
    /// Returns the game's id.
    fn id(&self) -> &'static str;

    /// Returns the bots that play it: its programs, weakest first, and then those that
    /// only play in the arena.
    fn minds(&self) -> Vec<&'static str>;

    /// Checks whether the order can be played, before the word list is unpacked for it.
    ///
    /// # Errors
    /// Why the run can't start.
    fn check(&self, order: &Order) -> Result<(), Wrong>;

    /// Plays the games of an order.
    ///
    /// # Errors
    /// Why the run can't start.
    fn run(&self, order: &Order, book: &WordBook) -> Result<Report, Wrong>;

    /// Plays the game of a report's hardest decision again, and returns it up to that point as a
    /// save.
    ///
    /// # Errors
    /// Why the game can't be played.
    fn hardest(&self, order: &Order, at: &Hardest, book: &WordBook) -> Result<String, Wrong>;

    /// Returns the largest number of steps that a bot takes for its next decision in a
    /// saved game, on any seat that the game waits for; `None` if the save isn't of this
    /// game or there is no such bot.
    fn steps(&self, save: &str, mind: &str, book: &WordBook) -> Option<u32>;

    /// Lets each bot play against itself, and computes the accounts; `reviews`
    /// games of each are reviewed.
    ///
    /// # Errors
    /// Why the run can't start.
    fn account(&self, order: &Order, reviews: usize, book: &WordBook) -> Result<Accounts, Wrong>;
}

/// The [`Ring`] of a game.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The only value of this type.
    pub const RING: Of<G> = Of(PhantomData);
}

impl<G: Contest> Ring for Of<G> {
    fn id(&self) -> &'static str {
        G::Game::ID
    }

    fn minds(&self) -> Vec<&'static str> {
        G::MINDS.iter().map(|mind| mind.name).collect()
    }

    fn check(&self, order: &Order) -> Result<(), Wrong> {
        Run::<G>::new(order).map(drop)
    }

    fn run(&self, order: &Order, book: &WordBook) -> Result<Report, Wrong> {
        let run = Run::<G>::new(order)?;
        Ok(run.report(order, book))
    }

    fn hardest(&self, order: &Order, at: &Hardest, book: &WordBook) -> Result<String, Wrong> {
        let run = Run::<G>::new(order)?;
        let minds = at.sat.iter().filter_map(|name| run.mind(name));
        let minds: Vec<&Contender<G>> = minds.collect();
        let begun = run.begin(at.deal).map_err(Wrong::Clash)?;
        let (game, _) = play_out(begun, &minds, book, run.wrong_model);
        Ok(game.cut(at.after).journal().write())
    }

    fn steps(&self, save: &str, mind: &str, book: &WordBook) -> Option<u32> {
        let game = Match::<G::Game>::read(save).ok()?;
        let mind = G::MINDS.iter().find(|one| one.name == mind)?;
        G::make_ready(book);
        most_steps(&game, mind, book)
    }

    fn account(&self, order: &Order, reviews: usize, book: &WordBook) -> Result<Accounts, Wrong> {
        let run = Run::<G>::new(order)?;
        Ok(run.accounts(order, reviews, book))
    }
}

/// An order that has been checked.
struct Run<G: Contest> {
    minds: Vec<&'static Contender<G>>,
    choices: G::Choices,
    given: Map,
    seats: Vec<Seat>,
    tables: Vec<Vec<usize>>,
    seed: Seed,
    wrong_model: bool,
}

impl<G: Contest> Run<G> {
    fn new(order: &Order) -> Result<Run<G>, Wrong> {
        let minds = minds_named::<G>(&order.minds)?;
        if order.sprt.is_some() && (minds.len(), order.seats) != (2, 2) {
            return Err(Wrong::NoTest);
        }
        let (choices, given) = given::<G::Choices>(&order.options)?;
        let sit_down = |range: std::ops::RangeInclusive<u8>| match range.contains(&order.seats) {
            true => Ok(()),
            false => Err(Wrong::Seats {
                seats: order.seats,
                game: G::Game::ID,
                least: *range.start(),
                most: *range.end(),
            }),
        };
        sit_down(choices.seats())?;
        let run = Run {
            tables: tables(minds.len(), order.seats.into()),
            minds,
            choices,
            given,
            seats: people(order.seats),
            seed: order.seed,
            wrong_model: order.wrong_model,
        };
        sit_down(G::Game::seats(&run.options(order.seed.deal(0))?))?;
        Ok(run)
    }

    fn mind(&self, name: &str) -> Option<&'static Contender<G>> {
        self.minds.iter().copied().find(|mind| mind.name == name)
    }

    /// Returns the options that a deal is played with.
    fn options(&self, deal: u64) -> Result<<G::Game as Game>::Options, Wrong> {
        let mut choices = self.choices.clone();
        let mut chance = Chance::new(!deal);
        let clash = |clash: String| Wrong::Clash(clash);
        G::bring(&mut choices, &self.given, &self.seats, &mut chance)
            .map_err(|wrong| clash(wrong.to_string()))?;
        Checked::new(choices).map_err(|wrong| clash(wrong.to_string()))
    }

    fn begin(&self, deal: u64) -> Result<Match<G::Game>, String> {
        let options = self.options(deal).map_err(|wrong| wrong.to_string())?;
        let begun = Match::begin(options, self.seats.clone(), Chance::new(deal));
        begun.map_err(|wrong| wrong.to_string())
    }

    /// Plays all games of a deal at a table.
    fn block(&self, deal: u64, table: &[usize], book: &WordBook) -> Block {
        let mut games = Vec::new();
        for sat in sittings(deal, table) {
            let minds = sat.iter().filter_map(|mind| self.minds.get(*mind).copied());
            let minds: Vec<&Contender<G>> = minds.collect();
            let played = match self.begin(deal) {
                Ok(game) => play(game, &minds, book, self.wrong_model),
                Err(why) => Played::refused(sat.len(), why),
            };
            games.push((sat, played));
        }
        Block { deal, games }
    }

    /// Returns the number of deals that give at least this number of games per table.
    fn deals(&self, games: usize) -> usize {
        let table = self.tables.first().map_or(&[][..], Vec::as_slice);
        let mut left = games;
        let mut deals = 0;
        while left > 0 {
            let played = sittings(self.seed.deal(deals), table).len();
            left = left.saturating_sub(played.max(1));
            deals += 1;
        }
        deals
    }

    fn accounts(&self, order: &Order, reviews: usize, book: &WordBook) -> Accounts {
        let mut books = Books::new(G::Game::ODDS);
        for mind in &self.minds {
            let minds = vec![*mind; self.seats.len()];
            let each = |number: usize| {
                let begun = self.begin(self.seed.deal(number)).ok()?;
                let (game, _) = play_out(begun, &minds, book, self.wrong_model);
                let judged = (number < reviews).then(|| judged::<G>(&game, book));
                Some((game, judged))
            };
            let mut reviewed = Vec::new();
            in_order(order.games, order.jobs, each, |one| {
                if let Some((game, judged)) = one {
                    let lost = judged.as_ref().map(|(_, lost)| &lost[..]);
                    books.add::<G>(&game, lost);
                    reviewed.extend(judged);
                }
                true
            });
            books.judged(mind.name, &reviewed);
        }
        books.close(G::Game::ID, order.seats)
    }

    fn report(&self, order: &Order, book: &WordBook) -> Report {
        let names: Vec<&'static str> = self.minds.iter().map(|mind| mind.name).collect();
        let mut tally = Tally::new(names.clone());
        let mut sprt = order.sprt.map(Sprt::new);
        let deals = self.deals(order.games);
        let each = |number: usize| {
            let deal = self.seed.deal(number / self.tables.len());
            let table = self.tables.get(number % self.tables.len());
            self.block(deal, table.map_or(&[], Vec::as_slice), book)
        };
        in_order(deals * self.tables.len(), order.jobs, each, |block| {
            let score = tally.add(block);
            match (&mut sprt, score) {
                (Some(sprt), Some(score)) => {
                    sprt.add(score);
                    sprt.verdict().is_none()
                }
                _ => true,
            }
        });
        let by_name = |name: &str| names.iter().position(|one| *one == name);
        // If the game's anchor doesn't play, the last bot becomes the anchor.
        let anchor = by_name(G::ANCHOR).unwrap_or(names.len().saturating_sub(1));
        let (minds, bounded) = tally.standings(anchor);
        let tested = order.sprt.zip(sprt).map(|(bounds, sprt)| Tested {
            low: bounds.low as i32,
            high: bounds.high as i32,
            likelihood: rounded(sprt.likelihood(), 2),
            verdict: sprt.verdict(),
        });
        Report {
            game: G::Game::ID,
            options: write(&self.choices),
            seats: order.seats,
            seed: order.seed,
            wrong_model: order.wrong_model,
            games: tally.games,
            minds,
            pairs: tally.pairs(),
            bounded,
            first: tally.first(),
            turns: tally.turns(),
            endless: tally.endless,
            refused: tally.refused,
            wrong: tally.wrong,
            sprt: tested,
        }
    }
}

/// Returns which bot sits where in each game of a deal.
fn sittings(deal: u64, table: &[usize]) -> Vec<Vec<usize>> {
    ways(table, &mut Chance::new(deal.rotate_left(32)))
}

fn minds_named<G: Contest>(names: &[String]) -> Result<Vec<&'static Contender<G>>, Wrong> {
    let mut minds: Vec<&'static Contender<G>> = Vec::new();
    for name in names {
        let found = G::MINDS.iter().find(|mind| mind.name == name);
        let there = || Of::<G>::RING.minds().join(", ");
        let found = found.ok_or_else(|| Wrong::NoMind(name.clone(), G::Game::ID, there()))?;
        if minds.iter().any(|mind| mind.name == name) {
            return Err(Wrong::Twice(name.clone()));
        }
        minds.push(found);
    }
    match names.is_empty() {
        true => Ok(G::MINDS.iter().collect()),
        false => Ok(minds),
    }
}

/// Returns occupied seats; which player sits there doesn't matter to a bot.
fn people(count: u8) -> Vec<Seat> {
    let mut roster = Roster::default();
    for number in 1..=count {
        // A roster holds more players than any table has seats.
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
fn in_order<T: Send>(
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
            in_order(
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
        in_order(
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
