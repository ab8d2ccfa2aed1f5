//! Players' ratings, and the bot that matches them.

use crate::beside;
use crate::harness::browse;
use crate::sitting::choose_kind;

/// A stored rating: nine games played, and as strong as the third bot.
const KNOWN: &str = "You\t1300\t80\t9\t4\tanother";

#[test]
fn your_match_is_a_bot_as_strong_as_the_player() {
    browse(|page| {
        let body = serde_json::to_string(KNOWN).expect("text");
        page.open("#/about");
        beside::save_record(page, "c-u-letter/rating", &body);
        page.reload();
        page.open("#/c-u-letter/new");
        choose_kind(page, "Play the bots");
        page.says("Your rating: 1300, give or take 80.");
        page.press("Leave Dabbler out");
        page.no_longer_says("Your rating");
        page.press("Add Your Match");
        page.says("Your Match: As strong as you.");
        page.says("Your rating: 1300, give or take 80.");
        page.audit_themes();
        page.check_all_sizes("match-set-up");
        page.press("Start");
        page.css(".letter-hand").appears();
        page.wait("it stands on its rung", || {
            page.rows().values().any(|row| row.contains("match-4"))
        });
    });
}
