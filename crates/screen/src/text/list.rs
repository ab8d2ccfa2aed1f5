//! Several things in a sentence.

/// "a", "a and b", "a, b and c"; nothing of nothing.
pub fn all_of(parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => parts.concat(),
    }
}

/// The same of more than so many: the first of them, and how many more there are.
pub fn some_of(mut parts: Vec<String>, most: usize) -> String {
    let more = parts.len().saturating_sub(most);
    if more > 0 {
        parts.truncate(most);
        parts.push(format!("{more} more"));
    }
    all_of(&parts)
}
