//! Accounts of games that a mind plays against itself: what winning chances are fitted to, whether
//! start, choices, cards and others add up to the result, and what each level gives away.

mod fit;

use serde::Serialize;

use super::contest::Contest;
use super::report::rounded;
use game::account::{ALL, Course, KNOTS, Lost, Odds, Stand, Sum};
use game::{Match, SeatId};
use lexicon::WordBook;

/// What is told of the accounts of a run.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Accounts {
    /// The game.
    pub game: &'static str,
    /// How many sat at a table.
    pub seats: u8,
    /// How many games were looked at.
    pub games: usize,
    /// What a turn brought on average, in hundredths of a point.
    pub turn: i32,
    /// How much ahead doubled the odds, at each eighth of a game, in hundredths of a point.
    pub doubles: [i32; KNOTS],
    /// Of what a decision gives away so many hundredths show in the scores at the end.
    pub lasts: i32,
    /// How well the odds of the page foretell who wins: what a tie of all would have for each
    /// part of a game, less what they have, in hundredths of a bit.
    pub foretold: f64,
    /// By how many hundredths the worst account misses its result.
    pub off: i32,
    /// What each mind gave away.
    pub minds: Vec<Given>,
}

/// What a mind gave away, as the review judges it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Given {
    /// The mind.
    pub name: &'static str,
    /// How many of its games were reviewed.
    pub games: usize,
    /// How many decisions it made in them.
    pub decisions: usize,
    /// Of a hundred decisions so many could have been better beyond doubt.
    pub faulted: f64,
    /// What one of its turns gave away on average, in hundredths of a point.
    pub turn: f64,
}

/// A moment of a game, and who won it.
#[derive(Debug, Clone)]
struct Sample {
    /// Which game, counted from 1.
    game: usize,
    /// Points, in hundredths, and turns that each seat had.
    raw: Vec<(i32, i32)>,
    progress: i32,
    won: usize,
}

/// What a seat made of a game, or several games together.
#[derive(Debug, Clone, Copy, Default)]
struct Made {
    turns: usize,
    /// In hundredths of a point.
    points: i32,
    gave: i64,
}

/// Games, as they are added up.
pub(super) struct Books {
    odds: Odds,
    samples: Vec<Sample>,
    /// Each game's seats, and whether they were reviewed.
    made: Vec<(Vec<Made>, bool)>,
    games: usize,
    off: i32,
    minds: Vec<Given>,
}

impl Books {
    pub fn new(odds: Odds) -> Books {
        Books {
            odds,
            samples: Vec::new(),
            made: Vec::new(),
            games: 0,
            off: 0,
            minds: Vec::new(),
        }
    }

    /// A game that is over.
    pub fn add<G: Contest>(&mut self, game: &Match<G>, lost: Option<&[Lost]>) {
        let winners = game.outcome().map(|outcome| outcome.winners());
        let (Some(course), Some(winners)) = (Course::of(game), winners) else {
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
            // The last one is the end, and no forecast.
            if at < last {
                self.samples.push(Sample {
                    game: self.games,
                    raw: raw.collect(),
                    progress: part.stand.progress,
                    won,
                });
            }
        }
        let reviewed = lost.is_some();
        let lost = lost.unwrap_or_default();
        let scores = G::scores(game.state());
        let seats = SeatId::all(turns.len() as u8).zip(scores).zip(&turns);
        let made = seats.map(|((seat, score), turns)| {
            let own = lost.iter().filter(|one| one.seat == seat);
            Made {
                turns: *turns as usize,
                points: score * 100,
                gave: own.map(|one| i64::from(one.by)).sum(),
            }
        });
        self.made.push((made.collect(), reviewed));
        for seat in SeatId::all(turns.len() as u8) {
            let sum = Sum::of(&course, seat, lost, &self.odds);
            let added = sum.start + sum.choices + sum.cards + sum.others;
            self.off = self.off.max((added - sum.end).abs());
        }
    }

    /// What a mind gave away in some games: of each its turns, and what was judged.
    pub fn judged(&mut self, name: &'static str, games: &[(usize, Vec<Lost>)]) {
        let turns: usize = games.iter().map(|(turns, _)| turns).sum();
        let all = || games.iter().flat_map(|(_, lost)| lost);
        let decisions = all().count();
        let faults = all().filter(|one| one.by > 0).count();
        let gave: i64 = all().map(|one| i64::from(one.by)).sum();
        self.minds.push(Given {
            name,
            games: games.len(),
            decisions,
            faulted: rounded(100.0 * faults as f64 / decisions.max(1) as f64, 1),
            turn: rounded(gave as f64 / turns.max(1) as f64, 1),
        });
    }

    /// All of it, with what fits these games best.
    pub fn close(self, game: &'static str, seats: u8) -> Accounts {
        let turn = self.turn();
        let doubles = fit::doubles(&self.samples, turn);
        let bits = |odds: Option<&Odds>| {
            let each = self.samples.iter().map(|one| one.bits(odds));
            each.sum::<f64>() / self.samples.len().max(1) as f64
        };
        Accounts {
            game,
            seats,
            games: self.games,
            turn,
            doubles,
            lasts: self.lasts(),
            foretold: rounded(100.0 * (bits(None) - bits(Some(&self.odds))), 1),
            off: self.off,
            minds: self.minds,
        }
    }

    /// What a turn brings, where turns are counted.
    fn turn(&self) -> i32 {
        if self.odds.turn == 0 {
            return 0;
        }
        let all = || self.made.iter().flat_map(|(made, _)| made);
        let points: i64 = all().map(|made| i64::from(made.points)).sum();
        let turns: usize = all().map(|made| made.turns).sum();
        (points / (turns.max(1) as i64)) as i32
    }

    /// How much of what somebody gave away more than another shows in the scores at the end: the
    /// slope of one over the other.
    fn lasts(&self) -> i32 {
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

impl Sample {
    /// How surprised somebody is at who won, in bits; without odds, who knows nothing.
    fn bits(&self, odds: Option<&Odds>) -> f64 {
        let Some(odds) = odds else {
            return (self.raw.len() as f64).log2();
        };
        let stand = Stand {
            ahead: self
                .raw
                .iter()
                .map(|(points, turns)| points - turns * odds.turn)
                .collect(),
            progress: self.progress,
        };
        let chance = odds.chance(&stand, self.won).max(1);
        -(f64::from(chance) / f64::from(ALL)).log2()
    }
}

/// How many turns, and decisions that were judged, a game had: of all seats together, since one
/// mind played them.
pub(super) fn judged<G: Contest>(game: &Match<G>, book: &WordBook) -> (usize, Vec<Lost>) {
    let turns = Course::of(game).map_or(0, |course| course.parts.len());
    (turns, G::lost(game, book))
}
