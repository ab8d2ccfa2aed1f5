//! A player may be named "You": every text about them then says "you make", "your turn".

use c_u_letter::text::{
    moments as c_u_letter_moments, news as c_u_letter_news, play as c_u_letter_play,
    set_up as c_u_letter_set_up, table as c_u_letter_table,
};
use c_u_letter_rules as letter;
use game::{PlayedBy, Roster, Seat, SeatId};
use lexicon::Word;
use one_letter_better::text::{
    moments as one_letter_better_moments, play as one_letter_better_play,
    table as one_letter_better_table,
};
use one_letter_better_rules as better;
use paper_grid::text::{
    news as paper_grid_news, play as paper_grid_play, set_up as paper_grid_set_up,
    table as paper_grid_table,
};
use paper_grid_rules as grid;
use screen::text;
use screen::text::phrase::name;
use screen::text::set_up;
use screen::text::set_up::YOU;
use screen::text::you::*;
use word_heist::text::{play as word_heist_play, table as word_heist_table};
use word_heist_rules as heist;

mod played;

fn seats(names: [&str; 2]) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let by = PlayedBy::Person;
    let players = roster.players().iter().cloned();
    players.map(|player| Seat { player, by }).collect()
}

/// Whether a word looks like a third-person verb.
fn is_third_person(verb: &str) -> bool {
    let verb = verb.trim_matches(|sign: char| !sign.is_alphabetic());
    let small = verb.chars().all(char::is_lowercase);
    small && verb.ends_with('s') && !verb.ends_with("ss")
}

/// The grammatical fault in a text about a player named "You", or `None` if it is fine.
fn grammar_fault(told: &str) -> Option<&'static str> {
    if told.contains("You’s") || told.contains("You's") {
        return Some("whose?");
    }
    let each: Vec<&str> = told.split_whitespace().collect();
    each.windows(2).find_map(|pair| {
        let [before, after] = pair else { return None };
        let you = before.trim_start_matches(['(', '“']);
        if (you == "You" || you == "you") && is_third_person(after) {
            return Some("does what?");
        }
        let name = after.trim_end_matches(|sign: char| !sign.is_alphabetic());
        let begins = before.ends_with(['.', '!', '?', '…']);
        (name.trim_start_matches('(') == "You" && !after.starts_with('(') && !begins)
            .then_some("large?")
    })
}

/// The texts collected from the games of one kind.
#[derive(Default)]
struct CollectedTexts(Vec<String>);

impl CollectedTexts {
    fn add_text(&mut self, told: String) {
        let no = grammar_fault(&told);
        assert_eq!(no, None, "{told}");
        self.0.push(told);
    }

    /// Asserts that each of these parts occurred, so that the games produced enough texts.
    fn assert_has(&self, all: &[&str]) {
        for one in all {
            let told = self.0.iter().any(|told| told.contains(one));
            assert!(told, "no text contained {one:?}");
        }
    }
}

