//! Measuring boards with bots in a worker: the current board, and others in a search.

use std::sync::Arc;

use leptos::prelude::*;

use super::state::StudioState;
use base::messages::WithReport;
use lexicon::WordBook;
use paper_grid::bots::{BoardStats, DeferredReport, Difficulty, Errand};
use paper_grid::screen::studio::{BoardSearch, FoundBoard, SearchGoal, Studio, measuring_options};
use paper_grid::text::{measure as words, studio};
use paper_grid_rules::BoardLink;
use ui::bot_worker::BotWorker;
use ui::draw::{memo, signal};
use ui::parts::{Button, Progress};

/// What the bots are doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LabStage {
    /// The bots are idle.
    Rests,
    /// The bots play on the studio's current board.
    Measures,
    /// The bots play on one board after another.
    Looks(SearchGoal),
    /// The bots failed; `true` if they were searching for boards to print.
    Failed(bool),
}

/// The bots and their results.
#[derive(Clone, Copy)]
pub struct Lab {
    bot_worker: BotWorker,
    pub stage: RwSignal<LabStage>,
    /// The board measured last, and its results.
    pub figures: RwSignal<Option<(BoardLink, BoardStats)>>,
    /// The last search, and the board that was current when it began.
    pub search: RwSignal<Option<(BoardLink, BoardSearch)>>,
}

impl Lab {
    pub fn open() -> Lab {
        Lab {
            bot_worker: BotWorker::new(),
            stage: RwSignal::new(LabStage::Rests),
            figures: RwSignal::new(None),
            search: RwSignal::new(None),
        }
    }
}

impl StudioState {
    /// Records the results of measuring a board, and its difficulty if the board is kept.
    fn record_measure(self, of: BoardLink, measure: BoardStats) {
        if measure.is_done() {
            self.save_difficulty(&of, &measure);
        }
        self.lab.figures.set(Some((of, measure)));
    }

    /// Records a board's difficulty, if the library has the board.
    fn save_difficulty(self, of: &BoardLink, measure: &BoardStats) {
        let size = of.board().ok().map(|board| board.size());
        let found = size.map(|size| measure.difficulty(size));
        let news = |found| {
            let told = |studio: &mut Studio| studio.library_mut().record_difficulty(of, found);
            self.studio.try_maybe_update(|studio| {
                let news = told(studio);
                (news, news)
            })
        };
        if found.and_then(news) == Some(true) {
            self.save();
        }
    }

    /// Records the difficulty of a board that was just added to the library, if bots have measured
    /// it.
    pub(crate) fn save_measured_difficulty(self) {
        let known = self.lab.figures.get_untracked();
        if let Some((of, measure)) = known.filter(|(_, measure)| measure.is_done()) {
            self.save_difficulty(&of, &measure);
        }
    }

    /// Has the bots measure the studio's current board.
    pub(crate) fn measure_board(self, book: &Arc<WordBook>) {
        let Some(options) = self.board.with_untracked(measuring_options) else {
            return;
        };
        let (lab, of) = (self.lab, self.link.get_untracked());
        lab.stage.set(LabStage::Measures);
        lab.figures.set(Some((of.clone(), BoardStats::default())));
        lab.bot_worker.send(
            &WithReport::new(Errand::Measure(options)),
            book,
            move |said| {
                let Some(DeferredReport::Measured(so_far)) = said else {
                    lab.figures.set(None);
                    return lab.stage.set(LabStage::Failed(false));
                };
                // If the board has changed, these results are no longer wanted.
                if self.link.with_untracked(|now| *now != of) {
                    return self.stop_bots();
                }
                let done = so_far.is_done();
                self.record_measure(of.clone(), so_far);
                if done {
                    lab.stage.set(LabStage::Rests);
                }
            },
        );
    }

    /// Searches for boards with the same settings as the current one.
    pub(crate) fn search_boards(self, wanted: SearchGoal, book: &Arc<WordBook>) {
        let settings = self
            .studio
            .with_untracked(|studio| studio.settings().clone());
        let from = self.link.get_untracked();
        let search = BoardSearch::new(settings, wanted);
        self.lab.search.set(Some((from.clone(), search)));
        self.lab.stage.set(LabStage::Looks(wanted));
        self.continue_search(book.clone(), from);
    }

