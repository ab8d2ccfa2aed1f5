//! The news for a player: what happened since their last turn.

use game::{Game, Match, SeatId, Viewer};
use one_letter_better_rules::{Event, LogEntry, OneLetterBetter, Stage, TableWordId};

/// What has happened since a seat's last turn, as all players may read it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct News {
    /// The events in order.
    pub lines: Vec<LogEntry>,
    /// The line at which the current or last turn begins.
    pub turn: usize,
    /// The words made or changed since then.
    pub made: Vec<TableWordId>,
}

/// Collects what others have done since a seat ended its last turn. With `own` as `None`, since the
/// current turn began.
pub fn news(game: &Match<OneLetterBetter>, own: Option<SeatId>) -> News {
    let mut state = game.state_after(0);
    let mut news = News::default();
    // Whether the next line begins a turn.
    let mut begins = false;
    for step in &game.journal().steps {
        let plays = own.is_some() && step.by == own && own == Some(state.table.turn.seat);
        if plays && step.events.iter().any(ends_turn) {
            news = News::default();
        }
        for event in &step.events {
            let line = OneLetterBetter::log_entry(&state, event, Viewer::Table);
            let round_ends = state.table.stage == Stage::RoundOver;
            OneLetterBetter::evolve(&mut state, event, step.at);
            if round_ends {
                news = News::default();
            }
            if matches!(event, Event::Turn(_)) {
                begins = true;
            }
            if let Some(line) = line.filter(|_| !plays || matches!(event, Event::Dealt(_))) {
                if std::mem::take(&mut begins) {
                    news.turn = news.lines.len();
                    if own.is_none() {
                        news = News::default();
                    }
                }
                news.lines.push(line);
            }
            match event {
                Event::Made(made) if !plays => news.made.push(made.id),
                Event::Challenged(verdict) if !verdict.good => news.made.clear(),
                _ => {}
            }
        }
    }
    news
}

/// Whether an event ends a turn.
fn ends_turn(event: &Event) -> bool {
    matches!(
        event,
        Event::Window | Event::Turn(_) | Event::Passed | Event::RoundEnded(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chance, Moment, PlayedBy, Roster, Seat};
    use one_letter_better_rules::{Action, Options, Preset};

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn game() -> Match<OneLetterBetter> {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let by = PlayedBy::Person;
        let seats = roster.players().iter().cloned();
        let seats = seats.map(|player| Seat { player, by }).collect();
        let options = Options::new(Preset::Table.choices()).unwrap();
        Match::start(options, seats, Chance::new(1)).unwrap()
    }

    fn act(game: &mut Match<OneLetterBetter>, action: &Action) {
        let seat = game.state().table.turn.seat;
        game.act(seat, action, Moment(0), None).unwrap();
    }

    fn exchange(game: &mut Match<OneLetterBetter>) {
        act(game, &Action::Draw);
        let seat = game.state().table.turn.seat;
        let card = game.state().hand(seat)[0];
        act(game, &Action::End(vec![card]));
    }

    #[test]
    fn news_lists_what_others_did_since_the_seats_last_turn() {
        let mut game = game();
        let first = game.state().table.turn.seat;
        let second = if first == ADA { BO } else { ADA };
        assert_eq!(news(&game, Some(first)).lines.len(), 1, "the deal");
        exchange(&mut game);
        // The deal, then a draw, a discard and another draw.
        assert_eq!(news(&game, Some(second)).lines.len(), 4);
        assert_eq!(news(&game, Some(first)).lines.len(), 0);
        exchange(&mut game);
        // The news stays readable during the seat's own turn.
        act(&mut game, &Action::Draw);
        let lines = news(&game, Some(first)).lines;
        assert_eq!(lines.len(), 3);
        let of = |line: &LogEntry| match line {
            LogEntry::Drew { seat, cards, .. } => *seat == second && cards.is_empty(),
            LogEntry::Discarded { seat, .. } => *seat == second,
            _ => false,
        };
        assert!(lines.iter().all(of), "{lines:?}");
    }
}
