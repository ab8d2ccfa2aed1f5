//! Which boards to print: one or several, identical or each with its own seed.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use paper_grid_rules::{BoardLink, LinkError};

use super::{Origin, PrintedBoard};
use printing::SheetOptions;

/// An order for printed boards, as the page sends it to the print worker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardSeries {
    /// The link of the first board.
    pub link: String,
    /// The page's address up to its `#`. With it the printed links open from anywhere.
    pub base: String,
    /// The number of boards.
    pub count: usize,
    /// The numbers of the chosen seeds, if boards were chosen; the seed in `link` has number 1. If
    /// empty, the first `count` boards are printed.
    #[serde(default)]
    pub numbers: Vec<usize>,
    /// Whether each board has its own seed: the first uses the seed in `link`, the others append a
    /// number from 2 on. A board edited by hand has no seed, so all boards are identical.
    pub different: bool,
    /// How the boards are printed.
    pub options: SheetOptions,
}

/// Why nothing can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SeriesError {
    /// The link doesn't open a board.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The number of boards is zero or more than [`MAX_BOARDS`].
    #[error("1 to {MAX_BOARDS} boards are printed together, not {0}")]
    Count(usize),
}

/// Largest number of boards printed together.
pub const MAX_BOARDS: usize = 60;

impl BoardSeries {
    /// The boards in order.
    ///
    /// # Errors
    /// The link doesn't open a board.
    pub fn boards(&self) -> Result<impl Iterator<Item = PrintedBoard> + use<>, SeriesError> {
        let first: BoardLink = self.link.parse()?;
        // Checked before the first page: if one seed gives a board, all do.
        first.board().map_err(LinkError::Impossible)?;
        let (count, base) = (self.count, self.base.clone());
        let numbers = if self.numbers.is_empty() {
            (1..=count).collect()
        } else {
            self.numbers.clone()
        };
        let different = self.different && numbers != [1];
        let link = move |number: usize| match &first {
            // Number 1 keeps the seed in the link.
            BoardLink::Grown(settings, version) if different => {
                let mut settings = settings.clone();
                settings.seed = settings.seed.numbered(number);
                BoardLink::Grown(settings, *version)
            }
            first => first.clone(),
        };
        let numbers = numbers.into_iter().take(count);
        Ok(numbers.filter_map(move |number| printed_board(&link(number), &base)))
    }

    /// The boards in order, if their number is allowed.
    ///
    /// # Errors
    /// The link doesn't open a board, or the number of boards is out of range.
    pub fn checked_boards(
        &self,
    ) -> Result<impl Iterator<Item = PrintedBoard> + use<>, SeriesError> {
        match self.count {
            1..=MAX_BOARDS => self.boards(),
            count => Err(SeriesError::Count(count)),
        }
    }

    /// The seed that all boards derive from; `None` if the board was edited by hand.
    pub fn seed(&self) -> Option<String> {
        match self.link.parse() {
            Ok(BoardLink::Grown(settings, _)) => Some(settings.seed.as_str().to_owned()),
            _ => None,
        }
    }
}

/// A board with everything that reproduces it.
pub(crate) fn printed_board(link: &BoardLink, base: &str) -> Option<PrintedBoard> {
    let board = link.board().ok()?;
    let seed = match link {
        BoardLink::Grown(settings, version) => Some((settings.seed.as_str().to_owned(), *version)),
        BoardLink::Literal(_) => None,
    };
    let origin = Origin {
        seed,
        link: Some(format!("{base}{}", link.with_check_characters())),
        code: Some(board.to_code()),
    };
    Some(PrintedBoard {
        board,
        origin,
        label: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(link: &str, count: usize, different: bool) -> BoardSeries {
        BoardSeries {
            link: link.into(),
            base: "https://box.example/".into(),
            count,
            numbers: Vec::new(),
            different,
            options: SheetOptions::default(),
        }
    }

    fn links(series: &BoardSeries) -> Vec<String> {
        let boards = series.boards().unwrap();
        boards.filter_map(|board| board.origin.link).collect()
    }

    /// The printed link of a seed's board.
    fn shared(seed: &str) -> String {
        let link = format!("#/board/1/small-2/{seed}").parse::<BoardLink>();
        format!(
            "https://box.example/{}",
            link.unwrap().with_check_characters()
        )
    }

    #[test]
    fn a_series_of_one_board_is_the_shown_board() {
        let one = series("#/board/1/small-2/picnic", 1, true);
        assert_eq!(links(&one), [shared("picnic")]);
    }

    #[test]
    fn several_boards_have_numbered_seeds_or_are_identical() {
        let many = series("#/board/1/small-2/picnic", 3, true);
        assert_eq!(links(&many), ["picnic", "picnic-2", "picnic-3"].map(shared));
        let alike = links(&series("#/board/1/small-2/picnic", 3, false));
        assert_eq!(alike.len(), 3);
        assert!(alike.iter().all(|link| *link == alike[0]));
    }

    #[test]
    fn only_chosen_boards_are_printed() {
        let chosen = BoardSeries {
            numbers: vec![1, 4, 9],
            ..series("#/board/1/small-2/picnic", 3, true)
        };
        let seeds = ["picnic", "picnic-4", "picnic-9"];
        assert_eq!(links(&chosen), seeds.map(shared));
        let one = BoardSeries {
            numbers: vec![4],
            ..series("#/board/1/small-2/picnic", 1, true)
        };
        assert_eq!(links(&one), [shared("picnic-4")]);
    }

    #[test]
    fn an_edited_board_is_printed_as_it_is() {
        let board = "#/board/1/small-2/picnic".parse::<BoardLink>().unwrap();
        let board = board.board().unwrap();
        let link = BoardLink::Literal(Box::new(board.clone())).to_string();
        let boards: Vec<_> = series(&link, 2, true).boards().unwrap().collect();
        assert_eq!(boards.len(), 2);
        assert!(boards.iter().all(|printed| printed.board == board));
        assert_eq!(boards[0].origin.seed, None);
        assert_eq!(boards[0].origin.code, Some(board.to_code()));
    }

    #[test]
    fn invalid_links_and_counts_are_refused() {
        let nonsense = series("#/board/nowhere", 1, true);
        assert!(matches!(
            nonsense.checked_boards().err(),
            Some(SeriesError::Link(_))
        ));
        for count in [0, 61] {
            let refused = series("#/board/1/small-2/picnic", count, true)
                .checked_boards()
                .err();
            assert_eq!(refused, Some(SeriesError::Count(count)));
        }
        let most = series("#/board/1/small-2/picnic", MAX_BOARDS, true);
        assert_eq!(most.checked_boards().map(Iterator::count), Ok(60));
    }

    #[test]
    fn a_series_survives_serialisation() {
        let order = series("#/board/1/small-2/picnic", 5, false);
        let text = serde_json::to_string(&order).unwrap();
        assert_eq!(serde_json::from_str::<BoardSeries>(&text).unwrap(), order);
    }
}
