//! What is wrong with the page at present, and the one remedy for it.
//!
//! A pure model: it takes events and the time, in milliseconds of a monotonic clock, and returns
//! the current state. To report another trouble, give [`PageHealth`] the fields it needs,
//! [`PageTrouble`] a variant, and [`PageHealth::troubles`] a place for it.
//!
//! ```
//! use screen::health::{PageHealth, Remedy, WordListMonitor};
//!
//! let mut words = WordListMonitor::start(0);
//! words.sent(500);
//! words.look(10_500);
//! let health = PageHealth { words: words.health(), ..PageHealth::default() };
//! let trouble = health.troubles()[0];
//! assert_eq!(trouble.remedy(), Some(Remedy::FetchAgain));
//! ```

use super::SavingState;
use lexicon::LexiconLoadError;

/// Milliseconds without progress after which the word list counts as slow.
pub(crate) const SLOW_AFTER_MS: u64 = 10_000;

/// Loading state of the word list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WordListHealth {
    /// Loading as expected.
    #[default]
    Coming,
    /// Loading after an earlier attempt stalled or failed.
    ComingAgain,
    /// No progress for `SLOW_AFTER_MS`: the fetch may hang.
    Slow,
    /// Loading failed, for this reason.
    Failed(LexiconLoadError),
    /// Ready to use.
    Here,
}

impl WordListHealth {
    /// Whether progress is expected soon.
    pub fn is_loading(self) -> bool {
        matches!(self, WordListHealth::Coming | WordListHealth::ComingAgain)
    }

    /// Whether fetching the list again may help.
    pub fn is_stuck(self) -> bool {
        matches!(self, WordListHealth::Slow | WordListHealth::Failed(_))
    }
}

/// Watches the word list while it loads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordListMonitor {
    health: WordListHealth,
    /// When the last progress was reported.
    heard: u64,
}

impl WordListMonitor {
    /// Starts watching.
    pub fn start(now: u64) -> WordListMonitor {
        WordListMonitor {
            health: WordListHealth::Coming,
            heard: now,
        }
    }

    /// Returns the loading state.
    pub fn health(&self) -> WordListHealth {
        self.health
    }

    /// Reports that the list was requested, for the first time or again.
    pub fn sent(&mut self, now: u64) {
        self.heard(now);
    }

    /// Reports progress.
    pub fn heard(&mut self, now: u64) {
        if self.health.is_stuck() {
            self.health = WordListHealth::ComingAgain;
        }
        self.heard = now;
    }

    /// Checks the time: without progress for `SLOW_AFTER_MS`, the list counts as slow.
    pub fn look(&mut self, now: u64) {
        if self.health.is_loading() && now.saturating_sub(self.heard) >= SLOW_AFTER_MS {
            self.health = WordListHealth::Slow;
        }
    }

    /// Reports that the list could not be fetched.
    pub fn failed(&mut self, why: LexiconLoadError) {
        self.health = WordListHealth::Failed(why);
    }

    /// Reports that the list has loaded.
    pub fn came(&mut self) {
        self.health = WordListHealth::Here;
    }
}

/// State of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageHealth {
    /// State of the word list.
    pub words: WordListHealth,
    /// Whether the device reports a network connection. `true` may be wrong.
    pub online: bool,
    /// Saving state of the player's actions.
    pub keeping: SavingState,
    /// Whether the browser has locks, by which tabs agree which of them plays a game.
    pub locks: bool,
    /// Whether a newer version is installed and waits for a reload.
    pub newer: bool,
}

impl Default for PageHealth {
    fn default() -> PageHealth {
        PageHealth {
            words: WordListHealth::default(),
            online: true,
            keeping: SavingState::default(),
            locks: true,
            newer: false,
        }
    }
}

impl PageHealth {
    /// Returns all troubles, the most important first.
    pub fn troubles(&self) -> Vec<PageTrouble> {
        let newer = self.newer.then_some(PageTrouble::NewerVersion);
        let locks = (!self.locks).then_some(PageTrouble::NoLocks);
        let all = [
            self.saving_trouble(),
            self.word_list_trouble(),
            newer,
            locks,
        ];
        all.into_iter().flatten().collect()
    }

    /// Returns the trouble with saving, if there is one.
    pub(crate) fn saving_trouble(&self) -> Option<PageTrouble> {
        (self.keeping != SavingState::Kept).then_some(PageTrouble::NotKept(self.keeping))
    }

