//! Measures what a board is like: bots of one level play it over and over, and each player begins
//! equally often.
//!
//! The bots aren't at any of the levels that people play against. They know familiar words, miss
//! most of what they could play, as people do, and don't look ahead. What they miss differs from
//! game to game, so games differ and boards can be compared. A decision costs little, and every
//! game has a maximum length. The same board, options and words give the same results everywhere.

use serde::{Deserialize, Serialize};

use super::habit::{habitual_action, seat_to_act};
use super::sight::BotEye;
use base::sorting::sort_by_key;
use game::bots::Perception;
use game::{Actor, Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};
use paper_grid_rules::{
    Choices, EndgameCause, Event, FirstSeat, Move, Options, PaperGrid, Size, Stage, State,
    moves_up_to, moves_within,
};

/// Minimum number of games.
const MIN_GAMES: u32 = 50;
/// The words that the bots know.
const KNOWN_LEVEL: Level = Level::Familiar;
/// The share of possible plays that the bots see.
const BOT_EYE: Perception = Perception(110);
/// Step limit per decision, in steps through the word list.
const STEP_LIMIT: u64 = 100_000;
/// Most actions in a game; a longer one is abandoned.
const MAX_ACTIONS: usize = 4_000;
/// For two players, three and so on: number of wins by which a player may differ from an even
/// share. On a board on which all win equally often, chance alone exceeds it in fewer than one
/// measurement in twenty.
const WIN_MARGINS: [u32; 5] = [7, 8, 8, 7, 7];
/// Percentage of turns in which a word is played, for small, medium and large boards: hard boards
/// are below the first number, easy ones above the second. Each holds for a quarter of all boards
/// of the usual settings.
const WORD_PERCENTAGES: [(u32, u32); 3] = [(49, 65), (72, 80), (84, 92)];

/// Statistics of the games played on a board so far.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct BoardStats {
    /// The results of each player, in seat order.
    pub seats: Vec<SeatStats>,
    /// Number of turns of each game, in the order played.
    pub turns: Vec<u32>,
    /// Number of games that came to a standstill before the edge was full, or never ended.
    pub stuck: u32,
    /// Number of turns that began before the endgame, in all games.
    pub chances: u32,
    /// Number of turns before the endgame in which a word was played.
    pub words: u32,
}

/// The results of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SeatStats {
    /// Number of possible first plays with everyday words and the starting hand.
    pub openings: u32,
    /// Wins, in sixtieths ([`BoardStats::WIN`]): a shared win is split evenly.
    pub wins: u32,
    /// Points in all games.
    pub points: u32,
}

/// A board's difficulty compared with other boards of its size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Difficulty {
    /// Words can be played in more turns than on most boards.
    Easy,
    /// Words can be played in as many turns as on the middle half of all boards.
    Fair,
    /// Words can be played in fewer turns than on most boards.
    Hard,
}

impl Difficulty {
    /// All three difficulties, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Fair, Difficulty::Hard];

    /// The difficulty's id in saves.
    pub const fn id(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Fair => "fair",
            Difficulty::Hard => "hard",
        }
    }

    /// Returns the difficulty with this id.
    pub fn from_id(id: &str) -> Option<Difficulty> {
        Self::ALL.into_iter().find(|one| one.id() == id)
    }
}

/// How even the seats of a board are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Balance {
    /// No player is further from an even share of the wins than chance allows.
    Even,
    /// This player wins more often than chance allows.
    Ahead(SeatId),
    /// This player wins less often than chance allows.
    Behind(SeatId),
}

/// A board being measured.
#[derive(Debug, Clone)]
pub struct BoardMeasurer {
    options: Options,
    seats: u8,
    so_far: BoardStats,
}

impl BoardMeasurer {
    /// Starts measuring. On a board without areas two play.
    pub fn new(options: &Options) -> BoardMeasurer {
        let seats = *options.seats().start();
        BoardMeasurer {
            options: options.clone(),
            seats,
            so_far: BoardStats {
                seats: vec![SeatStats::default(); seats.into()],
                ..BoardStats::default()
            },
        }
    }

    /// Plays one more game, unless all have been played, and returns the results so far.
    pub fn step(&mut self, words: &Lexicon) -> &BoardStats {
        if !self.so_far.is_done() {
            self.play_next_game(words);
        }
        &self.so_far
    }

