//! Accounts: statistics of games that bots play against themselves. Winning chances are fitted to
//! these games. The accounts also check that start, choices, cards and others add up to each
//! result, and measure what each level gives away.

mod fit;

use serde::Serialize;

use super::contest::Contest;
use super::report::round_to;
use game::account::{
    ChanceBreakdown, ChanceTimeline, DecisionLoss, ODDS_KNOTS, Odds, ScoreSnapshot, WHOLE,
    WinChances,
};
use game::{Match, SeatId};
use lexicon::WordBook;

/// The accounts of a run: what its games show about chances of winning, and about each bot.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Accounts {
    /// The game's id.
    pub game: &'static str,
    /// The number of seats at a table.
    pub seats: u8,
    /// The number of games examined.
    pub games: usize,
    /// Average gain of a turn, in hundredths of a point.
    pub turn: i32,
    /// The lead that doubles a seat's odds of winning, at each eighth of a game, in hundredths of a
    /// point.
    pub doubles: [i32; ODDS_KNOTS],
    /// Percentage of a decision's loss that reaches the final score.
    pub lasts: i32,
    /// How well the page's odds predict the winner: the surprise if all seats were equally likely,
    /// minus the surprise with the odds, per part of a game, in hundredths of a bit.
    pub foretold: f64,
    /// The largest difference found between the sum of an account's parts and the chance at its
    /// end, in hundredths.
    pub off: i32,
    /// What each bot's decisions gave away.
    pub minds: Vec<BotLosses>,
}

/// What a bot's decisions gave away, as the game's review judges them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BotLosses {
    /// The bot's name.
    pub name: &'static str,
    /// The number of the bot's games that were reviewed.
    pub games: usize,
    /// The number of decisions that the bot made in the reviewed games.
    pub decisions: usize,
    /// Percentage of the bot's decisions that were clearly not the best.
    pub faulted: f64,
    /// Average loss of one of the bot's turns, in hundredths of a point.
    pub turn: f64,
}

/// One moment of a game, and the game's winner.
#[derive(Debug, Clone)]
struct MomentSample {
    /// The game's number, counted from 1.
    game: usize,
    /// Each seat's points, in hundredths, and number of turns.
    raw: Vec<(i32, i32)>,
    progress: i32,
    won: usize,
}

/// A seat's results in one game or in several.
#[derive(Debug, Clone, Copy, Default)]
struct SeatTotals {
    turns: usize,
    /// The seat's score, in hundredths of a point.
    points: i32,
    gave: i64,
}

/// Sums over the games so far.
pub(super) struct AccountsBuilder {
    odds: Odds,
    samples: Vec<MomentSample>,
    /// For each game, the results of its seats, and whether the game was reviewed.
    made: Vec<(Vec<SeatTotals>, bool)>,
    games: usize,
    off: i32,
    minds: Vec<BotLosses>,
}

impl AccountsBuilder {
    pub fn new(odds: Odds) -> AccountsBuilder {
        AccountsBuilder {
            odds,
            samples: Vec::new(),
            made: Vec::new(),
            games: 0,
            off: 0,
            minds: Vec::new(),
        }
    }

    /// Adds a finished game.
    pub(crate) fn add_game<G: Contest>(
        &mut self,
        game: &Match<G::Game>,
        lost: Option<&[DecisionLoss]>,
    ) {
        let winners = game.outcome().map(|outcome| outcome.winners());
        let (Some(course), Some(winners)) = (ChanceTimeline::from_match(game), winners) else {
            return;
        };
        self.games += 1;
        let won = winners.iter().next().map_or(0, SeatId::index);
        let mut turns = vec![0; game.journal().seats.len()];
        let last = course.parts.len().saturating_sub(1);
        for (at, part) in course.parts.iter().enumerate() {
            if let Some(turns) = part.seat.and_then(|seat| turns.get_mut(seat.index())) {
                *turns += 1;
            }
            let raw = part.stand.ahead.iter().zip(&turns);
            let raw = raw.map(|(ahead, turns)| (ahead + turns * self.odds.turn, *turns));
            // The last part is the end of the game, so it predicts nothing.
            if at < last {
                self.samples.push(MomentSample {
                    game: self.games,
                    raw: raw.collect(),
                    progress: part.stand.progress,
                    won,
                });
            }
        }
        let reviewed = lost.is_some();
        let lost = lost.unwrap_or_default();
        let scores = G::Game::scores(game.state());
        let seats = SeatId::all(turns.len() as u8).zip(scores).zip(&turns);
        let made = seats.map(|((seat, score), turns)| {
            let own = lost.iter().filter(|one| one.seat == seat);
            SeatTotals {
                turns: *turns as usize,
                points: score * 100,
                gave: own.map(|one| i64::from(one.by)).sum(),
            }
        });
        self.made.push((made.collect(), reviewed));
        for seat in SeatId::all(turns.len() as u8) {
            let sum = ChanceBreakdown::for_seat(&course, seat, lost, &self.odds);
            let added = sum.start + sum.choices + sum.cards + sum.others;
            self.off = self.off.max((added - sum.end).abs());
        }
    }

