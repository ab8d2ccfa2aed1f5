//! Content that doesn't fit on the pages of an order, with the page numbers.

use paper_grid::sheet::Omission;
use paper_grid::text::sheet::left_out;

use super::compose::FinishedPages;

/// Content missing from the pages made so far, with the page numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MissingContent {
    pages: usize,
    all: Vec<(Omission, Vec<usize>)>,
}

impl MissingContent {
    /// Records what the next pages of an order lack.
    pub fn record(&mut self, made: &FinishedPages) {
        let pages = self.pages + 1..=self.pages + made.pages.len();
        self.pages = *pages.end();
        for what in &made.left_out {
            match self.all.iter_mut().find(|(other, _)| other == what) {
                Some((_, on)) => on.extend(pages.clone()),
                None => self.all.push((what.clone(), pages.clone().collect())),
            }
        }
    }

    /// One sentence for each missing thing, with page numbers unless it is missing on every page.
    pub fn describe(&self) -> Vec<String> {
        let told = |(what, on): &(Omission, Vec<usize>)| {
            if on.len() == self.pages {
                left_out(what, "")
            } else {
                left_out(what, &format_pages(on))
            }
        };
        self.all.iter().map(told).collect()
    }
}

/// Formats page numbers, for example ` on pages 2, 4 to 6 and 9`.
fn format_pages(pages: &[usize]) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for &page in pages {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == page => *last = page,
            _ => runs.push((page, page)),
        }
    }
    let run = |&(first, last): &(usize, usize)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    };
    let listed = runs.iter().map(run).collect::<Vec<_>>().join(", ");
    match listed.rsplit_once(", ") {
        Some((before, last)) => format!(" on pages {before} and {last}"),
        None if pages.len() == 1 => format!(" on page {listed}"),
        None => format!(" on pages {listed}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Orientation, Page, PageSize, Paper};

    fn pages_with(pages: usize, left_out: &[Omission]) -> FinishedPages {
        let page = Page::new(PageSize::new(Paper::A4, Orientation::Portrait));
        FinishedPages {
            pages: vec![page; pages],
            left_out: left_out.to_vec(),
        }
    }

    #[test]
    fn each_omission_is_listed_with_its_pages() {
        let mut missing = MissingContent::default();
        assert_eq!(missing.describe(), [""; 0]);
        missing.record(&pages_with(1, &[Omission::Qr]));
        assert_eq!(missing.describe(), ["No room for the QR code."]);
        missing.record(&pages_with(2, &[Omission::Qr, Omission::Legend]));
        missing.record(&pages_with(1, &[Omission::Hands]));
        missing.record(&pages_with(1, &[Omission::Qr, Omission::Legend]));
        let wanted = [
            "No room for the QR code on pages 1 to 3 and 5.",
            "No room to explain the symbols on pages 2, 3 and 5.",
            "No room for the hands on page 4. Write them on another sheet.",
        ];
        assert_eq!(missing.describe(), wanted);
    }
}
