//! Lists of things in a sentence.

/// Joins parts to "a", "a and b" or "a, b and c"; empty if there are none.
pub fn list_all(parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => parts.concat(),
    }
}

/// Joins parts like [`list_all`], but after the first `most` only says how many more there are.
pub fn list_some(mut parts: Vec<String>, most: usize) -> String {
    let more = parts.len().saturating_sub(most);
    if more > 0 {
        parts.truncate(most);
        parts.push(format!("{more} more"));
    }
    list_all(&parts)
}
