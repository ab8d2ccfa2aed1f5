//! Ratings: how strong people are at a game, from their results against bots, and which rung of the
//! ladder matches them. The method is Glicko with opponents of known strength.

use std::cmp::Ordering;

use game::{BotId, Game, Match, PlayedBy, Rung, Seat, SeatId};

/// Maximum number of players whose ratings are remembered.
const MAX_PLAYERS: usize = 60;
/// Uncertainty of the rating of a new player.
const INITIAL_UNCERTAINTY: u32 = 300;
/// Least uncertainty a rating reaches: people improve, and have bad days.
const MIN_UNCERTAINTY: u32 = 60;
/// Uncertainty that each game adds.
const UNCERTAINTY_PER_GAME: f64 = 20.0;
/// ln(10) / 400: the scale of a point of strength.
const POINT_SCALE: f64 = std::f64::consts::LN_10 / 400.0;

/// A player's rating at a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// Strength, on the scale of the game's bots.
    pub points: i32,
    /// Standard error of the strength: in one case in twenty the strength is off by more than twice
    /// this.
    pub doubt: u32,
    /// Number of rated games.
    pub games: u32,
    /// Rung of the ladder that matches the player.
    pub rung: Rung,
}

/// A person's result against one bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BotResult {
    /// Strength of the bot.
    pub strength: i32,
    /// Result in half wins: 2 for placing higher, 1 for the same place, 0 for lower.
    pub halves: u8,
}

impl Rating {
    /// Returns the rating of a new player, on a ladder of bots with these strengths.
    pub fn new_player(ladder: &[i32]) -> Rating {
        Rating {
            points: rung_strength(ladder, Rung::FIRST),
            doubt: INITIAL_UNCERTAINTY,
            games: 0,
            rung: Rung::FIRST,
        }
    }

    /// Returns the rating after another game. The rung moves half a step towards the matching
    /// strength.
    #[must_use]
    pub fn after(self, faced: &[BotResult], ladder: &[i32]) -> Rating {
        let (mut known, mut off) = (0.0, 0.0);
        for one in faced {
            let expected = expected_score(self.points - one.strength);
            known += POINT_SCALE * POINT_SCALE * expected * (1.0 - expected);
            off += POINT_SCALE * (f64::from(one.halves) / 2.0 - expected);
        }
        let doubt = f64::from(self.doubt);
        let variance =
            1.0 / (1.0 / (doubt * doubt + UNCERTAINTY_PER_GAME * UNCERTAINTY_PER_GAME) + known);
        let points = self.points + (variance * off).round() as i32;
        let target = nearest_rung(ladder, points);
        let half_steps = self.rung.half_steps();
        let half_steps = match target.cmp(&half_steps) {
            Ordering::Less => half_steps - 1,
            Ordering::Equal => half_steps,
            Ordering::Greater => half_steps + 1,
        };
        Rating {
            points,
            doubt: (variance.sqrt().round() as u32).max(MIN_UNCERTAINTY),
            games: self.games.saturating_add(1),
            rung: Rung::from_half_steps(half_steps),
        }
    }

    /// Writes the rating as tab-separated fields of a line.
    fn write(self) -> String {
        let Rating {
            points,
            doubt,
            games,
            rung,
        } = self;
        format!("{points}\t{doubt}\t{games}\t{}", rung.half_steps())
    }

    fn read<'t>(parts: &mut impl Iterator<Item = &'t str>) -> Option<Rating> {
        Some(Rating {
            points: parts.next()?.parse().ok()?,
            doubt: parts.next()?.parse().ok()?,
            games: parts.next()?.parse().ok()?,
            rung: Rung::from_half_steps(parts.next()?.parse().ok()?),
        })
    }
}

/// Returns the strength of a rung; a half step is halfway between two bots.
fn rung_strength(ladder: &[i32], rung: Rung) -> i32 {
    let at = |half_steps: u8| ladder.get(usize::from(half_steps / 2)).or(ladder.last());
    let half_steps = rung.half_steps();
    let [lower, upper] = [half_steps, half_steps + 1].map(|at_half| at(at_half).copied());
    (lower.unwrap_or_default() + upper.unwrap_or_default()) / 2
}

