//! Several ways to make a word (A9).

use game::{SeatId, TimeLimit};
use word_heist_rules::{Action, Attempt, PlayMode, Refusal, SourceChoice, Table, WayToMake};

use super::table::{A, B, C, HeistTable, TableSetUp, set_up_mode, set_up_turns, word};

/// A game in turns with a clock, where the table picks among several ways.
fn timed_set_up() -> TableSetUp {
    let window = TimeLimit::Seconds(60);
    set_up_mode(PlayMode::Turns {
        window,
        sweep: false,
    })
    .seats(3)
}

/// What a way to make a word uses, as `B:gape+r`: words with their owners, then letters.
fn describe_way(table: &Table, way: &WayToMake) -> String {
    let words = way.words.iter().map(|id| table.word(*id).unwrap());
    let name = |seat: SeatId| char::from(b'A' + seat.index() as u8);
    let mut told: Vec<String> = words
        .map(|w| format!("{}:{}", name(w.owner), w.word()))
        .collect();
    let letter = |id| {
        table
            .centre
            .iter()
            .find(|tile| tile.id == id)
            .unwrap()
            .letter
    };
    told.extend(
        way.centre
            .iter()
            .map(|id| letter(*id).lowercase().to_string()),
    );
    told.join("+")
}

fn describe_ways(heist: &HeistTable, text: &str) -> Vec<String> {
    let table = heist.table();
    let ways = table
        .ways_to_spell(A, word(text), &SourceChoice::ANY)
        .unwrap();
    ways.iter().map(|way| describe_way(table, way)).collect()
}

#[test]
fn a9_words_of_others_come_before_the_centre_before_own_words() {
    let case = timed_set_up()
        .with_word(A, "gape")
        .with_word(B, "page")
        .centre("grape");
    let heist = case.word_list("grape").deal();
    assert_eq!(
        describe_ways(&heist, "grape"),
        ["B:page+r", "g+r+a+p+e", "A:gape+r"]
    );
}

#[test]
fn a9_most_words_of_others_come_first() {
    let case = timed_set_up()
        .with_word(B, "near")
        .with_word(C, "tin")
        .centre("tin");
    let heist = case.word_list("entrain").deal();
    let wanted = ["B:near+C:tin", "B:near+t+i+n"];
    assert_eq!(describe_ways(&heist, "entrain"), wanted);
}

#[test]
fn a9_a_word_of_the_leader_comes_first() {
    let case = timed_set_up()
        .with_word(B, "page")
        .with_word(C, "gape")
        .with_word(C, "onion");
    let heist = case.centre("r").word_list("grape").deal();
    assert_eq!(describe_ways(&heist, "grape"), ["C:gape+r", "B:page+r"]);
}

#[test]
fn a9_the_leader_is_the_best_of_the_other_seats() {
    let case = timed_set_up()
        .with_word(A, "lots")
        .with_word(A, "lost")
        .with_word(A, "slot");
    let case = case
        .with_word(B, "page")
        .with_word(C, "gape")
        .with_word(C, "onion");
    let heist = case.centre("r").word_list("grape").deal();
    assert_eq!(describe_ways(&heist, "grape")[0], "C:gape+r");
}

#[test]
fn a9_the_longest_word_comes_first() {
    let case = timed_set_up()
        .with_word(B, "page")
        .with_word(B, "spare")
        .centre("rsg");
    let heist = case.word_list("grapes").deal();
    assert_eq!(describe_ways(&heist, "grapes"), ["B:spare+g", "B:page+r+s"]);
}

#[test]
fn a9_a_way_without_own_words_comes_first() {
    let case = timed_set_up()
        .with_word(A, "rate")
        .with_word(B, "lion")
        .centre("rate");
    let mut heist = case.word_list("oriental").deal();
    let wanted = ["B:lion+r+a+t+e", "A:rate+B:lion"];
    assert_eq!(describe_ways(&heist, "oriental"), wanted);
    heist.make(A, "oriental").unwrap();
    assert_eq!(heist.words(A), ["rate", "oriental"]);
    assert_eq!((heist.words(B).len(), heist.centre().as_str()), (0, ""));
}

#[test]
fn a9_the_centre_alone_comes_before_a_steal_that_uses_an_own_word() {
    let case = timed_set_up()
        .with_word(A, "rate")
        .with_word(B, "lion")
        .centre("orientalx");
    let wanted = [
        "B:lion+r+e+t+a",
        "o+r+i+e+n+t+a+l",
        "A:rate+B:lion",
        "A:rate+o+i+n+l",
    ];
    assert_eq!(describe_ways(&case.deal(), "oriental"), wanted);
}

