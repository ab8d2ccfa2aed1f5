//! Tests that play turns and check the texts about them.

use super::*;
use game::{Chance, Game, Moment, PlayedBy, Roster, TimeLimit};
use lexicon::{Level, Lexicon};
use paper_grid_rules::{
    Action, Board, Choices, Direction, FirstSeat, Judge, Options, Placed, SpecialType,
    SpecialUpgrade,
};
use screen::news::final_places;
use screen::text::set_up::YOU;

const BOARD: &str = "
    1 . . . . . . .
    . . . * . . . .
    . . . . . . . .
    2 . . . . . . 3
    hand 1 OWNE
    hand 2 TIE
    hand 3 ABCDFGH
";

fn words() -> Lexicon {
    let words = ["own", "tie", "town", "owns"].map(|word| (word, Level::Common));
    Lexicon::from_words(words).unwrap()
}

fn game_of(names: &[&str], board: &str, choose: impl FnOnce(&mut Choices)) -> Match<PaperGrid> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let by = PlayedBy::Person;
    let players = roster.players().iter().cloned();
    let seats = players.map(|player| Seat { player, by }).collect();
    let board: Board = board.parse().unwrap();
    let mut choices = Choices::on_board(board);
    choices.first = FirstSeat::Seat(SeatId::FIRST);
    choose(&mut choices);
    let options = Options::new(choices).unwrap();
    Match::start(options, seats, Chance::new(1)).unwrap()
}

fn game() -> Match<PaperGrid> {
    game_of(&["Dad", "Mum", "Zoe"], BOARD, |_| {})
}

fn act(game: &mut Match<PaperGrid>, action: &Action) {
    let seat = game.waiting_for().seats().iter().next().unwrap();
    let at = game.last_moment();
    game.act(seat, action, at, Some(&words())).unwrap();
}

/// Returns a play of letters along a row, starting at a cell.
fn lay(game: &Match<PaperGrid>, from: &str, text: &str) -> Action {
    let size = game.state().board.size();
    let first = size.cell_named(from).unwrap();
    let (column, row) = (size.column(first), size.row(first));
    let letters = text.chars().filter_map(Letter::new).enumerate();
    let placed =
        letters.map(|(at, letter)| Placed(size.cell_at(column + at, row).unwrap(), letter));
    Action::Play(placed.collect())
}

fn ask(text: &str) -> Action {
    let called: Vec<Letter> = text.chars().filter_map(Letter::new).collect();
    let kept = called.clone();
    Action::Ask { called, kept }
}

fn take(letter: char) -> Action {
    Action::Take(Letter::new(letter).unwrap())
}

fn wall(game: &Match<PaperGrid>, left: &str) -> Action {
    let size = game.state().board.size();
    let cell = size.cell_named(left).unwrap();
    Action::Wall(size.edge(cell, Direction::Right).unwrap())
}

fn says(game: &Match<PaperGrid>) -> String {
    last_action(game).map_or_else(String::new, |did| did.says)
}

fn lines(game: &Match<PaperGrid>, seat: u8) -> Vec<String> {
    let since = since(game, SeatId::new(seat));
    since.lines.into_iter().map(|did| did.says).collect()
}

/// Returns a game in which Dad lays OWN and asks for R and N, Mum takes R, and Zoe places a wall.
fn a_turn() -> Match<PaperGrid> {
    let mut game = game();
    let own = lay(&game, "c2", "OWN");
    act(&mut game, &own);
    act(&mut game, &ask("RN"));
    act(&mut game, &take('R'));
    let wall = wall(&game, "f4");
    act(&mut game, &wall);
    game
}

#[test]
fn k8_the_last_line_describes_the_turn_so_far() {
    let mut game = game();
    assert_eq!(last_action(&game), None, "nothing has happened");
    let own = lay(&game, "c2", "OWN");
    act(&mut game, &own);
    assert_eq!(says(&game), "Dad laid OWN for 15");
    act(&mut game, &ask("RN"));
    assert_eq!(says(&game), "Dad laid OWN for 15, asked for R and N");
    act(&mut game, &take('R'));
    assert_eq!(says(&game), "Dad asked for R and N: Mum took R");
    let wall = wall(&game, "f4");
    act(&mut game, &wall);
    let told = last_action(&game).unwrap();
    assert_eq!(
        told.says,
        "Dad asked for R and N: Mum took R, Zoe placed a wall between f4 and g4"
    );
    assert_eq!((told.step, told.actor), (4, Some(SeatId::FIRST)));
    let drawn = drawn_length(&told.says, &told.signs);
    assert!(drawn <= 50, "it fits a narrow line: {drawn}");
}

