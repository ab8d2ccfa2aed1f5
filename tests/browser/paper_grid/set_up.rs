//! Setting up Paper Grid, and the shelf of games.

use paper_grid_rules::BoardLink;
use store::Archive;

use crate::harness::browse;
use crate::page::Page;
use crate::sitting::{add_two_players, choose_kind};

const CHOSEN: &str = "Rules in this game";
const BEGINS: &str = "Your game";

/// Waits for a game on the screen; returns its name on the shelf.
fn wait_for_game(page: &Page) -> String {
    page.shows("Paper Grid");
    page.css("[role=grid]").appears();
    let route = page.route();
    route
        .strip_prefix("#/paper-grid/game/")
        .unwrap_or_default()
        .to_owned()
}

/// Begins a game of Ada and Gran, and goes to all games.
fn begin_game(page: &Page) -> String {
    add_two_players(page);
    page.press("Play Paper Grid");
    page.press("Start");
    let id = wait_for_game(page);
    page.open("#/");
    page.part("link", "Go on: Paper Grid, Ada and Gran")
        .appears();
    page.press("Your games");
    page.part("region", "Games in progress").appears();
    id
}

/// Waits until Start is shown but disabled.
fn wait_until_start_disabled(page: &Page) {
    let start = page.part_in(BEGINS, "button", "Start");
    page.wait("nothing can begin", || {
        start.eval("return part.disabled") == true
    });
}

fn rules_summary(page: &Page) -> String {
    page.part("region", CHOSEN).text()
}

#[test]
fn a_game_runs_after_two_taps() {
    browse(|page| {
        page.open("#/");
        page.tap("Play Paper Grid");
        page.tap("Start");
        let id = wait_for_game(page);
        page.wait("the game is kept", || {
            page.saved_record(&format!("game/{id}")).is_some()
        });
        page.reload();
        assert_eq!(wait_for_game(page), id);
    });
}

#[test]
fn a_game_begins_by_keyboard_alone() {
    browse(|page| {
        add_two_players(page);
        page.part("link", "Play Paper Grid").eval("part.focus()");
        page.press_keys("Enter");
        page.shows("New Paper Grid game");
        page.part("heading", "New Paper Grid game").gets_focus();
        page.press_keys("Tab Enter");
        wait_for_game(page);
    });
}

#[test]
fn the_last_players_and_rules_are_remembered() {
    browse(|page| {
        add_two_players(page);
        page.press("Play Paper Grid");
        choose_kind(page, "Everything");
        page.press("Move Gran up");
        page.press("More rules");
        page.choose("Who begins", "Ada");
        page.says("Gran and Ada: Everything on a medium board.");
        page.press("Start");
        wait_for_game(page);
        page.open("#/paper-grid/new");
        page.says("Gran and Ada: Everything on a medium board.");
        page.press("More rules");
        page.part_in("Who begins", "radio", "Ada").becomes_chosen();
        page.part_in("Kind of game", "radio", "Everything")
            .becomes_chosen();
    });
}

#[test]
fn a_bot_with_a_persons_name_is_marked_as_a_bot() {
    browse(|page| {
        page.open("#/paper-grid/new");
        page.says("You and Sparrow: Quick start on a small board.");
        page.press("New player");
        page.fill("A new player’s name", "Sparrow");
        page.press_keys("Enter");
        page.announces("Sparrow is on the list.");
        page.says("You and Sparrow:");
        page.press("Add Sparrow (bot)");
        page.says("You, Sparrow and Sparrow (bot):");
        page.says("Sparrow (bot): Everyday words");
        page.press("Leave Sparrow (bot) out");
        page.fill("A new player’s name", "Robin");
        page.press("Add");
        page.says("You, Sparrow and Robin:");
        page.press("Add Robin (bot)");
        page.says("You, Sparrow, Robin and Robin (bot):");
    });
}

#[test]
fn players_are_added_to_and_removed_from_the_set_up() {
    browse(|page| {
        page.open("#/paper-grid/new");
        page.says("You and Sparrow: Quick start on a small board.");
        assert!(!page.part("button", "Leave you out").exists());
        page.press("New player");
        page.fill("A new player’s name", "you");
        page.press("Add");
        page.says("There’s already a you.");
        page.fill("A new player’s name", "Mum");
        page.press_keys("Enter");
        page.announces("Mum is on the list.");
        page.says("You and Mum:");
        page.fill("A new player’s name", "Gran");
        page.press("Add");
        page.says("You, Mum and Gran:");
        page.press("Add Sparrow");
        page.says("You, Mum, Gran and Sparrow:");
        page.says("Small board, 8 by 4, for 4 players.");
        page.press("Leave Sparrow out");
        page.press("Leave you out");
        page.says("Mum and Gran:");
        page.press("Leave Gran out");
        page.says("Add another player or a bot.");
        // The last person can't leave.
        page.part("button", "Leave Mum out").disappears();
        wait_until_start_disabled(page);
        page.audit_themes();
        page.check_all_sizes("set-up-alone");
        page.press("Add Gran");
        page.no_longer_says("Add another player");
        page.fill("A new player’s name", "gran");
        page.press("Add");
        page.says("There’s already a gran.");
    });
}

