//! The score sheet: what each turn scored, round by round, and how the totals grew.

use game::{Game, Match, SeatId};
use lexicon::Word;
use one_letter_better_rules::{Event, OneLetterBetter, Table};

/// A line of the score sheet: a turn, or the penalties at the end of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnScore {
    /// The round, counted from 1.
    pub round: usize,
    /// The seat whose turn it was; `None` for the penalties.
    pub seat: Option<SeatId>,
    /// The words made, without those undone by a challenge.
    pub words: Vec<Word>,
    /// The change to the seat's own score.
    pub change: i32,
    /// The totals of all seats after the change, including earlier rounds.
    pub sums: Vec<i32>,
}

/// Lists every turn that was played or changed a score, in order.
pub fn score_sheet(game: &Match<OneLetterBetter>) -> Vec<TurnScore> {
    let mut state = game.state_after(0);
    let mut all: Vec<TurnScore> = Vec::new();
    // The totals when the turn began.
    let mut before: Vec<i32> = Vec::new();
    for step in &game.journal().steps {
        for event in &step.events {
            let seat = state.table.turn.seat;
            let round = state.table.results.len() + 1;
            if let Event::Turn(_) | Event::RoundEnded(_) = event {
                let words = state
                    .table
                    .turn
                    .plays
                    .iter()
                    .map(|played| played.made.word());
                let words: Vec<Word> = words.collect();
                let sums = total_scores(&state.table);
                let change = score_of(&sums, seat) - score_of(&before, seat);
                if !before.is_empty() {
                    all.push(TurnScore {
                        round,
                        seat: Some(seat),
                        words,
                        change,
                        sums,
                    });
                }
            }
            OneLetterBetter::evolve(&mut state, event, step.at);
            match event {
                Event::Dealt(_) | Event::Turn(_) => before = total_scores(&state.table),
                Event::RoundEnded(result) if result.penalties.iter().any(|paid| *paid != 0) => {
                    let total = |seat| state.table.total_score(seat);
                    all.push(TurnScore {
                        round,
                        seat: None,
                        words: Vec::new(),
                        change: 0,
                        sums: state.table.all_seats().map(total).collect(),
                    });
                    before = Vec::new();
                }
                _ => {}
            }
        }
    }
    all
}

fn score_of(sums: &[i32], seat: SeatId) -> i32 {
    sums.get(seat.index()).copied().unwrap_or_default()
}

/// The totals of all seats, including earlier rounds.
fn total_scores(table: &Table) -> Vec<i32> {
    let seats = table.all_seats();
    seats
        .map(|seat| table.total_score(seat).saturating_add(table.score(seat)))
        .collect()
}

/// The totals as a line chart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreChart {
    /// Number of steps on the horizontal axis.
    pub steps: usize,
    /// The lowest total.
    pub least: i32,
    /// The highest total.
    pub most: i32,
    /// The path of each seat, starting at 0: one step to the right for each turn; y is the number
    /// of points below the highest total.
    pub paths: Vec<String>,
}

/// Charts the totals; `None` before two turns have been played.
pub fn chart_scores(sheet: &[TurnScore]) -> Option<ScoreChart> {
    let seats = sheet.first()?.sums.len();
    if sheet.len() < 2 {
        return None;
    }
    let all = || sheet.iter().flat_map(|turn| turn.sums.iter().copied());
    let (least, most) = (all().min()?.min(0), all().max()?.max(1));
    let path = |seat: usize| {
        let later = sheet.iter().enumerate().map(|(at, turn)| {
            let sum = turn.sums.get(seat).copied().unwrap_or_default();
            format!("L{} {}", at + 1, most - sum)
        });
        let all: Vec<String> = std::iter::once(format!("M0 {most}")).chain(later).collect();
        all.join("")
    };
    Some(ScoreChart {
        steps: sheet.len(),
        least,
        most,
        paths: (0..seats).map(path).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chance, Moment, PlayedBy, Roster, Seat, Viewer};
    use one_letter_better_rules::{
        Action, CheckingRule, Choices, Colour, Face, LaidCard, Options, Preset, Stage,
    };

    fn played() -> Match<OneLetterBetter> {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let by = PlayedBy::Person;
        let seats = roster.players().iter().cloned();
        let seats = seats.map(|player| Seat { player, by }).collect();
        let choices = Choices {
            checking: CheckingRule::Honour,
            target: Some(50),
            rounds: 2,
            ..Preset::Opponents.choices()
        };
        let options = Options::new(choices).unwrap();
        let mut game = Match::<OneLetterBetter>::start(options, seats, Chance::new(3)).unwrap();
        while game.state().table.stage != Stage::Over {
            let seat = game.state().table.turn.seat;
            if game.state().table.stage == Stage::RoundOver {
                game.act(seat, &Action::NextRound, Moment(0), None).unwrap();
                continue;
            }
            game.act(seat, &Action::Draw, Moment(0), None).unwrap();
            let deck = &game.state().table.options.deck;
            let plain = game
                .state()
                .hand(seat)
                .iter()
                .filter_map(|card| match deck.face(*card) {
                    Face::Letters(Colour::Plain, letters) => Some(LaidCard {
                        card: *card,
                        letters,
                    }),
                    _ => None,
                });
            let line: Vec<LaidCard> = plain.take(3).collect();
            if line.len() > 1 {
                game.act(seat, &Action::Play(line), Moment(0), None)
                    .unwrap();
            }
            let view = game.view(Viewer::Seat(seat));
            let gone = *view.allowed_discards().start();
            let gone = view.hand.iter().copied().take(gone).collect();
            game.act(seat, &Action::End(gone), Moment(0), None).unwrap();
        }
        game
    }

    #[test]
    fn turn_scores_add_up_to_the_round_results() {
        let game = played();
        let sheet = score_sheet(&game);
        let table = &game.state().table;
        for seat in table.all_seats() {
            let own = sheet.iter().filter(|turn| turn.seat == Some(seat));
            let made: i32 = own.map(|turn| turn.change).sum();
            let points = table.results.iter().map(|one| one.points[seat.index()]);
            assert_eq!(made, points.sum::<i32>(), "{seat}");
            assert_eq!(
                sheet.last().unwrap().sums[seat.index()],
                table.total_score(seat)
            );
        }
        let rounds: Vec<usize> = sheet.iter().map(|turn| turn.round).collect();
        assert!(rounds.is_sorted(), "{rounds:?}");
        assert_eq!(rounds.last(), Some(&2));
        let words: usize = sheet.iter().map(|turn| turn.words.len()).sum();
        let steps = game.journal().steps.iter().flat_map(|step| &step.events);
        let made = steps.filter(|event| matches!(event, Event::Made(_)));
        assert_eq!(words, made.count());
    }

    #[test]
    fn a_curve_starts_at_zero_and_ends_at_the_totals() {
        let game = played();
        let sheet = score_sheet(&game);
        let drawn = chart_scores(&sheet).unwrap();
        assert_eq!(drawn.steps, sheet.len());
        let last = &sheet.last().unwrap().sums;
        for (path, sum) in drawn.paths.iter().zip(last) {
            assert!(path.starts_with(&format!("M0 {}L1 ", drawn.most)));
            assert!(path.ends_with(&format!("L{} {}", drawn.steps, drawn.most - sum)));
        }
        assert_eq!(chart_scores(&sheet[..1]), None);
        assert_eq!(chart_scores(&[]), None);
    }
}
