//! What a board is like to play on: bots of one level play it over and over, and each player
//! begins equally often.
//!
//! The bots are no level of the page's. They know familiar words, miss most of what they could
//! play, as people do, and do what is best at once; what they miss is another thing in each game,
//! so games differ and boards are told apart. A decision costs little, and no game goes on for
//! ever. The same board, the same choices and the same words have the same measure everywhere.

use serde::{Deserialize, Serialize};

use super::habit::{by_habit, waited_for};
use super::sight::Sighted;
use crate::games::paper_grid::rules::{
    Choices, EndgameCause, Event, FirstSeat, Move, Options, PaperGrid, Size, Stage, State,
    moves_up_to, moves_within,
};
use base::sorting::sort_by_key;
use game::bots::Eye;
use game::{By, Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};

/// At least so many games are played.
const GAMES: u32 = 50;
/// The words that the bots know.
const KNOWN: Level = Level::Familiar;
/// How well they see what they could play.
const EYE: Eye = Eye(110);
/// So many steps through the word list one decision may take.
const WORK: u64 = 100_000;
/// No game has so many acts: with so many it is given up.
const LONGEST: usize = 4_000;
/// For two players, three and so on: by so many wins a player may be off an even share. On a board
/// on which all win equally often, chance alone goes beyond it in fewer than one measure of twenty.
const MARGIN: [u32; 5] = [7, 8, 8, 7, 7];
/// In so many of a hundred turns a word is played on hard and on easy boards of each size: a
/// quarter of all boards of the usual settings have fewer than the first, a quarter more than the
/// second.
const WORDS: [(u32, u32); 3] = [(49, 65), (72, 80), (84, 92)];

/// What the games so far tell of a board.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Measure {
    /// What each player had, in order.
    pub seats: Vec<Measured>,
    /// How many turns each game had, in the order in which they were played.
    pub turns: Vec<u32>,
    /// How many games came to a standstill before the edge was full, or to no end at all.
    pub stuck: u32,
    /// How many turns began before the endgame, in all games.
    pub chances: u32,
    /// In how many of those a word was played.
    pub words: u32,
}

/// What one player had.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Measured {
    /// How many first plays there are with everyday words and the starting hand.
    pub openings: u32,
    /// Wins, in sixtieths ([`Measure::WIN`]): a shared one is shared evenly.
    pub wins: u32,
    /// Points in all games.
    pub points: u32,
}

/// How hard a board is, among boards of its size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Difficulty {
    /// A word can be played in more turns than on most.
    Easy,
    /// In as many as on most: half of all boards.
    Fair,
    /// In fewer.
    Hard,
}

impl Difficulty {
    /// All three, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Fair, Difficulty::Hard];

    /// As it is kept.
    pub const fn id(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Fair => "fair",
            Difficulty::Hard => "hard",
        }
    }

    /// The one that is kept so.
    pub fn of_id(id: &str) -> Option<Difficulty> {
        Self::ALL.into_iter().find(|one| one.id() == id)
    }
}

/// How even the seats of a board are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Balance {
    /// No player is further from an even share of the wins than chance allows.
    Even,
    /// This one wins more often.
    Ahead(SeatId),
    /// This one wins less often.
    Behind(SeatId),
}

/// A board that is being measured.
#[derive(Debug, Clone)]
pub struct Measuring {
    options: Options,
    seats: u8,
    so_far: Measure,
}

impl Measuring {
    /// Before the first game. Where the board gives no player an area, two play.
    pub fn of(options: &Options) -> Measuring {
        let seats = *options.seats().start();
        Measuring {
            options: options.clone(),
            seats,
            so_far: Measure {
                seats: vec![Measured::default(); seats.into()],
                ..Measure::default()
            },
        }
    }

    /// Plays one game more, unless all were played, and tells what they tell so far.
    pub fn step(&mut self, words: &Lexicon) -> &Measure {
        if !self.so_far.is_done() {
            self.play(words);
        }
        &self.so_far
    }

    fn play(&mut self, words: &Lexicon) {
        let game = self.so_far.played();
        let first = SeatId::new((game % u32::from(self.seats).max(1)) as u8);
        let begun = Options::new(Choices {
            first: FirstSeat::Seat(first),
            ..Choices::clone(&self.options)
        });
        // Whoever begins, what went together goes together still.
        let options = begun.unwrap_or_else(|_| self.options.clone());
        let state = State::new(&options, self.seats);
        let measure = &mut self.so_far;
        if game == 0 {
            for (seat, measured) in SeatId::all(self.seats).zip(&mut measure.seats) {
                let plays = moves_up_to(&state, seat, words, Level::EVERYDAY);
                measured.openings = plays.len() as u32;
            }
        }
        let printed = String::from(options.board.clone());
        let chance = Chance::from_text(&format!("{printed}{game}"));
        let told = play(state, chance, words);
        measure.turns.push(told.turns);
        measure.stuck += u32::from(told.stuck);
        measure.chances += told.chances;
        measure.words += told.words;
        let winners = PaperGrid::outcome(&told.state).map(|outcome| outcome.winners());
        for (seat, measured) in SeatId::all(self.seats).zip(&mut measure.seats) {
            let points = told.state.score(seat);
            measured.points += u32::try_from(points).unwrap_or_default();
            if let Some(winners) = winners.filter(|winners| winners.contains(seat)) {
                measured.wins += Measure::WIN / (winners.len() as u32).max(1);
            }
        }
    }
}

