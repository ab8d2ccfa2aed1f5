//! All choices before a game of Paper Grid begins, and which of them are impossible.

use base::json::{Map, Value};

use super::board_source::BoardSourceKind;
use game::{Chance, Roster};
use paper_grid_rules::{Board, BoardSettings, Choices, OptionClash};
use screen::set_up::{
    BotText, ChoiceSource, ChosenPlayers, TableCapacity, add_choice, player_choice,
};

/// Returns the seats that the form offers: players and bots, at least two, because the game can't
/// be played alone.
pub const fn chairs(programs: &'static [BotText]) -> TableCapacity {
    TableCapacity {
        people: ChosenPlayers::MAX_PEOPLE,
        most: ChosenPlayers::MAX_PEOPLE,
        programs,
        former: &[],
        company: 2,
    }
}

/// Marker type for Paper Grid's set-up form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Form;

/// Paper Grid's set-up form. The board among its rules is blank, unless it came from the studio or
/// a link.
pub type SetUp = screen::set_up::SetUpForm<Form>;

/// The set-up form's operations on the board.
pub trait BoardForm: Sized {
    /// Returns the remembered form with another generated board. A board from the studio or a link
    /// is dropped.
    #[must_use]
    fn with_new_board(self, chance: &mut Chance) -> Self;
    /// Changes the source of the board. A board from the studio or a link is dropped.
    fn set_board_source(&mut self, from: BoardSourceKind);
    /// Takes a board from the studio or a link.
    fn use_board(&mut self, from: BoardSourceKind, board: Board);
    /// Returns the board to play on.
    ///
    /// # Errors
    /// Why there is no board.
    fn board_to_play(&self, roster: &Roster) -> Result<Board, OptionClash>;
    /// Returns the settings of the newly generated board, if the form has one.
    fn new_board_settings(&self, roster: &Roster) -> Option<BoardSettings>;
}

impl BoardForm for SetUp {
    fn with_new_board(mut self, chance: &mut Chance) -> SetUp {
        if self.source.from.is_given() {
            self.set_board_source(BoardSourceKind::Fresh);
        }
        self.source.choose_new_seed(chance);
        self
    }

    fn set_board_source(&mut self, from: BoardSourceKind) {
        if from != self.source.from {
            self.source.from = from;
            let own = self.source.laid_by.take();
            let board = own.unwrap_or_else(|| self.rules().board.clone());
            replace_board(self, board);
        }
    }

    fn use_board(&mut self, from: BoardSourceKind, board: Board) {
        let own = self.rules().board.clone();
        self.source.laid_by.get_or_insert(own);
        self.source.from = from;
        replace_board(self, board);
    }

    fn board_to_play(&self, roster: &Roster) -> Result<Board, OptionClash> {
        let mut rules = self.rules().clone();
        self.source.bring(&mut rules, &self.seats(roster))?;
        Ok(rules.board)
    }

    fn new_board_settings(&self, roster: &Roster) -> Option<BoardSettings> {
        let fresh = self.source.from == BoardSourceKind::Fresh;
        fresh.then(|| self.source.settings(self.rules(), self.seats(roster).len()))
    }
}

/// Sets another board. The endgame begins at the default for its size (K24).
fn replace_board(form: &mut SetUp, board: Board) {
    let rules = form.rules().clone();
    form.set_rules(Choices {
        endgame_at: board.size().default_endgame_at(),
        board,
        ..rules
    });
}

