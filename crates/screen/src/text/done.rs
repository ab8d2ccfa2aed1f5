//! Texts about a player's totals: games, wins, ratings, words.

use crate::day::{OpponentRecord, PlayerTotals};

use super::phrase::{count, sentence};
use super::you::possessive;

pub const WHICH: &str = "Which game";
pub const ALL: &str = "All games";
pub const NOTHING: &str = "Finish a game and it’s counted here.";
pub const WINS: &str = "Against each player";
pub const WINS_HEADS: [&str; 3] = ["Player", "Share won", "Won"];
pub const RATINGS: &str = "Ratings";
pub const NUMBERS: &str = "Show the numbers";
pub const RATING_HEADS: [&str; 2] = ["Day", "Rating"];
pub const DEAREST: &str = "Best words";
pub const LONGEST: &str = "Longest word";

/// Heading of a player's totals.
pub fn done(who: &str) -> String {
    format!("{} games", sentence(&possessive(who)))
}

/// Says how many games a player has played and won.
pub fn games(sums: &PlayerTotals) -> String {
    let games = count(sums.games, "game", "games");
    let together = sums.games - sums.alone;
    match (together, sums.alone) {
        (0, _) => format!("{games}, all on your own."),
        (_, 0) => format!("{games}, {} won.", sums.won),
        (_, alone) => format!(
            "{games}: {alone} on your own, {} of {together} won.",
            sums.won
        ),
    }
}

/// Says how many games a player has won against an opponent.
pub fn of(against: &OpponentRecord) -> String {
    format!("{} of {}", against.won, against.games)
}

/// Says how a rating has changed.
pub fn change(first: i32, last: i32) -> String {
    match last - first {
        0 => "no change".into(),
        up @ 1.. => format!("up {up}"),
        down => format!("down {}", -down),
    }
}

/// Says how many missed positions a player has learnt.
pub fn learnt(learnt: usize) -> String {
    format!("{} learnt in practice.", count(learnt, "puzzle", "puzzles"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solo_games_and_wins_are_counted_separately() {
        let told = |games, alone, won| {
            super::games(&PlayerTotals {
                games,
                alone,
                won,
                ..PlayerTotals::default()
            })
        };
        assert_eq!(told(1, 1, 0), "1 game, all on your own.");
        assert_eq!(told(5, 0, 2), "5 games, 2 won.");
        assert_eq!(told(5, 2, 1), "5 games: 2 on your own, 1 of 3 won.");
        assert_eq!(done("Ada"), "Ada’s games");
        assert_eq!(done("You"), "Your games");
        let changes = [(1_416, 1_480), (1_480, 1_470), (1_500, 1_500)];
        let told = changes.map(|(first, last)| change(first, last));
        assert_eq!(told, ["up 64", "down 10", "no change"]);
        assert_eq!(learnt(1), "1 puzzle learnt in practice.");
        let against = OpponentRecord {
            name: "Ben".into(),
            won: 17,
            games: 31,
            bot: false,
        };
        assert_eq!(of(&against), "17 of 31");
    }
}
