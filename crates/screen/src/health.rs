//! What is wrong with the page at present, and the one remedy for it.
//!
//! A pure model: it takes events and the time, in milliseconds of a monotonic clock, and returns
//! the current state. To report another trouble, give [`Health`] the fields it needs, [`Trouble`] a
//! variant, and [`Health::troubles`] a place for it.
//!
//! ```
//! use screen::health::{Health, Remedy, WordsWatch};
//!
//! let mut words = WordsWatch::since(0);
//! words.sent(500);
//! words.look(10_500);
//! let health = Health { words: words.health(), ..Health::default() };
//! let trouble = health.troubles()[0];
//! assert_eq!(trouble.remedy(), Some(Remedy::FetchAgain));
//! ```

use super::Keeping;
use lexicon::NoWords;

/// Milliseconds without progress after which the word list counts as slow.
pub const PATIENCE: u64 = 10_000;

/// Loading state of the word list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum WordsHealth {
    /// Loading as expected.
    #[default]
    Coming,
    /// Loading after an earlier attempt stalled or failed.
    ComingAgain,
    /// No progress for [`PATIENCE`]: the fetch may hang.
    Slow,
    /// Loading failed, for this reason.
    Failed(NoWords),
    /// Ready to use.
    Here,
}

impl WordsHealth {
    /// Whether progress is expected soon.
    pub fn is_coming(self) -> bool {
        matches!(self, WordsHealth::Coming | WordsHealth::ComingAgain)
    }

    /// Whether fetching the list again may help.
    pub fn is_stuck(self) -> bool {
        matches!(self, WordsHealth::Slow | WordsHealth::Failed(_))
    }
}

/// Watches the word list while it loads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordsWatch {
    health: WordsHealth,
    /// When the last progress was reported.
    heard: u64,
}

impl WordsWatch {
    /// Starts watching.
    pub fn since(now: u64) -> WordsWatch {
        WordsWatch {
            health: WordsHealth::Coming,
            heard: now,
        }
    }

    /// Returns the loading state.
    pub fn health(&self) -> WordsHealth {
        self.health
    }

    /// Reports that the list was requested, for the first time or again.
    pub fn sent(&mut self, now: u64) {
        self.heard(now);
    }

    /// Reports progress.
    pub fn heard(&mut self, now: u64) {
        if self.health.is_stuck() {
            self.health = WordsHealth::ComingAgain;
        }
        self.heard = now;
    }

    /// Checks the time: without progress for [`PATIENCE`], the list counts as slow.
    pub fn look(&mut self, now: u64) {
        if self.health.is_coming() && now.saturating_sub(self.heard) >= PATIENCE {
            self.health = WordsHealth::Slow;
        }
    }

    /// Reports that the list could not be fetched.
    pub fn failed(&mut self, why: NoWords) {
        self.health = WordsHealth::Failed(why);
    }

    /// Reports that the list has loaded.
    pub fn came(&mut self) {
        self.health = WordsHealth::Here;
    }
}

/// State of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Health {
    /// State of the word list.
    pub words: WordsHealth,
    /// Whether the device reports a network connection. `true` may be wrong.
    pub online: bool,
    /// Saving state of the player's actions.
    pub keeping: Keeping,
    /// Whether the browser has locks, by which tabs agree which of them plays a game.
    pub locks: bool,
    /// Whether a newer version is installed and waits for a reload.
    pub newer: bool,
}

impl Default for Health {
    fn default() -> Health {
        Health {
            words: WordsHealth::default(),
            online: true,
            keeping: Keeping::default(),
            locks: true,
            newer: false,
        }
    }
}

impl Health {
    /// Returns all troubles, the most important first.
    pub fn troubles(&self) -> Vec<Trouble> {
        let newer = self.newer.then_some(Trouble::NewerVersion);
        let locks = (!self.locks).then_some(Trouble::NoLocks);
        let all = [self.kept_trouble(), self.words_trouble(), newer, locks];
        all.into_iter().flatten().collect()
    }