#[test]
fn the_field_for_a_new_player_opens_and_closes_with_the_focus() {
    browse(|page| {
        page.open("#/paper-grid/new");
        let (button, field) = (page.css("#new-player"), page.css("#new-name"));
        page.press("New player");
        field.gets_focus();
        page.press("New player");
        button.gets_focus();
        assert!(!page.part("textbox", "A new player’s name").exists());
        for key in ["Enter", "Space"] {
            page.press_keys(key);
            field.gets_focus();
            page.press_keys("Escape");
            button.gets_focus();
            let open = "return part.parentElement.open";
            assert_eq!(button.eval(open), false, "after {key}");
        }
        // Typing can begin at once.
        page.press_keys("Enter");
        field.gets_focus();
        page.type_text("Mum");
        page.press_keys("Enter");
        page.says("You and Mum:");
        field.gets_focus();
        page.type_text("Dad");
        page.press_keys("Enter");
        page.says("You, Mum and Dad:");
    });
}

#[test]
fn every_option_changes_the_summary() {
    browse(|page| {
        add_two_players(page);
        page.press("Play Paper Grid");
        choose_kind(page, "Classic");
        page.press("The board");
        page.press("More rules");
        page.audit_themes();
        page.check_all_sizes("set-up-rules");
        let mut told = rules_summary(page);
        let mut changes = |what: &str| {
            page.wait(&format!("{what} is told"), || rules_summary(page) != told);
            told = rules_summary(page);
        };
        for (group, option) in [
            ("Which words count", "Everyday list"),
            ("Which words count", "The table decides"),
            ("Words read", "Either way"),
            ("Walls", "Keep every cell reachable"),
            ("Clock", "30"),
            ("Clock", "60"),
            ("Clock", "90"),
            ("Clock", "120"),
            ("What letters score", "By letter: A 1 to Z 10"),
            ("Letterfraud", "All different"),
            ("Letterfraud", "None you have"),
            ("Letterfraud", "At most 1 you have"),
            ("Letterfraud", "Side by side on the board"),
            ("Special cells", "Supercells"),
            ("Special cells", "Celldance too"),
            ("Double and Triple Letter", "When covered"),
            ("Who begins", "Gran"),
            ("Board", "Blank"),
            ("Size", "Large 16 × 8"),
        ] {
            page.choose(group, option);
            changes(option);
        }
        for switch in ["Allow hints", "Dictionary Devils", "Tiny Backpacks"] {
            page.press(switch);
            changes(switch);
        }
        page.press("Edge letters that begin the endgame: one fewer");
        changes("the endgame");
        page.says("your own rules on a large board.");
        page.press("Start");
        wait_for_game(page);
    });
}

#[test]
fn an_impossible_set_up_is_refused_with_the_reason() {
    browse(|page| {
        add_two_players(page);
        page.open("#/paper-grid/new/1/small-4/picnic?walls=many");
        page.says("This board is for 4 players, not 2.");
        wait_until_start_disabled(page);
        page.press("The board");
        page.choose("Board", "By link or code");
        page.fill("The board’s link or code", "picnic");
        page.press("Open");
        page.says("This isn’t the code of a board.");
        page.fill("The board’s link or code", "#/board/1/small-2/picnic");
        page.press_keys("Enter");
        page.says("Small board, 8 by 4, for 2 players.");
        page.part_in(BEGINS, "button", "Start").appears();
        page.press("More rules");
        for _ in 0..3 {
            page.press("Edge letters that begin the endgame: one fewer");
        }
        let fewer = page.part("button", "Edge letters that begin the endgame: one fewer");
        page.wait("4 is the least", || fewer.attribute("disabled").is_some());
        page.choose("Board", "Blank");
        for _ in 0..8 {
            page.press("Edge letters that begin the endgame: one more");
        }
        page.says("The edge has no room for 15 letters. The game would never end.");
        wait_until_start_disabled(page);
        page.press("Edge letters that begin the endgame: one fewer");
        page.press("Start");
        wait_for_game(page);
    });
}

#[test]
fn an_address_that_opens_no_board_is_reported() {
    browse(|page| {
        page.open("#/paper-grid/new/1/small-9/picnic");
        page.announces("This link’s board can’t be made");
        page.press("Start");
        wait_for_game(page);
    });
}

#[test]
fn the_studios_board_is_played_on() {
    browse(|page| {
        add_two_players(page);
        page.open("#/board/1/small-2/picnic");
        page.press("Play on it");
        page.shows("New Paper Grid game");
        page.says("Small board, 8 by 4, for 2 players.");
        page.press("The board");
        page.part_in("Board", "radio", "By link or code")
            .becomes_chosen();
        page.choose("Board", "New");
        page.choose("Board", "From the studio");
        page.says("Small board, 8 by 4, for 2 players.");
        page.press("Start");
        wait_for_game(page);
    });
}

