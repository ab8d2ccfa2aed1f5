//! What the pages of an order have no room for, and on which pages.

use paper_grid::sheet::LeftOut;
use paper_grid::text::sheet::left_out;

use super::compose::Made;

/// What is missing on the pages made so far.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Missing {
    pages: usize,
    all: Vec<(LeftOut, Vec<usize>)>,
}

impl Missing {
    /// Records what the next pages of an order lack.
    pub fn note(&mut self, made: &Made) {
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
    pub fn told(&self) -> Vec<String> {
        let told = |(what, on): &(LeftOut, Vec<usize>)| match on.len() == self.pages {
            true => left_out(what, ""),
            false => left_out(what, &listed(on)),
        };
        self.all.iter().map(told).collect()
    }
}

/// Formats page numbers, for example ` on pages 2, 4 to 6 and 9`.
fn listed(pages: &[usize]) -> String {
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

    fn made(pages: usize, left_out: &[LeftOut]) -> Made {
        let page = Page::new(PageSize::new(Paper::A4, Orientation::Portrait));
        Made {
            pages: vec![page; pages],
            left_out: left_out.to_vec(),
        }
    }

    #[test]
    fn each_missing_thing_is_listed_with_its_pages() {
        let mut missing = Missing::default();
        assert_eq!(missing.told(), [""; 0]);
        missing.note(&made(1, &[LeftOut::Qr]));
        assert_eq!(missing.told(), ["No room for the QR code."]);
        missing.note(&made(2, &[LeftOut::Qr, LeftOut::Legend]));
        missing.note(&made(1, &[LeftOut::Hands]));
        missing.note(&made(1, &[LeftOut::Qr, LeftOut::Legend]));
        let wanted = [
            "No room for the QR code on pages 1 to 3 and 5.",
            "No room to explain the symbols on pages 2, 3 and 5.",
            "No room for the hands on page 4. Write them on another sheet.",
        ];
        assert_eq!(missing.told(), wanted);
    }
}
