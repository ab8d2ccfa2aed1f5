//! Board, rack and keys, by touch, mouse, keyboard and screen reader; and the other parts.

use serde_json::{Value, json};

use crate::harness::browse;
use crate::page::{Page, Pointer, SIZES};

fn open_tab(page: &Page, tab: &str) {
    page.open("#/parts");
    page.part("tab", tab).press();
    page.wait("the tab is chosen", || {
        page.part("tab", tab).attribute("aria-selected").as_deref() == Some("true")
    });
}

#[test]
fn every_part_passes_the_audit_and_is_pictured() {
    browse(|page| {
        for tab in ["Board and rack", "Faces", "Forms", "Stage"] {
            open_tab(page, tab);
            page.audit_themes();
            page.check_all_sizes(&format!("parts-{}", tab.to_lowercase().replace(' ', "-")));
            page.resize(SIZES[0]);
            assert!(!page.scrolls_sideways(), "{tab} is wider than a phone");
        }
    });
}

#[test]
fn a_tile_is_laid_by_two_taps_and_taken_back_by_one() {
    browse(|page| {
        open_tab(page, "Board and rack");
        page.tap("A worth 1");
        page.part("gridcell", "b1, empty").tap();
        page.part("gridcell", "b1, A, just laid").appears();
        page.part("button", "A worth 1").disappears();
        page.part("gridcell", "b1, A, just laid").tap();
        page.part("button", "A worth 1").appears();
        page.part("gridcell", "b1, empty").appears();
    });
}

#[test]
fn a_tile_is_dragged_by_mouse_and_by_finger() {
    browse(|page| {
        open_tab(page, "Board and rack");
        let drags = [
            ("E worth 1", "E", "b1", Pointer::Mouse),
            ("R worth 3", "R", "c1", Pointer::Touch),
        ];
        for (tile, letter, at, pointer) in drags {
            let cell = page.part("gridcell", &format!("{at}, empty"));
            page.part("button", tile).drag_to(&cell, pointer);
            let laid = format!("{at}, {letter}, just laid");
            page.part("gridcell", &laid).appears();
        }
        page.announces("c1, R, just laid");
    });
}

#[test]
fn a_drag_along_the_rack_rearranges_it() {
    browse(|page| {
        open_tab(page, "Board and rack");
        let tiles = || {
            let row = page.css(".rack").eval(
                "return [...part.querySelectorAll('.tile')].map(t => t.id.slice(10)).join(' ')",
            );
            row.as_str().unwrap_or_default().to_owned()
        };
        assert_eq!(tiles(), "0 1 2 3 4 5 6");
        page.part("button", "A worth 1")
            .drag_to(&page.part("button", "S worth 3"), Pointer::Mouse);
        page.wait("A lies where S lay", || tiles() == "1 2 3 4 0 5 6");
        page.part("button", "Z worth 5").press();
        page.press_keys("Shift+Left");
        page.wait("Z lies one earlier", || tiles() == "1 2 3 4 0 6 5");
        page.part("button", "Z worth 5").gets_focus();
    });
}

#[test]
fn a_tile_is_picked_and_laid_with_the_keyboard_alone() {
    browse(|page| {
        open_tab(page, "Board and rack");
        page.part("tabpanel", "Board and rack").eval("part.focus()");
        page.press_keys("Tab Down Right Tab Tab Right Enter");
        let tile = page.part("button", "E worth 1");
        tile.gets_focus();
        tile.becomes_chosen();
        page.press_keys("Shift+Tab Shift+Tab Enter");
        page.announces("b2, E, just laid");
        page.part("gridcell", "b2, E, just laid").gets_focus();
        page.press_keys("Enter");
        page.announces("E is back on the rack.");
    });
}

#[test]
fn the_board_is_one_tab_stop_with_arrow_keys() {
    browse(|page| {
        open_tab(page, "Board and rack");
        page.part("tabpanel", "Board and rack").eval("part.focus()");
        page.press_keys("Tab");
        page.part("gridcell", "a1, Red disc’s area").gets_focus();
        page.press_keys("Right Down End Home Right");
        page.part("gridcell", "b2, empty").gets_focus();
        page.press_keys("S");
        // Typing advances to the next cell, and Backspace goes back.
        page.part("gridcell", "b2, S, just laid").appears();
        page.announces("b2, S, just laid");
        page.part("gridcell", "c2, empty, Double Letter, cursor across")
            .gets_focus();
        page.press_keys("Backspace");
        page.announces("S is back on the rack.");
        page.part("gridcell", "b2, empty, cursor across")
            .gets_focus();
        page.press_keys("Q");
        page.announces("No Q on the rack.");
        page.press_keys("Shift+Right");
        page.announces("Wall right of b2");
        page.part("gridcell", "b2, empty, wall on the right, cursor across")
            .gets_focus();
        page.press_keys("Tab");
        page.part("checkbox", "Place walls").gets_focus();
    });
}

