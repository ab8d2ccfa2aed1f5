//! Names that a narrow score bar shortens: each must still differ from the others.

/// The fewest characters that names share at their start before a shortened one could be mistaken
/// for another.
const ALIKE: usize = 4;

/// Splits a name into a start, which can be shortened, and the end by which it differs from the
/// other names. The start is the whole name if the names differ in their first characters.
pub fn split_name<'a>(name: &'a str, others: &[String]) -> (&'a str, &'a str) {
    let shared = |other: &String| {
        let pairs = name.chars().zip(other.chars());
        pairs.take_while(|(one, other)| one == other).count()
    };
    let others = others.iter().filter(|other| *other != name);
    let most = others.map(shared).max().unwrap_or_default();
    if most < ALIKE {
        return (name, "");
    }
    let at = name.char_indices().nth(most).map(|(at, _)| at);
    // A name that is the start of another differs by its last character and its length.
    let last = name.char_indices().last().map_or(0, |(at, _)| at);
    name.split_at(at.unwrap_or(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(names: &[&str]) -> Vec<(String, String)> {
        let all: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let parts = all.iter().map(|name| split_name(name, &all));
        parts
            .map(|(start, end)| (start.to_owned(), end.to_owned()))
            .collect()
    }

    fn parts(start: &str, end: &str) -> (String, String) {
        (start.to_owned(), end.to_owned())
    }

    #[test]
    fn names_that_begin_alike_keep_the_end_by_which_they_differ() {
        assert_eq!(
            split(&[
                "Wilhelmina of the Meadow",
                "Wilhelmina of the Valley",
                "Mum"
            ]),
            [
                parts("Wilhelmina of the ", "Meadow"),
                parts("Wilhelmina of the ", "Valley"),
                parts("Mum", ""),
            ]
        );
        assert_eq!(
            split(&["Player 1", "Player 12"]),
            [parts("Player ", "1"), parts("Player 1", "2")]
        );
        assert_eq!(
            split(&["Žofie A", "Žofie B"]),
            [parts("Žofie ", "A"), parts("Žofie ", "B")]
        );
    }

    #[test]
    fn names_that_begin_differently_stay_whole() {
        assert_eq!(
            split(&["Max", "Maxi", "Ida"]),
            [parts("Max", ""), parts("Maxi", ""), parts("Ida", "")]
        );
        assert_eq!(split(&["Gran"]), [parts("Gran", "")]);
    }
}
