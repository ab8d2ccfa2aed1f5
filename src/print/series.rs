//! Which boards are printed: one or many, all alike or each of its own seed.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::games::paper_grid::rules::{BoardLink, LinkError};

use super::{Batch, BatchError, Origin, PrintedBoard, SheetOptions, Words};

/// An order for printed boards, as the page gives it to the clerk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Series {
    /// The link of the first board.
    pub link: String,
    /// The address of the page, before its `#`: with it the printed links open anywhere.
    pub base: String,
    /// How many boards.
    pub count: usize,
    /// Whether each has a seed of its own, numbered after the first one's. A board edited
    /// by hand has no seed, so all are alike.
    pub different: bool,
    /// How they are printed.
    pub options: SheetOptions,
}

/// Why nothing is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoSheets {
    /// The link opens no board.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// They do not fit on paper.
    #[error(transparent)]
    Batch(#[from] BatchError),
}

impl Series {
    /// The boards in order.
    ///
    /// # Errors
    /// A link that opens none.
    pub fn boards(&self) -> Result<impl Iterator<Item = PrintedBoard> + use<>, NoSheets> {
        let first: BoardLink = self.link.parse()?;
        // Told before the first page: what one seed can have, all can.
        first.board().map_err(LinkError::Impossible)?;
        let (count, base) = (self.count, self.base.clone());
        let different = self.different && count > 1;
        let link = move |number: usize| match &first {
            BoardLink::Grown(settings, version) if different => {
                let mut settings = settings.clone();
                settings.seed = settings.seed.in_series(number);
                BoardLink::Grown(settings, *version)
            }
            first => first.clone(),
        };
        Ok((1..=count).filter_map(move |number| printed(&link(number), &base)))
    }

    /// The file, to be drawn page by page with these words.
    ///
    /// # Errors
    /// A link that opens no board, or a count out of bounds.
    pub fn batch(
        &self,
        words: &'static Words,
    ) -> Result<Batch<impl Iterator<Item = PrintedBoard> + use<>>, NoSheets> {
        Ok(Batch::new(
            words,
            self.boards()?,
            self.count,
            self.options.clone(),
        )?)
    }
}

/// A board with all that gives it again.
#[must_use]
pub fn printed(link: &BoardLink, base: &str) -> Option<PrintedBoard> {
    let board = link.board().ok()?;
    let seed = match link {
        BoardLink::Grown(settings, version) => Some((settings.seed.as_str().to_owned(), *version)),
        BoardLink::Literal(_) => None,
    };
    let origin = Origin {
        seed,
        link: Some(format!("{base}{link}")),
        code: Some(board.code()),
    };
    Some(PrintedBoard { board, origin })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::paper_grid::words::sheet::SHEET;
    use crate::print::{MOST_BOARDS, PerPage};

    fn series(link: &str, count: usize, different: bool) -> Series {
        Series {
            link: link.into(),
            base: "https://box.example/".into(),
            count,
            different,
            options: SheetOptions::default(),
        }
    }

    fn links(series: &Series) -> Vec<String> {
        let boards = series.boards().unwrap();
        boards.filter_map(|board| board.origin.link).collect()
    }

    #[test]
    fn one_board_is_the_one_that_was_shown() {
        let one = series("#/board/1/small-2/picnic", 1, true);
        assert_eq!(
            links(&one),
            ["https://box.example/#/board/1/small-2/picnic"]
        );
    }

    #[test]
    fn many_have_numbered_seeds_or_are_alike() {
        let many = series("#/board/1/small-2/picnic", 3, true);
        let numbered = ["-1", "-2", "-3"]
            .map(|number| format!("https://box.example/#/board/1/small-2/picnic{number}"));
        assert_eq!(links(&many), numbered);
        let alike = links(&series("#/board/1/small-2/picnic", 3, false));
        assert_eq!(alike.len(), 3);
        assert!(alike.iter().all(|link| *link == alike[0]));
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
        assert_eq!(boards[0].origin.code, Some(board.code()));
    }

    #[test]
    fn sixty_boards_at_four_a_page_are_fifteen_pages() {
        let mut many = series("#/board/1/small-2/picnic", MOST_BOARDS, true);
        many.options.per_page = PerPage::Four;
        let mut batch = many.batch(&SHEET).unwrap();
        assert_eq!(batch.pages(), 15);
        let mut pages = 0;
        while batch.step().unwrap() {
            pages += 1;
        }
        assert_eq!((pages, batch.done()), (15, 60));
    }

    #[test]
    fn what_cannot_be_printed_is_refused() {
        let nonsense = series("#/board/nowhere", 1, true);
        assert!(matches!(nonsense.batch(&SHEET), Err(NoSheets::Link(_))));
        let too_many = series("#/board/1/small-2/picnic", 61, true);
        let refused = too_many.batch(&SHEET).err();
        assert_eq!(refused, Some(NoSheets::Batch(BatchError::Count(61))));
    }

    #[test]
    fn an_order_crosses_to_the_clerk_whole() {
        let order = series("#/board/1/small-2/picnic", 5, false);
        let text = serde_json::to_string(&order).unwrap();
        assert_eq!(serde_json::from_str::<Series>(&text).unwrap(), order);
    }
}
