//! Sheets, drawn page by page.

use super::{Print, Printed, Wanted};
use crate::games::paper_grid::rules::Board;
use crate::games::paper_grid::words::rules::RULES;
use crate::games::paper_grid::words::sheet::SHEET;
use crate::games::paper_grid::words::studio::PAGE_PREVIEW;
use crate::print::{
    BatchError, LeftOut, NoSheets, PerPage, PrintedBoard, Series, SheetOptions, rules, sheet,
};
use crate::sheet::{Page, svg};

/// Draws what is wanted, telling how far it is. What comes of it, and the bytes of a file.
pub fn draw(order: &Print, tell: impl FnMut(Printed)) -> (Printed, Option<Vec<u8>>) {
    let series = &order.series;
    let drawn = match order.wanted {
        Wanted::File => match file(series, tell) {
            Ok(file) => return (Printed::File, Some(file)),
            Err(why) => Err(why),
        },
        Wanted::Pages => pages(series, tell),
        Wanted::FirstPage => first_page(series),
        Wanted::Blank => blank(series),
        Wanted::Rules => {
            let SheetOptions {
                paper,
                orientation,
                style,
                ..
            } = series.options;
            let page = rules(&RULES, paper, orientation, style);
            Ok(Printed::Pages(vec![picture(&page)], Vec::new()))
        }
    };
    let refused = |why| match why {
        NoSheets::Batch(BatchError::TooSmall(_)) => Printed::TooSmall,
        _ => Printed::Nothing,
    };
    (drawn.unwrap_or_else(refused), None)
}

fn picture(page: &Page) -> String {
    svg::write(page, PAGE_PREVIEW)
}

fn file(series: &Series, mut tell: impl FnMut(Printed)) -> Result<Vec<u8>, NoSheets> {
    let mut batch = series.batch(&SHEET)?;
    while batch.step().map_err(NoSheets::Batch)? {
        tell(Printed::Drawn(batch.done()));
    }
    Ok(batch.finish())
}

fn pages(series: &Series, mut tell: impl FnMut(Printed)) -> Result<Printed, NoSheets> {
    let boards: Vec<PrintedBoard> = series.boards()?.collect();
    let (mut pages, mut done) = (Vec::new(), 0);
    let mut missing: Vec<LeftOut> = Vec::new();
    for boards in boards.chunks(series.options.per_page.count()) {
        let (page, less) = one(boards, &series.options)?;
        pages.push(page);
        for less in less {
            if !missing.contains(&less) {
                missing.push(less);
            }
        }
        done += boards.len();
        tell(Printed::Drawn(done));
    }
    Ok(Printed::Pages(pages, missing))
}

fn first_page(series: &Series) -> Result<Printed, NoSheets> {
    let boards = series.boards()?.take(series.options.per_page.count());
    let (page, missing) = one(&boards.collect::<Vec<_>>(), &series.options)?;
    Ok(Printed::Pages(vec![page], missing))
}

fn blank(series: &Series) -> Result<Printed, NoSheets> {
    let options = SheetOptions {
        per_page: PerPage::One,
        ..series.options.clone()
    };
    let first = series.boards()?.next();
    let blank = first.map(|first| Board::blank(first.board.size()).into());
    let (page, missing) = one(&Vec::from_iter(blank), &options)?;
    Ok(Printed::Pages(vec![page], missing))
}

/// One page, and what is missing on it.
fn one(
    boards: &[PrintedBoard],
    options: &SheetOptions,
) -> Result<(String, Vec<LeftOut>), NoSheets> {
    let sheet = sheet(&SHEET, boards, options).map_err(BatchError::TooSmall)?;
    Ok((picture(&sheet.page), sheet.left_out))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(wanted: Wanted, count: usize) -> Print {
        let series = Series {
            link: "#/board/1/medium-4/picnic".into(),
            base: "https://letters.example/".into(),
            count,
            different: true,
            options: SheetOptions {
                per_page: PerPage::Two,
                ..SheetOptions::default()
            },
        };
        Print { series, wanted }
    }

    fn pages(order: &Print) -> Vec<String> {
        match draw(order, |_| {}) {
            (Printed::Pages(pages, _), None) => pages,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_first_page_is_the_first_of_all() {
        let all = pages(&order(Wanted::Pages, 5));
        assert_eq!(all.len(), 3);
        assert_eq!(pages(&order(Wanted::FirstPage, 5)), all[..1]);
        assert_ne!(all[0], all[1], "each board has a seed of its own");
        let mut told = Vec::new();
        draw(&order(Wanted::Pages, 5), |one| told.push(one));
        assert_eq!(told, [2, 4, 5].map(Printed::Drawn));
    }

    #[test]
    fn a_file_tells_how_far_it_is() {
        let mut told = Vec::new();
        let (printed, file) = draw(&order(Wanted::File, 3), |one| told.push(one));
        assert_eq!(printed, Printed::File);
        assert!(file.is_some_and(|file| file.starts_with(b"%PDF")));
        assert_eq!(told, [2, 3].map(Printed::Drawn));
    }

    #[test]
    fn an_empty_board_and_the_rules_have_a_page_each() {
        let board = &pages(&order(Wanted::Pages, 1))[0];
        let blank = pages(&order(Wanted::Blank, 5));
        assert_eq!(blank.len(), 1);
        assert_ne!(&blank[0], board);
        let rules = pages(&order(Wanted::Rules, 5));
        assert!(rules[0].contains("Paper Grid"), "{}", rules[0]);
    }

    #[test]
    fn what_cannot_be_drawn_is_told() {
        let mut small = order(Wanted::FirstPage, 4);
        small.series.link = "#/board/1/large-6/picnic".into();
        small.series.options.per_page = PerPage::Four;
        small.series.options.large_print = true;
        let too_small = draw(&small, |_| {});
        assert_eq!(too_small, (Printed::TooSmall, None));
        let mut nowhere = order(Wanted::File, 1);
        nowhere.series.link = "#/board/1/nowhere".into();
        assert_eq!(draw(&nowhere, |_| {}), (Printed::Nothing, None));
    }
}
