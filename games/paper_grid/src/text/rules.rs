//! The page of rules of Paper Grid, complete enough to play from.

pub use crate::screen::rules_sections::RulesSection;
use std::borrow::Cow;

use crate::sheet::icon_by_number;
use lexicon::Letter;
use paper_grid_rules::{Choices, Letterfraud, SpecialType, ValueSystem, WallRule, fixed_value};
use printing::{ExplainedSign, RulesExample, RulesPiece, RulesText};

use super::rule_sentences;
use super::{special_effect, special_mark, special_name};
use screen::text::rule::{all_filled, filled};

/// All texts of the printed page of rules.
pub const RULES: RulesText = RulesText {
    title: "Paper Grid: the rules",
    subtitle: "Words and walls on paper, for 2 to 6 players with a pen each",
    credit: CREDIT,
    pieces: all_pieces,
};

pub const CREDIT: &str = "Paper Grid in Lettercase, after Keebble by Pandaqi (Tiamo Pastoor)";

impl RulesSection {
    pub fn heading(self) -> &'static str {
        match self {
            RulesSection::Beginning => "Before you begin",
            RulesSection::Turn => "Your turn",
            RulesSection::Words => "Playing a word",
            RulesSection::Scoring => "Scoring",
            RulesSection::Asking => "Asking",
            RulesSection::Walls => "Walls",
            RulesSection::End => "The end",
            RulesSection::Upgrades => "Upgrades",
        }
    }
}

pub const IN_A_MINUTE: &str = "In a minute";
const ONE_MINUTE_RULES: [&str; 4] = [
    "Everyone writes words into one grid, from open hands.",
    "{unique}",
    "After your word you get 2 letters. Each other player takes one of them too, or draws a \
     wall in your way.",
    "When the edge fills up, the last words are played.",
];

/// Returns a summary of the rules that takes a minute to read; [`sections`] has the full rules.
pub fn one_minute_rules(rules: Option<&Choices>) -> Vec<String> {
    all_filled(&ONE_MINUTE_RULES, &|point| fill_in(rules, point))
}

/// Fills in a sentence for a game with these rules or, on paper, where nothing is
/// chosen, for all games.
fn fill_in(rules: Option<&Choices>, point: &str) -> String {
    filled(point, &|name| match rules {
        Some(rules) => chosen_text(rules, name),
        None => general_text(name).into(),
    })
}

/// Text for a placeholder where nothing is chosen yet.
fn general_text(name: &str) -> &'static str {
    match name {
        "unique" => "A letter nobody else holds is worth 5, so look at other hands.",
        "agree" => "Agree on a dictionary, and whether words may also read backwards.",
        "worth" => {
            "A vowel (A E I O U) is worth 1, a consonant 3. Any letter nobody else holds just then \
             is worth 5."
        }
        "call" => "Ask for any 2 letters, even the same one twice",
        "hand" => "A hand holds 7 letters.",
        "edge" => "7 on a Small grid (Medium 10, Large 15)",
        _ => "",
    }
}

/// Text for a placeholder in a game with these rules.
fn chosen_text(rules: &Choices, name: &str) -> Cow<'static, str> {
    let classic = rules.board.values == ValueSystem::Classic;
    match (name, rules.letterfraud) {
        ("unique" | "worth", _) if !classic => rule_sentences::values(rules).into(),
        ("agree", _) => format!(
            "{} {}",
            rule_sentences::judge(rules, &[]),
            rule_sentences::reading(rules)
        )
        .into(),
        ("call", Some(limit)) => match limit {
            Letterfraud::AllDifferent => "Ask for 2 different letters",
            Letterfraud::NoneHeld => "Ask for 2 letters you don’t have",
            Letterfraud::AtMostOneHeld => "Ask for 2 letters, at most 1 of them in your hand",
            Letterfraud::InLine => {
                "Ask for 2 letters that are side by side on the board, if any are"
            }
        }
        .into(),
        ("hand", _) => rule_sentences::hand(rules).into(),
        ("sealing", _) if rules.walls == WallRule::NoSealing => rule_sentences::walls(rules).into(),
        ("edge", _) => rules.endgame_at.to_string().into(),
        (name, _) => general_text(name).into(),
    }
}

const BESIDE_EXPLAINED: &str = "New letters are white on black. HO above TEN scores HO, HE and ON: 4 + 4 + \
    4 = 12 points. An H nobody else holds scores 5 each time.";

/// Explains the example of a cut word.
const CUT_EXPLAINED: &str =
    "A wall has cut DOG, and DO stays. An A in front makes ADO, without the G.";

/// Returns all rules in order, each section with its heading.
fn all_pieces() -> Vec<RulesPiece> {
    let headed = |(section, pieces): (RulesSection, Vec<RulesPiece>)| {
        [RulesPiece::Heading(section.heading())]
            .into_iter()
            .chain(pieces)
    };
    sections(None).into_iter().flat_map(headed).collect()
}

