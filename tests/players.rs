//! The people round the table.

use lettercase::table::{NameError, PlayerName, Roster, RosterError, SeatColour};

fn roster(names: &[&str]) -> Roster {
    let mut roster = Roster::default();
    for name in names {
        assert!(roster.add(name).is_ok(), "{name} is added");
    }
    roster
}

fn names(roster: &Roster) -> Vec<&str> {
    roster.players().iter().map(|p| p.name.as_str()).collect()
}

#[test]
fn names_of_any_script_are_kept_as_written() {
    for name in [
        "Ada",
        "Žofie",
        "李小龙",
        "प्रिया",
        "عائشة",
        "👩‍🚀",
        "<b>Bob</b>",
    ] {
        assert_eq!(name.parse::<PlayerName>().unwrap().as_str(), name);
    }
}

#[test]
fn a_name_has_one_to_24_characters() {
    for empty in ["", "   ", "\n\t", "\u{200b}\u{202e}"] {
        assert_eq!(empty.parse::<PlayerName>(), Err(NameError::Empty));
    }
    let long = "Ж".repeat(24);
    assert!(long.parse::<PlayerName>().is_ok());
    let longer = long + "Ж";
    assert_eq!(longer.parse::<PlayerName>(), Err(NameError::TooLong(25)));
}

#[test]
fn a_name_is_unique_in_any_case() {
    let mut roster = roster(&["Ada", "Grace"]);
    let taken = RosterError::Taken("aDA".parse().unwrap());
    assert_eq!(roster.add("aDA").unwrap_err(), taken);
    assert_eq!(roster.rename(1, "aDA").unwrap_err(), taken);
    roster.rename(0, "ADA").unwrap();
    assert_eq!(names(&roster), ["ADA", "Grace"]);
}

#[test]
fn six_people_wear_six_colours() {
    let roster = roster(&["a", "b", "c", "d", "e", "f", "g"]);
    let colours: Vec<_> = roster.players().iter().map(|p| p.colour).collect();
    assert_eq!(colours[..6], SeatColour::ALL);
    assert_eq!(colours[6], SeatColour::Vermilion);
}

#[test]
fn a_colour_taken_from_somebody_is_exchanged() {
    let mut roster = roster(&["Ada", "Grace"]);
    roster.recolour(0, SeatColour::Ocean);
    let colours: Vec<_> = roster.players().iter().map(|p| p.colour).collect();
    assert_eq!(colours, [SeatColour::Ocean, SeatColour::Vermilion]);
}

#[test]
fn people_move_up_and_leave() {
    let mut roster = roster(&["Ada", "Grace", "Mary"]);
    roster.move_up(2);
    roster.move_up(0);
    assert_eq!(names(&roster), ["Ada", "Mary", "Grace"]);
    assert_eq!(roster.remove(1).unwrap().name.as_str(), "Mary");
    assert_eq!(roster.remove(9), None);
    assert_eq!(names(&roster), ["Ada", "Grace"]);
}

#[test]
fn the_roster_holds_twelve() {
    let mut roster = Roster::default();
    for number in 0..Roster::MOST {
        roster.add(&number.to_string()).unwrap();
    }
    assert_eq!(roster.add("one more").unwrap_err(), RosterError::Full);
}

#[test]
fn a_roster_is_read_as_it_was_written_and_not_otherwise() {
    let roster = roster(&["Ada", "Grace"]);
    let text = serde_json::to_string(&roster).unwrap();
    assert_eq!(serde_json::from_str::<Roster>(&text).unwrap(), roster);
    let nameless = text.replace("Ada", "  ");
    assert!(serde_json::from_str::<Roster>(&nameless).is_err());
}
