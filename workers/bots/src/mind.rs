//! The thinker's state: the word list and the current errand.

use base::work::read;
use game::bots::{Said, Thinking};
use lexicon::WordBook;

/// The last list received, and the unfinished rest of the last errand.
#[derive(Default)]
pub struct Mind {
    book: Option<WordBook>,
    rest: Option<Thinking<String>>,
}

impl Mind {
    /// Replaces the word list. If the new list is damaged, there is none afterwards.
    pub fn learn(&mut self, list: &[u8], family: &[u8]) {
        self.book = WordBook::from_ready(list, family).ok();
    }

    /// Drops the current errand, begins this one and runs its first step. Returns `None` if the
    /// errand can't be read or there is no list.
    pub fn begin(&mut self, errand: &str) -> Option<Said<String>> {
        self.rest = Some(read::<games::Errand>(errand)?.begin());
        self.go_on()
    }

    /// Runs the next step. Returns `None` if no errand is in progress.
    pub fn go_on(&mut self) -> Option<Said<String>> {
        let said = self.rest.as_mut()?(self.book.as_ref()?);
        if matches!(said, Said::Last(_)) {
            self.rest = None;
        }
        Some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::work::sent;
    use game::SeatId;
    use lexicon::{Level, Lexicon};
    use one_letter_better::bots::{Errand, Hint, HintStep, Report, Spot};
    use one_letter_better_rules::View;

    /// A thinker that has these words.
    fn learnt(words: &[&str]) -> Mind {
        let mut mind = Mind::default();
        learn(&mut mind, words);
        mind
    }

    fn learn(mind: &mut Mind, words: &[&str]) {
        let words = words.iter().map(|word| (*word, Level::Common));
        let book = WordBook::of(Lexicon::from_words(words).unwrap());
        let [list, family] = book.to_ready();
        mind.learn(&list, &family);
    }

    fn view() -> View {
        View::set_out(&[(SeatId::FIRST, "T I M E")], "R S A", "").unwrap()
    }

    fn hint() -> String {
        sent(&Errand::Hint {
            view: Box::new(view()),
            step: HintStep::Place,
        })
    }

    /// A review of this number of turns.
    fn review(turns: usize) -> String {
        let spot = |step| Spot {
            step,
            seat: SeatId::FIRST,
            view: view(),
            made: Vec::new(),
        };
        sent(&Errand::Review {
            spots: (0..turns).map(spot).collect(),
        })
    }

    fn said(said: Option<Said<String>>) -> (Report, bool) {
        match said.unwrap() {
            Said::SoFar(report) => (read(&report).unwrap(), false),
            Said::Last(report) => (read(&report).unwrap(), true),
        }
    }

    /// The number of cards in a hint's word; `None` if there is nothing to play.
    fn hinted(mind: &mut Mind) -> Option<usize> {
        match said(mind.begin(&hint())) {
            (Report::Hint(Ok(Hint::Place { cards, .. })), true) => Some(cards),
            (Report::Hint(Ok(Hint::NoPlay)), true) => None,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_list_is_learnt_once_for_all_errands() {
        let mut mind = learnt(&["timer"]);
        for _ in 0..2 {
            assert_eq!(hinted(&mut mind), Some(5));
        }
    }

    #[test]
    fn a_new_list_replaces_the_old_one() {
        let mut mind = learnt(&["timer"]);
        assert_eq!(hinted(&mut mind), Some(5));
        learn(&mut mind, &["quiz"]);
        assert_eq!(hinted(&mut mind), None);
    }

    #[test]
    fn no_answer_without_a_list_or_with_a_damaged_one() {
        let mut mind = Mind::default();
        assert_eq!(mind.begin(&hint()), None);
        learn(&mut mind, &["timer"]);
        mind.learn(&[1, 2, 3], &[]);
        assert_eq!(mind.begin(&hint()), None);
    }

    #[test]
    fn errands_from_another_build_are_rejected() {
        assert_eq!(learnt(&["timer"]).begin("{\"Unheard\":1}"), None);
    }

    #[test]
    fn a_review_runs_one_turn_per_step() {
        let mut mind = learnt(&["timer"]);
        assert_eq!(
            said(mind.begin(&review(3))),
            (Report::LookedAt(1, 3), false)
        );
        assert_eq!(said(mind.go_on()), (Report::LookedAt(2, 3), false));
        let (report, last) = said(mind.go_on());
        let Report::Review(turns) = report else {
            panic!("{report:?}")
        };
        assert_eq!((turns.len(), last), (3, true));
        assert_eq!(mind.go_on(), None, "there is nothing left to think about");
    }

    #[test]
    fn a_new_errand_replaces_an_unfinished_one() {
        let mut mind = learnt(&["timer"]);
        mind.begin(&review(3));
        assert_eq!(hinted(&mut mind), Some(5));
        assert_eq!(mind.go_on(), None);
    }
}
