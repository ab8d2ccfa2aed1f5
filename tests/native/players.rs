//! The roster of people.

use game::{
    Chance, Journal, Match, NameError, PlayedBy, Player, PlayerName, Roster, RosterError, Seat,
    SeatColour, Title, TitleError,
};
use paper_grid_rules::{BoardLink, Choices, Options, PaperGrid};
use screen::text::roster_error;

pub fn roster(names: &[&str]) -> Roster {
    let mut roster = Roster::default();
    for name in names {
        assert!(roster.add(name).is_ok(), "could not add {name}");
    }
    roster
}

fn player_names(roster: &Roster) -> Vec<&str> {
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
    for empty in ["", "   ", "\n\t", "\u{200b}\u{202e}", "\u{ad}"] {
        assert_eq!(empty.parse::<PlayerName>(), Err(NameError::Empty));
    }
    let long = "Ж".repeat(24);
    assert!(long.parse::<PlayerName>().is_ok());
    let longer = long + "Ж";
    assert_eq!(longer.parse::<PlayerName>(), Err(NameError::TooLong(25)));
}

/// Every mark that turns the direction of the text around it.
const TURNING: &str = "\u{61c}\u{200e}\u{200f}\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}";

#[test]
fn a_name_with_a_direction_mark_is_refused() {
    let mut roster = roster(&["Ada"]);
    for mark in TURNING.chars() {
        let name = format!("ad{mark}A");
        assert_eq!(
            name.parse::<PlayerName>(),
            Err(NameError::Direction),
            "{name:?}"
        );
        let refused = RosterError::Name(NameError::Direction);
        assert_eq!(roster.add(&name).unwrap_err(), refused, "{name:?}");
        assert_eq!(roster.rename(0, &name).unwrap_err(), refused, "{name:?}");
        assert_eq!(
            roster_error(&refused),
            "Type that name again. It has a hidden mark that changes its reading direction."
        );
    }
    assert_eq!(player_names(&roster), ["Ada"]);
}

#[test]
fn a_saved_name_with_a_direction_mark_is_read_without_it() {
    let kept = serde_json::to_string(&roster(&["Ada", "Grace"])).unwrap();
    for mark in TURNING.chars().filter(|mark| *mark != '\u{61c}') {
        let kept = kept.replace("Ada", &format!("A{mark}da"));
        let roster: Roster = serde_json::from_str(&kept).unwrap();
        assert_eq!(player_names(&roster), ["Ada", "Grace"], "{mark:?}");
    }
    // Earlier versions kept this mark, and records use the name as it was saved. It draws nothing.
    let kept = kept.replace("Ada", "A\u{61c}da");
    let mut roster: Roster = serde_json::from_str(&kept).unwrap();
    assert_eq!(serde_json::to_string(&roster).unwrap(), kept);
    assert!(matches!(roster.add("Ada"), Err(RosterError::Taken(_))));
    roster.rename(0, "Ada").unwrap();
    assert_eq!(
        player_names(&roster),
        ["Ada", "Grace"],
        "the name can be changed"
    );
}

/// Composes characters as the browser does for the page, for the characters in these tests.
fn compose_characters(text: &str) -> String {
    text.replace("e\u{301}", "é").replace("E\u{301}", "É")
}

#[test]
fn names_that_look_alike_count_as_one_name() {
    let mut roster = roster(&["Rene\u{301}e"]);
    for name in [
        "Renée",
        "RENE\u{301}E",
        "Re\u{200d}née",
        "Rene\u{301}\u{200c}e",
        "Renée\u{3164}",
    ] {
        let taken = roster.add_composed(name, compose_characters);
        assert!(matches!(taken, Err(RosterError::Taken(_))), "{name:?}");
    }
    assert_eq!(
        player_names(&roster),
        ["Rene\u{301}e"],
        "what was kept stays as it is"
    );
    roster
        .add_composed("Zoe\u{301}", compose_characters)
        .unwrap();
    assert_eq!(player_names(&roster), ["Rene\u{301}e", "Zoé"]);
    let taken = roster.rename_composed(1, "renée", compose_characters);
    assert!(matches!(taken, Err(RosterError::Taken(_))));
    roster
        .rename_composed(0, "Rene\u{301}e", compose_characters)
        .unwrap();
    assert_eq!(player_names(&roster), ["Renée", "Zoé"]);
}

/// Names of characters that take space and show nothing, or take no space.
const UNSEEN: [&str; 12] = [
    "\u{115f}",
    "\u{1160}",
    "\u{200d}",
    "\u{200c}\u{200d}",
    "\u{2800}",
    "\u{3164}",
    "\u{ffa0}",
    "\u{fe0f}",
    "\u{115f}\u{1160}",
    "\u{34f}",
    "\u{e0041}\u{e0100}",
    "\u{2800} \u{180e}\u{61c}",
];

