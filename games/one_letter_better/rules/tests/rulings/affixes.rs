//! Prefixes and endings, which can't steal when they are spelled out from several cards (O17).

use game::{Chance, Journal, Match, SeatId};
use lexicon::Word;
use one_letter_better_rules::{
    Affixes, CheckingRule, Choices, ENDINGS, OneLetterBetter, Options, PREFIXES, Preset, Refusal,
};

use super::table::{A, B, TableSetUp, TestGame, set_up, word};
use crate::list::LIST;
use crate::seats::human_seats;

/// The prefixes and endings, each as a word.
fn all_affixes() -> impl Iterator<Item = Word> {
    PREFIXES.iter().chain(&ENDINGS).map(|text| word(text))
}

/// Starts the game of a case, with the shipped word list.
fn deal_with_shipped_list(case: TableSetUp) -> TestGame {
    let mut rummy = case.deal();
    rummy.list = Some(LIST.clone());
    rummy
}

fn choose_listed_affixes(choices: &mut Choices) {
    choices.affixes = Affixes::AsListed;
}

#[test]
fn o17_a_prefix_made_of_several_cards_cannot_steal() {
    let case = set_up().hand(A, "P R E").with_word(B, "T E S T");
    let refused = deal_with_shipped_list(case.clone());
    let pre = Err(Refusal::Affix(word("pre")));
    assert_eq!(refused.preview_points(A, "P R E [TEST]"), pre);
    let mut listed = deal_with_shipped_list(case.choose(choose_listed_affixes));
    listed.play(A, "P R E [TEST]").unwrap();
    assert_eq!(
        listed.points(A),
        35,
        "15 for the cards, 20 for four above three"
    );
}

#[test]
fn o17_an_ending_made_of_several_cards_cannot_steal() {
    let case = set_up().hand(A, "I N G E D E ST").with_word(B, "B O A T");
    let rummy = deal_with_shipped_list(case);
    let refused = |line, text| {
        let affix = Err(Refusal::Affix(word(text)));
        assert_eq!(rummy.preview_points(A, line), affix, "{line}");
    };
    refused("[BOAT] I N G", "ing");
    refused("[BOAT] E D", "ed");
    refused("[BOAT] E ST", "est");
}

#[test]
fn o17_affixes_are_refused_at_either_end() {
    let rummy = deal_with_shipped_list(
        set_up()
            .hand(A, "R E A L")
            .with_word(B, "A C")
            .with_word(B, "S O"),
    );
    let refused = |line, text| {
        let affix = Err(Refusal::Affix(word(text)));
        assert_eq!(rummy.preview_points(A, line), affix, "{line}");
    };
    refused("[AC] R E", "re");
    refused("A L [SO]", "al");
}

#[test]
fn o17_an_own_table_word_that_is_a_prefix_cannot_steal() {
    let case = set_up()
        .hand(A, "E")
        .with_word(A, "P R E")
        .with_word(B, "T E S T");
    let mut rummy = deal_with_shipped_list(case.clone());
    let line = "[PRE] [TEST]";
    assert_eq!(rummy.play(A, line), Err(Refusal::Affix(word("pre"))));
    let listed = deal_with_shipped_list(case.choose(choose_listed_affixes));
    assert!(listed.preview_points(A, line).is_ok());
}

#[test]
fn o17_a_word_that_is_a_prefix_or_an_ending_can_be_made_and_stolen() {
    let rummy = deal_with_shipped_list(
        set_up()
            .hand(A, "R E B O A T")
            .with_word(B, "E D")
            .with_word(A, "T E S T"),
    );
    assert!(rummy.preview_points(A, "R E").is_ok(), "as a new word");
    assert!(
        rummy.preview_points(A, "R E [TEST]").is_ok(),
        "on an own word, which is no steal (O16)"
    );
    assert!(
        rummy.preview_points(A, "B O A T [ED]").is_ok(),
        "the joining word is BOAT"
    );
}

#[test]
fn o17_one_card_with_an_ending_still_steals() {
    let rummy = deal_with_shipped_list(
        set_up()
            .hand(A, "ING ED EST ER")
            .with_word(B, "B O A T")
            .with_word(B, "F A S T"),
    );
    for line in ["[BOAT] ING", "[BOAT] ER", "[BOAT] ED", "[FAST] EST"] {
        assert!(rummy.preview_points(A, line).is_ok(), "{line} (O15)");
    }
}

/// The rules for laying cards hold in every mode (O29), and reveal nothing about the list.
#[test]
fn o17_prefixes_are_refused_in_every_checking_mode() {
    for checking in CheckingRule::ALL {
        let case = set_up().choose(|choices| choices.checking = checking);
        let mut rummy = case.hand(A, "P R E").with_word(B, "T E S T").deal();
        let refused = rummy.play(A, "P R E [TEST]");
        assert_eq!(refused, Err(Refusal::Affix(word("pre"))), "{checking:?}");
    }
}

