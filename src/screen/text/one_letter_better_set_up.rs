//! Setting up a game of One Letter Better: what can be chosen.

use crate::games::one_letter_better::{
    Against, Alone, AtTarget, Checking, Choices, Deal, Deck, Exchange, Handicap, MatchWon, Mode,
    OptionsError, Picking, Preset, Repeats, WhenStolen,
};
use crate::screen::set_up::one_letter_better::Cannot;
use crate::table::{Judge, Seat};

use super::list::all_of;
use super::set_up::{YOU, cannot_begin};

/// How the order of the seats matters.
#[must_use]
pub const fn table_says(several: bool) -> &'static str {
    match several {
        true => "Turns go down this list and round again. Who begins is drawn.",
        false => "One plays, through the whole deck.",
    }
}

/// Names a preset.
#[must_use]
pub const fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::QuickStart => "Quick start",
        Preset::Table => "Round the table",
        Preset::Family => "Family",
        Preset::Opponents => "Against ours",
        Preset::Solo => "Solo",
        Preset::SoloHard => "Solo, hard",
        Preset::Day(_) => "Today’s deck",
    }
}

/// What a preset is.
#[must_use]
pub const fn preset_says(preset: Option<Preset>) -> &'static str {
    match preset {
        Some(Preset::QuickStart) => {
            "One round to fifty with everyday words, checked as you lay them: for a first game."
        }
        Some(Preset::Table) => {
            "Three rounds to a hundred. Any word stands until somebody doubts it."
        }
        Some(Preset::Family) => "Nobody loses points when a word is stolen.",
        Some(Preset::Opponents) => {
            "Against one or more of ours. Words are checked as they are laid."
        }
        Some(Preset::Solo) => "Alone through the whole deck, for your best score.",
        Some(Preset::SoloHard) => "The same, and what you threw away counts against you too.",
        Some(Preset::Day(_)) => {
            "Alone, with the same cards for everyone today. Only your first try counts."
        }
        None => "Rules of your own.",
    }
}

/// Why the game cannot begin so.
#[must_use]
pub fn cannot(why: Cannot) -> String {
    cannot_begin(why, options_error)
}

/// Why the chosen rules cannot be.
#[must_use]
pub fn options_error(error: OptionsError) -> String {
    match error {
        OptionsError::Rounds(rounds) => format!("No match has {rounds} rounds."),
        OptionsError::Target(points) => format!("No round ends with {points} points."),
        OptionsError::LeastLetters(letters) => {
            format!("The shortest words do not have {letters} letters.")
        }
        OptionsError::Steals(steals) => format!("No word is turned down after {steals} steals."),
        OptionsError::WildCost(points) => format!("A wild in the hand does not cost {points}."),
        OptionsError::Bonus(points) => format!("Nobody gets {points} points for a card."),
        OptionsError::Judge => "Choose a word list.".into(),
        OptionsError::Solo => "Alone there is one round, no target and nobody to challenge.".into(),
        OptionsError::Day => "Today’s deck is the standard one, for one player.".into(),
    }
}

/// Rounds.
pub const ROUNDS: &str = "Rounds";
/// What that means.
pub const ROUNDS_SAY: &str = "Each is dealt anew; their scores are added up.";
/// The target.
pub const TARGET: &str = "A round ends at";
/// What that means.
pub const TARGET_SAYS: &str = "Or when the deck is empty and nobody plays on.";
/// No target.
pub const NO_TARGET: &str = "The end of the deck";
/// When a round ends whose target is reached.
pub const AT_TARGET: &str = "When somebody is there";
/// What that means.
pub const AT_TARGET_SAYS: &str =
    "The round ends with that turn, or when everybody has had as many turns.";
/// Names when it ends.
#[must_use]
pub const fn at_target_name(at: AtTarget) -> &'static str {
    match at {
        AtTarget::FinishTurn => "Finish the turn",
        AtTarget::CompleteLap => "Finish the lap",
    }
}
/// Who wins the match.
pub const WON: &str = "The match goes to";
/// What that means.
pub const WON_SAYS: &str = "The sum of all rounds wins, or whoever won more of them.";
/// Names who wins.
#[must_use]
pub const fn won_name(won: MatchWon) -> &'static str {
    match won {
        MatchWon::BySum => "The most points",
        MatchWon::ByRounds => "The most rounds",
    }
}
/// Checking.
pub const CHECKING: &str = "What is a word";
/// What that means.
pub const CHECKING_SAYS: &str = "Checked as it is laid; taken on trust until somebody challenges \
     it; or always taken on trust.";
