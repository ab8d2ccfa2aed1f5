//! All that is chosen before a game of Paper Grid begins, and what cannot be.

use serde::{Deserialize, Serialize};

use crate::desk::set_up::{Begins, Chairs, Form, People};
use crate::games::paper_grid::rules::{
    Amount, Board, BoardRefusal, Choices, FirstSeat, GENERATOR_VERSION, Options, OptionsError,
    PaperGrid, Preset, Seed, Settings, Size, Specials, Types, generate,
};
use crate::games::paper_grid::words::{PROGRAMS, rules_chosen};
use crate::table::{Chance, Day, PlayerName, Roster, Seat, SeatId};
use crate::words::set_up as words;

impl Chairs {
    /// Those of Paper Grid: nobody plays alone.
    pub const PAPER_GRID: Chairs = Chairs {
        people: People::MOST,
        most: People::MOST,
        programs: PROGRAMS,
        company: 2,
    };
}

/// Where the board comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardFrom {
    /// The generator.
    #[default]
    Fresh,
    /// Nowhere: areas are claimed on a blank one (K6).
    Blank,
    /// The studio.
    Studio,
    /// A link or a code.
    Sent,
}

impl BoardFrom {
    /// All of them.
    pub const ALL: [BoardFrom; 4] = [
        BoardFrom::Fresh,
        BoardFrom::Blank,
        BoardFrom::Studio,
        BoardFrom::Sent,
    ];

    /// Whether the board is as it was handed over, and nothing printed on it is chosen here.
    #[must_use]
    pub const fn is_given(self) -> bool {
        matches!(self, BoardFrom::Studio | BoardFrom::Sent)
    }
}

/// Everything that is chosen before a game begins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SetUp {
    /// The rules. The board among them is blank: its size, and what is printed on boards.
    rules: Choices,
    from: BoardFrom,
    /// Who sits down.
    pub people: People,
    /// Who begins, if not chance says (K9).
    pub begins: Option<PlayerName>,
    /// What a fresh board grows from.
    #[serde(skip)]
    seed: Seed,
    /// The board that was handed over.
    #[serde(skip)]
    given: Option<Board>,
}

/// Why the game cannot begin so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cannot {
    /// No board was handed over yet.
    NoBoard,
    /// No board grows from these settings.
    Board(BoardRefusal),
    /// The board is for others.
    Seats {
        /// How many sit at the table.
        sit: u8,
        /// How few and how many may play.
        least: u8,
        /// At most.
        most: u8,
    },
    /// The rules do not go together.
    Options(OptionsError),
}

impl Default for SetUp {
    fn default() -> Self {
        SetUp {
            rules: Preset::QuickStart.on(Board::blank(Preset::QuickStart.size())),
            from: BoardFrom::default(),
            people: People::default(),
            begins: None,
            seed: Seed::default(),
            given: None,
        }
    }
}

impl SetUp {
    /// As it was remembered. A board that was handed over is forgotten: another one grows.
    #[must_use]
    pub fn remembered(mut self, chance: &mut Chance) -> SetUp {
        if self.from.is_given() {
            self.take_from(BoardFrom::Fresh);
        }
        self.another(chance);
        self
    }

    /// Where the board comes from.
    #[must_use]
    pub const fn from(&self) -> BoardFrom {
        self.from
    }

    /// The size of the board: the endgame begins by it, unless that is chosen (K24).
    #[must_use]
    pub fn size(&self) -> Size {
        let given = self.given.as_ref().filter(|_| self.from.is_given());
        given.unwrap_or(&self.rules.board).size()
    }

    /// Takes a board of another size.
    pub fn set_size(&mut self, size: Size) {
        let Board {
            values, backpacks, ..
        } = self.rules.board;
        self.rules.board = Board::blank(size);
        self.rules.board.values = values;
        self.rules.board.backpacks = backpacks;
        self.settle();
    }

    /// Takes the board from elsewhere.
    pub fn take_from(&mut self, from: BoardFrom) {
        if from != self.from {
            self.from = from;
            self.given = None;
            self.settle();
        }
    }

    /// Takes the board that was handed over.
    pub fn take(&mut self, from: BoardFrom, board: Board) {
        self.from = from;
        self.given = Some(board);
        self.settle();
    }

    /// Lets another board grow.
    pub fn another(&mut self, chance: &mut Chance) {
        self.seed = Seed::fresh(chance);
    }

    /// The endgame begins as it does on boards of this size.
    fn settle(&mut self) {
        self.rules.endgame_at = self.size().endgame_at();
    }

