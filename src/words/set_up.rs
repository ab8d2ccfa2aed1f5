//! Setting up a game of Paper Grid.

use crate::desk::set_up;
use crate::games::paper_grid::desk::set_up::{BoardFrom, Cannot};
use crate::games::paper_grid::rules::{
    Judge, LetterCells, Letterfraud, OptionsError, Preset, Reading, Size, Specials, WallRule,
};

use super::phrase::count;
use super::you::{does, people};
use crate::games::paper_grid::words::studio::as_sentence;
use crate::games::paper_grid::words::{board_refused, size_name};

/// Who plays where nobody is remembered.
pub const YOU: &str = "You";
/// Leads to a new game.
pub const PLAY: &str = "Play Paper Grid";
/// What the game is, in a line.
pub const GAME_SAYS: &str = "A crossword that everybody builds and everybody walls in. Lay a word, \
     call for letters, and mind who else wants them.";
/// Leads to the rules.
pub const RULES: &str = "Rules";
/// Begins the game.
pub const START: &str = "Start";
/// The region that says what begins.
pub const READY: &str = "What begins";
/// Heads the presets.
pub const PRESETS: &str = "Kind of game";
/// Heads the people.
pub const WHO_PLAYS: &str = "Who plays";
/// The list of seats.
pub const TABLE: &str = "At the table";
/// How the order matters.
pub const TABLE_SAYS: &str = "Turns go down this list and round again.";
/// Those who do not play.
pub const STANDING: &str = "Sit down";
/// Leads to names and colours.
pub const NAMES_AND_COLOURS: &str = "Change names and colours";
/// Who takes the first turn.
pub const BEGINS: &str = "Who begins";
/// Nobody in particular begins.
pub const BY_CHANCE: &str = "By chance";
/// Heads the board.
pub const BOARD: &str = "The board";
/// Labels where the board comes from.
pub const BOARD_FROM: &str = "Board";
/// Labels the sizes.
pub const SIZE: &str = "Size";
/// Labels the line for a link or code.
pub const LINK_OR_CODE: &str = "The board’s link or code";
/// Opens it.
pub const OPEN: &str = "Open";
/// Leads to the studio.
pub const TO_STUDIO: &str = "Go to the studio";
/// What a given board settles.
pub const GIVEN_SAYS: &str = "What letters are worth and how hands are kept is printed on it.";
/// Plays on the studio's board.
pub const PLAY_ON_IT: &str = "Play on it";
/// Heads all other rules.
pub const MORE_RULES: &str = "More rules";
/// Heads the summary.
pub const CHOSEN: &str = "What is chosen";

/// Names a preset.
pub fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::QuickStart => "Quick start",
        Preset::Classic => "Classic",
        Preset::Everything => "Everything",
    }
}

/// What a preset is.
pub fn preset_says(preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::QuickStart) => {
            "A small board, everyday words and hints: for a first game, or half an hour."
        }
        Some(Preset::Classic) => "The game as its rules stand, on a medium board.",
        Some(Preset::Everything) => "Every upgrade at once. Wild, and not for a first game.",
        None => "Rules of your own.",
    }
}

/// What begins, in a sentence.
pub fn begins_now(names: &[String], preset: Option<Preset>, size: Size) -> String {
    let size = size_name(size).to_lowercase();
    let begins = begins(names, preset.map(preset_name));
    format!("{} on a {size} board.", begins.trim_end_matches('.'))
}

/// Who plays what, in any game: by the name of ready-made rules, if they are.
pub fn begins(names: &[String], preset: Option<&str>) -> String {
    let kind = match preset {
        Some(name) => format!("“{name}”"),
        None => "by rules of your own".into(),
    };
    match names {
        [one] => does(one, &format!("plays {kind}.")),
        all => format!("{} play {kind}.", people(all)),
    }
}

/// Why a game for two to four, or for one, cannot begin so.
pub fn cannot_begin<E>(why: set_up::Cannot<E>, options_error: fn(E) -> String) -> String {
    match why {
        set_up::Cannot::Seats { sit, most: 1, .. } => {
            format!("Solo is for one, and {sit} sit at the table.")
        }
        set_up::Cannot::Seats { sit, least, most } => seats_misfit("This", sit, least, most),
        set_up::Cannot::Options(error) => options_error(error),
    }
}