    fn play_next_game(&mut self, words: &Lexicon) {
        let game = self.so_far.games_played();
        let first = SeatId::new((game % u32::from(self.seats).max(1)) as u8);
        let begun = Options::new(Choices {
            first: FirstSeat::Seat(first),
            ..Choices::clone(&self.options)
        });
        // Valid options stay valid with any first seat, so the fallback is never used.
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
        let told = play_game(state, chance, words);
        measure.turns.push(told.turns);
        measure.stuck += u32::from(told.stuck);
        measure.chances += told.chances;
        measure.words += told.words;
        let winners = PaperGrid::outcome(&told.state).map(|outcome| outcome.winners());
        for (seat, measured) in SeatId::all(self.seats).zip(&mut measure.seats) {
            let points = told.state.score(seat);
            measured.points += u32::try_from(points).unwrap_or_default();
            if let Some(winners) = winners.filter(|winners| winners.contains(seat)) {
                measured.wins += BoardStats::WIN / (winners.len() as u32).max(1);
            }
        }
    }
}

/// The result of one game.
struct PlayedGame {
    state: State,
    turns: u32,
    stuck: bool,
    chances: u32,
    words: u32,
}

fn play_game(mut state: State, mut chance: Chance, words: &Lexicon) -> PlayedGame {
    let at = Moment::START;
    let days: Vec<u64> = SeatId::all(state.seats).map(|_| chance.roll()).collect();
    let (mut turns, mut chances, mut played, mut stuck) = (0, 0, 0, false);
    let mut events = PaperGrid::opening_events(&state, &mut chance);
    for _ in 0..MAX_ACTIONS {
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
        let seat = seat_to_act(&state);
        let day = days.get(seat.index()).copied().unwrap_or_default();
        let action = habitual_action(&state, seat, &mut chance, || {
            best_seen_play(&state, seat, day, words)
        });
        let by = Actor { seat, at };
        match PaperGrid::decide(&state, by, &action, Some(words), &mut chance) {
            Ok(next) => events = next,
            Err(_) => break,
        }
    }
    let over = matches!(state.stage, Stage::Over(_));
    PlayedGame {
        stuck: stuck || !over,
        state,
        turns,
        chances,
        words: played,
    }
}

/// Returns the best of the plays that a bot sees. `day` decides what it misses throughout a game.
fn best_seen_play(state: &State, seat: SeatId, day: u64, words: &Lexicon) -> Option<Move> {
    let level = state.options.judge.level().unwrap_or(Level::EVERYDAY);
    let plays = moves_within(state, seat, words, level.min(KNOWN_LEVEL), STEP_LIMIT);
    let sighted = BotEye::with_day(BOT_EYE, day, state, seat, words);
    plays.into_iter().find(|play| sighted.sees(&play.placed))
}

impl BoardStats {
    /// A win in the units of [`SeatStats::wins`], which any number of players can share evenly.
    pub const WIN: u32 = 60;

    /// Number of games played with this many seats: each player begins equally often.
    pub const fn game_count(seats: usize) -> u32 {
        MIN_GAMES.next_multiple_of(if seats == 0 { 1 } else { seats as u32 })
    }

    /// Number of games played so far.
    pub const fn games_played(&self) -> u32 {
        self.turns.len() as u32
    }

    /// Whether all games have been played.
    pub const fn is_done(&self) -> bool {
        self.games_played() >= BoardStats::game_count(self.seats.len())
    }

    /// Progress in per cent.
    pub const fn percent_done(&self) -> u32 {
        self.games_played() * 100 / BoardStats::game_count(self.seats.len())
    }

    /// 10th, 50th and 90th percentile of game length, in turns.
    pub fn length_percentiles(&self) -> [u32; 3] {
        let mut turns = self.turns.clone();
        sort_by_key(&mut turns, |turns| *turns);
        let last = turns.len().saturating_sub(1);
        [last / 10, last / 2, last - last / 10].map(|at| turns.get(at).copied().unwrap_or_default())
    }

    /// Percentage of turns before the endgame in which a word was played.
    pub(crate) const fn word_percentage(&self) -> u32 {
        match self.chances {
            0 => 0,
            chances => (self.words * 100 + chances / 2) / chances,
        }
    }

    /// The board's difficulty compared with other boards of this size.
    pub fn difficulty(&self, size: Size) -> Difficulty {
        let [small, medium, large] = WORD_PERCENTAGES;
        let (hard, easy) = match size {
            Size::Small => small,
            Size::Medium => medium,
            Size::Large => large,
        };
        match self.word_percentage() {
            words if words < hard => Difficulty::Hard,
            words if words > easy => Difficulty::Easy,
            _ => Difficulty::Fair,
        }
    }