    /// Returns the trouble with the word list, if there is one.
    pub fn word_list_trouble(&self) -> Option<PageTrouble> {
        match self.words {
            WordListHealth::Coming | WordListHealth::Here => None,
            WordListHealth::ComingAgain => Some(PageTrouble::WordsComingAgain),
            WordListHealth::Slow | WordListHealth::Failed(LexiconLoadError::CutOff)
                if !self.online =>
            {
                Some(PageTrouble::WordsOffline)
            }
            WordListHealth::Slow => Some(PageTrouble::WordsSlow),
            WordListHealth::Failed(why) => Some(PageTrouble::WordsFailed(why)),
        }
    }
}

/// Something that is wrong with the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageTrouble {
    /// Something isn't saved, for this reason.
    NotKept(SavingState),
    /// A newer version waits for a reload.
    NewerVersion,
    /// The browser has no locks, so tabs can't agree which of them plays a game.
    NoLocks,
    /// The word list is loading again after a stall or failure.
    WordsComingAgain,
    /// The word list makes no progress.
    WordsSlow,
    /// The word list can't load without a network.
    WordsOffline,
    /// The word list failed to load.
    WordsFailed(LexiconLoadError),
}

impl PageTrouble {
    /// One of each trouble, to show on the parts screen and to test their texts.
    pub const ALL: [PageTrouble; 14] = [
        PageTrouble::NotKept(SavingState::Late),
        PageTrouble::NotKept(SavingState::Full),
        PageTrouble::NotKept(SavingState::Refused),
        PageTrouble::NotKept(SavingState::Nowhere),
        PageTrouble::NewerVersion,
        PageTrouble::NoLocks,
        PageTrouble::WordsComingAgain,
        PageTrouble::WordsSlow,
        PageTrouble::WordsOffline,
        PageTrouble::WordsFailed(LexiconLoadError::CutOff),
        PageTrouble::WordsFailed(LexiconLoadError::Refused(503)),
        PageTrouble::WordsFailed(LexiconLoadError::Damaged),
        PageTrouble::WordsFailed(LexiconLoadError::OtherVersion),
        PageTrouble::WordsFailed(LexiconLoadError::NoWorker),
    ];

    /// Returns the remedy; `None` if there is nothing to do but wait.
    pub fn remedy(self) -> Option<Remedy> {
        match self {
            PageTrouble::WordsComingAgain | PageTrouble::NoLocks => None,
            PageTrouble::NotKept(SavingState::Kept | SavingState::Late) => None,
            PageTrouble::NotKept(_) => Some(Remedy::SaveFile),
            PageTrouble::WordsFailed(LexiconLoadError::OtherVersion)
            | PageTrouble::NewerVersion => Some(Remedy::Reload),
            PageTrouble::WordsSlow | PageTrouble::WordsOffline | PageTrouble::WordsFailed(_) => {
                Some(Remedy::FetchAgain)
            }
        }
    }
}

