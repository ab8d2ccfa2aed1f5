//! Notices on the screen: what was done, with an undo button, and what went wrong.
//!
//! ```
//! use screen::notices::{Notice, Notices, Topic};
//!
//! // `u8` stands for what an undo button needs.
//! let mut notices: Notices<u8> = Notices::default();
//! for (id, words) in [(1, "That is no save file."), (2, "That file is damaged.")] {
//!     notices.post(id, Notice::trouble(words).about(Topic::ChosenFile));
//! }
//! let left: Vec<&str> = notices.all().iter().map(|one| one.words.as_str()).collect();
//! assert_eq!(left, ["That file is damaged."]);
//! ```

/// How a notice looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeKind {
    /// Something was done.
    Good,
    /// Something is wrong.
    Trouble,
}

impl NoticeKind {
    /// Returns the kind's name in the style sheet.
    pub fn word(self) -> &'static str {
        match self {
            NoticeKind::Good => "good",
            NoticeKind::Trouble => "trouble",
        }
    }
}

/// The subject of a notice. Only the latest notice on a topic stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// The file that the user chose to open.
    ChosenFile,
}

/// A sentence on the screen. `U` is the data that undoes the reported action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice<U> {
    /// Number by which the notice is closed.
    pub id: u32,
    pub kind: NoticeKind,
    /// The text of the notice, one sentence.
    pub words: String,
    /// How to undo the reported action.
    pub undo: Option<U>,
    /// Topic whose earlier notice this one replaces.
    topic: Option<Topic>,
}

impl<U> Notice<U> {
    /// Builds a notice of an action that was done.
    pub fn good(words: impl Into<String>, undo: Option<U>) -> Self {
        Notice {
            id: 0,
            kind: NoticeKind::Good,
            words: words.into(),
            undo,
            topic: None,
        }
    }

    /// Builds a notice of something that failed or is wrong.
    pub fn trouble(words: impl Into<String>) -> Self {
        Notice {
            kind: NoticeKind::Trouble,
            ..Notice::good(words, None)
        }
    }

    /// Adds the undo of an action that can still be undone.
    #[must_use]
    pub fn with(self, undo: U) -> Self {
        Notice {
            undo: Some(undo),
            ..self
        }
    }

    /// Sets the topic, so that this notice replaces the earlier one about it.
    #[must_use]
    pub fn about(self, topic: Topic) -> Self {
        Notice {
            topic: Some(topic),
            ..self
        }
    }
}

/// The notices that haven't been closed, the latest last.
#[derive(Debug, Clone)]
pub struct Notices<U>(Vec<Notice<U>>);

impl<U> Default for Notices<U> {
    fn default() -> Self {
        Notices(Vec::new())
    }
}

impl<U> Notices<U> {
    /// Returns all notices.
    pub fn all(&self) -> &[Notice<U>] {
        &self.0
    }

    /// Puts a notice at the end, under a new number.
    ///
    /// A trouble that is already shown moves to the end and keeps its number, so that eight equal
    /// troubles are one notice. Only the latest action can be undone, so a new action removes the
    /// notices of earlier ones.
    pub fn post(&mut self, id: u32, notice: Notice<U>) {
        let again = |one: &Notice<U>| {
            one.kind == NoticeKind::Trouble
                && notice.kind == NoticeKind::Trouble
                && one.words == notice.words
        };
        let id = self
            .0
            .iter()
            .find(|one| again(one))
            .map_or(id, |one| one.id);
        self.0.retain(|one| {
            let replaced = notice.topic.is_some() && one.topic == notice.topic;
            let deed = one.kind == NoticeKind::Good || one.undo.is_some();
            let past = notice.kind == NoticeKind::Good && deed;
            !(replaced || past || again(one))
        });
        self.0.push(Notice { id, ..notice });
    }

