//! Who plays their first game, and is told what others know: that words on the table can be stolen.

use crate::games::word_heist::rules::{Table, TableWord};
use crate::table::SeatId;

/// So many players are remembered.
const REMEMBERED: usize = 60;

/// What is remembered, a line for each player with their first game; and who of these plays it now.
#[must_use]
pub fn first_games(kept: &str, game: &str, names: &[String]) -> (String, Vec<bool>) {
    let mut lines: Vec<String> = kept.lines().map(String::from).collect();
    let mut first = Vec::new();
    for name in names {
        let head = format!("{name}\t");
        match lines.iter().find_map(|line| line.strip_prefix(&head)) {
            Some(before) => first.push(before == game),
            None => {
                lines.push(head + game);
                first.push(true);
            }
        }
    }
    let old = lines.len().saturating_sub(REMEMBERED);
    (lines.split_off(old).join("\n"), first)
}

/// Whether a word of somebody else lies there that a seat could steal, and it has stolen none yet.
#[must_use]
pub fn may_learn_to_steal(table: &Table, seat: SeatId) -> bool {
    let others = |word: &TableWord| word.owner != seat;
    let stole = |word: &TableWord| {
        let mut from = word.from.iter().filter_map(|id| table.word(*id));
        word.owner == seat && from.any(others)
    };
    table.standing().any(others) && !table.words.iter().any(stole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::word_heist::rules::TableWordId;
    use crate::lexicon::Word;

    fn names(all: &[&str]) -> Vec<String> {
        all.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_first_game_is_each_players_own_and_stays_it_until_another_one() {
        let (kept, first) = first_games("", "one", &names(&["Ada", "Bo"]));
        assert_eq!(first, [true, true]);
        let (kept, first) = first_games(&kept, "one", &names(&["Ada", "Bo"]));
        assert_eq!(first, [true, true], "it is opened again");
        let (kept, first) = first_games(&kept, "two", &names(&["Bo", "Cleo Ada"]));
        assert_eq!(first, [false, true]);
        assert_eq!(kept.lines().count(), 3);
        let (_, first) = first_games(&kept, "one", &names(&["Ada"]));
        assert_eq!(first, [true]);
    }

    #[test]
    fn only_so_many_are_remembered() {
        let many: Vec<String> = (0..200).map(|number| number.to_string()).collect();
        let (kept, _) = first_games("", "one", &many);
        assert_eq!(kept.lines().count(), REMEMBERED);
        assert_eq!(first_games(&kept, "two", &many[199..]).1, [false]);
    }

    #[test]
    fn who_stole_once_knows_how() {
        let word = |text: &str| Word::new(text).unwrap();
        let mut table = Table::set_out(&[word("gape"), word("grape")], &[]);
        let (ada, bo) = (SeatId::FIRST, SeatId::new(1));
        for one in &mut table.words {
            one.owner = bo;
        }
        assert!(may_learn_to_steal(&table, ada));
        assert!(!may_learn_to_steal(&table, bo), "all are Bo's own");
        table.words[1].owner = ada;
        assert!(may_learn_to_steal(&table, ada));
        table.words[1].from = vec![TableWordId::numbered(0)];
        assert!(!may_learn_to_steal(&table, ada));
    }
}
