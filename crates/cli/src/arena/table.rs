//! Formats the result of a run as a table.

use arena::{
    BotStanding, HabitShare, PairResult, RunReport, SprtResult, SprtVerdict, WorkDistribution,
};

/// Returns the report of a run.
pub fn format_report(report: &RunReport) -> String {
    let mut text = format!(
        "{} at {} seats, {} games, {}, {}\n\n",
        report.game, report.seats, report.games, report.seed, report.options
    );
    if report.wrong_model {
        text.push_str("levels that look ahead think everyone else knows only common words\n\n");
    }
    text.push_str(
        "mind          Elo  95 in 100    games    wins  place   score   \
         steps: half     99 %    worst   ms: half   99 %  worst\n",
    );
    let mut ranked: Vec<&BotStanding> = report.minds.iter().collect();
    ranked.sort_by_key(|mind| -mind.elo);
    for mind in &ranked {
        text.push_str(&format_standing(mind));
    }
    text.push('\n');
    for mind in &ranked {
        for habit in &mind.habits {
            text.push_str(&format_habit(mind.name, habit));
        }
    }
    for pair in &report.pairs {
        text.push_str(&format_pair(pair));
    }
    text.push_str(&format!(
        "whoever acted first won {} %; a game had {} turns; endless {}, refused {}\n",
        report.first, report.turns, report.endless, report.refused
    ));
    if report.bounded {
        text.push_str(
            "someone won or lost every game: Elo only says how far apart the minds are at least\n",
        );
    }
    if let Some(tested) = &report.sprt {
        text.push_str(&format_verdict(tested));
    }
    for wrong in &report.wrong {
        text.push_str(&format!("{wrong}\n"));
    }
    text
}

fn format_standing(mind: &BotStanding) -> String {
    let between = if mind.anchor {
        "measured by".to_owned()
    } else {
        format!("{}..{}", mind.low, mind.high)
    };
    let WorkDistribution { median, p99, worst } = mind.steps;
    let ms = |micros: u32| format!("{:.1}", f64::from(micros) / 1000.0);
    format!(
        "{:<12} {:>4}  {:<11} {:>6}  {:>4.1} %  {:>5.2}  {:>6.1}  {:>12} {:>8} {:>8}  {:>9} {:>6} {:>6}\n",
        mind.name,
        mind.elo,
        between,
        mind.games,
        mind.wins,
        mind.place,
        mind.score,
        median,
        p99,
        worst,
        ms(mind.micros.median),
        ms(mind.micros.p99),
        ms(mind.micros.worst),
    )
}

fn format_habit(mind: &str, habit: &HabitShare) -> String {
    let HabitShare {
        name,
        percentage,
        could,
    } = habit;
    format!("{mind}: {name}: {percentage:.1} % of {could}\n")
}

fn format_pair(pair: &PairResult) -> String {
    let PairResult {
        one,
        other,
        won,
        tied,
        lost,
    } = pair;
    let share = pair.win_percentage();
    format!("{one} before {other}: {share:.1} % ({won} won, {tied} tied, {lost} lost)\n")
}

fn format_verdict(tested: &SprtResult) -> String {
    let SprtResult {
        low,
        high,
        likelihood,
        verdict,
    } = tested;
    let clear = match verdict {
        Some(SprtVerdict::Low) => format!("the second is better by {low} Elo at most"),
        Some(SprtVerdict::High) => format!("the second is better by {high} Elo"),
        None => "not clear yet".to_owned(),
    };
    format!("{clear} (of {low}..{high}; {likelihood})\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::DealSeed;
    use base::json::Value;

    #[test]
    fn the_strongest_bot_comes_first_with_every_figure() {
        let mind = |name, elo, anchor| BotStanding {
            name,
            anchor,
            elo,
            low: elo - 30,
            high: elo + 30,
            games: 400,
            wins: 20.25,
            place: 1.8,
            score: 101.5,
            decisions: 9000,
            steps: WorkDistribution {
                median: 11,
                p99: 222,
                worst: 3333,
            },
            micros: WorkDistribution {
                median: 100,
                p99: 1500,
                worst: 20_400,
            },
            hardest: None,
            habits: vec![HabitShare {
                name: "draws",
                percentage: 12.5,
                could: 80,
            }],
        };
        let pair = PairResult {
            one: "wren",
            other: "raven",
            won: 80,
            tied: 2,
            lost: 318,
        };
        let report = RunReport {
            game: "one-letter-better",
            options: Value::default(),
            seats: 2,
            seed: DealSeed::judge(1),
            wrong_model: true,
            games: 400,
            minds: vec![mind("wren", 1060, false), mind("raven", 1500, true)],
            pairs: vec![pair],
            bounded: false,
            first: 51.5,
            turns: 40.2,
            endless: 0,
            refused: 0,
            wrong: Vec::new(),
            sprt: Some(SprtResult {
                low: 0,
                high: 50,
                likelihood: 3.1,
                verdict: Some(SprtVerdict::High),
            }),
        };
        let text = format_report(&report);
        let at = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
        assert!(at("raven        1500  measured by") < at("wren         1060  1030..1090"));
        for what in [
            "judge:1",
            "raven: draws: 12.5 % of 80\n",
            "11      222     3333",
            "0.1    1.5   20.4",
            "20.2 % (80 won, 2 tied, 318 lost)",
        ] {
            at(what);
        }
        at("whoever acted first won 51.5 %; a game had 40.2 turns; endless 0, refused 0");
        at("the second is better by 50 Elo (of 0..50; 3.1)");
    }
}
