//! The other players of a finished game: people and bots.

use serde::{Deserialize, Deserializer, Serialize};

use super::FinishedGame;
use crate::text::program::MATCH;
use game::{BOT_MARK, clean_line};

/// Names of the bots of earlier versions, which had an article: "The Robin".
const OLD_BOTS: &str = "Sparrow Robin Jackdaw Magpie Apprentice Mouse Squirrel Raccoon Lynx Fox Owl \
    Deuce Knave Queen Ace Wren Jay Raven Dabbler Conjurer Illusionist Archmage Pupil Charmer \
    Sorcerer";

/// Another player at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentResult {
    /// Name of the other player. Cleaned, since a name from a foreign file could turn the page's
    /// writing direction.
    #[serde(deserialize_with = "cleaned")]
    pub name: String,
    /// Result against this player in half wins: 2 for placing higher, 1 for the same place, 0 for
    /// lower.
    pub halves: u8,
    /// Whether the other player is a bot; `None` only in what an earlier version wrote.
    #[serde(default)]
    pub bot: Option<bool>,
}

fn cleaned<'de, D: Deserializer<'de>>(name: D) -> Result<String, D::Error> {
    String::deserialize(name).map(|name| clean_line(&name))
}

/// A player's record against one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpponentRecord {
    /// Name of the opponent. A bot is marked as one if a person of the same name was an opponent
    /// too.
    pub name: String,
    /// Whether the opponent is a bot.
    pub bot: bool,
    /// Number of games in which the player placed higher.
    pub won: usize,
    /// Number of games against this opponent.
    pub games: usize,
}

/// Marks which opponents are bots, in lines of earlier versions, which didn't record it. A bot has
/// a bot's name, and the game has no line of a person with that name.
pub(super) fn tell_bots_from_people(lines: &mut [FinishedGame]) {
    let people = lines.iter().filter(|line| old_bot(&line.who).is_some());
    let people: Vec<_> = people
        .map(|line| (line.id.clone(), line.who.clone()))
        .collect();
    for line in lines {
        for other in line.others.iter_mut().filter(|other| other.bot.is_none()) {
            let person = |(id, who): &(String, String)| *id == line.id && *who == other.name;
            let bot = old_bot(&other.name).filter(|_| !people.iter().any(person));
            other.bot = Some(bot.is_some());
            if let Some(plain) = bot.map(str::to_owned) {
                other.name = plain;
            }
        }
    }
}

/// Returns the name of today for the bot to which an earlier version gave this name: "Robin" for
/// "The Robin".
fn old_bot(name: &str) -> Option<&str> {
    let named = |plain: &&str| OLD_BOTS.split(' ').any(|bot| bot == *plain);
    let plain = name.strip_prefix("The ").filter(named);
    plain.or((name == MATCH.name).then_some(name))
}

/// Adds a result to the records against each opponent, the most frequent first.
pub(super) fn add_opponent(against: &mut Vec<OpponentRecord>, other: &OpponentResult) {
    let bot = other.bot == Some(true);
    // A bot was marked as one where a person of its name was remembered.
    let name = match other.name.strip_suffix(BOT_MARK) {
        Some(plain) if bot => plain,
        _ => &other.name,
    };
    let same = |one: &OpponentRecord| one.bot == bot && one.name == name;
    let met = match against.iter().position(same) {
        Some(at) => against.remove(at),
        None => OpponentRecord {
            name: name.to_owned(),
            won: 0,
            games: 0,
            bot,
        },
    };
    let met = OpponentRecord {
        won: met.won + usize::from(other.halves == 2),
        games: met.games + 1,
        ..met
    };
    let at = against.partition_point(|one| one.games >= met.games);
    against.insert(at, met);
}

/// Marks each bot that has the name of a person among the opponents.
pub(super) fn mark_bots(against: &mut [OpponentRecord]) {
    let people = against.iter().filter(|one| !one.bot);
    let people: Vec<String> = people.map(|one| one.name.clone()).collect();
    for bot in against.iter_mut().filter(|one| one.bot) {
        if people.contains(&bot.name) {
            bot.name.push_str(BOT_MARK);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::day::PlayedGames;

    /// Reads a record of lines (game, player, opponents) as an earlier version wrote it, and
    /// returns the opponents of Ada with the number of games.
    fn faced(lines: &[(&str, &str, &[&str])]) -> Vec<(String, usize)> {
        let line = |(id, who, others): &(&str, &str, &[&str])| {
            let others = others.iter();
            let others = others.map(|name| format!(r#"{{"name":"{name}","halves":2}}"#));
            let others = others.collect::<Vec<_>>().join(",");
            format!(
                r#"{{"who":"{who}","game":"paper-grid","id":"{id}","on":"2026-11-22","place":1,"points":9,"others":[{others}]}}"#
            )
        };
        let lines: Vec<String> = lines.iter().map(line).collect();
        let read = base::json::read::<PlayedGames>(&format!("[{}]", lines.join(",")));
        totals(&read.unwrap())
    }

    fn totals(played: &PlayedGames) -> Vec<(String, usize)> {
        let against = played.totals("Ada", None).against.into_iter();
        against.map(|one| (one.name, one.games)).collect()
    }

    #[test]
    fn an_old_record_shows_plain_bot_names() {
        let told = faced(&[
            ("a", "Ada", &["The Robin", "Your Match"]),
            ("b", "Ada", &["The Robin", "The Owl"]),
        ]);
        let told: Vec<_> = told.iter().map(|(name, games)| (&**name, *games)).collect();
        assert_eq!(told, [("Robin", 2), ("Your Match", 1), ("Owl", 1)]);
    }

    #[test]
    fn a_person_named_like_a_bot_keeps_the_name_in_an_old_record() {
        let told = faced(&[
            ("a", "Ada", &["The Robin", "The Duke"]),
            ("a", "The Robin", &["Ada", "The Duke"]),
            ("b", "Ada", &["The Robin"]),
        ]);
        let told: Vec<_> = told.iter().map(|(name, games)| (&**name, *games)).collect();
        assert_eq!(told, [("The Robin", 1), ("The Duke", 1), ("Robin", 1)]);
    }

    #[test]
    fn a_person_and_a_bot_of_the_same_name_are_counted_apart() {
        let other = |name, bot| format!(r#"{{"name":"{name}","halves":2,"bot":{bot}}}"#);
        let line = |(id, other): (usize, &String)| {
            format!(
                r#"{{"who":"Ada","game":"g","id":"{id}","on":"2026-11-22","place":1,"points":9,"others":[{other}]}}"#
            )
        };
        let read = |others: &[String]| {
            let lines = others.iter().enumerate().map(line);
            let text = format!("[{}]", lines.collect::<Vec<_>>().join(","));
            let played: PlayedGames = base::json::read(&text).unwrap();
            assert_eq!(serde_json::to_string(&played).unwrap(), text);
            totals(&played)
        };
        let (bot, marked) = (other("Robin", true), other("Robin (bot)", true));
        assert_eq!(read(&[bot.clone(), marked.clone()]), [("Robin".into(), 2)]);
        let told = read(&[bot, other("Robin", false), marked]);
        assert_eq!(told, [("Robin (bot)".into(), 2), ("Robin".into(), 1)]);
        // A person of the device is never taken for a bot again.
        let told = read(&[other("The Robin", false)]);
        assert_eq!(told, [("The Robin".into(), 1)]);
    }
}
