//! The About screen: what the app is, and its credits.

pub const ABOUT: &str = "A box of word games. Pass round one phone, tablet or laptop, practise alone, \
     or print boards on paper.";
pub const PRIVACY: &str = "There’s no account, and nothing is sent anywhere. What you do stays on \
     this device.";
pub const THANKS_TITLE: &str = "Thanks";
pub const THANKS_NOTE: &str =
    "These games build on other people’s ideas, in our own words and drawings:";
/// Name and maker of the original of each game.
pub const THANKS: [(&str, &str); 4] = [
    (
        "Keebble",
        "by Tiamo Pastoor of Pandaqi, behind our Paper Grid.",
    ),
    (
        "Speedily",
        "the anagram-stealing game behind our Word Heist.",
    ),
    ("One Letter Better", "by Cruise Monkey Games."),
    ("C U Letter", "the colour-card game, by its own makers."),
];
pub const LICENCES: &str = "Licences";
pub const OURS: &str =
    "Lettercase is free, under the MIT licence or Apache 2.0, whichever you like.";
pub const FONT_NOTE: &str = "The letters are Besley, © 2020 The Besley Project Authors. Printed \
     text is Lettercase Text, cut from a typeface © 2010–2020 Adobe. Both are under the SIL Open \
     Font License 1.1, cut down to the signs used here.";
pub const WORD_LIST_NOTE: &str = "The words come from SCOWL, Kevin Atkinson’s lists of 2020, with \
     corrections of our own.";
pub const CRATES_NOTE: &str = "Lettercase uses free Rust libraries. Their names, versions and licences \
     are in one text.";
pub const READ_LICENCES: &str = "Read the libraries’ licences";
pub const READ_FONT_LICENCE: &str = "Read the letters’ licence";
pub const READ_TEXT_LICENCE: &str = "Read the printed text’s licence";
pub const READ_WORD_LICENCE: &str = "Read the word list’s licence";

pub fn version(version: &str, build: &str) -> String {
    format!("Version {version}, build {build}")
}
