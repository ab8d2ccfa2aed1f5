//! Thinking in steps, so that the bot worker soon notices a cancelled errand.

use serde::Serialize;

use base::messages::{WorkerRequest, write};
use lexicon::WordBook;

/// The result of one step of thinking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepReport<R> {
    /// An interim report; more steps follow.
    SoFar(R),
    /// The final report, which ends the errand.
    Last(R),
}

/// A paused computation. Each call runs one step.
pub type SteppedTask<R> = Box<dyn FnMut(&WordBook) -> StepReport<R>>;

/// An errand: a request to the bot worker, which works on it step by step.
pub trait BotErrand: WorkerRequest {
    /// Begins to think about this errand.
    fn begin(self) -> SteppedTask<Self::Report>;

    /// Begins to think about this errand, and serialises each report for sending.
    fn begin_serialised(self) -> SteppedTask<String>
    where
        Self: Sized,
        Self::Report: Serialize + 'static,
    {
        let mut thinking = self.begin();
        Box::new(move |book| match thinking(book) {
            StepReport::SoFar(report) => StepReport::SoFar(write(&report)),
            StepReport::Last(report) => StepReport::Last(write(&report)),
        })
    }
}

/// Returns a computation that answers in a single step.
pub fn in_one_step<R>(mut answer: impl FnMut(&WordBook) -> R + 'static) -> SteppedTask<R> {
    Box::new(move |book| StepReport::Last(answer(book)))
}

/// Examines one item per step and reports progress (items done, items in all); the last step's
/// report is made from all findings.
///
/// ```
/// use game::bots::{StepReport, one_by_one};
/// use lexicon::{Level, Lexicon, Word, WordBook};
///
/// let book = WordBook::new(Lexicon::from_words([("tea", Level::Common)])?);
/// let mut task = one_by_one(
///     vec!["tea", "tae"],
///     |text, book| text.parse::<Word>().is_ok_and(|word| book.lexicon.contains(word)),
///     |done, all| format!("{done} of {all}"),
///     |found| format!("{found:?}"),
/// );
/// assert_eq!(task(&book), StepReport::SoFar("1 of 2".to_owned()));
/// assert_eq!(task(&book), StepReport::Last("[true, false]".to_owned()));
/// # Ok::<(), lexicon::ListError>(())
/// ```
pub fn one_by_one<T: 'static, F: 'static, R: 'static>(
    things: Vec<T>,
    look: fn(&T, &WordBook) -> F,
    looked_at: fn(usize, usize) -> R,
    found: fn(Vec<F>) -> R,
) -> SteppedTask<R> {
    let mut done = Vec::new();
    Box::new(move |book| {
        if let Some(thing) = things.get(done.len()) {
            done.push(look(thing, book));
        }
        if done.len() < things.len() {
            StepReport::SoFar(looked_at(done.len(), things.len()))
        } else {
            StepReport::Last(found(std::mem::take(&mut done)))
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

    fn looking(words: &[&'static str]) -> SteppedTask<Told> {
        let is_word = |word: &&str, book: &WordBook| {
            let word = lexicon::Word::new(word).unwrap();
            book.lexicon.contains(word)
        };
        one_by_one(words.to_vec(), is_word, Told::Far, Told::All)
    }

    #[test]
    fn each_step_examines_one_item() {
        let book = WordBook::new(Lexicon::from_words([("tea", Level::Common)]).unwrap());
        let mut thinking = looking(&["tea", "tee", "tie"]);
        assert_eq!(thinking(&book), StepReport::SoFar(Told::Far(1, 3)));
        assert_eq!(thinking(&book), StepReport::SoFar(Told::Far(2, 3)));
        let all = Told::All(vec![true, false, false]);
        assert_eq!(thinking(&book), StepReport::Last(all));
    }

    #[test]
    fn no_items_give_a_final_report_at_once() {
        let book = WordBook::new(Lexicon::from_words([("tea", Level::Common)]).unwrap());
        assert_eq!(looking(&[])(&book), StepReport::Last(Told::All(vec![])));
    }
}
