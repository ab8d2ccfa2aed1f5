//! Touch on the board that is edited: pinching zooms, a finger pans, and neither draws.

use serde_json::{Value, json};

use super::{blank_board, literal_link, open_tab};
use crate::harness::{Engine, browse};
use crate::page::{Page, SIZES};

/// The actions of a finger that moves from one place to another, in step with all fingers.
fn finger_actions(at: usize, y: f64, from: f64, to: f64) -> Value {
    let go = |x: f64, duration: u32| json!({ "type": "pointerMove", "duration": duration, "x": x as i64, "y": y as i64 });
    let mut actions = vec![go(from, 0), json!({ "type": "pointerDown", "button": 0 })];
    actions.extend((1..=6).map(|step| go(from + (to - from) * f64::from(step) / 6.0, 30)));
    // Rests before lifting: a fling would swallow the next tap.
    actions.push(go(to, 90));
    actions.push(json!({ "type": "pointerUp", "button": 0 }));
    json!({
        "type": "pointer", "id": format!("finger-{at}"),
        "parameters": { "pointerType": "touch" }, "actions": actions,
    })
}

/// Moves two fingers around a point, from one distance to another.
fn pinch(page: &Page, (x, y): (f64, f64), from: f64, to: f64) {
    let fingers = [
        finger_actions(1, y, x - from, x - to),
        finger_actions(2, y, x + from, x + to),
    ];
    page.driver().perform_actions(json!(fingers)).unwrap();
}

#[test]
fn a_board_is_pinched_and_panned_on_a_phone() {
    // Only Chromium's driver can send several fingers at once.
    if Engine::from_env() != Engine::Chromium {
        return;
    }
    browse(|page| {
        page.resize(SIZES[0]);
        page.open(&literal_link(&blank_board()));
        open_tab(page, "Edit");
        page.choose("What a tap on the board does", "Star");
        page.wait_for_animations();
        let glass = page.css("#studio-glass");
        glass.eval("part.scrollIntoView({ block: 'nearest', behavior: 'instant' })");
        let side = || page.part("gridcell", "c2, empty").bounding_box()[2];
        let fits = side();
        let [left, top, width, height] = page.part("gridcell", "c2, empty").bounding_box();
        let at = (left + width / 2.0, top + height / 2.0);
        let across = || {
            glass
                .eval("return part.scrollLeft")
                .as_f64()
                .unwrap_or_default()
        };

        let undo = || {
            let mut names = page.visible_names("button").into_iter();
            names.find(|name| name.starts_with("Undo"))
        };
        let cells = || page.visible_names("gridcell");
        let before_all = (undo(), cells());

        pinch(page, at, 20.0, 60.0);
        page.wait("it is near", || side() > 2.0 * fits);
        // The cell that was between the fingers is still there.
        let column = format!(
            "const cell = document.elementFromPoint({}, {}).closest('[role=gridcell]');
             return cell.getAttribute('aria-label')",
            at.0, at.1
        );
        page.wait("column c lies between the fingers", || {
            let cell = page.css("body").eval(&column);
            cell.as_str().is_some_and(|name| name.starts_with('c'))
        });
        assert!(!page.scrolls_sideways(), "the page is as wide as before");

        let before = across();
        page.driver()
            .perform_actions(json!([finger_actions(1, at.1, 220.0, 100.0)]))
            .unwrap();
        page.wait("it is panned", || across() > before + 60.0);
        page.driver()
            .perform_actions(json!([finger_actions(1, at.1, 100.0, 220.0)]))
            .unwrap();
        page.wait("and back", || across() < before + 60.0);

        pinch(page, at, 80.0, 15.0);
        page.wait("all of it is seen", || side() == fits);
        assert_eq!((undo(), cells()), before_all, "nothing was drawn");
    });
}