#[test]
fn a_wall_is_built_by_a_tap_near_its_edge() {
    browse(|page| {
        open_tab(page, "Board and rack");
        page.part("checkbox", "Place walls").press();
        page.part("gridcell", "c1, empty").tap();
        page.wait("a wall stands at the cell", || {
            let names = page.visible_names("gridcell");
            names.iter().any(|name| name.starts_with("c1, empty, wall"))
        });
    });
}

#[test]
fn letter_keys_lay_and_take_back() {
    browse(|page| {
        open_tab(page, "Board and rack");
        page.tap("Z");
        page.part("gridcell", "b1, Z, just laid").appears();
        page.tap("Delete the last letter");
        page.part("button", "Z worth 5").appears();
    });
}

#[test]
fn tabs_choices_and_counts_work_by_keyboard() {
    browse(|page| {
        open_tab(page, "Board and rack");
        page.part("tab", "Board and rack").press();
        page.press_keys("Left Left");
        page.part("tab", "Forms").gets_focus();
        page.part_in("One of a few", "radio", "Same as device")
            .press();
        page.press_keys("Down");
        page.part_in("One of a few", "radio", "Light")
            .becomes_chosen();
        page.press("Seats: one fewer");
        let seats = page.part("textbox", "Seats");
        page.wait("one seat", || seats.value() == "1");
        let fewer = page.part("button", "Seats: one fewer");
        page.wait("one is the least", || fewer.attribute("disabled").is_some());
    });
}

#[test]
fn a_notice_is_announced_and_its_action_undone() {
    browse(|page| {
        open_tab(page, "Forms");
        page.press("Tell something");
        page.announces("Something was done.");
        page.check_all_sizes("notice");
        page.press("Undo");
        page.announces("Taken back.");
        page.part("button", "Undo").disappears();
    });
}

#[test]
fn the_cover_confirms_the_player_and_the_history_shows_a_line() {
    browse(|page| {
        open_tab(page, "Faces");
        page.part("region", "Pass the device on").appears();
        page.css(".cover button").press();
        page.announces("Uncovered.");
        page.css(".history li:nth-child(3) button").press();
        page.wait("the third line is shown", || {
            page.css(".history [aria-current]").text().contains("Žofie")
        });
    });
}

/// Lists the regions that a frame shows. Each must be inside it, be of visible size, and not
/// overlap another.
const REGIONS: &str = "
    const frame = part.getBoundingClientRect();
    const names = ['bar', 'scores', 'table', 'say', 'hand', 'side'];
    const at = names.map((name) => {
        const one = part.querySelector(name === 'say' ? '.say' : `.stage-${name}`);
        return [name, one.getBoundingClientRect()];
    });
    const seen = at.filter(([, box]) => box.width >= 40 && box.height >= 40);
    const beyond = at.filter(([, box]) => box.left < frame.left || box.top < frame.top
        || box.right > frame.right || box.bottom > frame.bottom);
    const meet = ([a, one], [b, other]) => a < b
        && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
    const only = (list) => list.map(([name]) => name);
    return {
        size: [part.clientWidth, part.clientHeight], seen: only(seen), beyond: only(beyond),
        meet: at.flatMap((one) => at.filter((other) => meet(one, other)).map((other) => one[0] + other[0])),
    };";

#[test]
fn regions_of_each_stage_shape_do_not_overlap() {
    browse(|page| {
        open_tab(page, "Stage");
        page.resize(SIZES[2]);
        page.wait_for_animations();
        let shapes = [
            (360, 640),
            (844, 390),
            (820, 1180),
            (1180, 820),
            (1440, 900),
        ];
        for (at, (width, height)) in shapes.into_iter().enumerate() {
            let frame = page.css(&format!(".shapes > section:nth-child({}) .frame", at + 1));
            let shows: Value = frame.eval(REGIONS);
            let mut seen = vec!["bar", "scores", "table", "say", "hand", "side"];
            if (width, height) == shapes[0] {
                // On a portrait phone the side column is a sheet with a button.
                seen.pop();
                let handle = "return part.querySelector('.handle').checkVisibility()";
                assert_eq!(frame.eval(handle), json!(true));
            }
            let asked = json!({ "size": [width, height], "seen": seen, "beyond": [], "meet": [] });
            assert_eq!(shows, asked, "{width} x {height}");
        }
        // Each stage is independent: what is asked about on one is explained only there.
        page.css("#lying-18").eval("part.focus()");
        page.press_keys("?");
        page.css(".stage-explain[data-open=asked]").appears();
        let open = page.css(".shapes").eval(
            "return [...part.querySelectorAll('.frame')]
                .map((one) => one.querySelectorAll('[data-open=asked]').length)",
        );
        assert_eq!(open, json!([0, 1, 0, 0, 0]));
    });
}