    /// Returns the trouble with saving, if there is one.
    pub fn kept_trouble(&self) -> Option<Trouble> {
        (self.keeping != Keeping::Kept).then_some(Trouble::NotKept(self.keeping))
    }

    /// Returns the trouble with the word list, if there is one.
    pub fn words_trouble(&self) -> Option<Trouble> {
        match self.words {
            WordsHealth::Coming | WordsHealth::Here => None,
            WordsHealth::ComingAgain => Some(Trouble::WordsComingAgain),
            WordsHealth::Slow | WordsHealth::Failed(NoWords::CutOff) if !self.online => {
                Some(Trouble::WordsOffline)
            }
            WordsHealth::Slow => Some(Trouble::WordsSlow),
            WordsHealth::Failed(why) => Some(Trouble::WordsFailed(why)),
        }
    }
}

/// Something that is wrong with the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trouble {
    /// Something isn't saved, for this reason.
    NotKept(Keeping),
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
    WordsFailed(NoWords),
}

impl Trouble {
    /// One of each trouble, to show on the parts screen and to test their texts.
    pub const ALL: [Trouble; 14] = [
        Trouble::NotKept(Keeping::Late),
        Trouble::NotKept(Keeping::Full),
        Trouble::NotKept(Keeping::Refused),
        Trouble::NotKept(Keeping::Nowhere),
        Trouble::NewerVersion,
        Trouble::NoLocks,
        Trouble::WordsComingAgain,
        Trouble::WordsSlow,
        Trouble::WordsOffline,
        Trouble::WordsFailed(NoWords::CutOff),
        Trouble::WordsFailed(NoWords::Refused(503)),
        Trouble::WordsFailed(NoWords::Damaged),
        Trouble::WordsFailed(NoWords::OtherVersion),
        Trouble::WordsFailed(NoWords::NoWorker),
    ];