#[test]
fn a9_fewer_own_words_come_before_more() {
    let case = timed_set_up()
        .with_word(A, "print")
        .with_word(A, "dine")
        .with_word(B, "toes");
    let heist = case.centre("predestination").deal();
    let taken = describe_ways(&heist, "predestination")
        .into_iter()
        .map(|way| {
            let words = way.split('+').filter(|part| part.contains(':'));
            words.collect::<Vec<_>>().join("+")
        });
    let wanted = [
        "B:toes",
        "",
        "A:print+B:toes",
        "A:dine+B:toes",
        "A:print",
        "A:dine",
        "A:print+A:dine+B:toes",
        "A:print+A:dine",
    ];
    assert_eq!(taken.collect::<Vec<_>>(), wanted);
}

#[test]
fn a9_an_own_word_is_not_preferred_for_its_length() {
    let case = timed_set_up()
        .with_word(A, "lion")
        .with_word(A, "lions")
        .with_word(B, "rate");
    let heist = case.centre("s").deal();
    let wanted = ["A:lion+B:rate+s", "A:lions+B:rate"];
    assert_eq!(describe_ways(&heist, "relations"), wanted);
}

#[test]
fn a9_equal_words_of_a_seat_count_as_one_way() {
    let case = set_up_turns()
        .with_word(B, "gape")
        .with_word(B, "gape")
        .centre("r");
    let mut heist = case.word_list("grape").deal();
    assert_eq!(describe_ways(&heist, "grape"), ["B:gape+r"]);
    heist.make(A, "grape").unwrap();
    assert!(
        !heist.table().words[0].is_on_table(),
        "the older word is taken"
    );
}

#[test]
fn a9_without_a_clock_the_player_chooses_between_several_ways() {
    let case = set_up_turns().with_word(B, "page").centre("grape");
    let mut heist = case.word_list("grape").deal();
    let Err(Refusal::SeveralWays(asked)) = heist.make(A, "grape") else {
        panic!("expected a question");
    };
    let table = heist.table();
    let asked: Vec<String> = asked.iter().map(|way| describe_way(table, way)).collect();
    assert_eq!(asked, ["B:page+r", "g+r+a+p+e"]);
    let mut other = heist.clone();
    heist.make_from(A, "grape", &["page"]).unwrap();
    assert_eq!((heist.centre().as_str(), heist.words(B).len()), ("gape", 0));
    other.make_from(A, "grape", &[]).unwrap();
    assert_eq!((other.centre().as_str(), other.words(B).len()), ("", 1));
}

#[test]
fn a9_in_timed_modes_the_best_way_is_chosen_automatically() {
    let case = timed_set_up().with_word(B, "page").centre("grape");
    let mut heist = case.word_list("grape").deal();
    heist.make(A, "grape").unwrap();
    assert_eq!((heist.centre().as_str(), heist.words(B).len()), ("gape", 0));
}

fn make_pinned(heist: &mut HeistTable, words: &[&str], tiles: &str) -> Result<(), Refusal> {
    let source = SourceChoice::Pinned {
        words: words.iter().map(|text| heist.word_id(text)).collect(),
        tiles: tiles.chars().map(|c| heist.tile_id(c)).collect(),
    };
    let word = word("grape");
    heist.act(A, Action::Make(Attempt { word, source }))
}

#[test]
fn a9_tapping_pins_the_source_in_any_mode() {
    let case = timed_set_up().with_word(B, "page").with_word(C, "gape");
    let heist = case.centre("grapex").word_list("grape").deal();
    let mut word = heist.clone();
    make_pinned(&mut word, &["gape"], "").unwrap();
    assert_eq!((word.words(B).len(), word.words(C).len()), (1, 0));
    // Of all ways, only the one from the centre alone uses the P of the centre.
    let mut tile = heist.clone();
    make_pinned(&mut tile, &[], "p").unwrap();
    assert_eq!(tile.centre(), "x");
    let mut neither = heist.clone();
    assert_eq!(
        make_pinned(&mut neither, &["gape"], "p"),
        Err(Refusal::NotFromThese)
    );
    assert_eq!(
        make_pinned(&mut neither, &["gape"], "x"),
        Err(Refusal::NotFromThese)
    );
}

#[test]
fn a9_of_identical_tiles_the_tapped_one_is_used() {
    let mut heist = set_up_turns()
        .with_word(B, "page")
        .centre("rr")
        .word_list("grape")
        .deal();
    let [_, second] = [0, 1].map(|at| heist.table().centre[at].id);
    let source = SourceChoice::Pinned {
        words: vec![heist.word_id("page")],
        tiles: vec![second],
    };
    let word = word("grape");
    heist
        .act(A, Action::Make(Attempt { word, source }))
        .unwrap();
    assert_ne!(heist.table().centre[0].id, second);
}