/// What came of a game.
struct Told {
    state: State,
    turns: u32,
    stuck: bool,
    chances: u32,
    words: u32,
}

fn play(mut state: State, mut chance: Chance, words: &Lexicon) -> Told {
    let at = Moment::START;
    let days: Vec<u64> = SeatId::all(state.seats).map(|_| chance.roll()).collect();
    let (mut turns, mut chances, mut played, mut stuck) = (0, 0, 0, false);
    let mut events = PaperGrid::open(&state, &mut chance);
    for _ in 0..LONGEST {
        for event in &events {
            match event {
                Event::Turn { .. } => {
                    turns += 1;
                    chances += u32::from(!state.endgame);
                }
                Event::Played(_) => played += u32::from(!state.endgame),
                Event::Endgame(EndgameCause::Standstill) => stuck = true,
                _ => {}
            }
            PaperGrid::evolve(&mut state, event, at);
        }
        if matches!(state.stage, Stage::Over(_)) {
            break;
        }
        let seat = waited_for(&state);
        let day = days.get(seat.index()).copied().unwrap_or_default();
        let action = by_habit(&state, seat, &mut chance, || seen(&state, seat, day, words));
        let by = By { seat, at };
        match PaperGrid::decide(&state, by, &action, Some(words), &mut chance) {
            Ok(next) => events = next,
            Err(_) => break,
        }
    }
    let over = matches!(state.stage, Stage::Over(_));
    Told {
        stuck: stuck || !over,
        state,
        turns,
        chances,
        words: played,
    }
}

/// The best of the plays that a bot sees on a day.
fn seen(state: &State, seat: SeatId, day: u64, words: &Lexicon) -> Option<Move> {
    let level = state.options.judge.level().unwrap_or(Level::EVERYDAY);
    let plays = moves_within(state, seat, words, level.min(KNOWN), WORK);
    let sighted = Sighted::on_a_day(EYE, day, state, seat, words);
    plays.into_iter().find(|play| sighted.sees(&play.placed))
}

impl Measure {
    /// A win as it is counted: any number of players can share it.
    pub const WIN: u32 = 60;

    /// How many games are played with so many players: everyone begins equally often.
    pub const fn games(seats: usize) -> u32 {
        GAMES.next_multiple_of(if seats == 0 { 1 } else { seats as u32 })
    }

    /// How many games were played.
    pub const fn played(&self) -> u32 {
        self.turns.len() as u32
    }

    /// Whether all were.
    pub const fn is_done(&self) -> bool {
        self.played() >= Measure::games(self.seats.len())
    }

    /// How many hundredths are done.
    pub const fn done(&self) -> u32 {
        self.played() * 100 / Measure::games(self.seats.len())
    }

    /// The turns of a game: of ten games one has fewer than the first and one more than the last;
    /// half have more than the one between.
    pub fn lengths(&self) -> [u32; 3] {
        let mut turns = self.turns.clone();
        sort_by_key(&mut turns, |turns| *turns);
        let last = turns.len().saturating_sub(1);
        [last / 10, last / 2, last - last / 10].map(|at| turns.get(at).copied().unwrap_or_default())
    }

    /// In how many of a hundred turns before the endgame a word was played.
    pub const fn words_in_hundred(&self) -> u32 {
        match self.chances {
            0 => 0,
            chances => (self.words * 100 + chances / 2) / chances,
        }
    }

    /// How hard the board is, among boards of this size.
    pub fn difficulty(&self, size: Size) -> Difficulty {
        let [small, medium, large] = WORDS;
        let (hard, easy) = match size {
            Size::Small => small,
            Size::Medium => medium,
            Size::Large => large,
        };
        match self.words_in_hundred() {
            words if words < hard => Difficulty::Hard,
            words if words > easy => Difficulty::Easy,
            _ => Difficulty::Fair,
        }
    }

    /// How many hundredths of all points each player made.
    pub fn shares(&self) -> Vec<u32> {
        let all: u32 = self.seats.iter().map(|seat| seat.points).sum();
        let share = |seat: &Measured| (seat.points * 100 + all / 2) / all.max(1);
        self.seats.iter().map(share).collect()
    }

    /// How many games each player would win if all won equally often.
    pub const fn even_wins(&self) -> u32 {
        match self.seats.len() {
            0 => 0,
            seats => self.played() / seats as u32,
        }
    }