/// Returns the rung whose strength is nearest to the points, in half steps.
fn nearest_rung(ladder: &[i32], points: i32) -> u8 {
    let top = 2 * ladder.len().saturating_sub(1) as u8;
    let off = |rung: &u8| (rung_strength(ladder, Rung::from_half_steps(*rung)) - points).abs();
    (0..=top).min_by_key(off).unwrap_or_default()
}

/// Returns the chance of beating an opponent who is weaker by this many points: the logistic curve,
/// interpolated linearly between every 50 points.
fn expected_score(points: i32) -> f64 {
    const CURVE: [f64; 17] = [
        0.5, 0.5715, 0.6401, 0.7034, 0.7597, 0.8083, 0.849, 0.8823, 0.9091, 0.9302, 0.9468, 0.9595,
        0.9693, 0.9768, 0.9825, 0.9868, 0.9901,
    ];
    let far = points.unsigned_abs().min(799);
    let (at, on) = ((far / 50) as usize, f64::from(far % 50) / 50.0);
    let part = |at: usize| CURVE.get(at).copied().unwrap_or(1.0);
    let won = part(at) + on * (part(at + 1) - part(at));
    if points < 0 { 1.0 - won } else { won }
}

/// Returns a person's result against each bot of a finished game.
pub fn bot_results<G: Game>(game: &Match<G>, person: SeatId) -> Vec<BotResult> {
    let Some(outcome) = game.outcome() else {
        return Vec::new();
    };
    let place = |seat: SeatId| {
        let standing = outcome.standings().iter().find(|one| one.seat == seat);
        standing.map(|one| one.place)
    };
    let own = place(person);
    let seats = SeatId::all(game.journal().seats.len() as u8);
    let one = |seat: SeatId| {
        let strength = G::BOT_RATINGS.get(game.bot_index(seat)?).copied()?;
        let halves = match own?.cmp(&place(seat)?) {
            Ordering::Less => 2,
            Ordering::Equal => 1,
            Ordering::Greater => 0,
        };
        Some(BotResult { strength, halves })
    };
    seats.filter_map(one).collect()
}

/// Gives each adaptive bot the rung of the first person at the table. `kept` is the game's record
/// of ratings.
pub fn adapt_bots(kept: &str, seats: &mut [Seat]) {
    let person = seats.iter().find(|seat| seat.by == PlayedBy::Person);
    let rating = person.and_then(|seat| find_rating(kept, seat.player.name.as_str()));
    let rung = rating.map_or(Rung::FIRST, |rating| rating.rung);
    for seat in seats {
        if seat.by.bot_id().map(BotId::form_id) == Some(BotId::ADAPTIVE) {
            seat.by = PlayedBy::Bot(rung.adaptive_bot());
        }
    }
}

/// Returns a player's rating from a game's record, which has one line for each player.
pub fn find_rating(kept: &str, name: &str) -> Option<Rating> {
    let line = kept.lines().find(|line| is_line_of(line, name))?;
    Rating::read(&mut line.split('\t').skip(1))
}

/// Rates a game: returns the new record, the player's new rating, and the change in points. A game
/// that ends a second time, because its end was taken back, counts once.
pub fn rate_game(
    kept: &str,
    name: &str,
    game: &str,
    faced: &[BotResult],
    ladder: &[i32],
) -> (String, Rating, i32) {
    let mut lines: Vec<&str> = kept.lines().collect();
    let own = lines.iter().position(|line| is_line_of(line, name));
    let own = own.map(|at| lines.remove(at)).unwrap_or_default();
    let mut parts = own.split('\t').skip(1);
    let now = Rating::read(&mut parts).unwrap_or(Rating::new_player(ladder));
    let ended = parts.next() == Some(game);
    let before = Rating::read(&mut parts).filter(|_| ended).unwrap_or(now);
    let after = before.after(faced, ladder);
    let line = format!("{name}\t{}\t{game}\t{}", after.write(), before.write());
    lines.push(&line);
    let old = lines.len().saturating_sub(MAX_PLAYERS);
    (
        lines.split_off(old).join("\n"),
        after,
        after.points - before.points,
    )
}

