//! Choosing who sits at a table, from the list of players and bots.

use game::{BotId, Roster};
use paper_grid::screen::set_up::chairs;
use paper_grid::text::BOTS;
use screen::set_up::{ChosenPlayers, Participant, TableCapacity, YOU};
use word_heist::text::BOTS as ROGUES;

const SPARROW: &str = BOTS[0].name;

/// Six chairs; a player alone is joined by the first bot, the sparrow.
const CHAIRS: TableCapacity = chairs(BOTS);

fn seat_names(people: &ChosenPlayers, roster: &Roster) -> Vec<String> {
    let seats = people.seats(roster, &CHAIRS).into_iter();
    seats.map(|seat| seat.player.name.to_string()).collect()
}

fn person(name: &str) -> Participant {
    Participant::Person(name.parse().unwrap())
}

fn sparrow_bot() -> Participant {
    Participant::Program(BOTS[0].id)
}

#[test]
fn a_lone_player_gets_the_sparrow_as_opponent() {
    let people = ChosenPlayers::default();
    assert_eq!(seat_names(&people, &roster(&[])), [YOU, SPARROW]);
    assert_eq!(seat_names(&people, &roster(&["Ada"])), ["Ada", SPARROW]);
    assert_eq!(
        seat_names(&people, &roster(&["Ada", "Bob"])),
        ["Ada", "Bob"]
    );
}

#[test]
fn people_can_be_seated_removed_and_reordered() {
    let roster = roster(&["Ada", "Bob", "Gran"]);
    let mut people = ChosenPlayers::default();
    people.remove_participant(&person("Bob"), &roster, &CHAIRS);
    assert_eq!(seat_names(&people, &roster), ["Ada", "Gran"]);
    people.add_participant(&person("Bob"), &roster, &CHAIRS);
    people.move_up(&"Bob".parse().unwrap(), &roster);
    people.add_participant(&sparrow_bot(), &roster, &CHAIRS);
    assert_eq!(
        seat_names(&people, &roster),
        ["Ada", "Bob", "Gran", SPARROW]
    );
    people.remove_participant(&sparrow_bot(), &roster, &CHAIRS);
    assert_eq!(
        ChosenPlayers::from_seats(&people.seats(&roster, &CHAIRS)),
        people
    );
}

#[test]
fn at_most_six_are_seated_and_their_colours_differ() {
    let roster = roster(&["A", "B", "C", "D", "E", "F", "G", "H"]);
    let mut people = ChosenPlayers::default();
    people.add_participant(&sparrow_bot(), &roster, &CHAIRS);
    assert_eq!(people.seats(&roster, &CHAIRS).len(), 6);
    for gone in ["B", "C", "D"] {
        people.remove_participant(&person(gone), &roster, &CHAIRS);
    }
    for comes in ["G", "H"] {
        people.add_participant(&person(comes), &roster, &CHAIRS);
    }
    // In the roster, G has the same colour as A, and H the same as B.
    assert_eq!(
        seat_names(&people, &roster),
        ["A", "E", "F", "G", "H", SPARROW]
    );
    let mut worn: Vec<_> = people
        .seats(&roster, &CHAIRS)
        .iter()
        .map(|s| s.player.colour)
        .collect();
    worn.sort();
    worn.dedup();
    assert_eq!(worn.len(), 6);
}

#[test]
fn a_person_removed_from_the_roster_is_not_seated() {
    let mut people = ChosenPlayers::default();
    let both = roster(&["Ada", "Bob"]);
    people.add_participant(&person("Ada"), &both, &CHAIRS);
    assert_eq!(
        seat_names(&people, &both),
        ["Ada", "Bob"],
        "Ada already has a seat"
    );
    assert_eq!(seat_names(&people, &roster(&["Ada"])), ["Ada", SPARROW]);
}

#[test]
fn a_new_player_joins_you_instead_of_taking_your_name() {
    let (mut people, mut all) = (ChosenPlayers::default(), Roster::default());
    let add = |people: &mut ChosenPlayers, all: &mut Roster, name: &str| {
        people.add_new_player(name, str::to_owned, all, &CHAIRS)
    };
    // A refused name changes nothing, and "You" is taken.
    for refused in [" ", "You"] {
        assert!(add(&mut people, &mut all, refused).is_err());
        assert_eq!(all, Roster::default());
        assert_eq!(people, ChosenPlayers::default());
    }
    add(&mut people, &mut all, "Mum").unwrap();
    assert_eq!(seat_names(&people, &all), [YOU, "Mum"]);
    assert_eq!(all, roster(&[YOU, "Mum"]));
    // Your seat keeps its colour.
    let before = ChosenPlayers::default().seats(&Roster::default(), &CHAIRS);
    assert_eq!(people.seats(&all, &CHAIRS)[0], before[0]);
    // Only the person called You is added unasked, and only to an empty list.
    add(&mut people, &mut all, "Dad").unwrap();
    assert_eq!(seat_names(&people, &all), [YOU, "Mum", "Dad"]);
    let mut all = roster(&["Ada"]);
    add(&mut people, &mut all, "Bob").unwrap();
    assert_eq!(all, roster(&["Ada", "Bob"]));
}