/// The same, for one alone.
pub const CHECKING_ALONE_SAYS: &str = "Checked as it is laid, or always taken on trust.";
/// Names a way of checking.
#[must_use]
pub const fn checking_name(checking: Checking) -> &'static str {
    match checking {
        Checking::AutoCheck => "Check every word",
        Checking::Challenge => "Challenge",
        Checking::Honour => "Honour",
    }
}
/// Exchanges.
pub const EXCHANGES: &str = "Exchange cards";
/// What that means.
pub const EXCHANGES_SAY: &str = "One to four cards, when you made no word or in any turn.";
/// Names when.
#[must_use]
pub const fn exchange_name(exchange: Exchange) -> &'static str {
    match exchange {
        Exchange::InsteadOfAWord => "Instead of a word",
        Exchange::AfterPlayingToo => "After playing too",
    }
}
/// The shortest words.
pub const SHORTEST: &str = "Letters in the shortest word";
/// What that means.
pub const SHORTEST_SAYS: &str = "Two cards at least in any case.";
/// Repeats.
pub const REPEATS: &str = "The same word twice";
/// What that means.
pub const REPEATS_SAY: &str = "Whether a word that lies on the table may be made once more.";
/// Names whether it may.
#[must_use]
pub const fn repeats_name(repeats: Repeats) -> &'static str {
    match repeats {
        Repeats::Allowed => "Allowed",
        Repeats::Forbidden => "Not allowed",
    }
}
/// Steals.
pub const STEALS: &str = "Steals until a word is turned down";
/// What that means.
pub const STEALS_SAY: &str = "Then it is out of play, and its points are safe.";
/// Without end.
pub const NO_LIMIT: &str = "No limit";
/// Wilds at the end.
pub const WILD_COST: &str = "A wild left in the hand costs";
/// What that means.
pub const WILD_COST_SAYS: &str = "Points, when the round is over.";
/// How STL-1 takes.
pub const PICKING: &str = "STL-1 takes a card";
/// What that means.
pub const PICKING_SAYS: &str = "From a fan of backs, or from a hand that is shown to the thief.";
/// Names how.
#[must_use]
pub const fn picking_name(picking: Picking) -> &'static str {
    match picking {
        Picking::Blind => "Blind",
        Picking::Shown => "Seen",
    }
}
/// STL-1 alone.
pub const ALONE: &str = "STL-1 when you play alone";
/// What that means.
pub const ALONE_SAYS: &str = "There is nobody to take from.";
/// Names what it does.
#[must_use]
pub const fn alone_name(alone: Alone) -> &'static str {
    match alone {
        Alone::LeftOut => "Left out",
        Alone::DrawsOne => "Draws a card",
    }
}
/// What counts against the words of a solo game.
pub const AGAINST: &str = "What counts against you";
/// What that means.
pub const AGAINST_SAYS: &str = "At the end it is taken off what your words scored.";
/// Names what counts.
#[must_use]
pub const fn against_name(against: Against) -> &'static str {
    match against {
        Against::Hand => "Your hand",
        Against::HandAndPile => "Hand and pile",
    }
}
/// What each seat plays with.
pub const HANDICAPS: &str = "Handicaps";
/// What that means.
pub const HANDICAPS_SAY: &str = "Points for each card above three: fewer for those who need no \
     help. And whoever keeps their points loses none when a word is stolen: for children, and \
     for peace.";
/// A seat's bonus.
#[must_use]
pub fn bonus(name: &str) -> String {
    format!("{name}: points for each card above three")
}
/// Whether a seat keeps its points.
#[must_use]
pub fn keeps(name: &str) -> String {
    match name {
        YOU => "You keep your points".into(),
        name => format!("{name} keeps their points"),
    }
}
/// Who plays.
pub const ALONE_OR_NOT: &str = "A table, or alone";
/// What that means.
pub const ALONE_OR_NOT_SAYS: &str = "Two to four, or one person through the whole deck.";
/// Round the table, or alone.
pub const SEATINGS: [&str; 2] = ["A table", "Alone"];
/// Where the order of the cards comes from.
pub const DEAL: &str = "How the cards are shuffled";
/// What that means.
pub const DEAL_SAYS: &str = "By chance, or by the date: then they come in the same order for \
     everybody today.";
/// Names where it comes from.
pub const DEALS: [&str; 2] = ["By chance", "Today’s deck"];