#[test]
fn texts_with_names_address_a_player_named_you() {
    let mut read = CollectedTexts::default();
    let cat = Word::new("cat").unwrap();
    let (you, both) = ([YOU.to_owned()], ["Ada", YOU].map(str::to_owned));
    for names in [&you[..], &both[..]] {
        read.add_text(paper_grid_table::winners(names));
        read.add_text(word_heist_table::winner_text(names));
        read.add_text(one_letter_better_moments::won(names));
        read.add_text(one_letter_better_moments::round_over(2, names));
        read.add_text(word_heist_table::queue_note(names));
        read.add_text(set_up::begins(names, Some("Solo")));
    }
    for told in [
        text::added(YOU),
        text::removed(YOU),
        text::pass_to(YOU),
        text::confirm_player(YOU),
        text::cover_note(YOU).to_owned(),
        format!("{YOU} {}", text::plays(YOU)),
        set_up::remove_player_label(YOU),
        set_up::add_player_label(YOU),
        set_up::replace_player_label(YOU),
        word_heist_play::reservation_cancelled(YOU),
        word_heist_table::finish_label(YOU, word_heist_table::FINISH_GAME),
        word_heist_table::leave_label(YOU),
        word_heist_table::curve_aria_label(YOU, 3),
        format!("{YOU}{}", word_heist_table::press_aria_suffix(YOU)),
        format!("{YOU}{}", word_heist_table::has_word_aria_suffix(YOU)),
        format!("{YOU} {}", word_heist_table::flips_note(YOU)),
        format!("{YOU} {}", word_heist_table::locked_note(YOU)),
        one_letter_better_moments::challenger_button(YOU),
        one_letter_better_moments::withstood_note(YOU),
        one_letter_better_moments::accept_button(YOU),
        one_letter_better_moments::accept_and_take_over(YOU),
        one_letter_better_table::words_heading(YOU),
        one_letter_better_table::take_from_heading(YOU),
        one_letter_better_table::thinking_notice(YOU),
        c_u_letter_moments::ready(YOU),
        c_u_letter_moments::thinking(YOU),
        c_u_letter_moments::best_word(YOU, cat, 3),
        c_u_letter_set_up::help_label(YOU),
    ] {
        read.add_text(told);
    }
    let (seats, own) = (seats([YOU, "Ada"]), SeatId::FIRST);
    let table = better::State::new(&better::Options::default(), 2).table;
    for told in [
        letter::Refusal::ClaimedAlready(own),
        letter::Refusal::HasPassed(own),
    ]
    .map(|why| c_u_letter_play::describe_refusal(&why, &seats))
    {
        read.add_text(told);
    }
    for told in [
        heist::Refusal::Reserved(own),
        heist::Refusal::OtherFlips(own),
    ]
    .map(|why| word_heist_play::describe_refusal(&why, &seats))
    {
        read.add_text(told);
    }
    let empty = better::Refusal::EmptyHand(own);
    read.add_text(one_letter_better_play::refusal(&empty, &table, &seats));
    let letter = lexicon::Letter::new('a').unwrap();
    let none = grid::Refusal::NotInTheirHand(own, letter);
    read.add_text(paper_grid_play::refusal(&none, grid::Size::Small, &seats));
    read.assert_has(&[
        "You win.",
        "Ada and you share the win.",
        "You: Solo.",
        "Leave you out",
    ]);
    read.assert_has(&[
        "Your words",
        "You have no cards.",
        "You flip the next letter.",
    ]);
}

#[test]
fn verbs_agree_with_you_or_a_name() {
    for (of_ada, of_you) in [
        ("makes CAT.", "make CAT."),
        ("passes.", "pass."),
        ("crosses out a1", "cross out a1"),
        ("challenges it", "challenge it"),
        ("reaches it", "reach it"),
        ("loses", "lose"),
        ("has it", "have it"),
        ("is done", "are done"),
        ("does not play", "do not play"),
        ("pressed.", "pressed."),
        ("ran out of time", "ran out of time"),
    ] {
        assert_eq!(player_does("Ada", of_ada), format!("Ada {of_ada}"));
        assert_eq!(player_does(YOU, of_ada), format!("You {of_you}"));
        assert_eq!(then_player_does(YOU, of_ada), format!("you {of_you}"));
    }
    // "passes." with its full stop is a single word.
    assert_eq!(grammar_fault("You pass."), None);
    assert_eq!(grammar_fault("You passes."), Some("does what?"));
    assert_eq!(grammar_fault("Round 1: You begin."), Some("large?"));
    assert_eq!(grammar_fault("It is You’s turn."), Some("whose?"));
    assert_eq!(possessive("Ada") + " turn", "Ada’s turn");
}

#[test]
fn possessives_agree_with_you_or_a_name() {
    let said = |who| {
        [
            owned_thing("GAPE", who),
            owned_thing_at_start("GAPE", who),
            own_thing("GAPE", who),
        ]
    };
    assert_eq!(said("ada"), ["ada’s GAPE", "ada’s GAPE", "their own GAPE"]);
    assert_eq!(said(YOU), ["your GAPE", "Your GAPE", "your own GAPE"]);
}
