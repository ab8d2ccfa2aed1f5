//! The rules pages: their length, and their links to the lessons in the sections of the same rules.

use printing::RulesPiece;

/// The sentences of a page, and the lessons that each of its sections links to.
struct PageTexts {
    says: Vec<String>,
    leads: Vec<&'static [u8]>,
}

/// Number of words, without the marks for bold.
fn word_count(texts: &PageTexts) -> usize {
    let bold = |text: &String| text.replace("<strong>", "").replace("</strong>", "");
    let each = texts.says.iter().map(bold);
    each.map(|text| text.split_whitespace().count()).sum()
}

/// Checks that each lesson is linked once, in order, and that a page is within its word limit.
/// Before there were lessons these pages had 593, 549, 538 and 698 words.
#[track_caller]
fn check_page(texts: &PageTexts, lessons: usize, most: usize) {
    let mut led: Vec<u8> = Vec::new();
    for leads in &texts.leads {
        assert!(leads.is_sorted(), "{leads:?}");
        led.extend(*leads);
    }
    led.sort_unstable();
    let all: Vec<u8> = (1..=lessons as u8).collect();
    assert_eq!(led, all, "each lesson is linked once");
    let words = word_count(texts);
    assert!(words <= most, "{words} words; the limit is {most}");
    assert!(words > most / 2, "only {words} words: something is missing");
}

/// The page of a game whose sections have points.
macro_rules! page {
    ($game:ident $(, $seats:literal)?) => {{
        use $game::text::rules::RulesSection;
        let rules = Default::default();
        let points = RulesSection::ALL.iter();
        let points = points.flat_map(|section| section.sentences(&rules $(, $seats)?));
        PageTexts {
            says: points.collect(),
            leads: RulesSection::ALL.map(|section| section.lessons()).to_vec(),
        }
    }};
}

#[test]
fn one_letter_better_rules_are_short_and_link_every_lesson() {
    let lessons = one_letter_better::text::lessons::LESSONS.len();
    // Of at most 490 words, 15 say what a lost challenge costs.
    check_page(&page!(one_letter_better, 4), lessons, 490);
}

#[test]
fn c_u_letter_rules_are_short_and_link_every_lesson() {
    let lessons = c_u_letter::text::lessons::LESSONS.len();
    check_page(&page!(c_u_letter), lessons, 450);
}

#[test]
fn word_heist_rules_are_short_and_link_every_lesson() {
    let lessons = word_heist::text::lessons::LESSONS.len();
    check_page(&page!(word_heist), lessons, 435);
}

#[test]
fn paper_grid_rules_are_short_and_link_every_lesson() {
    use paper_grid::text::rules::{one_minute_rules, sections};

    let said = |piece: RulesPiece| match piece {
        // The table of letter values isn't a sentence.
        RulesPiece::Point("Letter values", _) | RulesPiece::Heading(_) | RulesPiece::Sign(_) => {
            None
        }
        RulesPiece::Point(_, words) => Some(words),
        RulesPiece::Example(_, words) | RulesPiece::Tiles(_, words) => Some(words.to_owned()),
    };
    let parts = sections(None);
    let leads = parts.iter().map(|(section, _)| section.lessons());
    let leads = leads.collect();
    let texts = parts.into_iter().flat_map(|(_, pieces)| pieces);
    let texts = PageTexts {
        says: one_minute_rules(None)
            .into_iter()
            .chain(texts.filter_map(said))
            .collect(),
        leads,
    };
    let lessons = paper_grid::text::lessons::LESSONS.len();
    check_page(&texts, lessons, 565);
}
