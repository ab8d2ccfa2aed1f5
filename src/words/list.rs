//! Several things in a sentence.

/// "a", "a and b", "a, b and c"; nothing of nothing.
pub fn all_of(parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => parts.concat(),
    }
}