    /// The board.
    ///
    /// # Errors
    /// Why there is none.
    pub fn board(&self, roster: &Roster) -> Result<Board, Cannot> {
        let rules = &self.rules;
        if self.from == BoardFrom::Blank {
            return Ok(rules.board.clone());
        }
        if self.from.is_given() {
            return self.given.clone().ok_or(Cannot::NoBoard);
        }
        let (specials, types) = match rules.specials {
            Specials::Off => (Amount::Off, Types::SUPERCELLS),
            Specials::Supercells => (Amount::Some, Types::SUPERCELLS),
            Specials::Celldance => (Amount::Some, Types::CELLDANCE),
        };
        let settings = Settings {
            size: rules.board.size(),
            // Until there are two, the board is for two.
            seats: self.people.seats(roster, &Chairs::PAPER_GRID).len().max(2),
            seed: self.seed.clone(),
            specials,
            types,
            values: rules.board.values,
            backpacks: rules.board.backpacks,
            ..Settings::default()
        };
        generate(&settings, GENERATOR_VERSION).map_err(Cannot::Board)
    }

    /// All rules on their board, with whoever begins; right or wrong. Special cells that are
    /// printed bring their upgrade along.
    #[must_use]
    pub fn choices(&self, board: Board, seats: &[Seat]) -> Choices {
        let begins = self.begins.as_ref();
        let at = begins.and_then(|name| seats.iter().position(|s| s.player.name == *name));
        let plain = Choices::on(board);
        Choices {
            specials: self.rules.specials.max(plain.specials),
            board: plain.board,
            first: match at {
                Some(at) => FirstSeat::Seat(SeatId::new(at as u8)),
                None => FirstSeat::Random,
            },
            ..self.rules.clone()
        }
    }
}

impl Form for SetUp {
    type Game = PaperGrid;
    type Choices = Choices;
    type Preset = Preset;
    type Cannot = Cannot;

    const RECORD: &'static str = "paper-grid/set-up";

    fn again(played: &Options, seats: &[Seat]) -> SetUp {
        let begins = match played.first {
            FirstSeat::Random => None,
            FirstSeat::Seat(seat) => seats.get(seat.index()),
        };
        let from = match played.board.areas().len() {
            0 => BoardFrom::Blank,
            _ => BoardFrom::Fresh,
        };
        let mut board = Board::blank(played.board.size());
        board.values = played.board.values;
        board.backpacks = played.board.backpacks;
        SetUp {
            rules: Choices {
                board,
                first: FirstSeat::Random,
                ..(**played).clone()
            },
            from,
            people: People::at(seats),
            begins: begins.map(|seat| seat.player.name.clone()),
            seed: Seed::default(),
            given: None,
        }
    }

    fn rules(&self) -> &Choices {
        &self.rules
    }

    fn set_rules(&mut self, rules: Choices) {
        self.rules = rules;
    }

    fn people(&self) -> &People {
        &self.people
    }

    fn set_people(&mut self, people: People) {
        self.people = people;
    }

    fn chairs(&self) -> Chairs {
        Chairs::PAPER_GRID
    }

    fn presets(_: Option<Day>) -> Vec<Preset> {
        Preset::ALL.to_vec()
    }