    /// Closes a notice.
    pub fn close(&mut self, id: u32) {
        self.0.retain(|one| one.id != id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Posts notices under the numbers 1, 2, 3 and so on; returns those that are left, in order.
    fn left(posts: impl IntoIterator<Item = Notice<&'static str>>) -> Vec<(u32, String)> {
        let mut notices = Notices::default();
        for (id, notice) in (1..).zip(posts) {
            notices.post(id, notice);
        }
        shown(&notices)
    }

    fn shown(notices: &Notices<&'static str>) -> Vec<(u32, String)> {
        let all = notices.all().iter();
        all.map(|one| (one.id, one.words.clone())).collect()
    }

    fn are(notices: &[(u32, &str)]) -> Vec<(u32, String)> {
        let all = notices.iter();
        all.map(|(id, words)| (*id, (*words).to_owned())).collect()
    }

    fn trouble(words: &str) -> Notice<&'static str> {
        Notice::trouble(words)
    }

    fn file(words: &str) -> Notice<&'static str> {
        trouble(words).about(Topic::ChosenFile)
    }

    #[test]
    fn eight_equal_troubles_are_one_notice() {
        let eight = (0..8).map(|_| trouble("No room."));
        assert_eq!(left(eight), are(&[(1, "No room.")]));
    }

    #[test]
    fn a_repeated_trouble_moves_to_the_end_and_keeps_its_number() {
        let posts = [
            trouble("No room."),
            trouble("Damaged."),
            trouble("No room."),
        ];
        assert_eq!(left(posts), are(&[(2, "Damaged."), (1, "No room.")]));
    }

    #[test]
    fn a_closed_trouble_can_be_posted_again() {
        let mut notices = Notices::default();
        notices.post(1, trouble("No room."));
        notices.close(1);
        assert_eq!(notices.all(), []);
        notices.post(2, trouble("No room."));
        assert_eq!(shown(&notices), are(&[(2, "No room.")]));
    }

    #[test]
    fn eight_refused_files_are_one_notice_whatever_the_reasons() {
        let whys = ["No save file.", "Damaged.", "Too new.", "Damaged."];
        let eight = whys.into_iter().chain(whys).map(file);
        assert_eq!(left(eight), are(&[(8, "Damaged.")]));
    }

    #[test]
    fn an_imported_file_replaces_the_notice_of_a_refused_one() {
        let came = Notice::good("The game is here.", Some("away")).about(Topic::ChosenFile);
        let posts = [trouble("No room."), file("Damaged."), came];
        assert_eq!(
            left(posts),
            are(&[(1, "No room."), (3, "The game is here.")])
        );
    }

    #[test]
    fn other_troubles_stay_beside_a_topic() {
        let posts = [trouble("No room."), file("Damaged."), trouble("Blocked.")];
        let all = are(&[(1, "No room."), (2, "Damaged."), (3, "Blocked.")]);
        assert_eq!(left(posts), all);
    }

    #[test]
    fn a_trouble_with_and_without_a_topic_is_one_notice() {
        let posts = [trouble("Damaged."), file("No save file."), file("Damaged.")];
        assert_eq!(left(posts), are(&[(1, "Damaged.")]));
    }

    #[test]
    fn only_the_latest_action_can_be_undone() {
        let done = |words: &'static str| Notice::good(words, Some(words));
        let posts = [done("Renamed."), trouble("No room."), done("Deleted.")];
        assert_eq!(left(posts), are(&[(2, "No room."), (3, "Deleted.")]));
        // The same action twice is two actions: undo applies to the later one.
        let posts = [done("Deleted."), done("Deleted.")];
        assert_eq!(left(posts), are(&[(2, "Deleted.")]));
    }

    #[test]
    fn a_new_action_removes_an_undo_that_was_offered_again() {
        let refused = Notice::trouble("There is no room.").with("back");
        let posts = [refused.clone(), Notice::good("Ada plays.", None)];
        assert_eq!(left(posts), [(2, "Ada plays.".to_owned())]);
        assert_eq!(left([refused]), [(1, "There is no room.".to_owned())]);
    }
}
