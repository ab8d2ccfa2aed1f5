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
    assert_eq!(told.says, "Dad asked for R and N: Mum took R, Zoe a wall");
    assert_eq!((told.step, told.actor), (4, Some(SeatId::FIRST)));
    assert!(told.says.chars().count() <= 50, "it fits a narrow line");
}

#[test]
fn k21_answers_stay_until_the_next_round_is_answered() {
    let mut game = a_turn();
    let told = "Dad asked for R and N: Mum took R, Zoe a wall";
    assert_eq!(says(&game), told);
    act(&mut game, &ask("SS"));
    assert_eq!(says(&game), "Mum asked for S and S");
    assert_eq!(last_asking_round(&game).unwrap().says, told);
    let one = wall(&game, "f1");
    act(&mut game, &one);
    assert_eq!(
        last_asking_round(&game).unwrap().says,
        "Mum asked for S and S: Zoe placed a wall"
    );
    act(&mut game, &take('S'));
    assert_eq!(says(&game), "Mum asked for S and S: Dad took S, Zoe a wall");
}

#[test]
fn k21_equal_answers_are_described_together() {
    let mut game = a_turn();
    act(&mut game, &ask("SS"));
    for cell in ["f1", "g1"] {
        let wall = wall(&game, cell);
        act(&mut game, &wall);
    }
    assert_eq!(
        says(&game),
        "Mum asked for S and S: Zoe and Dad placed a wall each"
    );
    game.undo().unwrap();
    game.undo().unwrap();
    assert_eq!(says(&game), "Mum asked for S and S", "after an undo");
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
    assert!(
        last_asking_round(&game).is_some(),
        "it was the last round of asking"
    );
    let own = lay(&game, "c2", "TIE");
    act(&mut game, &own);
    assert_eq!(last_asking_round(&game), None, "no seat asks any more");
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

mod asked_to {
    use super::*;
    use crate::text::table::{play_prompt, prompt, wall_prompt};
    use paper_grid_rules::{Hand, Letterfraud, Phase, State};

    fn now(game: &Match<PaperGrid>) -> String {
        let phase = PaperGrid::waiting_for(game.state()).phase().unwrap();
        let seat = game.waiting_for().seats().iter().next().unwrap();
        let name = name(&game.journal().seats, seat);
        prompt(game.state(), phase, &name, "R or N")
    }

    #[test]
    fn k21_a_full_hand_is_offered_only_walls() {
        let mut game = game();
        assert_eq!(now(&game), "Dad: play a word, or ask for 2 letters.");
        act(&mut game, &ask("RN"));
        assert_eq!(now(&game), "Mum: take R or N, or tap a line for a wall.");
        act(&mut game, &take('R'));
        assert_eq!(now(&game), "Zoe: your hand is full. Tap a line for a wall.");
        assert_eq!(
            wall_prompt("Zoe"),
            "Zoe: place the wall, or tap another line."
        );
    }

    /// The state of a game whose first player has these letters.
    fn holding(names: &[&str], hand: &str) -> State {
        let mut state = game_of(names, BOARD, |_| {}).state().clone();
        state.hands[0] = Hand::new(hand.chars().filter_map(Letter::new).collect());
        state
    }

    #[test]
    fn k8_the_prompt_names_the_word_and_the_asking() {
        let three = ["Dad", "Mum", "Zoe"];
        let says = |hand, name| play_prompt(&holding(&three, hand), name, false);
        // QVX makes no word with any list. The prompt doesn't give that away.
        for hand in ["OWNE", "QVX"] {
            assert_eq!(says(hand, "Dad"), "Dad: play a word, or ask for 2 letters.");
            assert_eq!(says(hand, ""), "Play a word, or ask for 2 letters.");
        }
        assert_eq!(says("", "Dad"), "Dad: ask for 2 letters.", "no letters");
        assert_eq!(says("", ""), "Ask for 2 letters.");
        assert_eq!(
            says("OWN", YOU),
            "Your turn: play a word, or ask for 2 letters."
        );
    }

    #[test]
    fn k23_with_a_full_hand_the_letters_are_called_for_others() {
        let full = |names: &[&str]| holding(names, "OWNEDSA");
        let three = full(&["Dad", "Mum", "Zoe"]);
        assert_eq!(
            play_prompt(&three, "", false),
            "Play a word, or call 2 letters for the others."
        );
        assert_eq!(
            play_prompt(&three, "", true),
            "Play a word, or call 2 letters."
        );
        let board = BOARD
            .replace("2 . . . . . . 3", "2 . . . . . . .")
            .replace("hand 3 ABCDFGH", "");
        let mut two = game_of(&["Dad", "Mum"], &board, |_| {}).state().clone();
        two.hands[0] = three.hands[0].clone();
        assert_eq!(
            play_prompt(&two, "", false),
            "Play a word, or call 2 letters for the other player."
        );
    }

    #[test]
    fn k23_the_asking_prompt_says_why_letters_are_called_for_others() {
        let state = holding(&["Dad", "Mum", "Zoe"], "OWNEDSA");
        let told = |state: &State, name| prompt(state, Phase::Ask, name, "");
        assert_eq!(
            told(&state, "Dad"),
            "Dad: your hand is full. Call 2 letters for the others."
        );
        assert_eq!(
            told(&state, ""),
            "Your hand is full. Call 2 letters for the others."
        );
        // K30: every slot is used, but no letter is left.
        let slots = |choices: &mut Choices| choices.board.backpacks = true;
        let mut state = game_of(&["Dad", "Mum", "Zoe"], BOARD, slots)
            .state()
            .clone();
        state.hands[0] = serde_json::from_str(r#"{"letters":[],"used":16}"#).unwrap();
        assert_eq!(told(&state, ""), "Call 2 letters for the others.");
    }

    #[test]
    fn k25_in_the_endgame_the_prompt_names_no_asking() {
        let mut state = holding(&["Dad", "Mum", "Zoe"], "OWNE");
        state.endgame = true;
        assert_eq!(
            play_prompt(&state, "Dad", false),
            "Dad: play a word, or pass."
        );
        state.hands[0] = Hand::new(Vec::new());
        assert_eq!(play_prompt(&state, "Dad", false), "Dad: pass.");
    }

    #[test]
    fn k28_the_prompt_states_the_limit_on_asking() {
        let told = |fraud| {
            let game = game_of(&["Dad", "Mum", "Zoe"], BOARD, |choices| {
                choices.letterfraud = fraud;
            });
            prompt(game.state(), Phase::Ask, "Mum", "")
        };
        assert_eq!(told(None), "Mum: ask for 2 letters.");
        let limits = [
            (
                Letterfraud::AllDifferent,
                "Mum: ask for 2 different letters.",
            ),
            (Letterfraud::NoneHeld, "Mum: ask for 2 you don’t have."),
            (
                Letterfraud::AtMostOneHeld,
                "Mum: ask for 2, at least 1 new.",
            ),
            // No two letters are in line yet, so the limit doesn't apply.
            (Letterfraud::InLine, "Mum: ask for 2 letters."),
        ];
        for (fraud, says) in limits {
            assert_eq!(told(Some(fraud)), says);
            assert!(says.chars().count() <= 33, "{says}");
        }
    }
}