/// Why so many cannot play it.
pub fn seats_misfit(what: &str, sit: u8, least: u8, most: u8) -> String {
    let sit = count(sit.into(), "sits", "sit");
    format!("{what} is for {least} to {most}, and {sit} at the table.")
}

/// Where the board comes from.
pub fn from_name(from: BoardFrom) -> &'static str {
    match from {
        BoardFrom::Fresh => "A fresh one",
        BoardFrom::Blank => "Blank",
        BoardFrom::Studio => "From the studio",
        BoardFrom::Sent => "By link or code",
    }
}

/// What that means.
pub fn from_says(from: BoardFrom) -> &'static str {
    match from {
        BoardFrom::Fresh => "Grown for those who play, with walls, stray letters and a first hand.",
        BoardFrom::Blank => {
            "Everybody claims a cell at the edge in turn, and begins with no letters."
        }
        BoardFrom::Studio => "The board that lies on the studio’s desk.",
        BoardFrom::Sent => "Somebody sent you a board? Paste its link, or type its code.",
    }
}

/// A size, with its measures.
pub fn size_says(size: Size) -> String {
    format!("{} {} × {}", size_name(size), size.columns(), size.rows())
}

/// Gets somebody up.
pub fn gets_up(name: &str) -> String {
    does(name, "does not play")
}

/// Seats somebody.
pub fn sits_down(name: &str) -> String {
    does(name, "plays too")
}

/// Seats somebody on the only chair.
pub fn sits_down_instead(name: &str) -> String {
    does(name, "plays instead")
}

/// Says that a board was opened.
pub const BOARD_OPENED: &str = "The board is open.";

/// Heads the best scores.
pub const BEST: &str = "Your best scores";

/// Which words count.
pub const JUDGE: &str = "Which words count";
/// What that means.
pub const JUDGE_SAYS: &str = "The Full list has them all; the Everyday list those that a well-read \
     adult knows. Or you agree among yourselves, and no list is asked.";
/// The same where a list always decides.
pub const TWO_LISTS_SAY: &str = "The Full list has them all; the Everyday list those that a \
     well-read adult knows.";
/// Who may judge.
pub const JUDGES: &[&str] = &["Full list", "Everyday list", "The table decides"];
/// The lists that may judge.
pub const TWO_LISTS: &[&str] = &["Full list", "Everyday list"];
/// Who judges.
pub fn judge_name(judge: Judge) -> &'static str {
    match judge {
        Judge::Full => "Full list",
        Judge::Everyday => "Everyday list",
        Judge::Table => "The table decides",
    }
}

/// Which way words read.
pub const READING: &str = "Words read";
/// What that means.
pub const READING_SAYS: &str = "Either way, TAR is as good as RAT, and scores once.";
/// Which way words read.
pub fn reading_name(reading: Reading) -> &'static str {
    match reading {
        Reading::Forward => "Forward",
        Reading::EitherWay => "Either way",
    }
}

/// When the endgame begins.
pub const ENDGAME: &str = "Letters at the edge that begin the endgame";
/// What that means.
pub const ENDGAME_SAYS: &str = "From then on there are only words, no asking. More letters make a \
     longer game.";

/// Where walls may go.
pub const WALLS: &str = "Walls";
/// What that means.
pub const WALLS_SAY: &str = "Anywhere is meaner. Or no wall may cut a cell off from the others.";
/// Where walls may go.
pub fn walls_name(walls: WallRule) -> &'static str {
    match walls {
        WallRule::AnyEdge => "Anywhere",
        WallRule::NoSealing => "Seal nothing off",
    }
}

/// A turn's time.
pub const CLOCK: &str = "Clock";
/// What that means.
pub const CLOCK_SAYS: &str = "Seconds for a turn. When they are gone the turn is over, and asks \
     for nothing.";
/// No clock.
pub const NO_CLOCK: &str = "Off";

/// Hints.
pub const HINTS: &str = "Hints can be asked for";
/// What that means.
pub const HINTS_SAY: &str = "In three steps: a place, a length, a word. The history tells.";

/// What letters are worth.
pub const VALUES: &str = "What a letter scores";
/// What that means.
pub const VALUES_SAY: &str = "Vowels 1, consonants 3, and 5 for a letter that nobody else holds; \
     or a value of its own for each letter.";