    fn continue_search(self, book: Arc<WordBook>, from: BoardLink) {
        let lab = self.lab;
        let next = |search: &Option<(BoardLink, BoardSearch)>| search.as_ref()?.1.next_options();
        let Some(options) = lab.search.with_untracked(next) else {
            return self.finish_search();
        };
        let again = book.clone();
        let wanted = lab
            .search
            .with_untracked(|search| Some(search.as_ref()?.1.goal()));
        let printing = wanted != Some(SearchGoal::Fairest);
        lab.bot_worker.send(
            &WithReport::new(Errand::Measure(options)),
            &book,
            move |said| {
                // By now the player has another board open, or prints something else.
                let moved = self.link.with_untracked(|now| *now != from);
                if moved || (printing && untrack(|| self.search_goal()) != wanted) {
                    return self.clear_results();
                }
                match said {
                    Some(DeferredReport::Measured(measure)) if measure.is_done() => {
                        lab.search.update(|search| {
                            if let Some((_, search)) = search {
                                search.add_result(measure);
                            }
                        });
                        self.continue_search(again.clone(), from.clone());
                    }
                    Some(DeferredReport::Measured(_)) => {}
                    _ => {
                        lab.search.set(None);
                        lab.stage.set(LabStage::Failed(printing));
                    }
                }
            },
        );
    }

    /// Ends a search. If it was for the fairest board, the one found becomes the current board,
    /// with its results.
    fn finish_search(self) {
        self.lab.stage.set(LabStage::Rests);
        let best = self.lab.search.with_untracked(|search| {
            let (from, search) = search.as_ref()?;
            let best = search.found().first()?;
            let fairest = search.goal() == SearchGoal::Fairest;
            fairest.then(|| (best.clone(), best.link != *from))
        });
        if let Some((FoundBoard { link, measure, .. }, other)) = best {
            self.record_measure(link.clone(), measure);
            if other {
                self.show_recent(&link);
            }
        }
    }

    /// Stops the bots. Only the fairest board found so far stays.
    pub(crate) fn stop_bots(self) {
        self.lab.bot_worker.cancel();
        match self.lab.stage.get_untracked() {
            LabStage::Looks(SearchGoal::Fairest) => self.finish_search(),
            LabStage::Looks(_) => self.clear_results(),
            _ => {
                self.lab.figures.set(None);
                self.lab.stage.set(LabStage::Rests);
            }
        }
    }

    fn clear_results(self) {
        self.lab.bot_worker.cancel();
        self.lab.search.set(None);
        self.lab.stage.set(LabStage::Rests);
    }

    /// Difficulty that the printed boards must have (tracked); `None` if the current board was
    /// edited by hand.
    pub(crate) fn print_difficulty(self) -> Option<Difficulty> {
        let edited = self.studio.with(|studio| studio.is_edited());
        self.difficulty.get().filter(|_| !edited)
    }

    /// The goal of the search for boards to print (tracked).
    pub(crate) fn search_goal(self) -> Option<SearchGoal> {
        let count = self.count.get() as usize;
        self.print_difficulty()
            .map(|hardness| SearchGoal::Boards(hardness, count))
    }

    /// Numbers of the boards found for printing; empty unless the last search was for just these
    /// boards.
    pub(crate) fn found_boards(self) -> Vec<usize> {
        let wanted = self.search_goal();
        let from = self.link.get();
        self.lab.search.with(|search| match search {
            Some((of, search))
                if *of == from && Some(search.goal()) == wanted && search.is_over() =>
            {
                search.found().iter().map(|found| found.number).collect()
            }
            _ => Vec::new(),
        })
    }

    /// Whether boards must be found before any can be printed (tracked).
    pub(crate) fn needs_search(self) -> bool {
        self.print_difficulty().is_some() && self.picked.with(Vec::is_empty)
    }
}

/// Returns the bots' progress, and a button that stops them.
pub(crate) fn bots_progress(state: StudioState, label: &'static str) -> AnyView {
    let done = memo(move || match state.lab.stage.get() {
        LabStage::Measures => state
            .lab
            .figures
            .with(|told| Some(told.as_ref()?.1.percent_done())),
        LabStage::Looks(_) => state
            .lab
            .search
            .with(|search| Some(search.as_ref()?.1.percent_done())),
        _ => None,
    });
    let far = memo(move || match state.lab.stage.get() {
        LabStage::Looks(_) => state.lab.search.with(|search| {
            let search = search.as_ref();
            search
                .map(|(_, search)| words::search_progress(search))
                .unwrap_or_default()
        }),
        _ => String::new(),
    });
    let stop = Callback::new(move |()| state.stop_bots());
    view! {
        <Progress words=label done=signal(move || done.get()) />
        <p class="soft" role="status">{move || far.get()}</p>
        <Button on_press=stop>{studio::STOP}</Button>
    }
    .into_any()
}
