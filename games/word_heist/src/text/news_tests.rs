use super::*;
use game::{Chance, Moment, PlayedBy, Roster, TimeLimit};
use lexicon::{Level, Lexicon, Word};
use word_heist_rules::{
    Action, Attempt, Choices, MadeWordId, Options, Phase, PlayMode, SourceChoice,
};

fn start_game(names: &[&str]) -> Match<WordHeist> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let seats = roster.players().iter().map(|player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    });
    let choices = Choices {
        mode: PlayMode::Solo {
            clock: TimeLimit::Untimed,
        },
        ..Choices::default()
    };
    let options = Options::new(choices).unwrap();
    Match::start(options, seats.collect(), Chance::new(1)).unwrap()
}

/// Acts for a seat, with a word list of just these words.
fn act(game: &mut Match<WordHeist>, seat: u8, action: &Action, list: &[&str]) {
    let words: Vec<(&str, Level)> = list.iter().map(|word| (*word, Level::Common)).collect();
    let words = Lexicon::from_words(words).unwrap();
    game.act(SeatId::new(seat), action, Moment(1_000), Some(&words))
        .unwrap();
}

fn make(game: &mut Match<WordHeist>, seat: u8, word: &str, from: &[u16]) {
    let from = from.iter().copied().map(MadeWordId::new).collect();
    let made = Action::Make(Attempt {
        word: Word::new(word).unwrap(),
        source: SourceChoice::Exactly(from),
    });
    act(game, seat, &made, &[word]);
}

fn game_with_all_letters_up(names: &[&str]) -> Match<WordHeist> {
    let mut game = start_game(names);
    while game.view(Viewer::Table).face_down > 0 {
        act(&mut game, 0, &Action::Flip, &["gape"]);
    }
    game
}

fn last_action_text(game: &Match<WordHeist>) -> String {
    last_action(game).unwrap().says
}

#[test]
fn the_last_word_stays_visible_while_letters_turn_up() {
    let mut game = start_game(&["Ada", "Bo"]);
    act(&mut game, 0, &Action::Flip, &["gape"]);
    assert!(last_action_text(&game).ends_with(" turned up"));
    let mut game = game_with_all_letters_up(&["Ada", "Bo"]);
    make(&mut game, 0, "gape", &[]);
    assert_eq!(last_action_text(&game), "Ada made GAPE");
    assert_eq!(last_action(&game).unwrap().actor, Some(SeatId::FIRST));
    make(&mut game, 1, "grape", &[0]);
    assert_eq!(last_action_text(&game), "Bo stole Ada’s GAPE: GRAPE");
    make(&mut game, 1, "garpey", &[1]);
    assert_eq!(
        last_action_text(&game),
        "Bo turned GRAPE into GARPEY: +1 letter"
    );
}

#[test]
fn a_row_says_what_a_word_was_made_from() {
    let mut game = game_with_all_letters_up(&["Ada", "Bo"]);
    make(&mut game, 0, "gape", &[]);
    make(&mut game, 1, "grape", &[0]);
    let rows = rows(&game);
    assert_eq!(
        (rows[0].words.as_str(), rows[0].says.as_str()),
        ("GRAPE", "from Ada’s GAPE + R")
    );
    assert_eq!(
        (rows[1].words.as_str(), rows[1].says.as_str()),
        ("GAPE", "from the centre")
    );
    assert!(rows[2].says.ends_with(" turned up"));
    assert_eq!(rows.len(), 100, "a row for each letter too");
}

#[test]
fn a_steal_is_announced_and_names_the_robbed_player_first() {
    let mut game = game_with_all_letters_up(&["You", "Bo"]);
    make(&mut game, 0, "gape", &[]);
    assert_eq!(steal_announcement(&game), None, "nobody lost anything");
    make(&mut game, 1, "grape", &[0]);
    let (title, says, seat) = steal_announcement(&game).unwrap();
    assert_eq!(
        (title.as_str(), says.as_str()),
        ("You lost GAPE", "Bo made GRAPE with R")
    );
    assert_eq!(seat, SeatId::new(1));
    make(&mut game, 1, "garpey", &[1]);
    assert_eq!(steal_announcement(&game), None, "their own word");
    assert_eq!(
        super::last_action(&game).unwrap().says,
        "Bo turned GRAPE into GARPEY: +1 letter"
    );
}

#[test]
fn a_merger_announcement_names_every_robbed_player() {
    let mut game = game_with_all_letters_up(&["Ada", "Bo", "Cleo"]);
    make(&mut game, 0, "gape", &[]);
    make(&mut game, 1, "toil", &[]);
    make(&mut game, 2, "pelotiga", &[0, 1]);
    let (title, says, _) = steal_announcement(&game).unwrap();
    assert_eq!(title, "Ada and Bo lost GAPE and TOIL");
    assert_eq!(says, "Cleo made PELOTIGA");
    assert_eq!(
        super::last_action(&game).unwrap().says,
        "Cleo stole Ada’s GAPE and Bo’s TOIL: PELOTIGA"
    );
}

#[test]
fn words_made_since_a_players_turn_share_one_line() {
    let mut game = game_with_all_letters_up(&["Ada", "Bo", "Cleo"]);
    make(&mut game, 0, "gape", &[]);
    make(&mut game, 1, "grape", &[0]);
    assert_eq!(
        words_since_last_action(&game, SeatId::FIRST),
        None,
        "one word needs no list"
    );
    make(&mut game, 2, "toil", &[]);
    let told = words_since_last_action(&game, SeatId::FIRST).unwrap();
    assert_eq!(told, "Since your turn: Bo GRAPE, Cleo TOIL");
    assert_eq!(words_since_last_action(&game, SeatId::new(2)), None);
}

/// A game in turns after a flip and a pass by each seat, with the name of the last to pass.
fn game_after_passes() -> (Match<WordHeist>, &'static str) {
    let names = ["You", "Bo"];
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let seats = roster.players().iter().map(|player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    });
    let mut game: Match<WordHeist> =
        Match::start(Options::default(), seats.collect(), Chance::new(1)).unwrap();
    let mut name = "";
    for action in [Action::Flip, Action::Pass, Action::Pass] {
        let seat = game.waiting_for().seats().iter().next().unwrap();
        game.act(seat, &action, Moment(1_000), None).unwrap();
        name = names[seat.index()];
    }
    (game, name)
}

#[test]
fn a13_a_pass_for_want_of_a_word_says_why_and_no_other_does() {
    let (game, name) = game_after_passes();
    let last = game.journal().steps.len() - 1;
    let says = |skipped| last_action_with_skip(&game, skipped).unwrap().says;
    let inside = if name == "You" { "you" } else { name };
    let why = format!("No word to make, so {inside} passed");
    assert_eq!(says(Some(last)), why);
    let by_hand = format!("{name} passed");
    assert_eq!(
        [says(None), says(Some(last - 1))],
        [by_hand.clone(), by_hand]
    );
}

#[test]
fn presses_and_passes_have_no_row() {
    let (game, _) = game_after_passes();
    assert_eq!(rows(&game).len(), 1);
    assert_eq!(game.waiting_for().phase(), Some(Phase::Flip));
}
