//! Sentences about people. A player who is called "You" is addressed: "You steal TEAM", "your
//! turn". Everyone else is told about by name.
//!
//! Whatever is said of a seat goes through here, so that nobody reads "You makes". The tests play
//! games of every kind with such a player and read all that is told.

use super::list::all_of;
use super::set_up::YOU;

/// What somebody does, at the start of a sentence: "Ada makes CAT.", "You make CAT." Only the
/// first word of what they do changes.
pub fn does(who: &str, what: &str) -> String {
    format!("{who} {}", agrees(who, what))
}

/// The same later in a sentence: "Round 1: Ada begins", "Round 1: you begin".
pub fn then_does(who: &str, what: &str) -> String {
    format!("{} {}", them(who), agrees(who, what))
}

/// What somebody does, without their name: "makes CAT", "make CAT".
pub fn agrees(who: &str, what: &str) -> String {
    let ends = what.find(|sign: char| !sign.is_ascii_alphabetic());
    match what.split_at(ends.unwrap_or(what.len())) {
        (verb, rest) if who == YOU => format!("{}{rest}", addressed(verb)),
        _ => what.to_owned(),
    }
}

/// A verb of the third person as it is said to somebody. What is no such verb stays.
fn addressed(verb: &str) -> &str {
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

/// Somebody, but not at the start of a sentence: "Ada", "you".
pub fn them(who: &str) -> String {
    match who {
        YOU => "you".into(),
        who => who.to_owned(),
    }
}

/// Whose something is, but not at the start of a sentence: "Ada’s", "your".
pub fn whose(who: &str) -> String {
    match who {
        YOU => "your".into(),
        who => format!("{who}’s"),
    }
}

/// Whose something is, at the start of a sentence: "Ada’s", "Your".
pub fn whose_first(who: &str) -> String {
    match who {
        YOU => "Your".into(),
        who => whose(who),
    }
}

/// Something of somebody's, but not at the start of a sentence: "Ada’s GAPE", "your GAPE".
pub fn of(what: &str, who: &str) -> String {
    format!("{} {what}", whose(who))
}

/// The same at the start of a sentence: "Ada’s GAPE", "Your GAPE".
pub fn of_first(what: &str, who: &str) -> String {
    format!("{} {what}", whose_first(who))
}

/// Something that somebody has themselves, in a sentence about them: "their own GAPE", "your own
/// GAPE".
pub fn own(what: &str, who: &str) -> String {
    match who {
        YOU => format!("your own {what}"),
        _ => format!("their own {what}"),
    }
}

/// Before what is to be done: "Ada: take a card.", "Your turn: take a card."
pub fn to_do(who: &str, what: &str) -> String {
    match who {
        YOU => format!("Your turn: {what}"),
        who => format!("{who}: {what}"),
    }
}

/// Several people at the start of a sentence: "Ada and you", "You, Ada and Bo".
pub fn people(names: &[String]) -> String {
    let later = names.iter().skip(1).map(|name| them(name));
    let each: Vec<String> = names.iter().take(1).cloned().chain(later).collect();
    all_of(&each)
}

/// Several people later in a sentence: "you, Ada and Bo".
pub fn those(names: &[String]) -> String {
    let each: Vec<String> = names.iter().map(|name| them(name)).collect();
    all_of(&each)
}

/// Who won: "Ada wins.", "You and Bo share the win."
pub fn wins(names: &[String], nobody: &str) -> String {
    match names {
        [] => nobody.to_owned(),
        [one] => does(one, "wins."),
        all => format!("{} share the win.", people(all)),
    }
}