    /// Returns the remedy; `None` if there is nothing to do but wait.
    pub fn remedy(self) -> Option<Remedy> {
        match self {
            Trouble::WordsComingAgain | Trouble::NoLocks => None,
            Trouble::NotKept(Keeping::Kept | Keeping::Late) => None,
            Trouble::NotKept(_) => Some(Remedy::SaveFile),
            Trouble::WordsFailed(NoWords::OtherVersion) | Trouble::NewerVersion => {
                Some(Remedy::Reload)
            }
            Trouble::WordsSlow | Trouble::WordsOffline | Trouble::WordsFailed(_) => {
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
    fn sent() -> WordsWatch {
        let mut watch = WordsWatch::since(0);
        watch.sent(1_000);
        watch
    }

    fn online(watch: WordsWatch) -> Health {
        Health {
            words: watch.health(),
            ..Health::default()
        }
    }

    fn offline(watch: WordsWatch) -> Health {
        Health {
            online: false,
            ..online(watch)
        }
    }

    #[test]
    fn failure_to_save_is_reported_first() {
        let health = Health {
            keeping: Keeping::Full,
            newer: true,
            locks: false,
            words: WordsHealth::Slow,
            ..Health::default()
        };
        let troubles = [
            Trouble::NotKept(Keeping::Full),
            Trouble::WordsSlow,
            Trouble::NewerVersion,
            Trouble::NoLocks,
        ];
        assert_eq!(health.troubles(), troubles);
        assert_eq!(troubles[0].remedy(), Some(Remedy::SaveFile));
        assert_eq!(Health::default().troubles(), []);
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
        assert_eq!(watch.health(), WordsHealth::Here);
        assert_eq!(offline(watch).troubles(), []);
    }

    #[test]
    fn a_stalled_fetch_is_reported_after_ten_seconds() {
        let mut watch = sent();
        watch.look(10_999);
        assert_eq!(online(watch).troubles(), []);
        watch.look(11_000);
        assert_eq!(watch.health(), WordsHealth::Slow);
        assert_eq!(online(watch).troubles(), [Trouble::WordsSlow]);
    }

    #[test]
    fn ten_seconds_count_from_the_last_progress() {
        let mut watch = sent();
        watch.heard(8_000);
        watch.look(17_999);
        assert_eq!(watch.health(), WordsHealth::Coming);
        watch.look(18_000);
        assert_eq!(watch.health(), WordsHealth::Slow);
    }

    #[test]
    fn a_list_that_is_never_requested_counts_as_slow() {
        let mut watch = WordsWatch::since(30_000);
        watch.look(39_999);
        assert_eq!(watch.health(), WordsHealth::Coming);
        watch.look(40_000);
        assert_eq!(watch.health(), WordsHealth::Slow);
    }

    #[test]
    fn a_retry_stays_reported_until_the_list_has_loaded() {
        for stuck in [
            |watch: &mut WordsWatch| watch.look(11_000),
            |watch: &mut WordsWatch| watch.failed(NoWords::CutOff),
        ] {
            let mut watch = sent();
            stuck(&mut watch);
            watch.sent(12_000);
            assert_eq!(online(watch).troubles(), [Trouble::WordsComingAgain]);
            watch.heard(13_000);
            assert_eq!(online(watch).troubles(), [Trouble::WordsComingAgain]);
            watch.came();
            assert_eq!(online(watch).troubles(), []);
        }
    }

    #[test]
    fn a_stalled_retry_is_reported_after_another_ten_seconds() {
        let mut watch = sent();
        watch.failed(NoWords::Refused(503));
        watch.sent(20_000);
        watch.look(29_999);
        assert_eq!(watch.health(), WordsHealth::ComingAgain);
        watch.look(30_000);
        assert_eq!(watch.health(), WordsHealth::Slow);
    }

    #[test]
    fn a_slow_list_can_recover_without_a_retry() {
        let mut watch = sent();
        watch.look(11_000);
        watch.heard(11_500);
        assert_eq!(online(watch).troubles(), [Trouble::WordsComingAgain]);
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
            NoWords::CutOff,
            NoWords::Refused(404),
            NoWords::Damaged,
            NoWords::OtherVersion,
            NoWords::NoWorker,
        ] {
            let mut watch = sent();
            watch.failed(why);
            watch.look(60_000);
            assert_eq!(online(watch).troubles(), [Trouble::WordsFailed(why)]);
        }
    }

    #[test]
    fn a_missing_network_is_reported_as_the_cause() {
        let mut slow = sent();
        slow.look(11_000);
        let mut cut_off = sent();
        cut_off.failed(NoWords::CutOff);
        for watch in [slow, cut_off] {
            assert_eq!(offline(watch).troubles(), [Trouble::WordsOffline]);
        }
        let mut damaged = sent();
        damaged.failed(NoWords::Damaged);
        let trouble = Trouble::WordsFailed(NoWords::Damaged);
        assert_eq!(offline(damaged).troubles(), [trouble], "it did arrive");
        assert_eq!(offline(sent()).troubles(), [], "it may be cached");
    }

    #[test]
    fn a_clock_that_runs_backwards_is_harmless() {
        let mut watch = sent();
        watch.look(0);
        assert_eq!(watch.health(), WordsHealth::Coming);
    }

    #[test]
    fn each_trouble_has_its_own_text_and_at_most_one_remedy() {
        let all = Trouble::ALL.map(Trouble::words);
        for (at, words) in all.iter().enumerate() {
            assert!(!all[..at].contains(words), "{words}");
            for sentence in words.split_terminator('.') {
                let count = sentence.split_whitespace().count();
                assert!((2..=14).contains(&count), "{sentence}");
            }
        }
        let reload = Trouble::WordsFailed(NoWords::OtherVersion);
        assert_eq!(reload.remedy(), Some(Remedy::Reload));
        for trouble in Trouble::ALL {
            let waits = matches!(
                trouble,
                Trouble::WordsComingAgain | Trouble::NotKept(Keeping::Late) | Trouble::NoLocks
            );
            assert_eq!(trouble.remedy().is_none(), waits, "{trouble:?}");
        }
    }
}