/// A sentence for each choice that matters here, the ones everybody asks for first.
#[must_use]
pub fn better_rules_chosen(choices: &Choices, seats: &[Seat]) -> Vec<String> {
    let mut says = vec![deck(choices)];
    match choices.mode {
        Mode::Solo { against, steal_one } => says.extend(solo(against, steal_one)),
        Mode::Table => says.extend(rounds(choices)),
    }
    says.push(
        match (choices.checking, choices.judge) {
            (Checking::Honour, _) => "Every word is taken on trust.",
            (Checking::AutoCheck, Judge::Everyday) => "Words are checked in the Everyday list.",
            (Checking::AutoCheck, _) => "Words are checked in the Full list.",
            (Checking::Challenge, Judge::Everyday) => {
                "A word stands until it is challenged; then the Everyday list decides."
            }
            (Checking::Challenge, _) => {
                "A word stands until it is challenged; then the Full list decides."
            }
        }
        .into(),
    );
    let least = choices.least_letters;
    says.push(format!(
        "Words have two cards and {least} letters at least."
    ));
    if choices.mode == Mode::Table {
        says.push(match choices.steals {
            None => "A word can be stolen again and again.".into(),
            Some(1) => "A word can be stolen once.".into(),
            Some(steals) => format!("A word can be stolen {steals} times."),
        });
        if choices.picking == Picking::Shown {
            says.push("STL-1 shows the hand that it takes from.".into());
        }
    }
    if choices.exchange == Exchange::AfterPlayingToo {
        says.push("Cards may be exchanged after playing too.".into());
    }
    if choices.repeats == Repeats::Forbidden {
        says.push("No word may lie on the table twice.".into());
    }
    if choices.wild_cost > 0 {
        says.push(format!(
            "A wild left in the hand costs {}.",
            choices.wild_cost
        ));
    }
    says.extend(handicaps(choices, seats));
    says
}

fn deck(choices: &Choices) -> String {
    let cards = choices.deck.len();
    match (choices.deal, choices.deck == Deck::standard()) {
        (Deal::Day(day), _) => format!("The {cards} cards of {day}."),
        (Deal::Chance, true) => format!("{cards} cards."),
        (Deal::Chance, false) => format!("A deck of your own, {cards} cards."),
    }
}

fn solo(against: Against, steal_one: Alone) -> Vec<String> {
    let counts = match against {
        Against::Hand => "The hand that is left counts against your words.",
        Against::HandAndPile => {
            "The hand that is left and the whole pile count against your words."
        }
    };
    let thief = match steal_one {
        Alone::LeftOut => "STL-1 is left out.",
        Alone::DrawsOne => "STL-1 draws one more card.",
    };
    [counts, thief].map(str::to_owned).to_vec()
}

fn rounds(choices: &Choices) -> Vec<String> {
    let rounds = match choices.rounds {
        1 => "One round".to_owned(),
        rounds => format!("{rounds} rounds"),
    };
    let ends = match choices.target {
        None => format!("{rounds}, each to the end of the deck."),
        Some(points) => format!("{rounds}, each to {points} points."),
    };
    let mut says = vec![ends];
    if choices.target.is_some() && choices.at_target == AtTarget::CompleteLap {
        says.push("Everybody has the same number of turns in a round.".into());
    }
    if choices.won == MatchWon::ByRounds {
        says.push("The most rounds win the match.".into());
    }
    says
}

/// Seats that play with anything else than the rest, by name.
fn handicaps(choices: &Choices, seats: &[Seat]) -> Vec<String> {
    let mut says = Vec::new();
    let named = |is: &dyn Fn(&Handicap) -> bool| {
        let each = seats.iter().zip(&choices.handicaps);
        let names = each
            .filter(|(_, own)| is(own))
            .map(|(seat, _)| seat.player.name.to_string());
        names.collect::<Vec<String>>()
    };
    for bonus in (0..Handicap::MOST).rev() {
        let names = named(&|own| own.bonus == bonus);
        if !names.is_empty() {
            says.push(format!(
                "{bonus} points for each card above three: {}.",
                all_of(&names)
            ));
        }
    }
    let kept = named(&|own| own.stolen == WhenStolen::Keeps);
    if !kept.is_empty() {
        says.push(format!("Stolen words cost nothing: {}.", all_of(&kept)));
    }
    says
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{PlayedBy, Roster};

    #[test]
    fn every_preset_is_told_by_its_own_rules() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        let by = PlayedBy::Person;
        let seats: Vec<Seat> = {
            let players = roster.players().iter().cloned();
            players.map(|player| Seat { player, by }).collect()
        };
        let mut told: Vec<Vec<String>> = Vec::new();
        for preset in Preset::ALL {
            let says = better_rules_chosen(&preset.choices(), &seats);
            assert!(!told.contains(&says), "{preset:?}");
            told.push(says);
        }
    }

    #[test]
    fn a_handicap_is_told_by_name() {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let by = PlayedBy::Person;
        let players = roster.players().iter().cloned();
        let seats: Vec<Seat> = players.map(|player| Seat { player, by }).collect();
        let mut choices = Choices::default();
        choices.handicaps[1].bonus = 0;
        choices.handicaps[0].stolen = WhenStolen::Keeps;
        let says = handicaps(&choices, &seats);
        assert_eq!(
            says,
            [
                "0 points for each card above three: Bo.",
                "Stolen words cost nothing: Ada."
            ]
        );
    }
}