#[test]
fn a_new_player_joins_you_after_a_game_alone() {
    // The form was filled in from a game that You played.
    let mut all = Roster::default();
    let seats = ChosenPlayers::default().seats(&all, &CHAIRS);
    let mut people = ChosenPlayers::from_seats(&seats);
    let mum = people.add_new_player("Mum", str::to_owned, &mut all, &CHAIRS);
    assert_eq!(mum.unwrap().as_str(), "Mum");
    assert_eq!(seat_names(&people, &all), [YOU, "Mum", SPARROW]);
}

#[test]
fn the_last_person_at_the_table_stays() {
    let both = roster(&[YOU, "Mum"]);
    let mut people = ChosenPlayers::default();
    people.remove_participant(&person(YOU), &both, &CHAIRS);
    people.remove_participant(&person("Mum"), &both, &CHAIRS);
    assert_eq!(seat_names(&people, &both), ["Mum", SPARROW]);
}

#[test]
fn everyone_plays_if_no_chosen_person_is_remembered() {
    let mut people = ChosenPlayers::default();
    people.remove_participant(&person("Bob"), &roster(&["Ada", "Bob"]), &CHAIRS);
    assert_eq!(
        seat_names(&people, &roster(&["Cleo", "Dan"])),
        ["Cleo", "Dan"]
    );
    assert_eq!(seat_names(&people, &roster(&[])), [YOU, SPARROW]);
}

#[test]
fn with_a_single_chair_a_new_person_replaces_the_seated_one() {
    let roster = roster(&["Ada", "Bob", "Gran"]);
    let one = TableCapacity {
        people: 1,
        programs: ROGUES,
        company: 0,
        ..CHAIRS
    };
    let mut people = ChosenPlayers::default();
    let sit = |people: &ChosenPlayers| -> Vec<String> {
        let seats = people.seats(&roster, &one).into_iter();
        seats.map(|seat| seat.player.name.to_string()).collect()
    };
    assert_eq!(sit(&people), ["Ada"]);
    people.add_participant(&person("Gran"), &roster, &one);
    assert_eq!(sit(&people), ["Gran"]);
    for program in ["lynx", "squirrel"] {
        let program = Participant::Program(BotId::new(program));
        people.add_participant(&program, &roster, &one);
    }
    assert_eq!(sit(&people), ["Gran", "Squirrel", "Lynx"]);
    // The other people remain chosen, for larger tables.
    assert_eq!(seat_names(&people, &roster), ["Gran", "Ada", "Bob"]);
    // A new player takes the chair from You, who can switch back.
    let (mut people, mut all) = (ChosenPlayers::default(), Roster::default());
    let mum = people.add_new_player("Mum", str::to_owned, &mut all, &one);
    assert_eq!(people.seats(&all, &one)[0].player.name, mum.unwrap());
    let out = people.people_not_playing(&all, &one);
    assert_eq!(out.len(), 1);
    assert_eq!(out[0].name.as_str(), YOU);
}

#[test]
fn a_bot_with_a_remembered_persons_name_is_marked_as_a_bot() {
    let mut people = ChosenPlayers::default();
    let other = ["Ada", "sparrow"];
    people.remove_participant(&person("sparrow"), &roster(&other), &CHAIRS);
    people.add_participant(&sparrow_bot(), &roster(&other), &CHAIRS);
    let marked = format!("{SPARROW} (bot)");
    assert_eq!(seat_names(&people, &roster(&other)), ["Ada", &marked]);
    people.add_participant(&person("sparrow"), &roster(&other), &CHAIRS);
    let sit = seat_names(&people, &roster(&other));
    assert_eq!(sit, ["Ada", "sparrow", &marked]);
    let seats = people.seats(&roster(&other), &CHAIRS);
    let said = screen::text::program::says(BOTS, &seats[2]).unwrap();
    assert!(said.starts_with(&format!("{marked}: Everyday")), "{said}");
    assert_eq!(seat_names(&people, &roster(&["Ada"])), ["Ada", SPARROW]);
}

/// A roster of these people.
fn roster(names: &[&str]) -> Roster {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    roster
}