    /// Each player's percentage of all points.
    pub fn point_shares(&self) -> Vec<u32> {
        let all: u32 = self.seats.iter().map(|seat| seat.points).sum();
        let share = |seat: &SeatStats| (seat.points * 100 + all / 2) / all.max(1);
        self.seats.iter().map(share).collect()
    }

    /// Number of games each player would win if all won equally often.
    pub(crate) const fn even_wins(&self) -> u32 {
        match self.seats.len() {
            0 => 0,
            seats => self.games_played() / seats as u32,
        }
    }

    /// Returns the player furthest from an even share of the wins, and by how much, in sixtieths.
    fn furthest_from_even(&self) -> Option<(SeatId, i64)> {
        let seats = self.seats.len() as i64;
        let all = i64::from(self.games_played() * BoardStats::WIN);
        let off = |seat: &SeatStats| i64::from(seat.wins) - all / seats.max(1);
        let offs = (0..).map(SeatId::new).zip(self.seats.iter().map(off));
        offs.reduce(|one, other| {
            if other.1.abs() > one.1.abs() {
                other
            } else {
                one
            }
        })
    }

    /// Distance from an even share of the wins, in sixtieths, of the player furthest from it. The
    /// fairer of two boards has the smaller number.
    pub fn unevenness(&self) -> u64 {
        self.furthest_from_even()
            .map_or(0, |(_, off)| off.unsigned_abs())
    }

    /// Whether a player wins more or less often than chance allows, and which one.
    pub fn balance(&self) -> Balance {
        let margin = WIN_MARGINS.get(self.seats.len().wrapping_sub(2));
        let most = i64::from(margin.copied().unwrap_or_default() * BoardStats::WIN);
        match self.furthest_from_even() {
            Some((seat, off)) if off > most => Balance::Ahead(seat),
            Some((seat, off)) if off < -most => Balance::Behind(seat),
            _ => Balance::Even,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns statistics in which the players won these numbers of games.
    fn won(wins: &[u32]) -> BoardStats {
        let seat = |wins: &u32| SeatStats {
            wins: wins * BoardStats::WIN,
            ..SeatStats::default()
        };
        BoardStats {
            seats: wins.iter().map(seat).collect(),
            turns: vec![20; wins.iter().sum::<u32>() as usize],
            ..BoardStats::default()
        }
    }

    /// Probability that one of `seats` equally good players wins exactly `won` of all games.
    fn odds(won: u32, games: u32, seats: u32) -> f64 {
        let share = 1.0 / f64::from(seats);
        let ways = (0..won).fold(1.0, |ways, at| {
            ways * f64::from(games - at) / f64::from(at + 1)
        });
        let lost = f64::from(games - won);
        ways * share.powf(f64::from(won)) * (1.0 - share).powf(lost)
    }

    #[test]
    fn chance_makes_at_most_one_in_twenty_even_boards_look_uneven() {
        for (seats, margin) in (2..).zip(WIN_MARGINS) {
            let games = BoardStats::game_count(seats as usize);
            let even = games / seats;
            // With two players, both are off by the same number; with more, any of them may be off.
            let who = f64::from(if seats == 2 { 1 } else { seats });
            let beyond = |most: u32| -> f64 {
                let off = (0..=games).filter(|won| won.abs_diff(even) > most);
                who * off.map(|won| odds(won, games, seats)).sum::<f64>()
            };
            assert!(beyond(margin) <= 0.05, "{seats}: {}", beyond(margin));
            assert!(beyond(margin - 1) > 0.05, "{seats}: margin too wide");
        }
    }

    #[test]
    fn balance_names_a_player_whose_wins_exceed_the_margin_of_chance() {
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
        assert_eq!(BoardStats::default().balance(), Balance::Even);
    }

    #[test]
    fn each_player_begins_equally_often() {
        let games = [2, 3, 4, 5, 6].map(BoardStats::game_count);
        assert_eq!(games, [50, 51, 52, 50, 54]);
    }

    #[test]
    fn game_lengths_are_the_10th_50th_and_90th_percentile() {
        let turns = |turns: &[u32]| BoardStats {
            turns: turns.to_vec(),
            ..BoardStats::default()
        };
        let eleven = turns(&[90, 12, 11, 13, 14, 15, 16, 17, 18, 19, 2]);
        assert_eq!(eleven.length_percentiles(), [11, 15, 19]);
        assert_eq!(turns(&[7]).length_percentiles(), [7, 7, 7]);
        assert_eq!(BoardStats::default().length_percentiles(), [0, 0, 0]);
    }

    #[test]
    fn fewer_words_played_make_a_board_harder() {
        let measure = |words| BoardStats {
            chances: 1_000,
            words,
            ..BoardStats::default()
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
