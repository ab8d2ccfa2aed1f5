//! Sums the results of many games.

use super::contest::HabitCount;
use super::elo::{Comparison, estimate_ratings};
use super::report::{
    BotStanding, HabitShare, HardestDecision, PairResult, WorkDistribution, round_to,
};
use super::simulation::{DecisionWork, GameEnd, GameResult};

/// Maximum number of faulty games that are described one by one.
const MAX_DESCRIBED: usize = 5;

/// Sums over all games so far. Games are added in the order of their deals,
/// whichever thread played them.
pub(super) struct RunTally {
    names: Vec<&'static str>,
    blocks: Vec<Vec<Comparison>>,
    each: Vec<BotTally>,
    pub(super) games: usize,
    over: usize,
    turns: usize,
    first: f64,
    pub(super) endless: usize,
    pub(super) refused: usize,
    pub(super) wrong: Vec<String>,
}

#[derive(Clone, Default)]
struct BotTally {
    games: usize,
    wins: f64,
    places: u64,
    points: i64,
    work: Vec<DecisionWork>,
    hardest: Option<(u32, HardestDecision)>,
    habits: Vec<HabitCount>,
}

/// The games of one deal, each with who sat where.
pub(super) struct DealGames {
    pub(super) deal: u64,
    pub(super) games: Vec<(Vec<usize>, GameResult)>,
}

impl RunTally {
    pub(super) fn new(names: Vec<&'static str>) -> RunTally {
        RunTally {
            each: vec![BotTally::default(); names.len()],
            names,
            blocks: Vec::new(),
            games: 0,
            over: 0,
            turns: 0,
            first: 0.0,
            endless: 0,
            refused: 0,
            wrong: Vec::new(),
        }
    }

    /// Adds the games of a deal. Returns the last bot's share of the comparisons among them, from
    /// 0 to 1, for a test, or `None` if there were none.
    pub(super) fn add_deal(&mut self, block: DealGames) -> Option<f64> {
        let mut compared = Vec::new();
        for (sat, played) in block.games {
            self.games += 1;
            for (mind, seated) in sat.iter().zip(&played.seats) {
                if let Some(each) = self.each.get_mut(*mind) {
                    HabitCount::add_all(&mut each.habits, &seated.habits);
                }
                let most = seated.work.iter().map(|work| work.steps).max();
                if let (Some(each), Some(most)) = (self.each.get_mut(*mind), most) {
                    each.work.extend(&seated.work);
                    if each.hardest.as_ref().is_none_or(|(least, _)| *least < most) {
                        let hardest = HardestDecision {
                            deal: block.deal,
                            sat: sat
                                .iter()
                                .filter_map(|mind| self.names.get(*mind))
                                .copied()
                                .collect(),
                            after: seated.hardest,
                        };
                        each.hardest = Some((most, hardest));
                    }
                }
            }
            match &played.end {
                GameEnd::Over => {
                    self.count_finished(&sat, &played);
                    compared.extend(compare_seats(&sat, &played));
                    continue;
                }
                GameEnd::Endless => self.endless += 1,
                GameEnd::Refused(_) => self.refused += 1,
            }
            if self.wrong.len() < MAX_DESCRIBED {
                let names = sat.iter().filter_map(|mind| self.names.get(*mind));
                let names: Vec<&str> = names.copied().collect();
                let (deal, names) = (block.deal, names.join(", "));
                let what = match &played.end {
                    GameEnd::Refused(why) => format!("refused: {why}"),
                    _ => "it doesn’t end".to_owned(),
                };
                self.wrong.push(format!("deal {deal}, {names}: {what}"));
            }
        }
        let last = self.names.len().saturating_sub(1);
        let of_last = compared.iter().map(|one| {
            if one.one == last {
                one.score
            } else {
                1.0 - one.score
            }
        });
        let count = compared.len();
        let score = (count > 0).then(|| of_last.sum::<f64>() / count as f64);
        if count > 0 {
            self.blocks.push(compared);
        }
        score
    }

