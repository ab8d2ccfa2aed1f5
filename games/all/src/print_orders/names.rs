//! Parses a pasted list of names with any separators.

use thiserror::Error;

use drawing::Phrase;

/// Largest number of names in a list.
pub const MAX_NAMES: usize = 60;
/// Longest name, in characters.
pub(crate) const MAX_NAME_LEN: usize = 40;

/// The names in a list, and which of them occur more than once.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NameList {
    /// All names, in order.
    pub all: Vec<String>,
    /// Each repeated name, listed once.
    pub twice: Vec<String>,
}

/// Why a list of names is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NameListError {
    /// The list contains no names.
    #[error("there are no names in the list")]
    Empty,
    /// The list has more than [`MAX_NAMES`] names.
    #[error("there are {0} names in the list, and a pack takes {MAX_NAMES}")]
    TooMany(usize),
    /// A name has more than `MAX_NAME_LEN` characters.
    #[error("“{0}…” is longer than {MAX_NAME_LEN} letters")]
    TooLong(String),
    /// A character of a name is in no font.
    #[error("the printed letters have no “{1}”, so “{0}” can’t be printed")]
    NotOnPaper(String, char),
}

/// Reads a list of names, one to a line or separated by commas, semicolons or tabs. Leading
/// numbers, dots and bullets are dropped.
///
/// ```
/// use games::print_orders::parse_names;
///
/// let class = parse_names("1. Ada\n2. Bo; Cem,Dana\n3. Ada")?;
/// assert_eq!(class.all, ["Ada", "Bo", "Cem", "Dana", "Ada"]);
/// assert_eq!(class.twice, ["Ada"]);
/// # Ok::<(), games::print_orders::NameListError>(())
/// ```
///
/// # Errors
/// The first fault found.
pub fn parse_names(text: &str) -> Result<NameList, NameListError> {
    let parts = text.split(['\n', '\r', ',', ';', '\t', '|', '\u{2028}', '\u{2029}']);
    let all: Vec<String> = parts
        .map(clean_name)
        .filter(|name| !name.is_empty())
        .collect();
    match all.len() {
        0 => return Err(NameListError::Empty),
        1..=MAX_NAMES => {}
        many => return Err(NameListError::TooMany(many)),
    }
    let mut twice: Vec<String> = Vec::new();
    for (at, name) in all.iter().enumerate() {
        if name.chars().count() > MAX_NAME_LEN {
            let begins = name.chars().take(20).collect();
            return Err(NameListError::TooLong(begins));
        }
        if let Err(missing) = Phrase::exact(name) {
            return Err(NameListError::NotOnPaper(name.clone(), missing.0));
        }
        let before = all.iter().take(at).any(|other| other == name);
        if before && !twice.contains(name) {
            twice.push(name.clone());
        }
    }
    Ok(NameList { all, twice })
}

/// Strips numbering, bullets and quotation marks from a name, and joins its words with single
/// spaces.
fn clean_name(text: &str) -> String {
    let plain = |c: char| {
        if c.is_control() || c.is_whitespace() {
            ' '
        } else {
            c
        }
    };
    let text: String = text.chars().map(plain).collect();
    let text = text.trim_start_matches([' ', '\u{feff}', '-', '•', '*', '"', '“']);
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = rest.len() < text.len() && rest.starts_with(['.', ')', ':', ' ']);
    let text = if numbered { rest } else { text };
    let text = text.trim_matches(['.', ')', ':', ' ', '"', '“', '”']);
    text.split(' ')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_have_any_separators() {
        let wanted = ["Ada Lovelace", "Bo", "Žofie"];
        for text in [
            "Ada Lovelace\nBo\nŽofie",
            "Ada Lovelace, Bo, Žofie",
            "Ada  Lovelace;Bo;Žofie;",
            "\u{feff}Ada Lovelace\tBo\tŽofie\r\n",
            "1. Ada Lovelace\r\n2. Bo\r\n\r\n3. Žofie",
            "1) Ada Lovelace\n2) Bo\n3) Žofie",
            "- Ada Lovelace\n- Bo\n• Žofie",
            "\"Ada Lovelace\",\"Bo\",\"Žofie\"",
            "1 Ada\u{7}Lovelace | Bo | Žofie",
        ] {
            assert_eq!(
                parse_names(text).map(|names| names.all),
                Ok(wanted.map(String::from).to_vec()),
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_faulty_list_is_refused_with_its_reason() {
        assert_eq!(parse_names(" ,;\n 1. \n"), Err(NameListError::Empty));
        let many = vec!["Ada"; 61].join("\n");
        assert_eq!(parse_names(&many), Err(NameListError::TooMany(61)));
        let long = "A".repeat(41);
        assert_eq!(
            parse_names(&long),
            Err(NameListError::TooLong("A".repeat(20)))
        );
        let strange = parse_names("Ada, Дана").unwrap_err();
        assert_eq!(strange, NameListError::NotOnPaper("Дана".into(), 'Д'));
        assert!(
            strange.to_string().contains("no “Д”, so “Дана”"),
            "{strange}"
        );
    }

    #[test]
    fn markup_in_a_name_is_printed_literally() {
        let odd = parse_names("<b>Ada</b> & Co").unwrap();
        assert_eq!(odd.all, ["<b>Ada</b> & Co"]);
    }

    #[test]
    fn a_name_listed_three_times_is_reported_once() {
        let names = parse_names("Ada, Bo, Ada, Ada").unwrap();
        assert_eq!((names.all.len(), names.twice), (4, vec!["Ada".to_owned()]));
    }
}
