//! Formats the accounts of a run (what bots' decisions gave away).

use arena::{Accounts, BotLosses};

/// Returns the report of a run's accounts.
pub fn format_accounts(accounts: &Accounts) -> String {
    let Accounts {
        game,
        seats,
        games,
        turn,
        doubles,
        lasts,
        foretold,
        off,
        minds,
    } = accounts;
    let doubles = doubles.map(|doubles| doubles.to_string()).join(", ");
    let mut text = format!(
        "{game} at {seats} seats, {games} games\n\
         a turn brings {turn} hundredths of a point\n\
         the odds double with {doubles} hundredths\n\
         of what is given away {lasts} in a hundred show at the end\n\
         the page’s odds foretell {foretold} hundredths of a bit; accounts are off by {off} at most\n"
    );
    for mind in minds.iter().filter(|mind| mind.decisions > 0) {
        text.push_str(&format_bot(mind));
    }
    text
}

fn format_bot(mind: &BotLosses) -> String {
    let BotLosses {
        name,
        games,
        decisions,
        faulted,
        turn,
    } = mind;
    format!(
        "{name:<12} {games} games, {decisions} decisions, {faulted} % faulted, {turn} hundredths given away a turn\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_without_reviewed_decisions_are_left_out() {
        let given = |name, decisions| BotLosses {
            name,
            games: 3,
            decisions,
            faulted: 8.5,
            turn: 41.0,
        };
        let text = format_accounts(&Accounts {
            game: "paper-grid",
            seats: 2,
            games: 6,
            turn: 1_234,
            doubles: [1, 2, 3, 4, 5, 6, 7, 8, 9],
            lasts: 27,
            foretold: 31.5,
            off: 0,
            minds: vec![given("robin", 120), given("magpie", 0)],
        });
        assert!(text.contains("double with 1, 2, 3, 4, 5, 6, 7, 8, 9 hundredths"));
        assert!(text.contains("robin        3 games, 120 decisions, 8.5 % faulted, 41 hundredths"));
        assert!(!text.contains("magpie"));
    }
}
