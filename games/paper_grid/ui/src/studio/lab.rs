//! Measuring boards with bots in a worker: the current board, and others in a search.

use std::sync::Arc;

use leptos::prelude::*;

use super::bench::Bench;
use base::work::Apart;
use lexicon::WordBook;
use paper_grid::bots::{Beside, Difficulty, Errand, Measure};
use paper_grid::screen::studio::{Found, Search, Studio, Wanted, measurable};
use paper_grid::text::{measure as words, studio};
use paper_grid_rules::BoardLink;
use ui::draw::{memo, signal};
use ui::parts::{Button, Progress};
use ui::thinker::Thinker;

/// What the bots are doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The bots are idle.
    Rests,
    /// The bots play on the studio's current board.
    Measures,
    /// The bots play on one board after another.
    Looks(Wanted),
    /// The bots failed; `true` if they were searching for boards to print.
    Failed(bool),
}

/// The bots and their results.
#[derive(Clone, Copy)]
pub struct Lab {
    thinker: Thinker,
    pub stage: RwSignal<Stage>,
    /// The board measured last, and its measure.
    pub figures: RwSignal<Option<(BoardLink, Measure)>>,
    /// The last search, and the board that was current when it began.
    pub search: RwSignal<Option<(BoardLink, Search)>>,
}

impl Lab {
    pub fn open() -> Lab {
        Lab {
            thinker: Thinker::new(),
            stage: RwSignal::new(Stage::Rests),
            figures: RwSignal::new(None),
            search: RwSignal::new(None),
        }
    }
}

impl Bench {
    /// Records the measure of a board, and its difficulty if the board is kept.
    fn tell_of(self, of: BoardLink, measure: Measure) {
        if measure.is_done() {
            self.remember(&of, &measure);
        }
        self.lab.figures.set(Some((of, measure)));
    }

    /// Records a board's difficulty, if it is kept.
    fn remember(self, of: &BoardLink, measure: &Measure) {
        let size = of.board().ok().map(|board| board.size());
        let found = size.map(|size| measure.difficulty(size));
        let news = |found| {
            let told = |studio: &mut Studio| studio.library_mut().measured(of, found);
            self.studio.try_maybe_update(|studio| {
                let news = told(studio);
                (news, news)
            })
        };
        if found.and_then(news) == Some(true) {
            self.keep();
        }
    }

    /// Records the difficulty of a board that was just added to the library, if bots have measured
    /// it.
    pub fn remember_measured(self) {
        let known = self.lab.figures.get_untracked();
        if let Some((of, measure)) = known.filter(|(_, measure)| measure.is_done()) {
            self.remember(&of, &measure);
        }
    }

    /// Has the bots measure the studio's current board.
    pub fn measure(self, book: &Arc<WordBook>) {
        let Some(options) = self.board.with_untracked(measurable) else {
            return;
        };
        let (lab, of) = (self.lab, self.link.get_untracked());
        lab.stage.set(Stage::Measures);
        lab.figures.set(Some((of.clone(), Measure::default())));
        lab.thinker
            .send(&Apart::of(Errand::Measure(options)), book, move |said| {
                let Some(Beside::Measured(so_far)) = said else {
                    lab.figures.set(None);
                    return lab.stage.set(Stage::Failed(false));
                };
                // If the board has changed, its measure is no longer wanted.
                if self.link.with_untracked(|now| *now != of) {
                    return self.stop();
                }
                let done = so_far.is_done();
                self.tell_of(of.clone(), so_far);
                if done {
                    lab.stage.set(Stage::Rests);
                }
            });
    }

    /// Searches for boards with the same settings as the current one.
    pub fn look_for(self, wanted: Wanted, book: &Arc<WordBook>) {
        let settings = self
            .studio
            .with_untracked(|studio| studio.settings().clone());
        let from = self.link.get_untracked();
        let search = Search::new(settings, wanted);
        self.lab.search.set(Some((from.clone(), search)));
        self.lab.stage.set(Stage::Looks(wanted));
        self.look_on(book.clone(), from);
    }