    fn preset(&self, _: Option<Day>) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| {
            let plain = preset.on(Board::blank(preset.size()));
            let endgame_at = self.size().endgame_at();
            self.rules
                == Choices {
                    endgame_at,
                    ..plain
                }
        })
    }

    fn take_preset(&mut self, preset: Preset, _: &Roster) {
        self.rules = preset.on(Board::blank(preset.size()));
        self.settle();
    }

    fn options(&self, roster: &Roster) -> Result<Begins<Self>, Cannot> {
        let seats = self.seats(roster);
        let choices = self.choices(self.board(roster)?, &seats);
        let fit = choices.seats();
        let options = Options::new(choices).map_err(Cannot::Options)?;
        let sit = seats.len() as u8;
        if !fit.contains(&sit) {
            let (least, most) = fit.into_inner();
            return Err(Cannot::Seats { sit, least, most });
        }
        Ok((options, seats))
    }

    fn preset_name(preset: Preset) -> &'static str {
        words::preset_name(preset)
    }

    fn preset_says(preset: Option<Preset>) -> &'static str {
        words::preset_says(preset)
    }

    fn table_says(&self) -> &'static str {
        words::TABLE_SAYS
    }

    fn begins_now(&self, names: &[String], today: Option<Day>) -> String {
        words::begins_now(names, self.preset(today), self.size())
    }

    fn cannot(&self, why: Cannot) -> String {
        words::cannot(why)
    }

    fn rules_chosen(&self, roster: &Roster) -> Vec<String> {
        let seats = self.seats(roster);
        let board = self.board(roster);
        let board = board.unwrap_or_else(|_| self.rules.board.clone());
        rules_chosen(&self.choices(board, &seats), &seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::set_up::Sitter;
    use crate::desk::set_up::tried::roster;
    use crate::games::paper_grid::rules::Values;

    #[test]
    fn every_preset_begins_at_once_whoever_plays() {
        for count in 0..=8 {
            let names: Vec<String> = (0..count).map(|n| format!("P{n}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let roster = roster(&names);
            for preset in Preset::ALL {
                for from in [BoardFrom::Fresh, BoardFrom::Blank] {
                    let mut form = SetUp::default();
                    form.take_preset(preset, &roster);
                    form.take_from(from);
                    form.another(&mut Chance::new(count));
                    let (options, seats) = form.options(&roster).unwrap();
                    assert_eq!(form.preset(None), Some(preset));
                    assert!(options.seats().contains(&(seats.len() as u8)));
                    assert_eq!(options.board.size(), preset.size());
                }
            }
        }
    }

    #[test]
    fn what_differs_from_a_preset_is_none() {
        let mut form = SetUp::default();
        assert_eq!(form.preset(None), Some(Preset::QuickStart));
        form.set_rules(Choices {
            devils: true,
            ..form.rules().clone()
        });
        assert_eq!(form.preset(None), None);
        form.take_preset(Preset::Everything, &Roster::default());
        form.set_size(Size::Large);
        assert_eq!(form.preset(None), None);
        assert_eq!(form.rules().endgame_at, Size::Large.endgame_at());
        assert!(form.rules().board.backpacks, "a larger one has them too");
    }

    #[test]
    fn a_given_board_keeps_what_is_printed_on_it() {
        let mut board = generate(&Settings::default(), GENERATOR_VERSION).unwrap();
        board.values = Values::Fixed;
        let mut form = SetUp::default();
        form.take(BoardFrom::Sent, board.clone());
        form.take_preset(Preset::Everything, &Roster::default());
        let four = roster(&["A", "B", "C", "D"]);
        let (options, _) = form.options(&four).unwrap();
        assert_eq!(options.board, board);
        assert_eq!(options.endgame_at, board.size().endgame_at());
        assert_eq!(form.preset(None), Some(Preset::Everything));
        let (sit, least, most) = (2, 4, 4);
        assert_eq!(
            form.options(&roster(&["A", "B"])).unwrap_err(),
            Cannot::Seats { sit, least, most }
        );
        form.take_from(BoardFrom::Studio);
        assert_eq!(form.options(&four).unwrap_err(), Cannot::NoBoard);
    }

    #[test]
    fn printed_special_cells_bring_their_upgrade() {
        let settings = Settings {
            seats: 2,
            specials: Amount::Many,
            ..Settings::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).unwrap();
        let mut form = SetUp::default();
        form.take(BoardFrom::Sent, board);
        let (options, _) = form.options(&roster(&["Ada", "Bob"])).unwrap();
        assert_eq!(options.specials, Specials::Supercells);
    }

    #[test]
    fn whoever_begins_is_known_by_name() {
        let roster = roster(&["Ada", "Bob"]);
        let mut form = SetUp {
            begins: Some("Bob".parse().unwrap()),
            ..SetUp::default()
        };
        let first = |form: &SetUp| form.options(&roster).unwrap().0.first;
        assert_eq!(first(&form), FirstSeat::Seat(SeatId::new(1)));
        form.people.move_up(&"Bob".parse().unwrap(), &roster);
        assert_eq!(first(&form), FirstSeat::Seat(SeatId::FIRST));
        form.begins = Some("Gran".parse().unwrap());
        assert_eq!(first(&form), FirstSeat::Random, "she is not here");
    }

    #[test]
    fn an_endgame_that_never_comes_is_refused() {
        let mut form = SetUp::default();
        form.set_rules(Choices {
            endgame_at: 3,
            ..form.rules().clone()
        });
        let refused = form.options(&Roster::default()).unwrap_err();
        assert_eq!(refused, Cannot::Options(OptionsError::EndgameAt(3)));
    }

    #[test]
    fn it_is_remembered_but_for_the_board() {
        let mut form = SetUp::default();
        form.take_preset(Preset::Everything, &Roster::default());
        form.begins = Some("Bob".parse().unwrap());
        form.take_from(BoardFrom::Blank);
        let kept = serde_json::to_string(&form).unwrap();
        assert_eq!(serde_json::from_str::<SetUp>(&kept).unwrap(), form);
    }

    #[test]
    fn a_given_board_is_not_waited_for_the_next_time() {
        let mut form = SetUp::default();
        form.take(BoardFrom::Sent, Board::blank(Size::Large));
        let kept = serde_json::to_string(&form).unwrap();
        let read: SetUp = serde_json::from_str(&kept).unwrap();
        let form = read.remembered(&mut Chance::new(1));
        assert_eq!(form.preset(None), Some(Preset::QuickStart));
        assert!(form.options(&Roster::default()).is_ok());
    }

    #[test]
    fn another_game_is_set_up_as_the_one_before() {
        let roster = roster(&["Ada", "Bob"]);
        let mut form = SetUp::default();
        form.take_preset(Preset::Everything, &Roster::default());
        form.begins = Some("Bob".parse().unwrap());
        let apprentice = Sitter::Program(PROGRAMS[0].id);
        form.people
            .get_up(&apprentice, &roster, &Chairs::PAPER_GRID);
        let (options, seats) = form.options(&roster).unwrap();
        let again = SetUp::again(&options, &seats);
        assert_eq!(again.preset(None), Some(Preset::Everything));
        assert_eq!(again.options(&roster), Ok((options, seats)));
    }
}
