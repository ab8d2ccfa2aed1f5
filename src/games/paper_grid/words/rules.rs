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
            Section::Upgrades => "Upgrades, for those who want more",
        }
    }
}

/// Heads the game told in a minute.
pub const IN_A_MINUTE: &str = "In a minute";
/// The game told in a minute.
pub const MINUTE: [&str; 4] = [
    "Everybody writes words into one grid, from letters that lie open for all to see.",
    "A letter that nobody else holds is worth 5: look at the other hands before you write.",
    "After your word you ask for two letters. You get them; the others take one of them too, \
     or draw a wall where you wanted to go.",
    "When the edge of the grid fills up, the last words are played. The highest score wins.",
];

/// What the example of touching words shows.
const BESIDE: &str = "New letters are white on black. HO is played above TEN: it makes HO, HE and \
     ON, and scores all three. Each has a vowel and a consonant, so 4 + 4 + 4 = 12 points. If \
     nobody else holds an H, it is worth 5 in both its words: 16 points.";

/// What the example of a cut word shows.
const CUT: &str = "A wall has cut DOG. DO may stay. An A written in front makes ADO: the G is no \
     longer part of it.";

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
            "Take a printed board or a blank grid. Agree which dictionary decides, and whether \
             words are read forward only (to the right and down) or either way.",
            "A printed board shows each player's area with a few letters: the first hand. On a \
             blank grid each player claims a cell at the edge as an area; hands are empty.",
            "Hands are open for all to see. Cross a letter out when you use it.",
        ],
        None,
    ),
    (
        Section::Turn,
        &[
            "Play a word if you like. Then ask for letters: you always do. Then the others \
             answer, and the turn passes to the left.",
        ],
        None,
    ),
    (
        Section::Words,
        &[
            "Write letters of your hand in one line, across or down. Together with letters \
             already there they stand side by side without a gap.",
            "The first word covers the star (on a blank grid: one of the four centre cells). \
             Until then, printed letters do not count as a place to join.",
            "Every later word puts a new letter beside an old one. Touching is enough; corners \
             do not touch.",
            "All letters that now stand side by side in a line with a new letter, across or \
             down, must be a word. You score each of these words.",
            "Areas and crossed-out cells take no letters.",
        ],
        Some((Example::Beside, BESIDE)),
    ),
    (
        Section::Scoring,
        &[
            "A vowel (A E I O U) is worth 1, a consonant 3. Any letter that no other player has \
             in hand at that moment is worth 5 instead, vowels too.",
            "Add up all letters of all new words, old letters as well as new ones.",
        ],
        None,
    ),
    (
        Section::Asking,
        &[
            "Call any two letters, even the same one twice, and write them in your area.",
            "Then each other player in turn, from your left, either writes one of the two in \
             their own area or draws a wall. Several may take the same letter.",
            "A hand holds seven letters. With room for one, choose which. With a full hand you \
             can only draw a wall; if no edge is free, pass.",
        ],
        None,
    ),
    (
        Section::Walls,
        &[
            "A wall is a thick line on the edge between two cells, between letters too. Those \
             cells are no longer side by side: no word goes through it.",
            "Old words may be cut. Only words with a new letter are ever checked.",
        ],
        Some((Example::Cut, CUT)),
    ),
    (
        Section::End,
        &[
            "Count the letters in cells at the edge of the grid, printed ones too. When there \
             are 7 on a Small grid, 10 on a Medium or 15 on a Large one, finish the turn: the \
             end begins.",
            "From then on a turn is a word or a pass. Nobody asks, nobody draws walls.",
            "The game is over as soon as somebody has no letters, or when all have passed in a \
             row. The highest score wins; letters left over cost nothing.",
        ],
        None,
    ),
];

const SUPERCELLS: &str = "Supercells";
const CELLDANCE: &str = "Celldance";

const UPGRADES: &[(&str, &str)] = &[
    (
        "Letterfraud",
        "Agree on a limit for asking: all letters different; none that you have; at most one \
         that you have; or letters side by side in a line on the board, if there are any.",
    ),
    (
        "Dictionary Devils",
        "Write your mark and its value beside each letter you play. When you score a word, each \
         letter of another player in it adds 1 to each of yours in it. At the end, add up your \
         cells.",
    ),
    (
        "Tiny Backpacks",
        "Instead of seven letters, a hand has 12 slots on a Small grid, 16 on a Medium, 25 on a \
         Large one. No slot is used twice.",
    ),
    (
        SUPERCELLS,
        "Instead of playing a word, you may make an empty cell special: any type that no empty \
         cell has now. Letters are multiplied before words; word cells work once.",
    ),
    (
        CELLDANCE,
        "With Supercells; seven more types. They act after the score, in reading order, when a \
         word puts a letter on them.",
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