#[test]
fn k6_the_seed_of_a_quick_start_opens_the_board_that_is_played() {
    browse(|page| {
        add_two_players(page);
        page.press("Play Paper Grid");
        page.press("The board");
        let link = page.css("a[href^='#/board/']").attribute("href").unwrap();
        let board = link.parse::<BoardLink>().unwrap().board().unwrap();
        page.press("Start");
        let record = format!("game/{}", wait_for_game(page));
        let text = serde_json::to_string(&board.to_string()).unwrap();
        page.wait("the game has this board", || {
            page.saved_record(&record)
                .is_some_and(|kept| kept.contains(&text))
        });
        page.open(&link);
        page.says("Starting hands");
    });
}

#[test]
fn a_game_is_named_deleted_and_brought_back() {
    browse(|page| {
        let id = begin_game(page);
        page.audit_themes();
        page.check_all_sizes("your-games");
        page.press("More: Paper Grid, Ada and Gran");
        page.part("dialog", "Paper Grid").appears();
        page.audit_themes();
        page.check_all_sizes("game-dialog");
        page.press("Rename");
        page.says("Type a name first.");
        page.fill("Name", "Rainy day");
        page.press("Rename");
        page.part("link", "Go on: Rainy day, Ada and Gran")
            .appears();
        page.reload();
        page.press("More: Rainy day, Ada and Gran");
        page.press("Delete");
        page.announces("Rainy day is deleted.");
        page.part("region", "Games in progress").disappears();
        page.press("Undo");
        page.press("Go on: Rainy day, Ada and Gran");
        assert_eq!(wait_for_game(page), id);
    });
}

#[test]
fn a_game_with_a_damaged_card_continues_with_its_first_card() {
    browse(|page| {
        let id = begin_game(page);
        page.press("More: Paper Grid, Ada and Gran");
        page.fill("Name", "Rainy day");
        page.press("Rename");
        page.part("link", "Go on: Rainy day, Ada and Gran")
            .appears();
        page.wait_until_saved();
        page.damage_row(&format!("head/game/{id}"), "Rainy");
        page.reload();
        page.press("Go on: Paper Grid, Ada and Gran");
        page.announces("This game is damaged. It opens up to move 1.");
        assert_eq!(wait_for_game(page), id);
    });
}

#[test]
fn a_game_is_saved_to_a_file_and_opened_from_it() {
    browse(|page| {
        let id = begin_game(page);
        let (name, file) = page.capture_download(|| {
            page.press("More: Paper Grid, Ada and Gran");
            page.press("Save as a file");
        });
        assert!(name.starts_with("paper-grid-"), "{name}");
        page.press("More: Paper Grid, Ada and Gran");
        page.press("Delete");
        page.part("region", "Games in progress").disappears();

        // A file with an impossible step is refused as a whole.
        let text = String::from_utf8_lossy(&file);
        let mut archive = Archive::read(&text).unwrap();
        for body in archive.records.values_mut() {
            *body = body.replace(r#""by":"person""#, r#""by":"nobody!""#);
        }
        let import = "Open a game file";
        page.upload_file(import, "broken.txt", archive.write().as_bytes());
        page.announces("That isn’t a Lettercase game. Nothing has changed.");
        page.upload_file(import, "foreign.txt", b"Dear Gran");
        page.announces("That isn’t a Lettercase save file. Nothing has changed.");
        let refusals = |count: u32| {
            page.wait(&format!("{count} refusals are shown"), || {
                let shown = "return part.querySelectorAll('.notices [data-kind=trouble]').length";
                page.css("body").eval(shown) == count
            });
        };
        for number in 3..=8 {
            page.upload_file(import, &format!("foreign-{number}.txt"), b"Dear Gran");
        }
        refusals(1);
        assert!(!page.part("region", "Games in progress").exists());

        page.upload_file(import, "game.txt", &file);
        page.announces("The game is here.");
        refusals(0);
        page.press("Go on: Paper Grid, Ada and Gran");
        assert_eq!(wait_for_game(page), id);
    });
}

#[test]
fn a_game_is_played_again_with_the_same_or_other_rules() {
    browse(|page| {
        let id = begin_game(page);
        page.press("More: Paper Grid, Ada and Gran");
        page.press("Play again on this board");
        let again = wait_for_game(page);
        assert_ne!(again, id);
        page.back();
        page.press("Leave");
        page.shows("Lettercase");
        page.open("#/paper-grid/new");
        choose_kind(page, "Classic");
        page.open("#/games");
        page.press("More: Paper Grid, Ada and Gran");
        page.press("Play again, changed");
        page.shows("New Paper Grid game");
        page.says("Ada and Gran: Quick start on a small board.");
        choose_kind(page, "Everything");
        page.press("Start");
        assert!(![id, again].contains(&wait_for_game(page)));
    });
}

#[test]
fn the_set_up_form_is_pictured_at_every_size() {
    browse(|page| {
        add_two_players(page);
        page.press("Play Paper Grid");
        page.shows("New Paper Grid game");
        assert!(!page.scrolls_sideways());
        page.audit_themes();
        page.check_all_sizes("set-up");
    });
}
