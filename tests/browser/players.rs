//! The list of players, edited by hand.

use crate::harness::browse;
use crate::page::Page;
use crate::sitting::wait_for_game;
use games::CARDS;
use screen::Route;

fn add_player(page: &Page, name: &str) {
    page.fill("A new player’s name", name);
    page.press("Add");
    page.part("button", &format!("Edit {name}")).appears();
}

fn player_names(page: &Page) -> Vec<String> {
    let buttons = page.visible_names("button");
    let names = buttons.iter().filter_map(|name| name.strip_prefix("Edit "));
    names.map(str::to_owned).collect()
}

#[test]
fn players_are_added_by_keyboard_and_remembered() {
    browse(|page| {
        page.open("#/players");
        for name in ["Ada", "Žofie", "<b>Bob</b>"] {
            page.fill("A new player’s name", name);
            page.press_keys("Enter");
            page.announces(&format!("{name} is on the list."));
        }
        page.audit_themes();
        page.check_all_sizes("players-seated");
        page.reload();
        page.wait("all of them are there again", || {
            player_names(page) == ["Ada", "Žofie", "<b>Bob</b>"]
        });
        assert!(!page.css(".banner b").exists(), "a name is no markup");
        page.open("#/");
        page.press("Players");
        page.says("Žofie");
    });
}

#[test]
fn an_invalid_name_is_refused_with_the_reason() {
    browse(|page| {
        page.open("#/players");
        page.press("Add");
        page.says("Type a name first.");
        page.fill("A new player’s name", &"x".repeat(25));
        page.press("Add");
        page.says("That name has 25 characters. The limit is 24.");
        page.fill("A new player’s name", &"x".repeat(24));
        page.press("Add");
        page.no_longer_says("The limit is 24");
        page.fill("A new player’s name", &"X".repeat(24));
        page.press("Add");
        page.says("already");
        assert_eq!(player_names(page).len(), 1);
    });
}

#[test]
fn names_that_look_alike_are_refused() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Renée");
        for same in ["Rene\u{301}e", "RENE\u{301}E", "Re\u{200d}née"] {
            page.fill("A new player’s name", same);
            page.press("Add");
            page.says("There’s already a");
        }
        page.fill("A new player’s name", "eén\u{202e}eR");
        page.press("Add");
        page.says("Type that name again. It has a hidden mark that changes its reading direction.");
        assert_eq!(player_names(page), ["Renée"]);
        // A new name is stored in composed form, and so is a changed name.
        page.fill("A new player’s name", "Zoe\u{301}");
        page.press("Add");
        page.announces("Zoé is on the list.");
        page.press("Edit Zoé");
        page.part("dialog", "Edit player").appears();
        page.fill("Name", "Chloe\u{308}");
        page.press("Save");
        page.part("dialog", "Edit player").disappears();
        page.wait("both names are composed", || {
            player_names(page) == ["Renée", "Chloë"]
        });
    });
}

#[test]
fn a_removed_player_can_be_restored() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        add_player(page, "Gran");
        page.press("Remove Ada");
        page.announces("Ada is off the list.");
        page.wait("Gran is left", || player_names(page) == ["Gran"]);
        page.press("Undo");
        page.wait("Ada sits where she sat", || {
            player_names(page) == ["Ada", "Gran"]
        });
        page.press("Move Gran up");
        page.wait("Gran sits first", || player_names(page) == ["Gran", "Ada"]);
    });
}

#[test]
fn a_players_name_and_colour_can_be_changed() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Ada");
        add_player(page, "Gran");
        page.press("Edit Ada");
        page.part("dialog", "Edit player").appears();
        page.audit_themes();
        page.check_all_sizes("player-dialog");
        page.fill("Name", "gran");
        page.press("Save");
        page.says("There’s already a gran.");
        page.fill("Name", "Ada L.");
        page.choose("Colour and mark", "Blue square");
        page.press("Save");
        page.part("dialog", "Edit player").disappears();
        page.part("button", "Edit Ada L.").appears();
        let seats = || {
            page.css("ol").eval(
                "return [...part.querySelectorAll('.banner')].map(b => b.dataset.seat).join()",
            )
        };
        page.wait("the colours are exchanged", || seats() == "ocean,vermilion");
    });
}

#[test]
fn the_set_up_shows_each_seat_in_its_colour_at_the_table() {
    browse(|page| {
        page.open("#/players");
        add_player(page, "Zoe");
        page.press("Edit Zoe");
        page.choose("Colour and mark", "Green triangle");
        page.press("Save");
        page.part("dialog", "Edit player").disappears();
        for card in CARDS {
            let seats = |selector: &str| {
                let script = format!(
                    "return [...part.querySelectorAll('{selector}')].map((seat) =>\
                       [seat.dataset.seat, getComputedStyle(seat).getPropertyValue('--seat')])"
                );
                page.css("main").eval(&script)
            };
            page.open(&Route::SetUp(card).hash());
            page.css(".chair").appears();
            let (worn, spoken) = (seats(".chair"), page.css(".chair .only-heard"));
            // Cards are green at these two tables, so no seat is.
            let coloured = ["one-letter-better", "c-u-letter"].contains(&card.id);
            let says = if coloured { "Yellow" } else { "Green" };
            assert_eq!(
                spoken.eval("return part.textContent"),
                format!("{says} triangle")
            );
            page.press("Start");
            wait_for_game(page, card.id);
            page.wait("the seats have the same colours", || seats(".seat") == worn);
        }
    });
}

#[test]
fn escape_and_back_close_the_dialog_and_nothing_else() {
    browse(|page| {
        page.open("#/");
        page.press("Players");
        add_player(page, "Ada");
        page.press("Edit Ada");
        let dialog = page.part("dialog", "Edit player");
        dialog.appears();
        page.press_keys("Escape");
        dialog.disappears();
        page.part("button", "Edit Ada").gets_focus();
        page.press("Edit Ada");
        dialog.appears();
        page.back();
        dialog.disappears();
        page.shows("Players");
        page.back();
        page.shows("Lettercase");
    });
}