    /// Adds what a bot's decisions gave away in some games. Each game is given by its number of
    /// turns and its judged decisions.
    pub(crate) fn add_reviewed_bot(
        &mut self,
        name: &'static str,
        games: &[(usize, Vec<DecisionLoss>)],
    ) {
        let turns: usize = games.iter().map(|(turns, _)| turns).sum();
        let all = || games.iter().flat_map(|(_, lost)| lost);
        let decisions = all().count();
        let faults = all().filter(|one| one.by > 0).count();
        let gave: i64 = all().map(|one| i64::from(one.by)).sum();
        self.minds.push(BotLosses {
            name,
            games: games.len(),
            decisions,
            faulted: round_to(100.0 * faults as f64 / decisions.max(1) as f64, 1),
            turn: round_to(gave as f64 / turns.max(1) as f64, 1),
        });
    }

    /// Returns the accounts, with the odds that fit these games best.
    pub fn finish(self, game: &'static str, seats: u8) -> Accounts {
        let turn = self.average_turn_gain();
        let doubles = fit::fit_doubling_leads(&self.samples, turn);
        let bits = |odds: Option<&Odds>| {
            let each = self.samples.iter().map(|one| one.surprise_bits(odds));
            each.sum::<f64>() / self.samples.len().max(1) as f64
        };
        Accounts {
            game,
            seats,
            games: self.games,
            turn,
            doubles,
            lasts: self.loss_percentage(),
            foretold: round_to(100.0 * (bits(None) - bits(Some(&self.odds))), 1),
            off: self.off,
            minds: self.minds,
        }
    }

    /// Returns the average gain of a turn, or 0 in a game that doesn't count turns.
    fn average_turn_gain(&self) -> i32 {
        if self.odds.turn == 0 {
            return 0;
        }
        let all = || self.made.iter().flat_map(|(made, _)| made);
        let points: i64 = all().map(|made| i64::from(made.points)).sum();
        let turns: usize = all().map(|made| made.turns).sum();
        (points / (turns.max(1) as i64)) as i32
    }

    /// Returns the percentage of a loss that reaches the final score: the slope of differences in
    /// score over differences in loss between the seats of a game.
    fn loss_percentage(&self) -> i32 {
        let (mut both, mut square) = (0.0, 0.0);
        for (made, _) in self.made.iter().filter(|(_, reviewed)| *reviewed) {
            for (at, one) in made.iter().enumerate() {
                for other in made.iter().skip(at + 1) {
                    let points = f64::from(one.points - other.points);
                    let gave = (other.gave - one.gave) as f64;
                    both += points * gave;
                    square += gave * gave;
                }
            }
        }
        (100.0 * both / f64::max(square, 1.0)) as i32
    }
}

impl MomentSample {
    /// Returns how surprising the winner is, in bits, given some odds. Without odds all
    /// seats are equally likely.
    fn surprise_bits(&self, odds: Option<&Odds>) -> f64 {
        let Some(odds) = odds else {
            return (self.raw.len() as f64).log2();
        };
        let stand = ScoreSnapshot {
            ahead: self
                .raw
                .iter()
                .map(|(points, turns)| points - turns * odds.turn)
                .collect(),
            progress: self.progress,
        };
        let chance = odds.chance(&stand, self.won).max(1);
        -(f64::from(chance) / f64::from(WHOLE)).log2()
    }
}

/// Returns a game's number of turns and its judged decisions, of all seats together, since
/// one bot played them all.
pub(super) fn review_losses<G: Contest>(
    game: &Match<G::Game>,
    book: &WordBook,
) -> (usize, Vec<DecisionLoss>) {
    let turns = ChanceTimeline::from_match(game).map_or(0, |course| course.parts.len());
    (turns, G::decision_losses(game, book))
}