#[test]
fn a_name_of_invisible_characters_is_refused_as_empty() {
    let mut roster = roster(&["Ada"]);
    for unseen in UNSEEN {
        assert_eq!(
            unseen.parse::<PlayerName>(),
            Err(NameError::Empty),
            "{unseen:?}"
        );
        let empty = RosterError::Name(NameError::Empty);
        assert_eq!(roster.add(unseen).unwrap_err(), empty, "{unseen:?}");
        assert_eq!(roster.rename(0, unseen).unwrap_err(), empty, "{unseen:?}");
        assert_eq!(
            unseen.parse::<Title>(),
            Err(TitleError::Empty),
            "{unseen:?}"
        );
    }
    assert_eq!(player_names(&roster), ["Ada"]);
}

#[test]
fn an_invisible_character_inside_a_name_is_kept() {
    for name in ["👩\u{200d}🚀", "❤\u{fe0f}", "نامه\u{200c}ای", "A\u{2800}B"] {
        assert_eq!(name.parse::<PlayerName>().unwrap().as_str(), name);
    }
}

#[test]
fn a_saved_roster_with_an_invisible_name_still_opens() {
    for unseen in UNSEEN {
        let kept = serde_json::to_string(&roster(&["Ada", "Grace"])).unwrap();
        let kept = kept.replace("Ada", unseen);
        let mut roster: Roster = serde_json::from_str(&kept).unwrap();
        assert_eq!(roster.players().len(), 2, "{unseen:?}");
        assert_eq!(serde_json::to_string(&roster).unwrap(), kept, "{unseen:?}");
        roster.rename(0, "Mary").unwrap();
        assert_eq!(
            player_names(&roster),
            ["Mary", "Grace"],
            "the name can be changed"
        );
    }
    let kept: Title = serde_json::from_str("\"\u{3164}\"").unwrap();
    assert_eq!(kept.as_str(), "\u{3164}");
    assert!(serde_json::from_str::<Title>("\" \"").is_err());
}

#[test]
fn a_saved_game_with_an_invisible_name_still_opens() {
    let seat = |name: &str, colour| Seat {
        player: Player {
            name: name.parse().unwrap(),
            colour,
        },
        by: PlayedBy::Person,
    };
    let seats = vec![
        seat("Ada", SeatColour::Ocean),
        seat("Grace", SeatColour::Moss),
    ];
    let board = "#/board/1/small-2/tea"
        .parse::<BoardLink>()
        .unwrap()
        .board();
    let options = Options::new(Choices::on_board(board.unwrap())).unwrap();
    let game = Match::<PaperGrid>::start(options, seats, Chance::new(1)).unwrap();
    let kept = game.journal().write().replace("Ada", "\u{3164}");
    let journal = Journal::<PaperGrid>::read(&kept).unwrap();
    assert_eq!(journal.write(), kept);
    let resumed = Match::resume(journal).unwrap();
    assert_eq!(resumed.state(), game.state());
}

#[test]
fn names_are_unique_regardless_of_case() {
    let mut roster = roster(&["Ada", "Grace"]);
    let taken = RosterError::Taken("aDA".parse().unwrap());
    assert_eq!(roster.add("aDA").unwrap_err(), taken);
    assert_eq!(roster.rename(1, "aDA").unwrap_err(), taken);
    roster.rename(0, "ADA").unwrap();
    assert_eq!(player_names(&roster), ["ADA", "Grace"]);
}

#[test]
fn six_people_get_six_colours() {
    let roster = roster(&["a", "b", "c", "d", "e", "f", "g"]);
    let colours: Vec<_> = roster.players().iter().map(|p| p.colour).collect();
    assert_eq!(colours[..6], SeatColour::ALL);
    assert_eq!(colours[6], SeatColour::Vermilion);
}

#[test]
fn taking_another_persons_colour_swaps_the_two() {
    let mut roster = roster(&["Ada", "Grace"]);
    roster.recolour(0, SeatColour::Ocean);
    let colours: Vec<_> = roster.players().iter().map(|p| p.colour).collect();
    assert_eq!(colours, [SeatColour::Ocean, SeatColour::Vermilion]);
}

#[test]
fn people_in_the_roster_can_be_moved_up_and_removed() {
    let mut roster = roster(&["Ada", "Grace", "Mary"]);
    roster.move_up(2);
    roster.move_up(0);
    assert_eq!(player_names(&roster), ["Ada", "Mary", "Grace"]);
    assert_eq!(roster.remove(1).unwrap().name.as_str(), "Mary");
    assert_eq!(roster.remove(9), None);
    assert_eq!(player_names(&roster), ["Ada", "Grace"]);
}

#[test]
fn the_roster_holds_at_most_twelve_people() {
    let mut roster = Roster::default();
    for number in 0..Roster::MAX_PLAYERS {
        roster.add(&number.to_string()).unwrap();
    }
    assert_eq!(roster.add("one more").unwrap_err(), RosterError::Full);
}

#[test]
fn a_roster_round_trips_and_invalid_ones_are_refused() {
    let roster = roster(&["Ada", "Grace"]);
    let text = serde_json::to_string(&roster).unwrap();
    assert_eq!(serde_json::from_str::<Roster>(&text).unwrap(), roster);
    let nameless = text.replace("Ada", "  ");
    assert!(serde_json::from_str::<Roster>(&nameless).is_err());
}
