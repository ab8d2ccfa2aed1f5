//! Sums over games.

use super::elo::{Compared, rate};
use super::playing::{End, Played, Work};
use super::report::{Hardest, Pair, Spread, Standing, rounded};

/// Maximum number of faulty games that are described one by one.
const TOLD: usize = 5;

/// Sums over all games so far. Games are added in the order of their deals,
/// whichever thread played them.
pub(super) struct Tally {
    names: Vec<&'static str>,
    blocks: Vec<Vec<Compared>>,
    each: Vec<Each>,
    pub(super) games: usize,
    over: usize,
    turns: usize,
    first: f64,
    pub(super) endless: usize,
    pub(super) refused: usize,
    pub(super) wrong: Vec<String>,
}

#[derive(Clone, Default)]
struct Each {
    games: usize,
    wins: f64,
    places: u64,
    points: i64,
    work: Vec<Work>,
    hardest: Option<(u32, Hardest)>,
}

/// The games of one deal, each with who sat where.
pub(super) struct Block {
    pub(super) deal: u64,
    pub(super) games: Vec<(Vec<usize>, Played)>,
}

impl Tally {
    pub(super) fn new(names: Vec<&'static str>) -> Tally {
        Tally {
            each: vec![Each::default(); names.len()],
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
    pub(super) fn add(&mut self, block: Block) -> Option<f64> {
        let mut compared = Vec::new();
        for (sat, played) in block.games {
            self.games += 1;
            for (mind, seated) in sat.iter().zip(&played.seats) {
                let most = seated.work.iter().map(|work| work.steps).max();
                if let (Some(each), Some(most)) = (self.each.get_mut(*mind), most) {
                    each.work.extend(&seated.work);
                    if each.hardest.as_ref().is_none_or(|(least, _)| *least < most) {
                        let hardest = Hardest {
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
                End::Over => {
                    self.count(&sat, &played);
                    compared.extend(comparisons(&sat, &played));
                    continue;
                }
                End::Endless => self.endless += 1,
                End::Refused(_) => self.refused += 1,
            }
            if self.wrong.len() < TOLD {
                let names = sat.iter().filter_map(|mind| self.names.get(*mind));
                let names: Vec<&str> = names.copied().collect();
                let (deal, names) = (block.deal, names.join(", "));
                let what = match &played.end {
                    End::Refused(why) => format!("refused: {why}"),
                    _ => "it doesn’t end".to_owned(),
                };
                self.wrong.push(format!("deal {deal}, {names}: {what}"));
            }
        }
        let last = self.names.len().saturating_sub(1);
        let of_last = compared.iter().map(|one| match one.one == last {
            true => one.score,
            false => 1.0 - one.score,
        });
        let count = compared.len();
        let score = (count > 0).then(|| of_last.sum::<f64>() / count as f64);
        if count > 0 {
            self.blocks.push(compared);
        }
        score
    }

    fn count(&mut self, sat: &[usize], played: &Played) {
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
    pub(super) fn first(&self) -> f64 {
        rounded(100.0 * self.first / self.over.max(1) as f64, 1)
    }

    /// Returns the average number of turns of a game.
    pub(super) fn turns(&self) -> f64 {
        rounded(self.turns as f64 / self.over.max(1) as f64, 1)
    }

    /// Returns the results of each bot, and whether Elo values are only bounds.
    pub(super) fn standings(&self, anchor: usize) -> (Vec<Standing>, bool) {
        let rated = rate(self.names.len(), anchor, &self.blocks);
        let all = self.names.iter().zip(&self.each).zip(&rated.each);
        let each = all.enumerate().map(|(mind, ((name, each), rating))| {
            let games = each.games.max(1) as f64;
            let spread = |of: fn(&Work) -> u32| Spread::of(each.work.iter().map(of).collect());
            Standing {
                name,
                anchor: mind == anchor,
                elo: rating.elo.round() as i32,
                low: rating.low.round() as i32,
                high: rating.high.round() as i32,
                games: each.games,
                wins: rounded(100.0 * each.wins / games, 1),
                place: rounded(each.places as f64 / games, 2),
                score: rounded(each.points as f64 / games, 1),
                decisions: each.work.len(),
                steps: spread(|work| work.steps),
                micros: spread(|work| work.micros),
                hardest: each.hardest.as_ref().map(|(_, hardest)| hardest.clone()),
            }
        });
        (each.collect(), rated.bounded)
    }

    /// Returns the results of each pair of bots that played each other.
    pub(super) fn pairs(&self) -> Vec<Pair> {
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
            (won + tied + lost > 0).then_some(Pair {
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
fn comparisons(sat: &[usize], played: &Played) -> Vec<Compared> {
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
            all.push(Compared {
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
    use crate::playing::Seated;
    use game::SeatId;

    fn played(places: &[(u8, i32)], end: End) -> Played {
        let seats = places.iter().map(|(place, points)| Seated {
            place: *place,
            points: *points,
            work: vec![Work {
                steps: 5,
                micros: 1,
            }],
            hardest: 3,
        });
        Played {
            seats: seats.collect(),
            turns: 10,
            first: Some(SeatId::FIRST),
            end,
        }
    }

    #[test]
    fn tally_sums_wins_places_and_scores() {
        let mut tally = Tally::new(vec!["wren", "jay"]);
        let won = played(&[(2, 10), (1, 30)], End::Over);
        let tied = played(&[(1, 20), (1, 20)], End::Over);
        let games = vec![(vec![0, 1], won), (vec![1, 0], tied)];
        assert_eq!(tally.add(Block { deal: 7, games }), Some(0.75));
        assert_eq!((tally.games, tally.first(), tally.turns()), (2, 25.0, 10.0));
        let (standings, _) = tally.standings(1);
        let told: Vec<_> = standings
            .iter()
            .map(|s| (s.wins, s.place, s.score, s.decisions))
            .collect();
        assert_eq!(told, [(25.0, 1.5, 15.0, 2), (75.0, 1.0, 25.0, 2)]);
        assert_eq!(standings[1].elo, 1500);
        // Of equally hard decisions the first one is reported.
        let hardest = standings[0].hardest.as_ref();
        let told = hardest.map(|at| (at.deal, &at.sat[..], at.after));
        assert_eq!(told, Some((7, &["wren", "jay"][..], 3)));
        let pairs = tally.pairs();
        assert_eq!((pairs[0].won, pairs[0].tied, pairs[0].lost), (0, 1, 1));
    }

    #[test]
    fn faulty_games_are_reported_and_not_counted() {
        let mut tally = Tally::new(vec!["wren", "jay"]);
        let refused = End::Refused("seat 2, Draw: NotNow".into());
        let games = vec![
            (vec![0, 1], played(&[(0, 0), (0, 0)], refused)),
            (vec![1, 0], played(&[(0, 0), (0, 0)], End::Endless)),
        ];
        assert_eq!(tally.add(Block { deal: 7, games }), None);
        assert_eq!((tally.games, tally.refused, tally.endless), (2, 1, 1));
        let told = "deal 7, wren, jay: refused: seat 2, Draw: NotNow";
        assert_eq!(tally.wrong, [told, "deal 7, jay, wren: it doesn’t end"]);
        let (standings, _) = tally.standings(0);
        assert_eq!((standings[0].games, standings[0].decisions), (0, 2));
        assert!(tally.pairs().is_empty());
    }

    #[test]
    fn at_four_seats_every_pair_of_seats_is_compared() {
        let game = played(&[(3, 5), (1, 9), (1, 9), (4, 0)], End::Over);
        let all = comparisons(&[2, 0, 1, 3], &game);
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
        let twice = comparisons(&[0, 1, 0, 1], &game);
        assert_eq!(twice.len(), 4, "no bot is compared with itself");
    }
}