#[test]
fn k21_the_last_line_describes_the_newest_act_of_a_round() {
    let mut game = a_turn();
    let told = "Dad asked for R and N: Mum took R, Zoe placed a wall between f4 and g4";
    assert_eq!(says(&game), told);
    act(&mut game, &ask("SS"));
    assert_eq!(says(&game), "Mum asked for S and S");
    let one = wall(&game, "f1");
    act(&mut game, &one);
    assert_eq!(
        says(&game),
        "Mum asked for S and S: Zoe placed a wall between f1 and g1"
    );
    act(&mut game, &take('S'));
    assert_eq!(
        says(&game),
        "Mum asked for S and S: Dad took S, Zoe placed a wall between f1 and g1"
    );
}

#[test]
fn a_played_word_takes_the_place_of_older_answers() {
    let mut game = a_turn();
    let town = lay(&game, "b2", "T");
    act(&mut game, &town);
    assert!(says(&game).starts_with("Mum laid TOWN"), "{}", says(&game));
}

#[test]
fn k21_each_wall_is_described() {
    let mut game = a_turn();
    act(&mut game, &ask("SS"));
    for cell in ["f1", "g1"] {
        let wall = wall(&game, cell);
        act(&mut game, &wall);
    }
    assert_eq!(
        says(&game),
        "Mum asked for S and S: Zoe placed a wall between f1 and g1, \
         Dad placed a wall between g1 and h1"
    );
    game.undo().unwrap();
    game.undo().unwrap();
    assert_eq!(says(&game), "Mum asked for S and S", "after an undo");
}

/// A board for six players. Ann's hand is full.
const SIX: &str = "
    1 . . . . . . 4
    . . . * . . . .
    5 . . . . . . 6
    2 . . . . . . 3
    hand 1 OWNE
    hand 2 TIE
    hand 3 AB
    hand 4 ABCDFGH
    hand 5 E
    hand 6 IO
";

#[test]
fn k21_many_answers_are_counted_in_news_and_named_in_the_history() {
    let mut game = game_of(&["Dad", "Mum", "Zoe", "Ann", "Bo", "Cy"], SIX, |_| {});
    act(&mut game, &ask("RN"));
    for letter in ['R', 'N'] {
        act(&mut game, &take(letter));
    }
    let ann = wall(&game, "d1");
    act(&mut game, &ann);
    let told = "Dad asked for R and N: Mum took R, Zoe N, Ann placed a wall between d1 and e1";
    assert_eq!(says(&game), told, "three are named");
    act(&mut game, &take('R'));
    let counted = "Dad asked for R and N: 3 took one, Ann placed a wall";
    assert_eq!(says(&game), counted);
    let last = wall(&game, "e1");
    act(&mut game, &last);
    let counted = "Dad asked for R and N: 3 took one, 2 placed a wall";
    assert_eq!(says(&game), counted);
    let whole = "Dad asked for R and N: Mum and Bo took R, Zoe N, \
                 Ann placed a wall between d1 and e1, Cy placed a wall between e1 and f1";
    assert_eq!(rows(&game)[0].says, whole);
}

#[test]
fn k21_walls_in_news_and_history_are_signs() {
    let mut game = a_turn();
    let words = |signs: &[WallSign]| -> Vec<(String, bool)> {
        let each = signs.iter();
        each.map(|sign| (sign.words.clone(), sign.upright))
            .collect()
    };
    let upright = ("a wall between f4 and g4".to_owned(), true);
    assert_eq!(
        words(&last_action(&game).unwrap().signs),
        std::slice::from_ref(&upright)
    );
    assert_eq!(words(&rows(&game)[0].signs), [upright]);
    act(&mut game, &ask("SS"));
    let size = game.state().board.size();
    let below = size.edge(size.cell_named("f1").unwrap(), Direction::Down);
    act(&mut game, &Action::Wall(below.unwrap()));
    let level = ("a wall between f1 and f2".to_owned(), false);
    assert_eq!(words(&last_action(&game).unwrap().signs), [level]);
    let news = since(&game, SeatId::FIRST).lines;
    let drawn: Vec<usize> = news
        .iter()
        .map(|did| drawn_length(&did.says, &did.signs))
        .collect();
    assert_eq!(drawn, [49, 37], "signs are short");
}

