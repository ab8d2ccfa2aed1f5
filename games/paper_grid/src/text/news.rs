//! Texts of the history: the last action in one line, the side panel's rows, what happened since
//! a seat's turn, and why the game ended.
//!
//! A narrow line has room for about 38 characters, so the facts come right after the name.

use super::play::letter_list;
use super::special_name;
use crate::screen::news::{News, TurnEvents, TurnPart, history};
use game::{Match, Seat, SeatId};
use lexicon::Letter;
use paper_grid_rules::{
    CallAnswer, EdgeId, Effect, EndgameCause, GameOverCause, PaperGrid, Size, Stage,
};
use screen::news::{ActSentence, GameAct, HistoryRow, RecentActs, acts_since};
use screen::text::list::list_all;
use screen::text::phrase::name;
use screen::text::you::{
    conjugate, list_people, mid_sentence_name, player_does, possessive_at_start,
};
use screen::{WallSign, drawn_length};

const NOTHING: &str = "";

/// Describes the last action in one narrow line.
pub fn last_action(game: &Match<PaperGrid>) -> Option<ActSentence> {
    let writer = HistoryWriter::new(game);
    history(game)
        .last()
        .map(|act| writer.act_sentence(act, writer.short_text(act)))
}

/// Returns a row for each turn, the newest first.
pub fn rows(game: &Match<PaperGrid>) -> Vec<HistoryRow> {
    let writer = HistoryWriter::new(game);
    let acts = history(game);
    acts.iter().rev().map(|act| writer.to_row(act)).collect()
}

/// Describes what happened since a seat's last own turn.
pub fn since(game: &Match<PaperGrid>, seat: SeatId) -> RecentActs {
    let writer = HistoryWriter::new(game);
    let acts = history(game);
    let mut lines = Vec::new();
    for act in acts_since(&acts, seat, News::is_answered) {
        // In the seat's own turn, only the answers are news.
        let own = act.actor == Some(seat);
        for says in writer.sentences(act, own) {
            lines.push(writer.act_sentence(act, says));
        }
    }
    RecentActs { lines }
}

/// Says why the game ended (K26); empty before the end.
pub fn why_game_ended(game: &Match<PaperGrid>) -> String {
    match game.state().stage {
        Stage::Over(GameOverCause::OutOfLetters(seat)) => {
            player_does(&name(&game.journal().seats, seat), "has no letters left.")
        }
        Stage::Over(GameOverCause::AllPassed) => "Everyone passed in a row.".into(),
        _ => NOTHING.into(),
    }
}

/// The length of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextLength {
    /// A text that fits on one narrow line.
    Short,
    /// A short text that counts people instead of naming several.
    Counted,
    /// A text for a row that can wrap; it also says which letters the asker kept.
    Long,
}

/// The most answers that a short text names.
const NAMED_ANSWERS: usize = 3;
/// The most characters of a short text about a round of asking, with walls drawn.
const LONGEST: usize = 80;

/// Turns history entries into text.
struct HistoryWriter<'g> {
    seats: &'g [Seat],
    size: Size,
    /// Says that an asker kept no letter, since there was no room.
    no_room: &'static str,
}