/// Tiny Backpacks.
pub const BACKPACKS: &str = "Tiny Backpacks";
/// What that means.
pub const BACKPACKS_SAY: &str = "A hand may grow past seven, but each of its slots is used once.";

/// Letterfraud.
pub const LETTERFRAUD: &str = "Letterfraud";
/// What that means.
pub const LETTERFRAUD_SAYS: &str = "A limit on the letters that may be called.";
/// No limit.
pub const OFF: &str = "Off";
/// The limits.
pub fn letterfraud_name(limit: Letterfraud) -> &'static str {
    match limit {
        Letterfraud::AllDifferent => "All different",
        Letterfraud::NoneHeld => "None you have",
        Letterfraud::AtMostOneHeld => "At most one you have",
        Letterfraud::InLine => "Next to each other on the board",
    }
}

/// Dictionary Devils.
pub const DEVILS: &str = "Dictionary Devils";
/// What that means.
pub const DEVILS_SAY: &str = "Points lie on the letters you placed, and grow when they serve in \
     words with letters of others.";

/// Special cells.
pub const SPECIALS: &str = "Special cells";
/// What that means.
pub const SPECIALS_SAY: &str = "Supercells multiply letters and words. Celldance adds seven that \
     act: thieves, blockades, another turn.";
/// Which special cells.
pub fn specials_name(specials: Specials) -> &'static str {
    match specials {
        Specials::Off => "Off",
        Specials::Supercells => "Supercells",
        Specials::Celldance => "Celldance too",
    }
}

/// Letter cells.
pub const LETTER_CELLS: &str = "Double and Triple Letter";
/// What that means.
pub const LETTER_CELLS_SAY: &str = "They count whenever their letter is scored, or once.";
/// How long letter cells last.
pub fn letter_cells_name(last: LetterCells) -> &'static str {
    match last {
        LetterCells::EveryTime => "Every time",
        LetterCells::WhenCovered => "When covered",
    }
}

/// Why the game cannot begin so.
pub fn cannot(why: Cannot) -> String {
    match why {
        Cannot::NoBoard => "Open a board first: its link or code goes below.".into(),
        Cannot::Board(refusal) => as_sentence(&board_refused(refusal)),
        Cannot::Seats { sit: 1, .. } => "Nobody plays alone: ask somebody to the table.".into(),
        Cannot::Seats { sit, least, most } if least == most => {
            format!("This board is for {least}, and {sit} sit at the table.")
        }
        Cannot::Seats { sit, least, most } => seats_misfit("This board", sit, least, most),
        Cannot::Options(error) => options_error(error),
    }
}

/// Why the chosen rules cannot be.
pub fn options_error(error: OptionsError) -> String {
    match error {
        OptionsError::EndgameAt(letters) if letters < 4 => {
            format!(
                "With {letters} letters at the edge the endgame begins too soon; 4 is the least."
            )
        }
        OptionsError::EndgameAt(letters) => {
            format!(
                "There is no room at the edge for {letters} letters, so the game would not end."
            )
        }
        OptionsError::Areas => {
            "This board’s areas are not one for each of two to six players. Edit it in the studio."
                .into()
        }
        OptionsError::Clock(seconds) => format!("There is no clock with {seconds} seconds."),
        OptionsError::First(seat) => format!("Seat {seat} cannot begin: nobody sits there."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_begins_is_said_in_a_sentence() {
        assert_eq!(
            begins_now(
                &["Ada", "Bob", "Gran"].map(str::to_owned),
                Some(Preset::Classic),
                Size::Medium
            ),
            "Ada, Bob and Gran play “Classic” on a medium board."
        );
        assert_eq!(
            begins_now(
                &[YOU, "The Apprentice"].map(str::to_owned),
                None,
                Size::Small
            ),
            "You and The Apprentice play by rules of your own on a small board."
        );
        assert_eq!(
            begins(&["Ada".to_owned()], Some("Solo")),
            "Ada plays “Solo”."
        );
    }

    #[test]
    fn what_cannot_be_is_told_with_the_fact() {
        let (sit, least, most) = (3, 4, 4);
        assert_eq!(
            cannot(Cannot::Seats { sit, least, most }),
            "This board is for 4, and 3 sit at the table."
        );
    }
}
