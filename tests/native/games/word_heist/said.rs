//! The texts of a whole turn, as a screen reader gets them: `tests/golden/said_word_heist.txt`.
//!
//! The file shows the prompt, what the live region says at each step, the last action in one line,
//! and a steal as a highlight of the review. If different texts are intended, run the tests once
//! with `LETTERCASE_BLESS=1` and read the diff.

use std::fmt::Write;

use game::{Chance, Match, Moment, SeatId, SeatSet, Viewer};
use lexicon::{Level, Lexicon, Word};
use word_heist::text::{news, play, table};
use word_heist_rules::{
    Action, Attempt, Choices, MadeWordId, Options, Phase, SourceChoice, WordHeist,
};

use crate::seats::human_seats;

const FILE: &str = "tests/golden/said_word_heist.txt";

/// A game for three in turns, and its texts so far.
struct LoggedGame {
    game: Match<WordHeist>,
    words: Lexicon,
    text: String,
}

impl LoggedGame {
    fn next_seat(&self) -> SeatId {
        self.game.waiting_for().seats().iter().next().unwrap()
    }

    /// Appends the page's prompt for the next action.
    fn append_prompt(&mut self) {
        let table = self.game.view(Viewer::Table);
        let people: SeatSet = SeatId::all(3).collect();
        let speaker =
            (self.game.waiting_for().phase() != Some(Phase::Flip)).then(|| self.next_seat());
        let now = table::prompt(&table, people, speaker, false, &self.game.journal().seats);
        let _ = writeln!(self.text, "now: {now}");
    }

    fn act(&mut self, action: &Action) {
        let before = self.game.history(Viewer::Table).len();
        let seat = self.next_seat();
        self.append_prompt();
        self.game
            .act(seat, action, Moment(1_000), Some(&self.words))
            .unwrap();
        for told in self.game.history(Viewer::Table).iter().skip(before) {
            let line = play::describe_log_entry(&told.entry, &self.game.journal().seats);
            let _ = writeln!(self.text, "said: {line}");
        }
        let did = news::last_action(&self.game).unwrap();
        let _ = writeln!(self.text, "did: {}", did.says);
        if let Some((title, says, _)) = news::steal_announcement(&self.game) {
            let _ = writeln!(self.text, "moment: {title}. {says}");
        }
    }

    /// Letters of the centre as a word: this many, from a place on.
    fn centre_letters(&self, from: usize, count: usize) -> Word {
        let table = self.game.view(Viewer::Table);
        let tiles = table.centre.iter().skip(from).take(count);
        tiles.map(|tile| tile.letter).collect()
    }

    fn make(&mut self, word: Word, from: &[u16]) {
        let list = [(word.as_str(), Level::Common)];
        self.words = Lexicon::from_words(list).unwrap();
        let from = from.iter().copied().map(MadeWordId::new).collect();
        let source = SourceChoice::Exactly(from);
        self.act(&Action::Make(Attempt { word, source }));
    }
}

fn transcript() -> String {
    let options = Options::new(Choices::default()).unwrap();
    let game = Match::<WordHeist>::start(options, human_seats(3), Chance::new(1)).unwrap();
    let words = Lexicon::from_words([("gape", Level::Common)]).unwrap();
    let text = String::new();
    let mut heard = LoggedGame { game, words, text };
    // Turns up some letters first, without recording the texts about them.
    while heard.game.view(Viewer::Table).centre.len() < 6 {
        let action = match heard.game.waiting_for().phase() {
            Some(Phase::Flip) => Action::Flip,
            _ => Action::Pass,
        };
        let seat = heard.next_seat();
        let at = Moment(1_000);
        heard.game.act(seat, &action, at, None).unwrap();
    }
    // Makes a word from the centre; the next seat steals it, reversed, with one more letter.
    let made = heard.centre_letters(0, 4);
    heard.make(made, &[]);
    heard.act(&Action::Flip);
    heard.act(&Action::Pass);
    let joined = heard.centre_letters(0, 1);
    let turned: String = made.as_str().chars().rev().collect();
    let stolen = format!("{turned}{}", joined.as_str());
    heard.make(stolen.parse().unwrap(), &[0]);
    heard.act(&Action::Pass);
    heard.act(&Action::Flip);
    heard.append_prompt();
    heard.text
}

#[test]
fn texts_of_a_whole_turn_match_the_golden_file() {
    let fresh = transcript();
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