fn is_line_of(line: &str, name: &str) -> bool {
    line.split('\t').next() == Some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Chance;

    const LADDER: [i32; 4] = [1_000, 1_200, 1_400, 1_600];

    fn face(strength: i32, halves: u8) -> [BotResult; 1] {
        [BotResult { strength, halves }]
    }

    #[test]
    fn a_win_raises_the_rung_by_half_a_step_and_a_loss_lowers_it() {
        let mut one = Rating::new_player(&LADDER);
        assert_eq!((one.points, one.rung.half_steps()), (1_100, 1));
        for rung in [2, 3] {
            one = one.after(&face(1_600, 2), &LADDER);
            assert_eq!(one.rung.half_steps(), rung);
        }
        let best = one.points;
        one = one.after(&face(1_000, 0), &LADDER);
        assert!(one.points < best);
        let mut low = Rating::new_player(&LADDER);
        for _ in 0..20 {
            low = low.after(&face(1_000, 0), &LADDER);
        }
        assert_eq!(low.rung.half_steps(), 0, "there is no lower rung");
        assert_eq!(low.games, 20);
    }

    #[test]
    fn a_draw_with_an_equal_opponent_changes_only_the_uncertainty() {
        let one = Rating::new_player(&LADDER);
        let after = one.after(&face(one.points, 1), &LADDER);
        assert_eq!(after.points, one.points);
        assert!(after.doubt < one.doubt);
    }

    #[test]
    fn a_rating_converges_against_matched_bots() {
        for (strong, seed) in [(1_050, 1), (1_300, 2), (1_550, 3)] {
            let mut chance = Chance::new(seed);
            let mut one = Rating::new_player(&LADDER);
            let (mut points, mut most) = (0, 0);
            for game in 0..300 {
                let bot = rung_strength(&LADDER, one.rung);
                let wins =
                    chance.below(10_000) < (10_000.0 * expected_score(strong - bot)) as usize;
                one = one.after(&face(bot, 2 * u8::from(wins)), &LADDER);
                if game >= 100 {
                    points += one.points;
                    most = most.max(one.doubt);
                }
            }
            let points = points / 200;
            assert!((points - strong).abs() < 120, "{strong}: {points}");
            assert!(most < 150, "{strong}: {most}");
            let off = i32::from(one.rung.half_steps()) - i32::from(nearest_rung(&LADDER, strong));
            assert!(off.abs() <= 1, "{strong}: {off}");
        }
    }

    #[test]
    fn a_game_that_ends_twice_counts_once() {
        let (kept, won, _) = rate_game("", "Ada", "one", &face(1_200, 2), &LADDER);
        let (again, lost, fell) = rate_game(&kept, "Ada", "one", &face(1_200, 0), &LADDER);
        assert_eq!(find_rating(&kept, "Ada"), Some(won));
        assert_eq!(find_rating(&again, "Ada"), Some(lost));
        let straight = rate_game("", "Ada", "one", &face(1_200, 0), &LADDER);
        assert_eq!((again.clone(), lost, fell), straight);
        assert_eq!(fell, lost.points - Rating::new_player(&LADDER).points);
        let (next, more, _) = rate_game(&again, "Ada", "two", &face(1_200, 0), &LADDER);
        assert!(more.points < lost.points && more.games == 2, "{next}");
        assert_eq!(find_rating(&next, "Ad"), None);
    }

    #[test]
    fn each_player_has_a_rating_line_and_the_oldest_are_dropped() {
        let mut kept = String::new();
        for number in 0..100 {
            kept = rate_game(&kept, &format!("P{number}"), "g", &face(1_000, 2), &LADDER).0;
        }
        assert_eq!(kept.lines().count(), MAX_PLAYERS);
        assert_eq!(find_rating(&kept, "P0"), None);
        assert!(find_rating(&kept, "P99").is_some());
        assert_eq!(find_rating("Ada\tnonsense", "Ada"), None);
        let (mended, one, _) = rate_game("Ada\tnonsense", "Ada", "g", &face(1_000, 2), &LADDER);
        assert_eq!(find_rating(&mended, "Ada"), Some(one));
    }
}