    fn count_finished(&mut self, sat: &[usize], played: &GameResult) {
        self.over += 1;
        self.turns += played.turns;
        let winners = played.seats.iter().filter(|seat| seat.place == 1).count();
        let share = 1.0 / winners.max(1) as f64;
        let of = |place: u8| if place == 1 { share } else { 0.0 };
        let first = played.first.and_then(|seat| played.seats.get(seat.index()));
        self.first += first.map_or(0.0, |seat| of(seat.place));
        for (mind, seat) in sat.iter().zip(&played.seats) {
            if let Some(each) = self.each.get_mut(*mind) {
                each.games += 1;
                each.wins += of(seat.place);
                each.places += u64::from(seat.place);
                each.points += i64::from(seat.points);
            }
        }
    }

    /// Returns the percentage of games won by the seat that acted first.
    pub(super) fn first_seat_win_rate(&self) -> f64 {
        round_to(100.0 * self.first / self.over.max(1) as f64, 1)
    }

    /// Returns the average number of turns of a game.
    pub(super) fn average_turns(&self) -> f64 {
        round_to(self.turns as f64 / self.over.max(1) as f64, 1)
    }

    /// Returns the results of each bot, with its habits by name, and whether Elo values are only
    /// bounds.
    pub(super) fn standings(
        &self,
        anchor: usize,
        habits: &[&'static str],
    ) -> (Vec<BotStanding>, bool) {
        let rated = estimate_ratings(self.names.len(), anchor, &self.blocks);
        let all = self.names.iter().zip(&self.each).zip(&rated.each);
        let each = all.enumerate().map(|(mind, ((name, each), rating))| {
            let games = each.games.max(1) as f64;
            let spread = |of: fn(&DecisionWork) -> u32| {
                WorkDistribution::from_values(each.work.iter().map(of).collect())
            };
            BotStanding {
                name,
                anchor: mind == anchor,
                elo: rating.elo.round() as i32,
                low: rating.low.round() as i32,
                high: rating.high.round() as i32,
                games: each.games,
                wins: round_to(100.0 * each.wins / games, 1),
                place: round_to(each.places as f64 / games, 2),
                score: round_to(each.points as f64 / games, 1),
                decisions: each.work.len(),
                steps: spread(|work| work.steps),
                micros: spread(|work| work.micros),
                hardest: each.hardest.as_ref().map(|(_, hardest)| hardest.clone()),
                habits: {
                    let counts = habits.iter().zip(&each.habits);
                    counts
                        .map(|(name, count)| HabitShare::new(name, *count))
                        .collect()
                },
            }
        });
        (each.collect(), rated.bounded)
    }

    /// Returns the results of each pair of bots that played each other.
    pub(super) fn pairs(&self) -> Vec<PairResult> {
        let count = self.names.len();
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        let told = pairs.filter_map(|(one, other)| {
            let (mut won, mut tied, mut lost) = (0, 0, 0);
            for met in self.blocks.iter().flatten() {
                let score = match (met.one, met.other) {
                    pair if pair == (one, other) => met.score,
                    pair if pair == (other, one) => 1.0 - met.score,
                    _ => continue,
                };
                let to = match score {
                    score if score > 0.75 => &mut won,
                    score if score < 0.25 => &mut lost,
                    _ => &mut tied,
                };
                *to += 1;
            }
            (won + tied + lost > 0).then_some(PairResult {
                one: self.names.get(one)?,
                other: self.names.get(other)?,
                won,
                tied,
                lost,
            })
        });
        told.collect()
    }
}

/// Compares every two seats of a game whose bots differ.
fn compare_seats(sat: &[usize], played: &GameResult) -> Vec<Comparison> {
    let seats: Vec<(usize, u8)> = sat
        .iter()
        .copied()
        .zip(played.seats.iter().map(|s| s.place))
        .collect();
    let mut all = Vec::new();
    for (at, (one, place)) in seats.iter().enumerate() {
        for (other, behind) in seats.iter().skip(at + 1).filter(|(other, _)| other != one) {
            let score = match place.cmp(behind) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            all.push(Comparison {
                one: *one,
                other: *other,
                score,
            });
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulation::SeatResult;
    use game::SeatId;

    fn finished_game(places: &[(u8, i32)], end: GameEnd) -> GameResult {
        let seats = places.iter().map(|(place, points)| SeatResult {
            place: *place,
            points: *points,
            work: vec![DecisionWork {
                steps: 5,
                micros: 1,
            }],
            hardest: 3,
            habits: vec![HabitCount { did: 1, could: 4 }],
        });
        GameResult {
            seats: seats.collect(),
            turns: 10,
            first: Some(SeatId::FIRST),
            end,
        }
    }

    #[test]
    fn tally_sums_wins_places_and_scores() {
        let mut tally = RunTally::new(vec!["wren", "jay"]);
        let won = finished_game(&[(2, 10), (1, 30)], GameEnd::Over);
        let tied = finished_game(&[(1, 20), (1, 20)], GameEnd::Over);
        let games = vec![(vec![0, 1], won), (vec![1, 0], tied)];
        assert_eq!(tally.add_deal(DealGames { deal: 7, games }), Some(0.75));
        assert_eq!(
            (
                tally.games,
                tally.first_seat_win_rate(),
                tally.average_turns()
            ),
            (2, 25.0, 10.0)
        );
        let (standings, _) = tally.standings(1, &["dives"]);
        let told: Vec<_> = standings
            .iter()
            .map(|s| (s.wins, s.place, s.score, s.decisions))
            .collect();
        assert_eq!(told, [(25.0, 1.5, 15.0, 2), (75.0, 1.0, 25.0, 2)]);
        assert_eq!(standings[1].elo, 1500);
        let dives = HabitShare {
            name: "dives",
            percentage: 25.0,
            could: 8,
        };
        assert_eq!(standings[1].habits, [dives]);
        // Of equally hard decisions the first one is reported.
        let hardest = standings[0].hardest.as_ref();
        let told = hardest.map(|at| (at.deal, &at.sat[..], at.after));
        assert_eq!(told, Some((7, &["wren", "jay"][..], 3)));
        let pairs = tally.pairs();
        assert_eq!((pairs[0].won, pairs[0].tied, pairs[0].lost), (0, 1, 1));
    }

    #[test]
    fn faulty_games_are_reported_and_not_counted() {
        let mut tally = RunTally::new(vec!["wren", "jay"]);
        let refused = GameEnd::Refused("seat 2, Draw: NotNow".into());
        let games = vec![
            (vec![0, 1], finished_game(&[(0, 0), (0, 0)], refused)),
            (
                vec![1, 0],
                finished_game(&[(0, 0), (0, 0)], GameEnd::Endless),
            ),
        ];
        assert_eq!(tally.add_deal(DealGames { deal: 7, games }), None);
        assert_eq!((tally.games, tally.refused, tally.endless), (2, 1, 1));
        let told = "deal 7, wren, jay: refused: seat 2, Draw: NotNow";
        assert_eq!(tally.wrong, [told, "deal 7, jay, wren: it doesn’t end"]);
        let (standings, _) = tally.standings(0, &[]);
        assert_eq!((standings[0].games, standings[0].decisions), (0, 2));
        assert!(tally.pairs().is_empty());
    }

    #[test]
    fn at_four_seats_every_pair_of_seats_is_compared() {
        let game = finished_game(&[(3, 5), (1, 9), (1, 9), (4, 0)], GameEnd::Over);
        let all = compare_seats(&[2, 0, 1, 3], &game);
        let told: Vec<_> = all.iter().map(|c| (c.one, c.other, c.score)).collect();
        let each = [
            (2, 0, 0.0),
            (2, 1, 0.0),
            (2, 3, 1.0),
            (0, 1, 0.5),
            (0, 3, 1.0),
            (1, 3, 1.0),
        ];
        assert_eq!(told, each);
        let twice = compare_seats(&[0, 1, 0, 1], &game);
        assert_eq!(twice.len(), 4, "no bot is compared with itself");
    }
}