/// Returns all rules by section: for a game with these rules, or for all games.
pub fn sections(rules: Option<&Choices>) -> Vec<(RulesSection, Vec<RulesPiece>)> {
    let part = |(section, points, example): &SectionText| {
        let points = all_filled(points, &|point| fill_in(rules, point));
        let points = points.into_iter().map(|says| RulesPiece::Point("", says));
        let example = example.map(|(example, words)| RulesPiece::Example(example, words));
        (*section, points.chain(example).collect())
    };
    let last = (RulesSection::Upgrades, upgrade_pieces());
    SECTIONS.iter().map(part).chain([last]).collect()
}

/// Returns a special cell as a sign that the rules explain.
fn rules_sign((number, special): (usize, SpecialType)) -> ExplainedSign {
    ExplainedSign {
        mark: special_mark(special),
        name: special_name(special),
        effect: special_effect(special),
        icon: icon_by_number,
        number,
    }
}

/// Returns the section on upgrades, with the special cells.
fn upgrade_pieces() -> Vec<RulesPiece> {
    let mut pieces = Vec::new();
    for (name, text) in UPGRADES {
        pieces.push(RulesPiece::Point(name, (*text).to_owned()));
        let those = |(_, special): &(usize, SpecialType)| match *name {
            SUPERCELLS => special.is_supercell(),
            CELLDANCE => special.is_celldance(),
            _ => false,
        };
        let cells = SpecialType::ALL.into_iter().enumerate().filter(those);
        pieces.extend(cells.map(rules_sign).map(RulesPiece::Sign));
    }
    pieces.push(RulesPiece::Point("Letter values", letter_values()));
    pieces
}

type SectionText = (
    RulesSection,
    &'static [&'static str],
    Option<(RulesExample, &'static str)>,
);

const SECTIONS: &[SectionText] = &[
    (
        RulesSection::Beginning,
        &[
            "Take a printed board or a blank grid. {agree}",
            "Your area holds your hand. A printed board has your first letters. On a blank grid, \
             claim an edge cell.",
            "All hands are open. Cross a letter out when you use it.",
        ],
        None,
    ),
    (
        RulesSection::Turn,
        &["Play a word if you like, then always ask for letters. The turn passes to the left."],
        None,
    ),
    (
        RulesSection::Words,
        &[
            "Write letters from your hand in one line, across or down. With letters already \
             there, they leave no gap.",
            "The first word covers the star, or on a blank grid a centre cell. It need not join \
             printed letters.",
            "Every later word puts a new letter beside an old one. Corners don’t touch.",
            "Every line with a new letter in it, across or down, must be a word. You score them \
             all.",
            "Areas and crossed-out cells take no letters.",
        ],
        Some((RulesExample::Beside, BESIDE_EXPLAINED)),
    ),
    (
        RulesSection::Scoring,
        &[
            "{worth}",
            "Add up all letters of all new words, old letters too.",
        ],
        None,
    ),
    (
        RulesSection::Asking,
        &[
            "{call}, and write them in your area.",
            "Then each other player, from your left, writes one of them in their area or draws a \
             wall. Several may take the same letter.",
            "{hand} With room for 1, choose which. With a full hand, draw a \
             wall. If no edge is free either, pass.",
        ],
        None,
    ),
    (
        RulesSection::Walls,
        &[
            "A wall is a thick line between 2 cells, even between letters. They no longer touch, \
             and no word goes through it.",
            "It may cut an old word: only words with a new letter are checked.",
            "{sealing}",
        ],
        Some((RulesExample::Cut, CUT_EXPLAINED)),
    ),
    (
        RulesSection::End,
        &[
            "Count the letters at the edge, printed ones too. With {edge}, the endgame begins \
             after that turn.",
            "From then on, play a word or pass: no asking, no walls.",
            "The game ends when someone has no letters, or everyone passes in a row. The highest \
             score wins. Letters left cost nothing.",
        ],
        None,
    ),
];

const SUPERCELLS: &str = "Supercells";
const CELLDANCE: &str = "Celldance";

const UPGRADES: &[(&str, &str)] = &[
    (
        "Letterfraud",
        "Agree on a limit for asking: all different, none you have, at most one you have, or side \
         by side on the board if any are.",
    ),
    (
        "Dictionary Devils",
        "Write your mark and its value beside each letter you play. In each word you score, every \
         other player’s letter adds 1 to each of yours. At the end, add up your cells.",
    ),
    (
        "Tiny Backpacks",
        "A hand has 12 slots on a Small grid (Medium 16, Large 25). No slot is used twice.",
    ),
    (
        SUPERCELLS,
        "Instead of a word, you may make an empty cell special: any kind no empty cell has now. \
         Multiply letters before words. Word cells work once.",
    ),
    (
        CELLDANCE,
        "Supercells and 7 more kinds. These act in reading order after the score, when a word \
         covers them.",
    ),
];

/// Lists all letter values in a sentence (K19).
fn letter_values() -> String {
    let worth = |value: u32| {
        let letters = Letter::all().filter(|&letter| fixed_value(letter) == value);
        let letters: Vec<String> = letters
            .map(|letter| letter.uppercase().to_string())
            .collect();
        (value, letters.join(" "))
    };
    let rows: Vec<String> = (1..=10)
        .map(worth)
        .filter(|(_, letters)| !letters.is_empty())
        .map(|(value, letters)| format!("{value} for {letters}"))
        .collect();
    format!("Instead of vowels and consonants: {}.", rows.join(", "))
}