/// Converts a saved form of an older version to the current format.
pub fn modernise(form: &mut Map) {
    // Version 1 kept the board's source, and who begins, outside the rules.
    if let Some(from) = form.remove("from") {
        let source = [("from".to_owned(), from)];
        form.insert("source".into(), Value::Object(source.into_iter().collect()));
    }
    if let Some(who) = form.remove("begins")
        && !who.is_null()
    {
        add_choice(form, player_choice("first", who, 1));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use support::seats::roster;

    use super::*;
    use crate::text::BOTS;
    use game::Roster;
    use game::rule::CheckError;
    use game::{PlayerName, SeatId, TimeLimit};
    use paper_grid_rules::{
        Amount, BoardLink, BoardSettings, FirstSeat, GENERATOR_VERSION, Judge, LetterCells, Preset,
        Size, SpecialUpgrade, ValueSystem, WallRule, generate,
    };
    use screen::set_up::{Participant, StartError, StartRefusal};

    fn choose(form: &mut SetUp, field: &str, at: usize) {
        form.choose(field, None, at, None);
    }

    /// Chooses the player with this name to begin.
    fn begins(form: &mut SetUp, name: &str) {
        let who: PlayerName = name.parse().unwrap();
        form.choose("first", Some(&who), 1, None);
    }

    fn clash(clash: OptionClash) -> StartRefusal<Form> {
        StartError::Options(CheckError::Clash(clash))
    }

    #[test]
    fn every_preset_can_begin_at_once_with_any_players() {
        for count in 0..=8 {
            let names: Vec<String> = (0..count).map(|n| format!("P{n}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let roster = roster(&names);
            for preset in Preset::ALL {
                for from in [BoardSourceKind::Fresh, BoardSourceKind::Blank] {
                    let mut form = SetUp::default();
                    form.apply_preset(preset, &roster);
                    form.set_board_source(from);
                    form.source.choose_new_seed(&mut Chance::new(count));
                    let (options, seats) = form.options(&roster).unwrap();
                    assert_eq!(form.preset(None), Some(preset));
                    assert!(options.seats().contains(&(seats.len() as u8)));
                    assert_eq!(options.board.size(), preset.size());
                }
            }
        }
    }

    /// Hands of five letters, and a seed whose link opens the very board that is played.
    #[test]
    fn k6_a_quick_start_shows_the_settings_of_its_board() {
        let roster = roster(&["Ada", "Bob", "Cleo"]);
        let mut form = SetUp::default().with_new_board(&mut Chance::new(5));
        form.apply_preset(Preset::QuickStart, &roster);
        for size in 0..Size::ALL.len() {
            choose(&mut form, "size", size);
            let settings = form.new_board_settings(&roster).unwrap();
            assert_eq!((settings.hand, settings.seats), (Some(5), 3));
            let link = BoardLink::Grown(settings, GENERATOR_VERSION).to_string();
            let opened = link.parse::<BoardLink>().unwrap().board().unwrap();
            assert_eq!(form.board_to_play(&roster).unwrap(), opened);
        }
        choose(&mut form, "devils", 1);
        assert_eq!(form.new_board_settings(&roster).unwrap().hand, None);
        form.set_board_source(BoardSourceKind::Blank);
        assert_eq!(form.new_board_settings(&roster), None);
    }

    #[test]
    fn changed_choices_are_no_longer_a_preset() {
        let mut form = SetUp::default();
        assert_eq!(form.preset(None), Some(Preset::QuickStart));
        choose(&mut form, "devils", 1);
        assert_eq!(form.preset(None), None);
        form.apply_preset(Preset::Everything, &Roster::default());
        choose(&mut form, "size", 2);
        assert_eq!(form.preset(None), None);
        assert_eq!(form.rules().endgame_at, Size::Large.default_endgame_at());
        assert!(form.rules().board.backpacks, "a larger board has them too");
    }

    #[test]
    fn a_given_board_keeps_what_is_printed_on_it() {
        let mut board = generate(&BoardSettings::default(), GENERATOR_VERSION).unwrap();
        board.values = ValueSystem::Fixed;
        let mut form = SetUp::default();
        form.use_board(BoardSourceKind::Sent, board.clone());
        form.apply_preset(Preset::Everything, &Roster::default());
        let four = roster(&["A", "B", "C", "D"]);
        let (options, _) = form.options(&four).unwrap();
        assert_eq!(options.board, board);
        assert_eq!(options.endgame_at, board.size().default_endgame_at());
        assert_eq!(form.preset(None), Some(Preset::Everything));
        let (sit, least, most) = (2, 4, 4);
        assert_eq!(
            form.options(&roster(&["A", "B"])).unwrap_err(),
            StartError::Seats { sit, least, most }
        );
        form.set_board_source(BoardSourceKind::Studio);
        assert_eq!(
            form.options(&four).unwrap_err(),
            clash(OptionClash::NoBoard)
        );
    }

    #[test]
    fn printed_special_cells_switch_their_upgrade_on() {
        let settings = BoardSettings {
            seats: 2,
            specials: Amount::Many,
            ..BoardSettings::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).unwrap();
        let mut form = SetUp::default();
        form.use_board(BoardSourceKind::Sent, board);
        let (options, _) = form.options(&roster(&["Ada", "Bob"])).unwrap();
        assert_eq!(options.specials, SpecialUpgrade::Supercells);
    }

    #[test]
    fn the_first_seat_is_remembered_by_name() {
        let roster = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        begins(&mut form, "Bob");
        let first = |form: &SetUp| form.options(&roster).unwrap().0.first;
        assert_eq!(first(&form), FirstSeat::Seat(SeatId::new(1)));
        form.people.move_up(&"Bob".parse().unwrap(), &roster);
        assert_eq!(first(&form), FirstSeat::Seat(SeatId::FIRST));
        begins(&mut form, "Gran");
        assert_eq!(first(&form), FirstSeat::Random, "Gran isn't at this table");
    }

    #[test]
    fn an_old_choice_of_a_bot_to_begin_finds_the_bot_by_its_plain_name() {
        let first = |names: &[&str]| {
            let roster = roster(names);
            let mut form = SetUp::default();
            let sparrow = Participant::Program(BOTS[0].id);
            form.people
                .add_participant(&sparrow, &roster, &chairs(BOTS));
            begins(&mut form, "The Sparrow");
            form.rename_bots(&roster);
            form.options(&roster).unwrap().0.first
        };
        let seat = |at| FirstSeat::Seat(SeatId::new(at));
        assert_eq!(first(&["Ada"]), seat(1));
        assert_eq!(first(&["Ada", "Sparrow"]), seat(2));
        assert_eq!(first(&["Ada", "The Sparrow"]), seat(1), "a person");
        assert_eq!(first(&["Ada", "The Robin"]), seat(2));
    }

    #[test]
    fn an_endgame_threshold_that_is_too_low_or_too_high_is_refused() {
        let refused = |letters| {
            let mut form = SetUp::default();
            form.set_board_source(BoardSourceKind::Blank);
            choose(&mut form, "endgame_at", letters);
            form.options(&Roster::default()).unwrap_err()
        };
        let (rule, value) = ("endgame_at", 3);
        assert_eq!(
            refused(3),
            StartError::Options(CheckError::Value { rule, value })
        );
        assert_eq!(refused(18), clash(OptionClash::EndgameAt(18)));
    }

    #[test]
    fn the_form_is_remembered_without_its_board() {
        let mut form = SetUp::default();
        form.apply_preset(Preset::Everything, &Roster::default());
        begins(&mut form, "Bob");
        form.set_board_source(BoardSourceKind::Blank);
        let kept = serde_json::to_string(&form).unwrap();
        assert_eq!(serde_json::from_str::<SetUp>(&kept).unwrap(), form);
    }

    #[test]
    fn a_board_that_was_handed_over_is_forgotten_next_time() {
        let mut form = SetUp::default();
        form.use_board(BoardSourceKind::Sent, Board::blank(Size::Large));
        let kept = serde_json::to_string(&form).unwrap();
        let read: SetUp = serde_json::from_str(&kept).unwrap();
        let form = read.with_new_board(&mut Chance::new(1));
        assert_eq!(form.preset(None), Some(Preset::QuickStart));
        assert!(form.options(&Roster::default()).is_ok());
    }

    #[test]
    fn a_new_form_repeats_the_last_games_set_up() {
        let roster = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        form.apply_preset(Preset::Everything, &Roster::default());
        begins(&mut form, "Bob");
        let sparrow = Participant::Program(BOTS[0].id);
        form.people
            .remove_participant(&sparrow, &roster, &chairs(BOTS));
        let (options, seats) = form.options(&roster).unwrap();
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.preset(None), Some(Preset::Everything));
        assert_eq!(again.options(&roster), Ok((options, seats)));
    }

    #[test]
    fn choices_for_a_board_handed_over_are_dropped_with_it() {
        let settings = BoardSettings {
            seats: 2,
            specials: Amount::Many,
            ..BoardSettings::default()
        };
        let mut board = generate(&settings, GENERATOR_VERSION).unwrap();
        board.values = ValueSystem::Fixed;
        let roster = roster(&["Ada", "Bob"]);
        let has = |form: &SetUp, id: &str| form.fields(&roster).iter().any(|field| field.id == id);
        let mut form = SetUp::default();
        assert!(has(&form, "values") && !has(&form, "letter_cells"));
        form.use_board(BoardSourceKind::Sent, board);
        assert!(!has(&form, "values") && has(&form, "letter_cells"));
        choose(&mut form, "letter_cells", 1);
        let (options, _) = form.options(&roster).unwrap();
        assert_eq!(options.letter_cells, LetterCells::WhenCovered);
        form.apply_preset(Preset::Everything, &roster);
        form.set_board_source(BoardSourceKind::Fresh);
        assert_eq!(form.preset(None), Some(Preset::Everything));
        assert_eq!(form.rules().board.size(), Size::Medium);
        assert_eq!(form.rules().board.values, ValueSystem::Classic);
    }

    #[test]
    fn a_preset_keeps_a_blank_board_that_was_handed_over() {
        let mut form = SetUp::default();
        form.use_board(BoardSourceKind::Sent, Board::blank(Size::Large));
        form.apply_preset(Preset::Classic, &Roster::default());
        assert_eq!(form.preset(None), Some(Preset::Classic));
        let (options, _) = form.options(&Roster::default()).unwrap();
        assert_eq!(options.board, Board::blank(Size::Large));
    }

    #[test]
    fn a_form_of_version_1_can_be_read() {
        let blank = Board::blank(Size::Small).to_string();
        let kept = json!({
            "rules": {
                "board": format!("{blank}values fixed\nbackpacks\n"),
                "first": "random",
                "reading": "forward",
                "judge": "everyday",
                "endgame_at": 9,
                "walls": "no-sealing",
                "clock": { "seconds": 60 },
                "hints": true,
                "letterfraud": null,
                "devils": false,
                "specials": "off",
                "letter_cells": "when-covered",
            },
            "from": "blank",
            "people": { "asked": null, "programs": null },
            "begins": "Bob",
        });
        let form: SetUp = serde_json::from_str(&kept.to_string()).unwrap();
        let (options, _) = form.options(&roster(&["Ada", "Bob"])).unwrap();
        let mut board = Board::blank(Size::Small);
        board.values = ValueSystem::Fixed;
        board.backpacks = true;
        let chosen = Choices {
            first: FirstSeat::Seat(SeatId::new(1)),
            judge: Judge::Everyday,
            endgame_at: 9,
            walls: WallRule::NoSealing,
            clock: TimeLimit::Seconds(60),
            hints: true,
            ..Choices::on_board(board)
        };
        assert_eq!(options.into_inner(), chosen);
    }
}
