//! The rules of Paper Grid, on a page: complete enough to play from.

pub use crate::games::paper_grid::desk::sections::Section;
use crate::games::paper_grid::rules::{Special, fixed_value};
use crate::lexicon::Letter;
use crate::print::{Example, Piece, RulesWords};

use super::sheet::SPECIALS;

/// All that the printed page of rules says.
pub static RULES: RulesWords = RulesWords {
    title: "Paper Grid: the rules",
    subtitle: "Words and walls on paper, for 2 to 6 players with a pen each",
    credit: CREDIT,
    pieces,
    specials: Some(SPECIALS),
};

/// Whom the game is by.
pub const CREDIT: &str = "Paper Grid in Lettercase, after Keebble by Pandaqi (Tiamo Pastoor)";

impl Section {
    /// What heads it.
    pub fn heading(self) -> &'static str {
        match self {
            Section::Beginning => "Before you begin",
            Section::Turn => "Your turn",
            Section::Words => "Playing a word",
            Section::Scoring => "Scoring",
            Section::Asking => "Asking",
            Section::Walls => "Walls",
            Section::End => "The end",
            Section::Upgrades => "Upgrades",
        }
    }
}

/// Heads the game told in a minute.
pub const IN_A_MINUTE: &str = "In a minute";
/// The game told in a minute.
pub const MINUTE: [&str; 4] = [
    "Everyone writes words into one grid, from hands that everyone can see.",
    "A letter nobody else holds is worth 5, so look at the other hands before you write.",
    "After your word you ask for 2 letters and get them. Each other player takes one of them too, \
     or draws a wall in your way.",
    "When the edge of the grid fills up, the last words are played. The highest score wins.",
];

/// What the example of touching words shows.
const BESIDE: &str = "New letters are white on black. HO above TEN makes HO, HE and ON, and scores \
     all three. Each has a vowel and a consonant: 4 + 4 + 4 = 12 points. If nobody else holds an \
     H, it’s worth 5 in both its words: 16 points.";

/// What the example of a cut word shows.
const CUT: &str = "A wall has cut DOG, and DO stays. An A in front makes ADO, without the G.";

/// All of it, in order, each part headed.
fn pieces() -> Vec<Piece> {
    let headed = |(section, pieces): (Section, Vec<Piece>)| {
        [Piece::Heading(section.heading())]
            .into_iter()
            .chain(pieces)
    };
    parts().into_iter().flat_map(headed).collect()
}

/// All of it, part by part.
pub fn parts() -> Vec<(Section, Vec<Piece>)> {
    let part = |(section, points, example): &Part| {
        let point = |text: &&str| Piece::Point("", (*text).to_owned());
        let example = example.map(|(example, words)| Piece::Example(example, words));
        (*section, points.iter().map(point).chain(example).collect())
    };
    let last = (Section::Upgrades, upgrades());
    PARTS.iter().map(part).chain([last]).collect()
}

/// All that can be added, with the special cells.
fn upgrades() -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (name, text) in UPGRADES {
        pieces.push(Piece::Point(name, (*text).to_owned()));
        let those = |special: &Special| match *name {
            SUPERCELLS => special.is_supercell(),
            CELLDANCE => special.is_celldance(),
            _ => false,
        };
        let cells = Special::ALL.into_iter().filter(those);
        pieces.extend(cells.map(Piece::Special));
    }
    pieces.push(Piece::Point("Letter values", letter_values()));
    pieces
}

type Part = (
    Section,
    &'static [&'static str],
    Option<(Example, &'static str)>,
);

const PARTS: &[Part] = &[
    (
        Section::Beginning,
        &[
            "Take a printed board or a blank grid. Agree on a dictionary, and whether words read \
             only forward (right and down) or either way.",
            "A printed board has an area for each player, with the first letters of their hand. \
             On a blank grid each player claims an edge cell as their area, and hands are empty.",
            "Everyone can see all hands. Cross a letter out when you use it.",
        ],
        None,
    ),
    (
        Section::Turn,
        &[
            "Play a word if you like. Then always ask for letters. The other players answer, \
             and the turn passes to the left.",
        ],
        None,
    ),
    (
        Section::Words,
        &[
            "Write letters from your hand in one line, across or down. Together with letters \
             already there, they leave no gap.",
            "The first word covers the star (on a blank grid: one of the 4 centre cells). It \
             need not join printed letters.",
            "Every later word puts a new letter beside an old one. Touching is enough, but \
             corners don’t touch.",
            "Every line of letters with a new one in it, across or down, must be a word. You \
             score each of these words.",
            "Areas and crossed-out cells take no letters.",
        ],
        Some((Example::Beside, BESIDE)),
    ),
    (
        Section::Scoring,
        &[
            "A vowel (A E I O U) is worth 1, a consonant 3. A letter no other player holds at \
             that moment is worth 5 instead, even a vowel.",
            "Add up all letters of all new words, old letters too.",
        ],
        None,
    ),
    (
        Section::Asking,
        &[
            "Call any 2 letters, even the same one twice, and write them in your area.",
            "Then each other player in turn, from your left, writes one of them in their own \
             area or draws a wall. Several may take the same letter.",
            "A hand holds 7 letters. With room for only one, choose which. With a full hand you \
             can only draw a wall. If no edge is free either, pass.",
        ],
        None,
    ),
    (
        Section::Walls,
        &[
            "A wall is a thick line on the edge between 2 cells, even between letters. Those \
             cells no longer touch, and no word goes through it.",
            "A wall may cut an old word. Only words with a new letter are checked.",
        ],
        Some((Example::Cut, CUT)),
    ),
    (
        Section::End,
        &[
            "Count the letters at the edge of the grid, printed ones too. With 7 on a Small \
             grid, 10 on a Medium or 15 on a Large one, finish the turn: the endgame begins.",
            "From then on, play a word or pass: no more asking, no more walls.",
            "The game ends as soon as someone has no letters, or everyone passes in a row. The \
             highest score wins. Letters left over cost nothing.",
        ],
        None,
    ),
];

const SUPERCELLS: &str = "Supercells";
const CELLDANCE: &str = "Celldance";

const UPGRADES: &[(&str, &str)] = &[
    (
        "Letterfraud",
        "Agree on a limit for asking: letters all different, none you have, at most one \
         you have, or side by side in a line on the board, if there are any.",
    ),
    (
        "Dictionary Devils",
        "Write your mark and its value beside each letter you play. When you score a word, \
         every other player’s letter in it adds 1 to each of yours in it. At the end, add up \
         your cells.",
    ),
    (
        "Tiny Backpacks",
        "Instead of 7 letters, a hand has 12 slots on a Small grid, 16 on a Medium, 25 on a \
         Large one. No slot is used twice.",
    ),
    (
        SUPERCELLS,
        "Instead of playing a word, you may make an empty cell special: any kind that no empty \
         cell has now. Multiply letters before words. Word cells work once.",
    ),
    (
        CELLDANCE,
        "Supercells and 7 more kinds. These act after the score, in reading order, when a word \
         puts a letter on them.",
    ),
];

/// The table of letter values in a sentence (K19).
fn letter_values() -> String {
    let worth = |value: u32| {
        let letters = Letter::all().filter(|&letter| fixed_value(letter) == value);
        let letters: Vec<String> = letters.map(|letter| letter.capital().to_string()).collect();
        (value, letters.join(" "))
    };
    let rows: Vec<String> = (1..=10)
        .map(worth)
        .filter(|(_, letters)| !letters.is_empty())
        .map(|(value, letters)| format!("{value} for {letters}"))
        .collect();
    format!("Instead of vowels and consonants: {}.", rows.join(", "))
}
