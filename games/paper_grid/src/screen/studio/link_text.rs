//! Boards that a player was sent and pasted or typed: a whole address, the end of one, or a code.

/// Returns the link of a board from `https://…/#/board/1/…`, `#/board/1/…` or a code alone.
pub fn link_from_text(sent: &str) -> String {
    let sent = sent.trim();
    match sent.split_once('#') {
        Some((_, path)) => format!("#{path}"),
        None if sent.contains('/') => sent.to_owned(),
        None => format!("#/board/code/{}", sent.replace(char::is_whitespace, "")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paper_grid_rules::BoardLink;

    #[test]
    fn a_full_address_its_fragment_and_a_code_open_the_same_board() {
        let link = "#/board/1/small-2/picnic?walls=many";
        let board = link.parse::<BoardLink>().unwrap().board().unwrap();
        let code = board.to_code();
        let spaced = format!("  {}\n", code.replace('-', "- "));
        let address = format!("https://box.example/games/{link}");
        for sent in [link, &address, &code, &spaced, &code.to_lowercase()] {
            let opened: BoardLink = link_from_text(sent).parse().unwrap();
            assert_eq!(opened.board(), Ok(board.clone()), "{sent}");
        }
    }

    #[test]
    fn text_that_is_neither_link_nor_code_opens_nothing() {
        for sent in ["", "picnic", "#", "https://box.example/", "#/players"] {
            assert!(link_from_text(sent).parse::<BoardLink>().is_err(), "{sent}");
        }
    }
}