/// Counts the pairs of words of the shipped list that form a word when joined, where one of the two
/// is a prefix or an ending. PRE alone could steal 1,468 words before the ruling was clarified.
#[test]
fn o17_no_affix_of_the_shipped_list_can_join() {
    let refused = Choices::default();
    let mut listed = Choices::default();
    choose_listed_affixes(&mut listed);
    let set: Vec<Word> = all_affixes()
        .filter(|affix| LIST.contains(*affix))
        .collect();
    let is_word = |text: Option<&str>| {
        let rest = text.and_then(|text| Word::new(text).ok());
        rest.is_some_and(|rest| LIST.contains(rest))
    };
    let (mut of_pre, mut were, mut open) = (0, 0, 0);
    for made in LIST.words().map(|found| found.word) {
        for affix in &set {
            let before = is_word(made.as_str().strip_prefix(affix.as_str()));
            let behind = is_word(made.as_str().strip_suffix(affix.as_str()));
            let pairs = usize::from(before) + usize::from(behind);
            of_pre += usize::from(before && affix.as_str() == "pre");
            were += if listed.can_join(*affix) { pairs } else { 0 };
            open += if refused.can_join(*affix) { pairs } else { 0 };
        }
    }
    assert_eq!((of_pre, were, open), (1_468, 47_384, 0));
}

/// The prefixes and endings are exactly those that the ruling names, each once.
#[test]
fn o17_the_affixes_are_those_that_the_ruling_names() {
    let ruling = include_str!("../../../../../docs/rulings/one-letter-better.md");
    let (_, after) = ruling.split_once("### O17").unwrap();
    let (o17, _) = after.split_once("### O18").unwrap();
    let o17 = o17.split_whitespace().collect::<Vec<_>>().join(" ");
    let list = |texts: &[&str]| texts.join(" ").to_uppercase();
    assert!(o17.contains(&list(&PREFIXES)), "{}", list(&PREFIXES));
    assert!(o17.contains(&list(&ENDINGS)), "{}", list(&ENDINGS));
    let mut all: Vec<Word> = all_affixes().collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), PREFIXES.len() + ENDINGS.len());
}

fn start_game(choices: Choices) -> Match<OneLetterBetter> {
    let options = Options::new(choices).unwrap();
    let seats = *options.mode.seats().start();
    Match::start(options, human_seats(seats), Chance::new(1)).unwrap()
}

/// What was legal when a game began stays legal until it ends; a game that begins now has the rule.
#[test]
fn o17_a_game_begun_before_the_rule_keeps_its_old_rule() {
    let game = start_game(Preset::Table.choices());
    assert_eq!(game.journal().options.affixes, Affixes::Refused);
    let now = game.journal().write();
    assert!(now.contains(r#""rules":4"#), "{now}");
    let affixes = |text: &str| {
        let journal = Journal::<OneLetterBetter>::read(text).unwrap();
        journal.options.affixes
    };
    assert_eq!(affixes(&now), Affixes::Refused);
    for rules in 1..=3 {
        let before = now.replace(r#""rules":4"#, &format!(r#""rules":{rules}"#));
        assert_eq!(affixes(&before), Affixes::AsListed, "version {rules}");
        // The upgraded game is written by today's rules and reads back unchanged.
        let kept = Match::<OneLetterBetter>::read(&before).unwrap();
        let kept = kept.journal().write();
        assert!(kept.contains(r#""affixes":"as-listed""#), "{kept}");
        assert_eq!(affixes(&kept), Affixes::AsListed);
    }
}

/// In solo there are no steals, so an old game has nothing to preserve, and its best score is the
/// same.
#[test]
fn o17_a_solo_game_begun_before_the_rule_gets_todays_options() {
    let game = start_game(Preset::Solo.choices());
    let now = game.journal().write();
    let before = now.replace(r#""rules":4"#, r#""rules":3"#);
    let kept = Journal::<OneLetterBetter>::read(&before).unwrap();
    assert_eq!(kept.options, game.journal().options);
}

/// An old game in which PRE stole replays step by step, whatever the rule is now.
#[test]
fn o17_a_steal_of_an_old_journal_replays() {
    let mut rummy = deal_with_shipped_list(
        set_up()
            .choose(choose_listed_affixes)
            .hand(A, "P R E")
            .with_word(B, "T E S T"),
    );
    rummy.play(A, "P R E [TEST]").unwrap();
    let now = rummy.game.journal().write();
    let before = now.replace(r#""rules":4"#, r#""rules":3"#);
    let before = before.replace(r#""affixes":"as-listed","#, "");
    let before = before.replace(r#","affixes":"as-listed""#, "");
    assert!(!before.contains("affixes"), "{before}");
    let again = Match::<OneLetterBetter>::read(&before).unwrap();
    assert_eq!(again.state(), rummy.game.state());
    // Recorded steps replay even under today's rule.
    let today = before.replace(r#""rules":3"#, r#""rules":4"#);
    let today = Match::<OneLetterBetter>::read(&today).unwrap();
    assert_eq!(today.state().table.words, rummy.game.state().table.words);
    assert_eq!(today.state().table.score(SeatId::FIRST), 35);
}
