//! The bot worker's state: the word list and the current errand.

use base::messages::read;
use game::bots::{StepReport, SteppedTask};
use lexicon::WordBook;

/// The last list received, and the unfinished rest of the last errand.
#[derive(Default)]
pub struct ErrandRunner {
    book: Option<WordBook>,
    thinking: Option<SteppedTask<String>>,
}

impl ErrandRunner {
    /// Replaces the word list. A damaged list leaves the runner without one.
    pub fn set_word_list(&mut self, list: &[u8], family: &[u8]) {
        self.book = WordBook::from_raw_bytes(list, family).ok();
    }

    /// Drops the current errand, begins this one and runs its first step. Returns `None` if the
    /// errand can't be read or there is no list.
    pub fn begin(&mut self, errand: &str) -> Option<StepReport<String>> {
        self.thinking = Some(read::<games::GameErrand>(errand)?.begin());
        self.run_step()
    }

    /// Runs the next step. Returns `None` if no errand is in progress.
    pub fn run_step(&mut self) -> Option<StepReport<String>> {
        let said = self.thinking.as_mut()?(self.book.as_ref()?);
        if matches!(said, StepReport::Last(_)) {
            self.thinking = None;
        }
        Some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::messages::encode_request;
    use game::SeatId;
    use lexicon::{Level, Lexicon};
    use one_letter_better::bots::{Errand, Hint, Report, ReviewPoint};
    use one_letter_better_rules::View;

    /// A worker that has these words.
    fn worker_knowing(words: &[&str]) -> ErrandRunner {
        let mut worker = ErrandRunner::default();
        teach(&mut worker, words);
        worker
    }

    fn teach(worker: &mut ErrandRunner, words: &[&str]) {
        let words = words.iter().map(|word| (*word, Level::Common));
        let book = WordBook::new(Lexicon::from_words(words).unwrap());
        let [list, family] = book.to_raw_bytes();
        worker.set_word_list(&list, &family);
    }

    fn view() -> View {
        View::set_out(&[(SeatId::FIRST, "T I M E")], "R S A", "").unwrap()
    }

    fn hint() -> String {
        encode_request(&Errand::Hint {
            view: Box::new(view()),
        })
    }

    /// A review of this number of turns.
    fn review(turns: usize) -> String {
        let spot = |step| ReviewPoint {
            step,
            seat: SeatId::FIRST,
            view: view(),
            made: Vec::new(),
        };
        encode_request(&Errand::Review {
            spots: (0..turns).map(spot).collect(),
        })
    }

    fn said(said: Option<StepReport<String>>) -> (Report, bool) {
        match said.unwrap() {
            StepReport::SoFar(report) => (read(&report).unwrap(), false),
            StepReport::Last(report) => (read(&report).unwrap(), true),
        }
    }

    /// The number of cards in a hint's word; `None` if there is nothing to play.
    fn hinted(worker: &mut ErrandRunner) -> Option<usize> {
        match said(worker.begin(&hint())) {
            (Report::Hint(Ok(Hint::Play(line))), true) => Some(line.len()),
            (Report::Hint(Ok(Hint::NoPlay)), true) => None,
            other => panic!("unexpected value: {other:?}"),
        }
    }

    #[test]
    fn a_list_is_learnt_once_for_all_errands() {
        let mut worker = worker_knowing(&["timer"]);
        for _ in 0..2 {
            assert_eq!(hinted(&mut worker), Some(5));
        }
    }

    #[test]
    fn a_new_list_replaces_the_old_one() {
        let mut worker = worker_knowing(&["timer"]);
        assert_eq!(hinted(&mut worker), Some(5));
        teach(&mut worker, &["quiz"]);
        assert_eq!(hinted(&mut worker), None);
    }

    #[test]
    fn no_answer_without_a_list_or_with_a_damaged_one() {
        let mut worker = ErrandRunner::default();
        assert_eq!(worker.begin(&hint()), None);
        teach(&mut worker, &["timer"]);
        worker.set_word_list(&[1, 2, 3], &[]);
        assert_eq!(worker.begin(&hint()), None);
    }

    #[test]
    fn errands_from_another_build_are_rejected() {
        assert_eq!(worker_knowing(&["timer"]).begin("{\"Unheard\":1}"), None);
    }

    #[test]
    fn a_review_runs_one_turn_per_step() {
        let mut worker = worker_knowing(&["timer"]);
        assert_eq!(
            said(worker.begin(&review(3))),
            (Report::LookedAt(1, 3), false)
        );
        assert_eq!(said(worker.run_step()), (Report::LookedAt(2, 3), false));
        let (report, last) = said(worker.run_step());
        let Report::Review(turns) = report else {
            panic!("unexpected value: {report:?}")
        };
        assert_eq!((turns.len(), last), (3, true));
        assert_eq!(
            worker.run_step(),
            None,
            "there is nothing left to think about"
        );
    }

    #[test]
    fn a_new_errand_replaces_an_unfinished_one() {
        let mut worker = worker_knowing(&["timer"]);
        worker.begin(&review(3));
        assert_eq!(hinted(&mut worker), Some(5));
        assert_eq!(worker.run_step(), None);
    }
}
