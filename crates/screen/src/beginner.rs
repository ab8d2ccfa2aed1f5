//! Beginners: players who are playing one of their first games of a kind.

use super::Help;

/// Number of games of a kind, from the first on, in which a player counts as a beginner.
pub(crate) const BEGINNER_GAMES: usize = 3;
/// Maximum number of players whose first games are remembered.
const MAX_PLAYERS: usize = 60;

impl Help {
    /// Whether a player gets help. `beginner`: this is one of the player's first games.
    pub const fn is_given(self, beginner: bool) -> bool {
        match self {
            Help::First => beginner,
            Help::On => true,
            Help::Off => false,
        }
    }
}

/// Enters a game for these players. Returns the updated record, which has a line per player with
/// their first games of this kind, and for each name whether this game is one of them.
pub fn record_game(kept: &str, game: &str, names: &[String]) -> (String, Vec<bool>) {
    let mut lines: Vec<String> = kept.lines().map(String::from).collect();
    let mut first = Vec::new();
    for name in names {
        let head = format!("{name}\t");
        let line = lines.iter_mut().find(|line| line.starts_with(&head));
        let Some(line) = line else {
            lines.push(head + game);
            first.push(true);
            continue;
        };
        let games = || line.split('\t').skip(1);
        let known = games().any(|one| one == game);
        let new = !known && games().count() < BEGINNER_GAMES;
        if new {
            line.push('\t');
            line.push_str(game);
        }
        first.push(known || new);
    }
    let old = lines.len().saturating_sub(MAX_PLAYERS);
    (lines.split_off(old).join("\n"), first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(all: &[&str]) -> Vec<String> {
        all.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn first_games_are_counted_per_player_and_stay_first_games() {
        let (kept, first) = record_game("", "one", &names(&["Ada", "Bo"]));
        assert_eq!(first, [true, true]);
        let (kept, first) = record_game(&kept, "one", &names(&["Ada", "Bo"]));
        assert_eq!(first, [true, true], "it is opened again");
        let mut kept = kept;
        for (game, bo) in [("two", true), ("three", true), ("four", false)] {
            let (keep, first) = record_game(&kept, game, &names(&["Bo", &format!("Ada {game}")]));
            assert_eq!(first, [bo, true], "{game}");
            kept = keep;
        }
        let again = |game| record_game(&kept, game, &names(&["Bo", "Ada"])).1;
        assert_eq!(again("three"), [true, true]);
        assert_eq!(again("one"), [true, true], "the first game too");
        assert_eq!(again("four"), [false, true]);
    }

    #[test]
    fn the_old_record_with_one_game_per_player_can_still_be_read() {
        let (kept, first) = record_game("Ada\tone\nBo\ttwo", "three", &names(&["Ada"]));
        assert_eq!(
            (kept.as_str(), first),
            ("Ada\tone\tthree\nBo\ttwo", vec![true])
        );
    }

    #[test]
    fn the_list_of_beginners_has_a_limit() {
        let many: Vec<String> = (0..200).map(|number| number.to_string()).collect();
        let (kept, _) = record_game("", "one", &many);
        assert_eq!(kept.lines().count(), MAX_PLAYERS);
        assert_eq!(record_game(&kept, "one", &many[199..]).0, kept);
    }

    #[test]
    fn by_default_only_beginners_get_help() {
        let given = |help: &Help| [help.is_given(true), help.is_given(false)];
        let all: Vec<[bool; 2]> = Help::ALL.iter().map(given).collect();
        assert_eq!(all, [[true, false], [true, true], [false, false]]);
    }
}