    /// Who is furthest from an even share of the wins, and by how much, in sixtieths.
    fn furthest(&self) -> Option<(SeatId, i64)> {
        let seats = self.seats.len() as i64;
        let all = i64::from(self.played() * Measure::WIN);
        let off = |seat: &Measured| i64::from(seat.wins) - all / seats.max(1);
        let offs = (0..).map(SeatId::new).zip(self.seats.iter().map(off));
        offs.reduce(|one, other| match other.1.abs() > one.1.abs() {
            true => other,
            false => one,
        })
    }

    /// How far whoever is furthest is from an even share of the wins, in sixtieths: the fairer of
    /// two boards has less.
    pub fn unevenness(&self) -> u64 {
        self.furthest().map_or(0, |(_, off)| off.unsigned_abs())
    }

    /// Whether some player wins more or less often than chance allows.
    pub fn balance(&self) -> Balance {
        let margin = MARGIN.get(self.seats.len().wrapping_sub(2));
        let most = i64::from(margin.copied().unwrap_or_default() * Measure::WIN);
        match self.furthest() {
            Some((seat, off)) if off > most => Balance::Ahead(seat),
            Some((seat, off)) if off < -most => Balance::Behind(seat),
            _ => Balance::Even,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A measure in which the players won so many games.
    fn won(wins: &[u32]) -> Measure {
        let seat = |wins: &u32| Measured {
            wins: wins * Measure::WIN,
            ..Measured::default()
        };
        Measure {
            seats: wins.iter().map(seat).collect(),
            turns: vec![20; wins.iter().sum::<u32>() as usize],
            ..Measure::default()
        }
    }

    /// How likely it is that exactly so many of all games are won, if each is won by one of so many
    /// players who are equally good.
    fn odds(won: u32, games: u32, seats: u32) -> f64 {
        let share = 1.0 / f64::from(seats);
        let ways = (0..won).fold(1.0, |ways, at| {
            ways * f64::from(games - at) / f64::from(at + 1)
        });
        let lost = f64::from(games - won);
        ways * share.powf(f64::from(won)) * (1.0 - share).powf(lost)
    }

    #[test]
    fn chance_alone_makes_one_of_twenty_even_boards_uneven_at_most() {
        for (seats, margin) in (2..).zip(MARGIN) {
            let games = Measure::games(seats as usize);
            let even = games / seats;
            // Two players are off by the same; of more, any may be.
            let who = f64::from(if seats == 2 { 1 } else { seats });
            let beyond = |most: u32| -> f64 {
                let off = (0..=games).filter(|won| won.abs_diff(even) > most);
                who * off.map(|won| odds(won, games, seats)).sum::<f64>()
            };
            assert!(beyond(margin) <= 0.05, "{seats}: {}", beyond(margin));
            assert!(beyond(margin - 1) > 0.05, "{seats} could have less");
        }
    }

    #[test]
    fn who_wins_more_or_less_often_than_chance_allows_is_told() {
        let [first, second, third] = [0, 1, 2].map(SeatId::new);
        for (wins, balance) in [
            (&[25, 25][..], Balance::Even),
            (&[32, 18], Balance::Even),
            (&[33, 17], Balance::Ahead(first)),
            (&[13, 13, 13, 13], Balance::Even),
            (&[10, 11, 21, 10], Balance::Even),
            (&[10, 10, 22, 10], Balance::Ahead(third)),
            (&[16, 4, 16, 16], Balance::Behind(second)),
            (&[9, 9, 9, 9, 9, 9], Balance::Even),
        ] {
            assert_eq!(won(wins).balance(), balance, "{wins:?}");
        }
        assert!(won(&[26, 24]).unevenness() < won(&[28, 22]).unevenness());
        assert_eq!(Measure::default().balance(), Balance::Even);
    }

    #[test]
    fn each_player_begins_equally_often() {
        let games = [2, 3, 4, 5, 6].map(Measure::games);
        assert_eq!(games, [50, 51, 52, 50, 54]);
    }

    #[test]
    fn lengths_are_told_without_the_strangest_games() {
        let turns = |turns: &[u32]| Measure {
            turns: turns.to_vec(),
            ..Measure::default()
        };
        let eleven = turns(&[90, 12, 11, 13, 14, 15, 16, 17, 18, 19, 2]);
        assert_eq!(eleven.lengths(), [11, 15, 19]);
        assert_eq!(turns(&[7]).lengths(), [7, 7, 7]);
        assert_eq!(Measure::default().lengths(), [0, 0, 0]);
    }

    #[test]
    fn a_board_is_as_hard_as_few_words_are_played_on_it() {
        let measure = |words| Measure {
            chances: 1_000,
            words,
            ..Measure::default()
        };
        for (size, words, difficulty) in [
            (Size::Medium, 900, Difficulty::Easy),
            (Size::Medium, 760, Difficulty::Fair),
            (Size::Medium, 600, Difficulty::Hard),
            (Size::Small, 600, Difficulty::Fair),
            (Size::Large, 800, Difficulty::Hard),
        ] {
            assert_eq!(
                measure(words).difficulty(size),
                difficulty,
                "{size:?} {words}"
            );
        }
    }
}
