//! Words that share a root, and words that only seem to (A6).

use lexicon::LetterCounts;
use word_heist_rules::{Difference, Refusal};

use super::table::{A, B, set_up_turns, word};

/// Pairs in which the second would be a legal steal of the first but for the shared root.
const ONE_ROOT: &[(&str, &str)] = &[
    ("paints", "painters"),
    ("needs", "needings"),
    ("write", "written"),
    ("hide", "hidden"),
    ("carry", "carriery"),
    ("biter", "bitterest"),
    ("seeds", "seeders"),
    ("bite", "bitten"),
    ("loader", "reloaded"),
    ("heater", "reheated"),
    ("reader", "rereads"),
    ("tester", "retests"),
    ("sender", "resends"),
    ("seller", "resells"),
    ("bakes", "bakers"),
    ("rides", "riders"),
    ("drives", "drivers"),
    ("rules", "rulers"),
    ("sings", "singers"),
    ("plants", "planters"),
    ("hunts", "hunters"),
    ("dirty", "dirtily"),
    ("happy", "unhappily"),
    ("angry", "angrily"),
    ("lucky", "unluckily"),
    ("easy", "uneasily"),
    ("heavy", "heavily"),
    ("steady", "unsteadily"),
    ("noisy", "noisily"),
    ("bake", "rebaking"),
    ("make", "remaking"),
    ("take", "retaking"),
    ("write", "rewriting"),
    ("wire", "rewiring"),
    ("date", "predating"),
    ("value", "devaluing"),
    ("runs", "runners"),
    ("wins", "winners"),
    ("plans", "planners"),
    ("swims", "swimmers"),
    ("flies", "fliers"),
    ("carries", "carriers"),
    ("cries", "criers"),
    ("helps", "helpless"),
    ("hopes", "hopeless"),
    ("cares", "careless"),
    ("blinds", "blindness"),
    ("likes", "dislike"),
    ("darkens", "darkness"),
    ("weakens", "weakness"),
    ("create", "recreation"),
    ("treats", "treatments"),
    ("states", "statements"),
    ("dangers", "dangerous"),
    ("arts", "artists"),
    ("kings", "kingdoms"),
    ("baker", "rebakes"),
    ("maker", "remakes"),
    ("taker", "retakes"),
    ("writer", "rewrites"),
    ("takes", "mistake"),
    ("fits", "misfit"),
    ("forms", "formations"),
    ("relate", "interrelation"),
    ("turner", "returned"),
    ("opens", "openers"),
    ("offers", "offerings"),
];

/// Pairs with different roots, in which the second is a legal steal of the first.
const TWO_ROOTS: &[(&str, &str)] = &[
    ("later", "relates"),
    ("later", "related"),
    ("gape", "grape"),
    ("gain", "taping"),
    ("engine", "needing"),
    ("engine", "keening"),
    ("kindred", "rekindled"),
    ("tapes", "pastes"),
    ("corns", "corners"),
    ("lists", "listens"),
    ("moths", "mothers"),
    ("numbs", "numbers"),
    ("temps", "tempers"),
    ("mats", "matters"),
    ("lets", "letters"),
    ("bans", "banners"),
    ("mans", "manners"),
    ("lads", "ladders"),
    ("dins", "dinners"),
    ("hams", "hammers"),
    ("butts", "butters"),
    ("flows", "flowers"),
    ("ponds", "ponders"),
    ("lads", "ladies"),
    ("cops", "copies"),
    ("bells", "bellies"),
    ("bulls", "bullies"),
    ("stores", "stories"),
    ("mars", "marries"),
    ("curs", "curries"),
    ("pens", "pennies"),
    ("buns", "bunnies"),
    ("rubs", "rubies"),
    ("pits", "pities"),
    ("fairs", "fairies"),
    ("lobs", "lobbies"),
    ("evens", "evenings"),
    ("digs", "digests"),
    ("mods", "modest"),
    ("fins", "finish"),
    ("pars", "parish"),
    ("vans", "vanish"),
    ("rads", "radish"),
    ("puns", "punish"),
    ("tens", "tenors"),
    ("tuts", "tutors"),
    ("mans", "manors"),
    ("rums", "rumors"),
    ("hums", "humors"),
    ("bats", "battens"),
    ("sirs", "sirens"),
    ("rats", "rations"),
    ("pots", "potions"),
    ("stalls", "stallions"),
    ("ports", "portions"),
    ("plays", "display"),
    ("peaches", "impeachers"),
    ("lives", "delivers"),
    ("sires", "desirers"),
    ("lays", "delayers"),
    ("sides", "presiders"),
    ("vents", "preventers"),
    ("fests", "infesters"),
    ("rest", "reset"),
    ("read", "dared"),
    ("tire", "retried"),
    ("least", "stalest"),
    ("earns", "nearest"),
    ("hoped", "hopped"),
    ("mates", "matters"),
    ("planes", "planners"),
    ("sees", "seeds"),
    ("sings", "missing"),
    ("mills", "millions"),
    ("calls", "callous"),
    ("hides", "hideous"),
    ("pigs", "pigments"),
];

/// Whether one word can become the other at all (A5).
fn is_a_steal(old: &str, new: &str) -> bool {
    let [from, to] = [old, new].map(|text| LetterCounts::from(word(text)));
    let more = to.minus(from).is_some_and(|rest| !rest.is_empty());
    more && Difference::NotInOnePiece.allows(word(old), word(new))
}

fn is_allowed(old: &str, new: &str) -> bool {
    Difference::NoSharedRoot.allows(word(old), word(new))
}

#[test]
fn a6_fifty_pairs_that_share_a_root_are_refused() {
    assert!(ONE_ROOT.len() >= 50);
    for (old, new) in ONE_ROOT {
        assert!(is_a_steal(old, new), "{old} {new}");
        assert!(!is_allowed(old, new), "{old} and {new} share a root");
    }
}

#[test]
fn a6_fifty_pairs_with_different_roots_are_allowed() {
    assert!(TWO_ROOTS.len() >= 50);
    for (old, new) in TWO_ROOTS {
        assert!(is_a_steal(old, new), "{old} {new}");
        assert!(is_allowed(old, new), "{old} and {new} have different roots");
    }
}

#[test]
fn a6_later_may_become_relates_where_roots_must_differ() {
    let mut heist = set_up_turns()
        .choose(|choices| choices.difference = Difference::NoSharedRoot)
        .with_word(B, "later")
        .centre("sex")
        .word_list("relates relaters")
        .deal();
    heist.make(A, "relates").unwrap();
    assert_eq!(heist.words(A), ["relates"]);
}

#[test]
fn a6_an_inflection_is_refused_naming_its_word() {
    let mut heist = set_up_turns()
        .choose(|choices| choices.difference = Difference::NoSharedRoot)
        .with_word(B, "paints")
        .centre("er")
        .word_list("painters")
        .deal();
    let same = Err(Refusal::SameRoot(word("paints")));
    assert_eq!(heist.make(A, "painters"), same);
}
