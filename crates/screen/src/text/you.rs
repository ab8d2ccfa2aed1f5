//! Sentences about people. A player with the name "You" is addressed: "You steal TEAM", "your
//! turn". All others are named.
//!
//! All sentences about a seat are built here, so that none says "You makes". The tests play games
//! of every kind with a player of that name and read all sentences.

use super::list::list_all;
use super::phrase::sentence;
use super::set_up::YOU;

/// Says what a player does, at the start of a sentence: "Ada makes CAT.", "You make CAT." Only the
/// first word of `what` changes.
pub fn player_does(who: &str, what: &str) -> String {
    format!("{who} {}", conjugate(who, what))
}

/// Says what a player does, later in a sentence: "Round 1: Ada begins", "Round 1: you begin".
pub fn then_player_does(who: &str, what: &str) -> String {
    format!("{} {}", mid_sentence_name(who), conjugate(who, what))
}

/// Says what a player does, without the name: "makes CAT", "make CAT".
pub fn conjugate(who: &str, what: &str) -> String {
    let ends = what.find(|sign: char| !sign.is_ascii_alphabetic());
    match what.split_at(ends.unwrap_or(what.len())) {
        (verb, rest) if who == YOU => format!("{}{rest}", second_person(verb)),
        _ => what.to_owned(),
    }
}

/// Converts a verb from the third person to the second. Other words stay as they are.
fn second_person(verb: &str) -> &str {
    let hisses = ["sses", "shes", "ches", "xes"];
    match verb {
        "is" => "are",
        "was" => "were",
        "has" => "have",
        "does" => "do",
        "goes" => "go",
        verb if verb.ends_with("ss") => verb,
        verb if hisses.iter().any(|end| verb.ends_with(end)) => {
            verb.strip_suffix("es").unwrap_or(verb)
        }
        verb => verb.strip_suffix('s').unwrap_or(verb),
    }
}

/// Returns a player's name inside a sentence: "Ada", "you".
pub fn mid_sentence_name(who: &str) -> String {
    match who {
        YOU => "you".into(),
        who => who.to_owned(),
    }
}

/// Returns a player's name as a possessive inside a sentence: "Ada’s", "your".
pub fn possessive(who: &str) -> String {
    match who {
        YOU => "your".into(),
        who => format!("{who}’s"),
    }
}

/// Returns a player's name as a possessive at the start of a sentence: "Ada’s", "Your".
pub fn possessive_at_start(who: &str) -> String {
    match who {
        YOU => "Your".into(),
        who => possessive(who),
    }
}

/// Names a thing with its owner, inside a sentence: "Ada’s GAPE", "your GAPE".
pub fn owned_thing(what: &str, who: &str) -> String {
    format!("{} {what}", possessive(who))
}

/// Names a thing with its owner, at the start of a sentence: "Ada’s GAPE", "Your GAPE".
pub fn owned_thing_at_start(what: &str, who: &str) -> String {
    format!("{} {what}", possessive_at_start(who))
}

/// Names a player's own thing, in a sentence about that player: "their own GAPE", "your own GAPE".
pub fn own_thing(what: &str, who: &str) -> String {
    match who {
        YOU => format!("your own {what}"),
        _ => format!("their own {what}"),
    }
}

/// Asks a player to do something: "Ada: take a card.", "Your turn: take a card." Without a name:
/// "Take a card."
pub fn request_to(who: &str, what: &str) -> String {
    match who {
        YOU => format!("Your turn: {what}"),
        "" => sentence(what),
        who => format!("{who}: {what}"),
    }
}

/// Lists several people at the start of a sentence: "Ada and you", "You, Ada and Bo".
pub fn list_people_at_start(names: &[String]) -> String {
    let later = names.iter().skip(1).map(|name| mid_sentence_name(name));
    let each: Vec<String> = names.iter().take(1).cloned().chain(later).collect();
    list_all(&each)
}

/// Lists several people later in a sentence: "you, Ada and Bo".
pub fn list_people(names: &[String]) -> String {
    let each: Vec<String> = names.iter().map(|name| mid_sentence_name(name)).collect();
    list_all(&each)
}

/// Says who won: "Ada wins.", "You and Bo share the win."
pub fn who_won(names: &[String], nobody: &str) -> String {
    match names {
        [] => nobody.to_owned(),
        [one] => player_does(one, "wins."),
        all => format!("{} share the win.", list_people_at_start(all)),
    }
}