impl HistoryWriter<'_> {
    fn new(game: &Match<PaperGrid>) -> HistoryWriter<'_> {
        HistoryWriter {
            seats: &game.journal().seats,
            size: game.state().board.size(),
            no_room: if game.state().options.board.backpacks {
                " with no slot left"
            } else {
                " with a full hand"
            },
        }
    }

    fn name(&self, seat: SeatId) -> String {
        name(self.seats, seat)
    }

    fn actor_name(&self, act: &GameAct<News>) -> String {
        act.actor.map_or_else(String::new, |seat| self.name(seat))
    }

    fn act_sentence(&self, act: &GameAct<News>, says: String) -> ActSentence {
        let GameAct { step, actor, .. } = *act;
        ActSentence {
            step,
            actor,
            says,
            signs: self.signs(act),
        }
    }

    /// Returns the walls of an entry, in the order of its answers.
    fn signs(&self, act: &GameAct<News>) -> Vec<WallSign> {
        match &act.news {
            News::Turn(turn) => self.wall_signs(turn),
            _ => Vec::new(),
        }
    }

    fn wall_signs(&self, turn: &TurnEvents) -> Vec<WallSign> {
        let walls = turn.answers.iter().filter_map(|(_, answer)| match answer {
            CallAnswer::Wall(edge) => self.wall_sign(*edge),
            _ => None,
        });
        walls.collect()
    }

    fn wall_sign(&self, edge: EdgeId) -> Option<WallSign> {
        let (one, other) = self.size.cells_beside_edge(edge)?;
        let upright = self.size.row(one) == self.size.row(other);
        let (one, other) = (self.size.cell_name(one), self.size.cell_name(other));
        let words = format!("a wall between {one} and {other}");
        Some(WallSign { words, upright })
    }

    fn short_text(&self, act: &GameAct<News>) -> String {
        let who = &self.actor_name(act);
        match &act.news {
            News::Turn(turn) => match turn.last {
                TurnPart::Asked => {
                    let asked = format!("asked for {}", letter_list(&turn.called));
                    match self.turn_play_text(who, turn) {
                        Some(done) => format!("{done}, {asked}"),
                        None => format!("{who} {asked}"),
                    }
                }
                TurnPart::Answered => self.asking_text(act, turn, TextLength::Short),
                TurnPart::Laid => self.laid_text(who, turn),
                TurnPart::Acted => turn
                    .effects
                    .iter()
                    .rev()
                    .find_map(|effect| self.choice_text(who, effect))
                    .unwrap_or_else(|| self.laid_text(who, turn)),
                _ => self.other_turn_text(who, turn),
            },
            news => self.event_text(who, news),
        }
    }

    /// Describes an entry that isn't a turn.
    fn event_text(&self, who: &str, news: &News) -> String {
        match news {
            News::Claimed(cell) => format!("{who} claimed {}", self.size.cell_name(*cell)),
            News::Endgame(_) => "The endgame begins: words only".into(),
            News::Ended(GameOverCause::OutOfLetters(seat)) => {
                player_does(&self.name(*seat), "has no letters left")
            }
            News::Ended(GameOverCause::AllPassed) => "Everyone passed: game over".into(),
            News::Turn(_) => NOTHING.into(),
        }
    }

    /// Describes a turn whose last part was neither a word nor a round of asking.
    fn other_turn_text(&self, who: &str, turn: &TurnEvents) -> String {
        let words = list_all(&turn.words);
        match turn.last {
            TurnPart::Shown => player_does(who, &format!("wants to play {words}")),
            TurnPart::TakenBack => format!("The table said no to {words}"),
            TurnPart::Passed => format!("{who} passed"),
            TurnPart::TimedOut => format!("{} time is up", possessive_at_start(who)),
            _ => self.turn_play_text(who, turn).unwrap_or_default(),
        }
    }

    /// Describes the word played, or the cell made special instead.
    fn turn_play_text(&self, who: &str, turn: &TurnEvents) -> Option<String> {
        if let Some((cell, special)) = turn.made {
            let cell = self.size.cell_name(cell);
            return Some(format!("{who} made {cell} a {}", special_name(special)));
        }
        let points = turn.points?;
        Some(format!("{who} laid {} for {points}", list_all(&turn.words)))
    }

    /// Describes the word played, with the automatic effects of its special cells.
    fn laid_text(&self, who: &str, turn: &TurnEvents) -> String {
        let mut told = self.turn_play_text(who, turn).unwrap_or_default();
        for effect in &turn.effects {
            told += &match effect {
                Effect::BigAsk => ", with a Big Ask".into(),
                Effect::GoAgain => format!(" and {} again", conjugate(who, "goes")),
                Effect::Garbage { letter, .. } => format!(" and binned every {letter}"),
                Effect::Collector => ", with no hand limit".into(),
                Effect::Stolen { .. }
                | Effect::Destroyed(_)
                | Effect::Blocked(_)
                | Effect::Nothing(_) => NOTHING.to_owned(),
            };
        }
        told
    }

    /// Describes what a special cell did by its seat's choice.
    fn choice_text(&self, who: &str, effect: &Effect) -> Option<String> {
        let whose = possessive_at_start(who);
        Some(match effect {
            Effect::Stolen { from, letter, kept } => {
                let from = mid_sentence_name(&self.name(*from));
                let lost = if *kept { "" } else { ", then lost it" };
                format!("{whose} Thief stole {letter} from {from}{lost}")
            }
            Effect::Destroyed(cells) => {
                let cells: Vec<String> = cells
                    .iter()
                    .map(|cell| self.size.cell_name(*cell))
                    .collect();
                format!("{whose} Destroyer crossed out {}", list_all(&cells))
            }
            Effect::Blocked(placed) if placed.is_empty() => {
                format!("{whose} Blockade placed nothing")
            }
            Effect::Blocked(placed) => {
                let placed: Vec<Letter> = placed.iter().map(|placed| placed.1).collect();
                format!("{whose} Blockade placed {}", letter_list(&placed))
            }
            _ => return None,
        })
    }

    /// Describes a round of asking: `Mum asked for R and N: Dad took R, Zoe placed a wall between f4
    /// and g4`. In short, many answers are counted: `Mum asked for R and N: 3 took one, 2 placed a
    /// wall`.
    fn asking_text(&self, act: &GameAct<News>, turn: &TurnEvents, form: TextLength) -> String {
        let who = self.actor_name(act);
        let write = |form| format!("{who} {}", self.asking_round_text(turn, form));
        let told = write(form);
        let length = drawn_length(&told, &self.wall_signs(turn));
        let long = turn.answers.len() > NAMED_ANSWERS || length > LONGEST;
        if form == TextLength::Short && long {
            write(TextLength::Counted)
        } else {
            told
        }
    }

    /// Describes a round of asking without the asker's name.
    fn asking_round_text(&self, turn: &TurnEvents, form: TextLength) -> String {
        let mut told = format!("asked for {}", letter_list(&turn.called));
        if form == TextLength::Long && turn.kept.len() < turn.called.len() {
            told += &match turn.kept.as_slice() {
                [] => self.no_room.to_owned(),
                kept => format!(", kept {}", letter_list(kept)),
            };
        }
        match turn.answers.as_slice() {
            [] => told,
            answers => format!("{told}: {}", self.answers_text(answers, form)),
        }
    }

    fn answers_text(&self, answers: &[(SeatId, CallAnswer)], form: TextLength) -> String {
        let mut took: Vec<(Letter, Vec<String>)> = Vec::new();
        let mut walled = Vec::new();
        let mut nothing = Vec::new();
        let mut places = Vec::new();
        for (seat, answer) in answers {
            let who = self.name(*seat);
            match answer {
                CallAnswer::Took(letter) => {
                    match took.iter_mut().find(|(other, _)| other == letter) {
                        Some((_, names)) => names.push(who),
                        None => took.push((*letter, vec![who])),
                    }
                }
                CallAnswer::Wall(edge) => {
                    if let Some(wall) = self.wall_sign(*edge) {
                        let who = mid_sentence_name(&who);
                        places.push(format!("{who} placed {}", wall.words));
                    }
                    walled.push(who);
                }
                CallAnswer::Nothing => nothing.push(who),
            }
        }
        let mut parts = Vec::new();
        let takers: usize = took.iter().map(|(_, names)| names.len()).sum();
        if form == TextLength::Counted && takers > 1 {
            parts.push(format!("{takers} took one"));
            took.clear();
        }
        for (letter, names) in &took {
            let verb = if parts.is_empty() { " took" } else { "" };
            parts.push(format!("{}{verb} {letter}", list_people(names)));
        }
        if form == TextLength::Counted && !walled.is_empty() {
            parts.push(format!("{} placed a wall", people(&walled, form)));
        } else {
            parts.append(&mut places);
        }
        if !nothing.is_empty() {
            parts.push(format!("{} had no room", people(&nothing, form)));
        }
        parts.join(", ")
    }

    /// Returns a sentence for each part of an entry; for the reader's own turn, only
    /// for the asking.
    fn sentences(&self, act: &GameAct<News>, own: bool) -> Vec<String> {
        let who = &self.actor_name(act);
        let News::Turn(turn) = &act.news else {
            return vec![self.event_text(who, &act.news)];
        };
        let mut lines = Vec::new();
        if !own {
            if turn.points.is_some() || turn.made.is_some() {
                lines.push(self.laid_text(who, turn));
            }
            let effects = turn.effects.iter();
            lines.extend(effects.filter_map(|effect| self.choice_text(who, effect)));
        }
        match turn.called.as_slice() {
            [] => {}
            _ => lines.push(self.asking_text(act, turn, TextLength::Long)),
        }
        match turn.last {
            TurnPart::Shown | TurnPart::TakenBack | TurnPart::Passed | TurnPart::TimedOut => {
                lines.push(self.other_turn_text(who, turn));
            }
            _ => {}
        }
        lines
    }

    fn to_row(&self, act: &GameAct<News>) -> HistoryRow {
        let (words, says, points) = match &act.news {
            News::Turn(turn) => match turn.points {
                Some(points) => {
                    let says = self.row_text(NOTHING, turn);
                    (turn.words.join(", "), says, Some(points))
                }
                None => {
                    let who = &self.actor_name(act);
                    let says = format!("{who} {}", self.row_text(who, turn));
                    (String::new(), says, None)
                }
            },
            News::Endgame(cause) => (String::new(), endgame_text(*cause).into(), None),
            news => (
                String::new(),
                self.event_text(&self.actor_name(act), news),
                None,
            ),
        };
        HistoryRow {
            step: act.step,
            seat: act.actor,
            words,
            says,
            signs: self.signs(act),
            points,
        }
    }

    /// Describes a turn in a row, apart from its words and the player's name.
    fn row_text(&self, who: &str, turn: &TurnEvents) -> String {
        let mut parts = Vec::new();
        if let Some((cell, special)) = turn.made {
            let (cell, special) = (self.size.cell_name(cell), special_name(special));
            parts.push(format!("made {cell} a {special}"));
        }
        parts.extend(turn.effects.iter().map(|effect| self.effect_text(effect)));
        if !turn.called.is_empty() {
            parts.push(self.asking_round_text(turn, TextLength::Long));
        }
        let words = list_all(&turn.words);
        match turn.last {
            TurnPart::Shown => parts.push(conjugate(who, &format!("wants to play {words}"))),
            TurnPart::TakenBack => parts.push(format!("took {words} back")),
            TurnPart::Passed => parts.push("passed".into()),
            TurnPart::TimedOut => parts.push("ran out of time".into()),
            _ => {}
        }
        parts.join(", ")
    }

    /// Describes a special cell's effect in a row.
    fn effect_text(&self, effect: &Effect) -> String {
        match effect {
            Effect::BigAsk => "Big Ask".into(),
            Effect::GoAgain => "Go Again".into(),
            Effect::Collector => "no hand limit".into(),
            Effect::Garbage { letter, .. } => format!("binned every {letter}"),
            Effect::Stolen { from, letter, kept } => {
                let lost = if *kept { "" } else { " and lost it" };
                format!(
                    "stole {letter} from {}{lost}",
                    mid_sentence_name(&self.name(*from))
                )
            }
            Effect::Destroyed(cells) => {
                let cells: Vec<String> = cells
                    .iter()
                    .map(|cell| self.size.cell_name(*cell))
                    .collect();
                format!("crossed out {}", list_all(&cells))
            }
            Effect::Blocked(placed) => {
                let cells: Vec<String> = placed
                    .iter()
                    .map(|placed| format!("{} in {}", placed.1, self.size.cell_name(placed.0)))
                    .collect();
                if cells.is_empty() {
                    "placed nothing".into()
                } else {
                    format!("placed {}", list_all(&cells))
                }
            }
            Effect::Nothing(special) => format!("{} did nothing", special_name(*special)),
        }
    }
}

/// Names people, or counts them if there are several and the text counts.
fn people(names: &[String], form: TextLength) -> String {
    match form {
        TextLength::Counted if names.len() > 1 => names.len().to_string(),
        _ => list_people(names),
    }
}

/// Says in a row why the endgame began (K24).
const fn endgame_text(cause: EndgameCause) -> &'static str {
    match cause {
        EndgameCause::Edge => "The endgame began: the edge has enough letters",
        EndgameCause::Standstill => "The endgame began: nothing could change",
    }
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
