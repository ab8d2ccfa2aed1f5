//! What the main button does. One button in one place keeps the hand's movements small.

use super::{Entry, Offer};
use game::{SeatId, SeatSet};
use word_heist_rules::{Attempt, Mode, Stage, Table};

/// What the main button does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MainAct {
    /// Makes the word that is typed.
    Make {
        /// Whether a word is typed; otherwise the button is off.
        on: bool,
    },
    /// Asks the table to count a word that isn't in the list (A18).
    Ask(Attempt),
    /// Makes no more words in this window (A13).
    Pass,
    /// No one has a word: all seats left in the sweep pass, and the next letter turns up.
    Next,
    /// Gives up the reservation (A13).
    GiveUp,
    /// Marks the seat as done (A16).
    Done(SeatId),
}

/// What the main button does for the seat that types: it makes a typed word, or with nothing
/// typed moves the game on.
pub fn main_act(
    table: &Table,
    people: SeatSet,
    speaker: Option<SeatId>,
    entry: &Entry,
    offer: &Offer,
) -> MainAct {
    if let Offer::House(attempt) = offer {
        return MainAct::Ask(attempt.clone());
    }
    let Some(seat) = speaker else {
        return MainAct::Make { on: false };
    };
    if !entry.is_empty() {
        return MainAct::Make {
            on: !entry.word().is_empty(),
        };
    }
    match &table.stage {
        Stage::Window { .. } => MainAct::Pass,
        Stage::Sweep { .. } if still_asked(table, people).len() > 1 => MainAct::Next,
        Stage::Sweep { .. } => MainAct::Pass,
        Stage::Reserved { .. } => MainAct::GiveUp,
        Stage::Open if table.offers_done() && !table.done.contains(seat) => MainAct::Done(seat),
        _ => MainAct::Make { on: false },
    }
}

/// The human players whom the sweep still asks one after the other, up to the next bot (A13).
pub fn still_asked(table: &Table, people: SeatSet) -> Vec<SeatId> {
    let Stage::Sweep { seat, .. } = table.stage else {
        return Vec::new();
    };
    let behind = seat
        .others(table.seats)
        .take_while(|next| *next != table.flipper)
        .filter(|next| table.present.contains(*next));
    let asked = std::iter::once(seat).chain(behind);
    asked.take_while(|seat| people.contains(*seat)).collect()
}

/// Whether there is a separate button to give up the reservation, usable with a half-typed word.
pub const fn gives_up_apart(mode: Mode) -> bool {
    matches!(mode, Mode::Buzzers { .. } | Mode::CallItOut)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Countdown, Moment};
    use lexicon::Letter;
    use word_heist_rules::{Choices, Options, Press, State, Tile, TileId};

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn table(seats: u8, stage: Stage) -> Table {
        let mut table = State::new(&Options::new(Choices::default()).unwrap(), seats).table;
        table.present = SeatId::all(seats).collect();
        table.flipper = ADA;
        table.stage = stage;
        table
    }

    fn everybody() -> SeatSet {
        SeatId::all(6).collect()
    }

    fn typed() -> Entry {
        let mut entry = Entry::default();
        entry.push(Letter::new('a').unwrap());
        entry
    }

    fn act(table: &Table, speaker: SeatId, entry: &Entry) -> MainAct {
        main_act(table, everybody(), Some(speaker), entry, &Offer::None)
    }

    fn sweep(seat: SeatId) -> Stage {
        let clock = Countdown::default();
        Stage::Sweep {
            seat,
            maker: None,
            clock,
        }
    }

    #[test]
    fn main_button_makes_a_typed_word_and_otherwise_moves_the_game_on() {
        let window = table(
            2,
            Stage::Window {
                clock: Countdown::default(),
            },
        );
        assert_eq!(act(&window, ADA, &typed()), MainAct::Make { on: true });
        assert_eq!(act(&window, ADA, &Entry::default()), MainAct::Pass);
        let mut pinned = Entry::default();
        pinned.tap_word(word_heist_rules::TableWordId::numbered(0));
        assert_eq!(act(&window, ADA, &pinned), MainAct::Make { on: false });
        let press = Press {
            seat: BO,
            at: Moment::START,
        };
        let clock = Countdown::default();
        let reserved = table(2, Stage::Reserved { press, clock });
        assert_eq!(act(&reserved, BO, &Entry::default()), MainAct::GiveUp);
    }

    #[test]
    fn a16_main_button_offers_done_once_every_letter_is_up() {
        let mut open = table(1, Stage::Open);
        assert_eq!(
            act(&open, ADA, &Entry::default()),
            MainAct::Make { on: false }
        );
        open.face_down = 0;
        open.centre.push(Tile {
            id: TileId::numbered(0),
            letter: Letter::new('q').unwrap(),
        });
        assert_eq!(act(&open, ADA, &Entry::default()), MainAct::Done(ADA));
        open.done = open.done.with(ADA);
        assert_eq!(
            act(&open, ADA, &Entry::default()),
            MainAct::Make { on: false }
        );
    }

    #[test]
    fn a13_with_three_players_all_can_pass_with_one_tap() {
        let of_three = table(3, sweep(BO));
        assert_eq!(act(&of_three, BO, &Entry::default()), MainAct::Next);
        assert_eq!(still_asked(&of_three, everybody()), [BO, SeatId::new(2)]);
        // The last seat passes only for itself, and no player passes for a bot.
        let last = table(3, sweep(SeatId::new(2)));
        assert_eq!(act(&last, SeatId::new(2), &Entry::default()), MainAct::Pass);
        let people: SeatSet = [ADA, BO].into_iter().collect();
        assert_eq!(still_asked(&of_three, people), [BO]);
        assert_eq!(
            act(&table(2, sweep(BO)), BO, &Entry::default()),
            MainAct::Pass
        );
    }

    #[test]
    fn a18_main_button_asks_the_table_about_an_unlisted_word() {
        let attempt = Attempt::of("zaza".parse().unwrap());
        let window = table(
            2,
            Stage::Window {
                clock: Countdown::default(),
            },
        );
        let offer = Offer::House(attempt.clone());
        let act = main_act(&window, everybody(), Some(ADA), &typed(), &offer);
        assert_eq!(act, MainAct::Ask(attempt));
    }
}