#[test]
fn k21_long_names_are_counted_too() {
    let names = [
        "Bartholomew Raymond",
        "Wilhelmina Raymond",
        "Maximiliane Raymond",
    ];
    let mut game = game_of(&names, &BOARD.replace("ABCDFGH", "AB"), |_| {});
    act(&mut game, &ask("RN"));
    act(&mut game, &take('R'));
    let one = "Bartholomew Raymond asked for R and N: Wilhelmina Raymond took R";
    assert_eq!(says(&game), one);
    act(&mut game, &take('R'));
    let two = "Bartholomew Raymond asked for R and N: 2 took one";
    assert_eq!(says(&game), two);
}

#[test]
fn k23_a_row_says_that_an_asker_had_a_full_hand() {
    let board = BOARD.replace("hand 1 OWNE", "hand 1 OWNEDSA");
    let mut game = game_of(&["Dad", "Mum", "Zoe"], &board, |_| {});
    let called: Vec<Letter> = "RN".chars().filter_map(Letter::new).collect();
    let kept = Vec::new();
    act(&mut game, &Action::Ask { called, kept });
    assert_eq!(
        rows(&game)[0].says,
        "Dad asked for R and N with a full hand"
    );
}

#[test]
fn the_side_panel_has_one_row_per_turn_newest_first() {
    let mut game = a_turn();
    act(&mut game, &ask("SS"));
    let rows = rows(&game);
    let told: Vec<(&str, &str, Option<i32>, usize)> = rows
        .iter()
        .map(|row| (row.words.as_str(), row.says.as_str(), row.points, row.step))
        .collect();
    assert_eq!(
        told,
        [
            ("", "Mum asked for S and S", None, 5),
            (
                "OWN",
                "asked for R and N: Mum took R, Zoe placed a wall between f4 and g4",
                Some(15),
                4
            ),
        ]
    );
}

#[test]
fn news_since_a_turn_are_its_answers_and_the_others_turns() {
    let mut game = a_turn();
    let answers = "Dad asked for R and N: Mum took R, Zoe placed a wall between f4 and g4";
    assert_eq!(lines(&game, 0), [answers]);
    assert_eq!(lines(&game, 1), ["Dad laid OWN for 15", answers]);
    let town = lay(&game, "b2", "T");
    act(&mut game, &town);
    assert_eq!(lines(&game, 0), [answers, "Mum laid TOWN for 18"]);
    assert_eq!(lines(&game, 1), [""; 0], "Mum has just played");
}

#[test]
fn k34_special_cells_that_acted_are_described() {
    let board = BOARD.replace(". . . * . . . .", ". . . * s . . .");
    let board = board.replace("hand 1 OWNE", "hand 1 OWNS");
    let game = || {
        let mut game = game_of(&["Dad", "Mum", "Zoe"], &board, |choices| {
            choices.specials = SpecialUpgrade::Celldance;
        });
        let own = lay(&game, "c2", "OWN");
        act(&mut game, &own);
        game
    };
    let mut stolen = game();
    let acting = stolen.state().acting_special().map(|(_, special)| special);
    assert_eq!(acting, Some(SpecialType::Thief));
    assert_eq!(says(&stolen), "Dad laid OWN for 15");
    let letter = Letter::new('I').unwrap();
    act(&mut stolen, &Action::Steal(SeatId::new(1), letter));
    assert_eq!(says(&stolen), "Dad’s Thief stole I from Mum");
    assert_eq!(
        lines(&stolen, 1),
        ["Dad laid OWN for 15", "Dad’s Thief stole I from Mum"]
    );
    act(&mut stolen, &ask("RN"));
    assert_eq!(says(&stolen), "Dad laid OWN for 15, asked for R and N");
    let row = rows(&stolen).remove(0);
    assert_eq!(row.says, "stole I from Mum, asked for R and N");
}

#[test]
fn k31_a_cell_made_special_is_described() {
    let mut game = game_of(&["Dad", "Mum", "Zoe"], BOARD, |choices| {
        choices.specials = SpecialUpgrade::Supercells;
    });
    let cell = game.state().board.size().cell_named("f1").unwrap();
    act(&mut game, &Action::Make(cell, SpecialType::DoubleWord));
    assert_eq!(says(&game), "Dad made f1 a Double Word");
    act(&mut game, &ask("RN"));
    assert_eq!(says(&game), "Dad made f1 a Double Word, asked for R and N");
    let told = "Dad made f1 a Double Word, asked for R and N";
    assert_eq!(rows(&game)[0].says, told);
}