    fn look_on(self, book: Arc<WordBook>, from: BoardLink) {
        let lab = self.lab;
        let next = |search: &Option<(BoardLink, Search)>| search.as_ref()?.1.next();
        let Some(options) = lab.search.with_untracked(next) else {
            return self.found();
        };
        let again = book.clone();
        let wanted = lab
            .search
            .with_untracked(|search| Some(search.as_ref()?.1.wanted()));
        let printing = wanted != Some(Wanted::Fairest);
        lab.thinker
            .send(&Apart::of(Errand::Measure(options)), &book, move |said| {
                // The current board is another one by now, or something else will be printed.
                let moved = self.link.with_untracked(|now| *now != from);
                if moved || (printing && untrack(|| self.wanted()) != wanted) {
                    return self.forget();
                }
                match said {
                    Some(Beside::Measured(measure)) if measure.is_done() => {
                        lab.search.update(|search| {
                            if let Some((_, search)) = search {
                                search.take(measure);
                            }
                        });
                        self.look_on(again.clone(), from.clone());
                    }
                    Some(Beside::Measured(_)) => {}
                    _ => {
                        lab.search.set(None);
                        lab.stage.set(Stage::Failed(printing));
                    }
                }
            });
    }

    /// Ends a search. If it was for the fairest board, the one found becomes the current board,
    /// with its measure.
    fn found(self) {
        self.lab.stage.set(Stage::Rests);
        let best = self.lab.search.with_untracked(|search| {
            let (from, search) = search.as_ref()?;
            let best = search.found().first()?;
            let fairest = search.wanted() == Wanted::Fairest;
            fairest.then(|| (best.clone(), best.link != *from))
        });
        if let Some((Found { link, measure, .. }, other)) = best {
            self.tell_of(link.clone(), measure);
            if other {
                self.look_back(&link);
            }
        }
    }

    /// Stops the bots. Only the fairest board found so far stays.
    pub fn stop(self) {
        self.lab.thinker.dismiss();
        match self.lab.stage.get_untracked() {
            Stage::Looks(Wanted::Fairest) => self.found(),
            Stage::Looks(_) => self.forget(),
            _ => {
                self.lab.figures.set(None);
                self.lab.stage.set(Stage::Rests);
            }
        }
    }

    fn forget(self) {
        self.lab.thinker.dismiss();
        self.lab.search.set(None);
        self.lab.stage.set(Stage::Rests);
    }

    /// Difficulty that the printed boards must have (tracked); `None` if the current board was
    /// edited by hand.
    pub fn hardness(self) -> Option<Difficulty> {
        let edited = self.studio.with(|studio| studio.is_edited());
        self.difficulty.get().filter(|_| !edited)
    }

    /// The goal of the search for boards to print (tracked).
    pub fn wanted(self) -> Option<Wanted> {
        let count = self.count.get() as usize;
        self.hardness()
            .map(|hardness| Wanted::Boards(hardness, count))
    }

    /// Numbers of the boards found for printing; empty unless the last search was for just these
    /// boards.
    pub fn picked(self) -> Vec<usize> {
        let wanted = self.wanted();
        let from = self.link.get();
        self.lab.search.with(|search| match search {
            Some((of, search))
                if *of == from && Some(search.wanted()) == wanted && search.is_over() =>
            {
                search.found().iter().map(|found| found.number).collect()
            }
            _ => Vec::new(),
        })
    }

    /// Whether boards must be found before any can be printed (tracked).
    pub fn must_find(self) -> bool {
        self.hardness().is_some() && self.picked.with(Vec::is_empty)
    }
}

/// Returns the bots' progress, and a button that stops them.
pub fn progress(bench: Bench, label: &'static str) -> AnyView {
    let done = memo(move || match bench.lab.stage.get() {
        Stage::Measures => bench.lab.figures.with(|told| Some(told.as_ref()?.1.done())),
        Stage::Looks(_) => bench
            .lab
            .search
            .with(|search| Some(search.as_ref()?.1.done())),
        _ => None,
    });
    let far = memo(move || match bench.lab.stage.get() {
        Stage::Looks(_) => bench.lab.search.with(|search| {
            let search = search.as_ref();
            search
                .map(|(_, search)| words::so_far(search))
                .unwrap_or_default()
        }),
        _ => String::new(),
    });
    let stop = Callback::new(move |()| bench.stop());
    view! {
        <Progress words=label done=signal(move || done.get()) />
        <p class="soft" role="status">{move || far.get()}</p>
        <Button on_press=stop>{studio::STOP}</Button>
    }
    .into_any()
}
