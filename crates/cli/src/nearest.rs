//! The known word that a mistyped one was probably meant to be.

/// Returns the known word with the fewest changes to what was typed, if it is near enough to
/// suggest: one change for every three characters, and at least one.
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (typed.trim_start_matches('-').chars().count() / 3).max(1);
    let near = known
        .into_iter()
        .map(|word| (edit_distance(typed, word), word));
    let (count, word) = near.min_by_key(|(count, _)| *count)?;
    (count <= limit).then_some(word)
}

/// Returns the number of characters to insert, delete, replace or swap with a neighbour that turns
/// one text into another (the optimal string alignment distance).
fn edit_distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (at, one) in from.iter().enumerate() {
        let mut next = vec![at + 1];
        for (there, other) in to.iter().enumerate() {
            let same = usize::from(one != other);
            let get = |row: &[usize], at: usize| row.get(at).copied().unwrap_or(usize::MAX - 1);
            let mut least = (get(&row, there) + same)
                .min(get(&row, there + 1) + 1)
                .min(get(&next, there) + 1);
            let swapped = at > 0
                && there > 0
                && from.get(at - 1) == Some(other)
                && to.get(there - 1) == Some(one);
            if swapped {
                least = least.min(get(&before, there - 1) + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: [&str; 4] = ["--seed", "--svg", "--size", "--supercells"];

    #[test]
    fn a_typing_mistake_finds_the_option() {
        for (typed, meant) in [
            ("--sead", "--seed"),
            ("--seeed", "--seed"),
            ("--sed", "--seed"),
            ("--seede", "--seed"),
            ("--sede", "--seed"),
            ("--supercels", "--supercells"),
            ("-size", "--size"),
        ] {
            assert_eq!(nearest(typed, KNOWN), Some(meant), "{typed}");
        }
    }

    #[test]
    fn a_different_word_finds_nothing() {
        for typed in ["--walls", "--x", "--supper", "picnic", ""] {
            assert_eq!(nearest(typed, KNOWN), None, "{typed}");
        }
        assert_eq!(nearest("--seed", []), None);
    }

    #[test]
    fn edit_distance_counts_single_letter_changes() {
        for (from, to, count) in [
            ("", "abc", 3),
            ("abc", "abc", 0),
            ("abcd", "acbd", 1),
            ("kitten", "sitting", 3),
        ] {
            assert_eq!(edit_distance(from, to), count, "{from} {to}");
        }
    }
}