/// What the user can do about a trouble.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remedy {
    /// Fetch the word list again.
    FetchAgain,
    /// Reload the page.
    Reload,
    /// Save everything as a file.
    SaveFile,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a watch whose list was requested at 1,000.
    fn sent() -> WordListMonitor {
        let mut watch = WordListMonitor::start(0);
        watch.sent(1_000);
        watch
    }

    fn online(watch: WordListMonitor) -> PageHealth {
        PageHealth {
            words: watch.health(),
            ..PageHealth::default()
        }
    }

    fn offline(watch: WordListMonitor) -> PageHealth {
        PageHealth {
            online: false,
            ..online(watch)
        }
    }

    #[test]
    fn failure_to_save_is_reported_first() {
        let health = PageHealth {
            keeping: SavingState::Full,
            newer: true,
            locks: false,
            words: WordListHealth::Slow,
            ..PageHealth::default()
        };
        let troubles = [
            PageTrouble::NotKept(SavingState::Full),
            PageTrouble::WordsSlow,
            PageTrouble::NewerVersion,
            PageTrouble::NoLocks,
        ];
        assert_eq!(health.troubles(), troubles);
        assert_eq!(troubles[0].remedy(), Some(Remedy::SaveFile));
        assert_eq!(PageHealth::default().troubles(), []);
    }

    #[test]
    fn a_word_list_that_makes_progress_is_not_reported() {
        let mut watch = sent();
        for now in (2_000..60_000).step_by(9_000) {
            watch.look(now);
            watch.heard(now);
            assert_eq!(online(watch).troubles(), []);
        }
        watch.came();
        watch.look(1_000_000);
        assert_eq!(watch.health(), WordListHealth::Here);
        assert_eq!(offline(watch).troubles(), []);
    }

    #[test]
    fn a_stalled_fetch_is_reported_after_ten_seconds() {
        let mut watch = sent();
        watch.look(10_999);
        assert_eq!(online(watch).troubles(), []);
        watch.look(11_000);
        assert_eq!(watch.health(), WordListHealth::Slow);
        assert_eq!(online(watch).troubles(), [PageTrouble::WordsSlow]);
    }

    #[test]
    fn ten_seconds_count_from_the_last_progress() {
        let mut watch = sent();
        watch.heard(8_000);
        watch.look(17_999);
        assert_eq!(watch.health(), WordListHealth::Coming);
        watch.look(18_000);
        assert_eq!(watch.health(), WordListHealth::Slow);
    }

    #[test]
    fn a_list_that_is_never_requested_counts_as_slow() {
        let mut watch = WordListMonitor::start(30_000);
        watch.look(39_999);
        assert_eq!(watch.health(), WordListHealth::Coming);
        watch.look(40_000);
        assert_eq!(watch.health(), WordListHealth::Slow);
    }

    #[test]
    fn a_retry_stays_reported_until_the_list_has_loaded() {
        for stuck in [
            |watch: &mut WordListMonitor| watch.look(11_000),
            |watch: &mut WordListMonitor| watch.failed(LexiconLoadError::CutOff),
        ] {
            let mut watch = sent();
            stuck(&mut watch);
            watch.sent(12_000);
            assert_eq!(online(watch).troubles(), [PageTrouble::WordsComingAgain]);
            watch.heard(13_000);
            assert_eq!(online(watch).troubles(), [PageTrouble::WordsComingAgain]);
            watch.came();
            assert_eq!(online(watch).troubles(), []);
        }
    }

    #[test]
    fn a_stalled_retry_is_reported_after_another_ten_seconds() {
        let mut watch = sent();
        watch.failed(LexiconLoadError::Refused(503));
        watch.sent(20_000);
        watch.look(29_999);
        assert_eq!(watch.health(), WordListHealth::ComingAgain);
        watch.look(30_000);
        assert_eq!(watch.health(), WordListHealth::Slow);
    }

    #[test]
    fn a_slow_list_can_recover_without_a_retry() {
        let mut watch = sent();
        watch.look(11_000);
        watch.heard(11_500);
        assert_eq!(online(watch).troubles(), [PageTrouble::WordsComingAgain]);
    }

    #[test]
    fn an_early_second_request_is_not_reported() {
        let mut watch = sent();
        watch.sent(3_000);
        assert_eq!(online(watch).troubles(), []);
    }

    #[test]
    fn a_failure_is_reported_and_does_not_change_with_time() {
        for why in [
            LexiconLoadError::CutOff,
            LexiconLoadError::Refused(404),
            LexiconLoadError::Damaged,
            LexiconLoadError::OtherVersion,
            LexiconLoadError::NoWorker,
        ] {
            let mut watch = sent();
            watch.failed(why);
            watch.look(60_000);
            assert_eq!(online(watch).troubles(), [PageTrouble::WordsFailed(why)]);
        }
    }

    #[test]
    fn a_missing_network_is_reported_as_the_cause() {
        let mut slow = sent();
        slow.look(11_000);
        let mut cut_off = sent();
        cut_off.failed(LexiconLoadError::CutOff);
        for watch in [slow, cut_off] {
            assert_eq!(offline(watch).troubles(), [PageTrouble::WordsOffline]);
        }
        let mut damaged = sent();
        damaged.failed(LexiconLoadError::Damaged);
        let trouble = PageTrouble::WordsFailed(LexiconLoadError::Damaged);
        assert_eq!(offline(damaged).troubles(), [trouble], "it did arrive");
        assert_eq!(offline(sent()).troubles(), [], "it may be cached");
    }

    #[test]
    fn a_clock_that_runs_backwards_is_harmless() {
        let mut watch = sent();
        watch.look(0);
        assert_eq!(watch.health(), WordListHealth::Coming);
    }

    #[test]
    fn each_trouble_has_its_own_text_and_at_most_one_remedy() {
        let all = PageTrouble::ALL.map(PageTrouble::words);
        for (at, words) in all.iter().enumerate() {
            assert!(!all[..at].contains(words), "{words}");
            for sentence in words.split_terminator('.') {
                let count = sentence.split_whitespace().count();
                assert!((2..=14).contains(&count), "{sentence}");
            }
        }
        let reload = PageTrouble::WordsFailed(LexiconLoadError::OtherVersion);
        assert_eq!(reload.remedy(), Some(Remedy::Reload));
        for trouble in PageTrouble::ALL {
            let waits = matches!(
                trouble,
                PageTrouble::WordsComingAgain
                    | PageTrouble::NotKept(SavingState::Late)
                    | PageTrouble::NoLocks
            );
            assert_eq!(trouble.remedy().is_none(), waits, "{trouble:?}");
        }
    }
}
