//! The game's name, and texts about words wherever they are tried.

use lexicon::{Letter, Word};
use word_heist_rules::Refusal;

use screen::text::NO_LIST_YET;
use screen::text::list::list_all;
use screen::text::phrase::capitals;

pub const NAME: &str = "Word Heist";
pub const DESCRIPTION: &str =
    "Make words from the letters that turn up, and steal other players’ words.";
pub const PLAY: &str = "Play Word Heist";
pub const PRACTISE: &str = "Practise alone";
pub const HOW_TO_PLAY: &str = "How to play";

/// A list of letters: "A, B and C".
pub fn letter_list(letters: impl IntoIterator<Item = Letter>) -> String {
    let letters = letters.into_iter().map(|letter| letter.uppercase().into());
    list_all(&letters.collect::<Vec<String>>())
}

/// A list of letters with their counts: "A and 3 × B".
fn counted_letter_list(letters: &[Letter]) -> String {
    let mut counted: Vec<(Letter, usize)> = Vec::new();
    for letter in letters {
        match counted.iter_mut().find(|(other, _)| other == letter) {
            Some((_, count)) => *count += 1,
            None => counted.push((*letter, 1)),
        }
    }
    let said = counted.iter().map(|(letter, count)| match count {
        1 => letter.uppercase().to_string(),
        count => format!("{count} × {}", letter.uppercase()),
    });
    list_all(&said.collect::<Vec<_>>())
}

/// Why letters can't make a word here (A11); `None` if the refusal isn't about the word.
pub fn word_refusal(refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::TooShort { least } => format!("Too short. Words need {least} letters."),
        Refusal::TooLong => format!("No word has more than {} letters.", Word::MAX_LEN),
        Refusal::LettersNotThere { missing } if missing.is_empty() => {
            "Use the whole word or none of it. Some of its letters are left over.".into()
        }
        Refusal::LettersNotThere { missing } => {
            let verb = if missing.len() == 1 {
                "isn’t"
            } else {
                "aren’t"
            };
            format!("{} {verb} there.", counted_letter_list(missing))
        }
        Refusal::NotFromThese => "You can make it, but not with what you tapped.".into(),
        Refusal::NeedsCentreLetter => "Add at least 1 letter from the centre.".into(),
        Refusal::OnlyExtends(old) => {
            format!(
                "{} is still in it, in one piece. Break it up.",
                capitals(*old)
            )
        }
        Refusal::KeepsOrder(old) => {
            format!("The letters of {} must change their order.", capitals(*old))
        }
        Refusal::SameRoot(old) => format!("It has the same root as {}.", capitals(*old)),
        Refusal::OnTheTable(word) => format!("{} is already on the table.", capitals(*word)),
        Refusal::NoListYet => NO_LIST_YET.into(),
        Refusal::NotInTheList(word) => format!("{} isn’t in the word list.", capitals(*word)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_word_names_the_reason() {
        let missing = Word::new("qzz").unwrap().letters().collect();
        let told = word_refusal(&Refusal::LettersNotThere { missing });
        assert_eq!(told.as_deref(), Some("Q and 2 × Z aren’t there."));
        let gape = Word::new("gape").unwrap();
        assert_eq!(
            word_refusal(&Refusal::OnlyExtends(gape)).as_deref(),
            Some("GAPE is still in it, in one piece. Break it up.")
        );
        assert_eq!(word_refusal(&Refusal::NotNow), None);
    }
}
