//! When a turn ends by itself: once its player's help has nothing left to show.

use super::{WordOffer, offers};
use c_u_letter_rules::{Help, Stage, Table, UnlistedWords, View};
use game::{SeatId, SeatSet};
use lexicon::Lexicon;
use screen::TurnEnd;
use screen::presence::hides_hands;

/// How long a turn waits before it ends by itself, in seconds.
pub const TURN_END_SECONDS: u64 = 3;

/// What the screen knows beyond the game's own view.
#[derive(Debug, Clone, Copy)]
pub struct TurnEndScreen<'a> {
    pub setting: TurnEnd,
    /// The seats played by people.
    pub people: SeatSet,
    /// The seat at the screen that can act; `None` under a cover.
    pub acting: Option<SeatId>,
    /// The word list, once it has loaded.
    pub words: Option<&'a Lexicon>,
    /// Whether the player is reading something: a sheet, an explanation, an earlier step, or a hint
    /// that names words to claim.
    pub is_reading: bool,
    /// Whether a press or a key has stopped the end since the last step.
    pub is_stopped: bool,
}

/// Whether the turn ends by itself: where help is on, every word is in the list, and no word would
/// gain a card. Without help it never does, since that would give away that there is no word (C10).
/// Words outside the list could still be agreed on (C11). Where the device is shared, the player
/// hands it on.
pub fn ends_by_itself(view: &View, screen: TurnEndScreen<'_>) -> bool {
    let Some((seat, words)) = screen.acting.zip(screen.words) else {
        return false;
    };
    let wanted = screen.setting == TurnEnd::On && !screen.is_stopped && !screen.is_reading;
    let alone = screen.people.contains(seat) && !hides_hands(screen.people);
    wanted && alone && may_end(&view.table, seat) && finds_no_gain(view, seat, words)
}

/// Whether the seat is claiming words with help, and the list alone decides about them.
fn may_end(table: &Table, seat: SeatId) -> bool {
    let options = &table.options;
    let claims = table.stage == Stage::Claiming && table.turn.seat == seat && table.turn.ready;
    let listed = options.beyond == UnlistedWords::Never && table.proposed.is_none();
    claims && listed && options.help(seat) != Help::Alone
}

/// Whether no word on the board would gain the seat a card now.
fn finds_no_gain(view: &View, seat: SeatId, words: &Lexicon) -> bool {
    let all = offers(view, Some(seat), words);
    !all.iter().any(WordOffer::gains)
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{Choices, Options, Span, Square, State, WordProposal};
    use game::Viewer;
    use lexicon::Level;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn helped() -> Choices {
        Choices {
            help: [Help::MarksWords; 4],
            beyond: UnlistedWords::Never,
            ..Choices::default()
        }
    }

    fn words() -> Lexicon {
        let list = ["cat", "at"].map(|word| (word, Level::Common));
        Lexicon::from_words(list).unwrap()
    }

    /// Ada has placed a card on this board.
    fn state(choices: Choices, board: &str) -> State {
        let options = Options::new(choices).unwrap();
        let mut state = State::set_out(&options, &["S", "E"], board).unwrap();
        state.table.stage = Stage::Claiming;
        state
    }

    fn screen(words: &Lexicon) -> TurnEndScreen<'_> {
        TurnEndScreen {
            setting: TurnEnd::On,
            people: [ADA].into_iter().collect(),
            acting: Some(ADA),
            words: Some(words),
            is_reading: false,
            is_stopped: false,
        }
    }

    fn ends(state: &State) -> bool {
        let words = words();
        ends_by_itself(&state.seen_by(Viewer::Seat(ADA)), screen(&words))
    }

    #[test]
    fn c10_a_turn_ends_by_itself_when_help_finds_no_word() {
        assert!(ends(&state(helped(), "X Q")));
        assert!(!ends(&state(helped(), "C A T")), "CAT can be claimed");
        let claims = Choices {
            help: [Help::ClaimsWords; 4],
            ..helped()
        };
        assert!(ends(&state(claims, "X Q")));
    }

    #[test]
    fn c10_a_turn_without_help_never_ends_by_itself() {
        let alone = Choices {
            help: [Help::Alone; 4],
            ..helped()
        };
        assert!(!ends(&state(alone, "X Q")));
        // Only the help of the seat on turn counts.
        let mut mixed = helped();
        mixed.help[0] = Help::Alone;
        assert!(!ends(&state(mixed, "X Q")));
    }

    #[test]
    fn c11_a_turn_never_ends_by_itself_where_words_outside_the_list_can_count() {
        let agreed = Choices {
            beyond: UnlistedWords::ByAgreement,
            ..helped()
        };
        assert!(!ends(&state(agreed, "X Q")));
    }

    #[test]
    fn c14_words_that_would_only_sleep_do_not_keep_a_turn_open() {
        let claimed = |board| state(helped(), board).with_claim(ADA, "a1", "c1").unwrap();
        // AT would sleep behind CAT.
        assert!(ends(&claimed("C A T")));
        assert!(!ends(&claimed("C A T\n. T")), "AT gains a T");
    }

    #[test]
    fn the_texts_name_the_seconds_that_are_waited() {
        use crate::text::moments::{TURN_ENDS, TURN_ENDS_HEARD};
        let seconds = format!("{TURN_END_SECONDS} seconds");
        assert!(
            [TURN_ENDS, TURN_ENDS_HEARD]
                .iter()
                .all(|says| says.contains(&seconds))
        );
    }

    #[test]
    fn a_turn_ends_by_itself_only_after_a_placing() {
        for stage in [Stage::Placing, Stage::RoundOver, Stage::Over] {
            let mut state = state(helped(), "X Q");
            state.table.stage = stage;
            assert!(!ends(&state));
        }
        let mut revealing = state(helped(), "X Q");
        let square = |name| Square::from_name(name).unwrap();
        let card = revealing.table.board.face_up_card(square("a1")).unwrap();
        revealing.table.stage = Stage::Revealing(card);
        assert!(!ends(&revealing));
        let mut waiting = state(helped(), "X Q");
        waiting.table.turn.ready = false;
        assert!(!ends(&waiting));
        let mut asked = state(helped(), "X Q");
        asked.table.proposed = Span::new(square("a1"), square("b1")).map(WordProposal::Span);
        assert!(!ends(&asked));
        let mut others = state(helped(), "X Q");
        others.table.turn.seat = BO;
        assert!(!ends(&others));
    }

    #[test]
    fn a_turn_ends_by_itself_only_while_its_lone_player_watches() {
        let list = words();
        let state = state(helped(), "X Q");
        let view = state.seen_by(Viewer::Seat(ADA));
        let now = screen(&list);
        assert!(ends_by_itself(&view, now));
        let off = TurnEndScreen {
            setting: TurnEnd::Off,
            ..now
        };
        let shared = TurnEndScreen {
            people: [ADA, BO].into_iter().collect(),
            ..now
        };
        let covered = TurnEndScreen {
            acting: None,
            ..now
        };
        let loading = TurnEndScreen { words: None, ..now };
        let reading = TurnEndScreen {
            is_reading: true,
            ..now
        };
        let stopped = TurnEndScreen {
            is_stopped: true,
            ..now
        };
        for (why, held) in [
            ("the setting is off", off),
            ("the device is shared", shared),
            ("the table is covered", covered),
            ("the word list is loading", loading),
            ("something is open", reading),
            ("a key stopped it", stopped),
        ] {
            assert!(!ends_by_itself(&view, held), "{why}");
        }
    }
}
