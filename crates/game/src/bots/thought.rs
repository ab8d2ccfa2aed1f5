//! Thinking in steps, so that the thinker soon notices a cancelled errand.

use serde::Serialize;

use base::work::{Work, write};
use lexicon::WordBook;

/// The result of one step of thinking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said<R> {
    /// An interim report; more steps follow.
    SoFar(R),
    /// The final report, which ends the errand.
    Last(R),
}

/// A paused computation. Each call runs one step.
pub type Thinking<R> = Box<dyn FnMut(&WordBook) -> Said<R>>;

/// An errand for the thinker.
pub trait Thought: Work {
    /// Begins to think about this errand.
    fn begin(self) -> Thinking<Self::Report>;

    /// Begins to think about this errand, and serialises each report for sending.
    fn begin_written(self) -> Thinking<String>
    where
        Self: Sized,
        Self::Report: Serialize + 'static,
    {
        let mut thinking = self.begin();
        Box::new(move |book| match thinking(book) {
            Said::SoFar(report) => Said::SoFar(write(&report)),
            Said::Last(report) => Said::Last(write(&report)),
        })
    }
}

/// Returns a computation that answers in a single step.
pub fn at_once<R>(mut answer: impl FnMut(&WordBook) -> R + 'static) -> Thinking<R> {
    Box::new(move |book| Said::Last(answer(book)))
}

/// Examines one item per step and reports progress (items done, items in all); the last step's
/// report is made from all findings.
pub fn one_by_one<T: 'static, F: 'static, R: 'static>(
    things: Vec<T>,
    look: fn(&T, &WordBook) -> F,
    looked_at: fn(usize, usize) -> R,
    found: fn(Vec<F>) -> R,
) -> Thinking<R> {
    let mut done = Vec::new();
    Box::new(move |book| {
        if let Some(thing) = things.get(done.len()) {
            done.push(look(thing, book));
        }
        match done.len() < things.len() {
            true => Said::SoFar(looked_at(done.len(), things.len())),
            false => Said::Last(found(std::mem::take(&mut done))),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::{Level, Lexicon};

    #[derive(Debug, PartialEq)]
    enum Told {
        Far(usize, usize),
        All(Vec<bool>),
    }

    fn looking(words: &[&'static str]) -> Thinking<Told> {
        let is_word = |word: &&str, book: &WordBook| {
            let word = lexicon::Word::new(word).unwrap();
            book.lexicon.contains(word)
        };
        one_by_one(words.to_vec(), is_word, Told::Far, Told::All)
    }

    #[test]
    fn each_step_examines_one_item() {
        let book = WordBook::of(Lexicon::from_words([("tea", Level::Common)]).unwrap());
        let mut thinking = looking(&["tea", "tee", "tie"]);
        assert_eq!(thinking(&book), Said::SoFar(Told::Far(1, 3)));
        assert_eq!(thinking(&book), Said::SoFar(Told::Far(2, 3)));
        let all = Told::All(vec![true, false, false]);
        assert_eq!(thinking(&book), Said::Last(all));
    }

    #[test]
    fn no_items_give_a_final_report_at_once() {
        let book = WordBook::of(Lexicon::from_words([("tea", Level::Common)]).unwrap());
        assert_eq!(looking(&[])(&book), Said::Last(Told::All(vec![])));
    }
}
