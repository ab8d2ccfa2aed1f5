//! What the main button does. One button in one place keeps the hand's movements small.

use super::{RefusalRemedy, WordEntry};
use game::{SeatId, SeatSet};
use word_heist_rules::{Attempt, PlayMode, Stage, Table};

/// What the main button does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MainAction {
    /// Makes the word that is typed.
    Make {
        /// Whether enough letters for a word are typed (A4); otherwise the button is off.
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
pub fn main_action(
    table: &Table,
    people: SeatSet,
    speaker: Option<SeatId>,
    entry: &WordEntry,
    offer: &RefusalRemedy,
) -> MainAction {
    if let RefusalRemedy::House(attempt) = offer {
        return MainAction::Ask(attempt.clone());
    }
    let Some(seat) = speaker else {
        return MainAction::Make { on: false };
    };
    if !entry.is_empty() {
        return MainAction::Make {
            on: entry.word().len() >= table.options.min_letters(seat),
        };
    }
    match &table.stage {
        Stage::Window { .. } => MainAction::Pass,
        Stage::Sweep { .. } if remaining_sweep_seats(table, people).len() > 1 => MainAction::Next,
        Stage::Sweep { .. } => MainAction::Pass,
        Stage::Reserved { .. } => MainAction::GiveUp,
        Stage::Open if table.offers_done() && !table.done.contains(seat) => MainAction::Done(seat),
        _ => MainAction::Make { on: false },
    }
}

/// The human players who are still to be asked in the sweep, one after the other, up to the next
/// bot (A13).
pub fn remaining_sweep_seats(table: &Table, people: SeatSet) -> Vec<SeatId> {
    let Stage::Sweep { seat, .. } = table.stage else {
        return Vec::new();
    };
    let behind = seat
        .others_clockwise(table.seats)
        .take_while(|next| *next != table.flipper)
        .filter(|next| table.present.contains(*next));
    let asked = std::iter::once(seat).chain(behind);
    asked.take_while(|seat| people.contains(*seat)).collect()
}

/// Whether there is a separate button to give up the reservation, usable with a half-typed word.
pub const fn has_separate_give_up(mode: PlayMode) -> bool {
    matches!(mode, PlayMode::Buzzers { .. } | PlayMode::CallItOut)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Countdown, Moment};
    use lexicon::Letter;
    use word_heist_rules::{BuzzerPress, Choices, LetterTile, LetterTileId, Options, State};

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

    fn typed(letters: &str) -> WordEntry {
        WordEntry::from_word(letters.parse().unwrap())
    }

    fn act(table: &Table, speaker: SeatId, entry: &WordEntry) -> MainAction {
        main_action(
            table,
            everybody(),
            Some(speaker),
            entry,
            &RefusalRemedy::None,
        )
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
        let make = |on| MainAction::Make { on };
        assert_eq!(act(&window, ADA, &typed("gape")), make(true));
        assert_eq!(act(&window, ADA, &WordEntry::default()), MainAction::Pass);
        let mut pinned = WordEntry::default();
        pinned.tap_word(word_heist_rules::MadeWordId::new(0));
        assert_eq!(act(&window, ADA, &pinned), make(false));
        let press = BuzzerPress {
            seat: BO,
            at: Moment::START,
        };
        let clock = Countdown::default();
        let reserved = table(2, Stage::Reserved { press, clock });
        assert_eq!(
            act(&reserved, BO, &WordEntry::default()),
            MainAction::GiveUp
        );
    }

    #[test]
    fn a4_main_button_is_off_until_a_word_may_have_so_few_letters() {
        let clock = Countdown::default();
        let mut window = table(2, Stage::Window { clock });
        let make = |on| MainAction::Make { on };
        assert_eq!(act(&window, ADA, &typed("g")), make(false));
        assert_eq!(act(&window, ADA, &typed("gap")), make(false));
        assert_eq!(act(&window, ADA, &typed("gape")), make(true));
        let choices = Choices {
            beginners: SeatSet::EMPTY.with(ADA),
            ..Choices::default()
        };
        window.options = Options::new(choices).unwrap();
        assert_eq!(act(&window, ADA, &typed("ga")), make(false));
        assert_eq!(act(&window, ADA, &typed("gap")), make(true));
    }

    #[test]
    fn a16_main_button_offers_done_once_every_letter_is_up() {
        let mut open = table(1, Stage::Open);
        assert_eq!(
            act(&open, ADA, &WordEntry::default()),
            MainAction::Make { on: false }
        );
        open.face_down = 0;
        open.centre.push(LetterTile {
            id: LetterTileId::new(0),
            letter: Letter::new('q').unwrap(),
        });
        assert_eq!(
            act(&open, ADA, &WordEntry::default()),
            MainAction::Done(ADA)
        );
        open.done = open.done.with(ADA);
        assert_eq!(
            act(&open, ADA, &WordEntry::default()),
            MainAction::Make { on: false }
        );
    }

    #[test]
    fn a13_with_three_players_all_can_pass_with_one_tap() {
        let of_three = table(3, sweep(BO));
        assert_eq!(act(&of_three, BO, &WordEntry::default()), MainAction::Next);
        assert_eq!(
            remaining_sweep_seats(&of_three, everybody()),
            [BO, SeatId::new(2)]
        );
        // The last seat passes only for itself, and no player passes for a bot.
        let last = table(3, sweep(SeatId::new(2)));
        assert_eq!(
            act(&last, SeatId::new(2), &WordEntry::default()),
            MainAction::Pass
        );
        let people: SeatSet = [ADA, BO].into_iter().collect();
        assert_eq!(remaining_sweep_seats(&of_three, people), [BO]);
        assert_eq!(
            act(&table(2, sweep(BO)), BO, &WordEntry::default()),
            MainAction::Pass
        );
    }

    #[test]
    fn a18_main_button_asks_the_table_about_an_unlisted_word() {
        let attempt = Attempt::from_any_source("zaza".parse().unwrap());
        let window = table(
            2,
            Stage::Window {
                clock: Countdown::default(),
            },
        );
        let offer = RefusalRemedy::House(attempt.clone());
        let act = main_action(&window, everybody(), Some(ADA), &typed("zaza"), &offer);
        assert_eq!(act, MainAction::Ask(attempt));
    }
}