#[test]
fn k16_a_judged_play_and_the_verdict_are_described() {
    let mut game = game_of(&["Dad", "Mum", "Zoe"], BOARD, |choices| {
        choices.judge = Judge::Table;
    });
    let own = lay(&game, "c2", "NOW");
    act(&mut game, &own);
    assert_eq!(says(&game), "Dad wants to play NOW");
    act(&mut game, &Action::TakeBack);
    assert_eq!(says(&game), "The table said no to NOW");
    act(&mut game, &own);
    act(&mut game, &Action::Accept);
    assert_eq!(says(&game), "Dad laid NOW for 15");
}

#[test]
fn a_turn_that_ran_out_of_time_is_described() {
    let mut game = game_of(&["Dad", "Mum", "Zoe"], BOARD, |choices| {
        choices.clock = TimeLimit::Seconds(30);
    });
    assert!(game.pass_time(Moment(31_000)));
    assert_eq!(says(&game), "Dad’s time is up");
    assert_eq!(rows(&game)[0].says, "Dad ran out of time");
    assert_eq!(why_game_ended(&game), "", "the game goes on");
}

/// Returns a game in which the endgame begins after the first turn.
fn ending() -> Match<PaperGrid> {
    let board = BOARD
        .replace("1 . . . . . . .", "1 . . . . T . S")
        .replace("2 . . .", "2 T . S");
    let mut game = game_of(&["Dad", "Mum", "Zoe"], &board, |choices| {
        choices.endgame_at = 4
    });
    for action in [ask("RN"), take('R')] {
        act(&mut game, &action);
    }
    let wall = wall(&game, "f4");
    act(&mut game, &wall);
    game
}

#[test]
fn k24_k26_endgame_and_end_are_described_with_places_and_reason() {
    let mut game = ending();
    assert_eq!(says(&game), "The endgame begins: words only");
    assert_eq!(last_action(&game).unwrap().actor, None);
    assert_eq!(final_places(&game), [], "it is not over");
    let own = lay(&game, "c2", "TIE");
    act(&mut game, &own);
    assert!(says(&game).starts_with("Mum laid TIE"), "{}", says(&game));
    act(&mut game, &Action::Pass);
    assert_eq!(says(&game), "Zoe passed");
    act(&mut game, &Action::Pass);
    act(&mut game, &Action::Pass);
    assert_eq!(says(&game), "Everyone passed: game over");
    assert_eq!(why_game_ended(&game), "Everyone passed in a row.");
    let seat = SeatId::new;
    assert_eq!(
        final_places(&game),
        [(1, seat(1), 11), (2, seat(0), 0), (2, seat(2), 0)]
    );
    let told: Vec<String> = rows(&game).into_iter().map(|row| row.says).collect();
    assert_eq!(told[0], "Everyone passed: game over");
    assert_eq!(told[5], "The endgame began: the edge has enough letters");
}

#[test]
fn k26_a_seat_without_letters_ends_the_game() {
    let board = BOARD
        .replace("1 . . . . . . .", "1 . . . . T . S")
        .replace("2 . . .", "2 T . S");
    let board = board.replace("hand 2 TIE", "hand 2 TI");
    let mut game = game_of(&["Dad", YOU, "Zoe"], &board, |choices| {
        choices.endgame_at = 4
    });
    act(&mut game, &ask("RN"));
    act(&mut game, &take('N'));
    let wall = wall(&game, "f4");
    act(&mut game, &wall);
    let words = Lexicon::from_words([("nit", Level::Common)]).unwrap();
    let nit = lay(&game, "c2", "NIT");
    game.act(SeatId::new(1), &nit, Moment::START, Some(&words))
        .unwrap();
    assert_eq!(says(&game), "You have no letters left");
    assert_eq!(why_game_ended(&game), "You have no letters left.");
}

#[test]
fn a_player_named_you_is_addressed_in_the_second_person() {
    let mut game = game_of(&["Dad", YOU, "Zoe"], BOARD, |_| {});
    act(&mut game, &ask("RN"));
    act(&mut game, &take('R'));
    assert_eq!(says(&game), "Dad asked for R and N: you took R");
    let wall = wall(&game, "f4");
    act(&mut game, &wall);
    act(&mut game, &ask("SE"));
    assert_eq!(says(&game), "You asked for S and E");
}

#[path = "prompt_tests.rs"]
mod prompt_tests;
