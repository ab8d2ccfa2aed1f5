use super::*;
use game::{Chance, Match, Moment, PlayedBy, Roster, Seat, Viewer};
use word_heist_rules::{Options, Preset, WordHeist};

/// A table with the first six letters of a day: I, T, R, I, Y, E.
fn table() -> Table {
    let mut roster = Roster::default();
    roster.add("Ada").unwrap();
    let seats = roster.players().iter().map(|player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    });
    let preset = Preset::Day("2025-01-31".parse().unwrap());
    let options = Options::new(preset.choices()).unwrap();
    let mut game: Match<WordHeist> =
        Match::start(options, seats.collect(), Chance::new(1)).unwrap();
    for second in 1..=6 {
        let flip = word_heist_rules::Action::Flip;
        game.act(SeatId::FIRST, &flip, Moment(second * 1000), None)
            .unwrap();
    }
    game.view(Viewer::Table)
}

fn entry_with(text: &str) -> WordEntry {
    WordEntry::from_word(Word::new(text).unwrap())
}

#[test]
fn a_second_tap_on_a_tile_removes_its_letter() {
    let table = table();
    let (first, other) = (table.centre[0], table.centre[3]);
    assert_eq!(first.letter, other.letter, "two of a kind");
    let mut entry = WordEntry::default();
    entry.tap_tile(first);
    entry.tap_tile(other);
    assert_eq!(entry.word().as_str().to_lowercase(), "ii");
    entry.tap_tile(first);
    assert!(entry.is_tapped(other.id) && !entry.is_tapped(first.id));
    entry.delete_last();
    assert!(entry.is_empty());
}

#[test]
fn a9_tapped_tiles_are_the_source() {
    let table = table();
    let mut entry = entry_with("t");
    entry.tap_tile(table.centre[3]);
    for letter in Word::new("re").unwrap().letters() {
        entry.push(letter);
    }
    let DraftOutcome::Ways(ways) = entry.outcome(&table, SeatId::FIRST) else {
        panic!("TIRE should be possible");
    };
    assert!(ways[0].centre.contains(&table.centre[3].id));
    assert!(!ways[0].centre.contains(&table.centre[0].id));
}

#[test]
fn a11_the_prospect_checks_letters_but_not_the_word_list() {
    let table = table();
    let prospect = |text: &str| entry_with(text).outcome(&table, SeatId::FIRST);
    assert_eq!(prospect("tir"), DraftOutcome::Open);
    assert!(prospect("eyri").way().is_some(), "EYRI is in no word list");
    assert!(matches!(
        prospect("trees"),
        DraftOutcome::Not(Refusal::LettersNotThere { .. })
    ));
}

#[test]
fn a_tile_that_left_the_table_is_unpinned_but_its_letter_stays() {
    let mut table = table();
    let mut entry = WordEntry::default();
    entry.tap_tile(table.centre[1]);
    entry.tap_tile(table.centre[2]);
    table.centre.remove(1);
    entry.retain_on_table(&table);
    assert_eq!(entry.word().len(), 2);
    assert!(entry.is_tapped(table.centre[1].id));
    assert_eq!(
        entry.attempt(&table).source,
        SourceChoice::Pinned {
            words: Vec::new(),
            tiles: vec![table.centre[1].id]
        }
    );
}
