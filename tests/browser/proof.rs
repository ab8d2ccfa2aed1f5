//! Tests of the harness itself: a check that can't fail proves nothing.

use serde_json::json;

use crate::harness::{Engine, Setup, browse};
use crate::page::{Pointer, SIZES};

/// Puts markup into the page in place of the app, so that the harness can be tested on it.
const PUT: &str = "const box = document.createElement('div'); box.innerHTML = arguments[0];\
    document.body.replaceChildren(box)";

#[test]
fn quiet_check_finds_a_script_error_on_the_page() {
    browse(|page| {
        page.open("#/");
        assert_eq!(page.errors(), [""; 0]);
        page.driver()
            .run_script("console.error('something broke')", json!([]));
        assert!(
            page.errors()
                .iter()
                .any(|error| error.contains("something broke"))
        );
        page.driver().run_script(
            "const script = document.createElement('script'); script.type = 'module';\
             setTimeout(() => { throw new Error('nobody caught it') })",
            json!([]),
        );
        page.wait("the uncaught error is noticed", || {
            page.errors()
                .iter()
                .any(|error| error.contains("nobody caught it"))
        });
        page.forgive("something broke");
        page.forgive("nobody caught it");
    });
}

#[test]
fn quiet_check_finds_a_request_to_another_host() {
    browse(|page| {
        page.open("#/");
        assert_eq!(page.other_hosts(), [""; 0]);
        // The page's policy blocks the request. The attempt is enough.
        page.driver().run_script(
            "const image = new Image(); image.src = 'http://elsewhere.invalid/pixel.png';\
             document.body.append(image)",
            json!([]),
        );
        page.wait("the attempt is noticed", || {
            page.other_hosts()
                .iter()
                .any(|host| host == "elsewhere.invalid")
                || page
                    .errors()
                    .iter()
                    .any(|error| error.contains("elsewhere.invalid"))
        });
        page.forgive("elsewhere.invalid");
        page.allow_host("elsewhere.invalid");
    });
}

#[test]
fn controls_are_found_by_name_and_operated_by_mouse_touch_and_keyboard() {
    browse(|page| {
        page.open("#/");
        page.driver().run_script(
            PUT,
            json!(["<h1>Try <em>me</em></h1>\
            <button id=a>Roll <span aria-hidden=true>*</span></button>\
            <fieldset><legend>Theme</legend><label><input type=radio name=t>Light</label>\
            <label><input type=radio name=t>Dark</label></fieldset>\
            <label>Name <input></label>\
            <label>Size <select><option>Small<option>Large</select></label>\
            <button disabled>Later</button><p id=told></p>"]),
        );
        page.driver().run_script(
            "const told = document.getElementById('told');\
             for (const kind of ['pointerdown', 'pointerup', 'pointermove', 'keydown', 'click'])\
               document.addEventListener(kind, (event) => {\
                 told.append(' ' + kind + ':' + (event.pointerType ?? '') + ':' + (event.key ?? '') + ':' + (event.target.id || '-')) })",
            json!([]),
        );
        page.shows("Try me");
        assert_eq!(page.visible_names("button"), ["Roll", "Later (disabled)"]);
        page.press("Roll");
        page.says("click:");
        page.press_in("Theme", "Light");
        page.choose("Theme", "Dark");
        page.choose("Size", "Large");
        page.fill("Name", "Ünal <b>");
        assert_eq!(page.part("textbox", "Name").value(), "Ünal <b>");
        page.type_text(" ok");
        assert_eq!(page.part("textbox", "Name").value(), "Ünal <b> ok");
        page.press_keys("Shift+Tab Tab Left X");
        page.says("keydown::ArrowLeft:");
        page.tap("Roll");
        let finger = if page.engine() == Engine::WebKit {
            "mouse"
        } else {
            "touch"
        };
        page.says(&format!("pointerdown:{finger}::a"));
        page.part("button", "Roll")
            .drag_to(&page.css("#told"), Pointer::Mouse);
        page.says("pointerup:mouse::told");
    });
}

#[test]
fn a_tap_waits_until_changes_are_drawn() {
    browse(|page| {
        page.open("#/");
        page.driver()
            .run_script(PUT, json!(["<button>Go</button>"]));
        // A new button replaces the old one each time, on a device that draws late. It records
        // whether it could have been seen before the tap.
        page.driver().run_script(
            "const draws = requestAnimationFrame.bind(window);\
             window.requestAnimationFrame = (then) => setTimeout(() => draws(then), 200);\
             window.taps = []; const comes = () => {\
               const old = document.querySelector('button'), one = old.cloneNode(true);\
               let drawn = false;\
               one.onpointerdown = () => { taps.push(drawn); setTimeout(comes, 40); };\
               old.replaceWith(one);\
               one.id = 'one' + taps.length;\
               requestAnimationFrame(() => { drawn = true; });\
             }; comes()",
            json!([]),
        );
        for number in 0..10 {
            page.css(&format!("#one{number}")).tap();
        }
        page.wait("all taps came", || {
            page.driver().run_script("return taps.length", json!([])) == json!(10)
        });
        let unseen = "return taps.filter((drawn) => !drawn).length";
        assert_eq!(page.driver().run_script(unseen, json!([])), json!(0));
    });
}

#[test]
fn a_tap_isnt_a_long_press_however_late_the_finger_is_lifted() {
    browse(|page| {
        page.open("#/");
        page.driver()
            .run_script(PUT, json!(["<button>Go</button>"]));
        page.driver().run_script(
            "const button = document.querySelector('button');\
             window.seen = [];\
             button.onpointerdown = () => {\
               const long = setTimeout(() => seen.push('long'), 400);\
               setTimeout(() => seen.push('later'), 400);\
               button.onpointerup = () => { seen.push('up'); clearTimeout(long); };\
             }",
            json!([]),
        );
        let seen = || page.driver().run_script("return window.seen", json!([]));
        page.part("button", "Go").tap_slowly();
        page.wait("the other timer ran", || seen() == json!(["up", "later"]));
        page.part("button", "Go").long_press();
        let both = json!(["up", "later", "long", "later", "up"]);
        page.wait("a long press is still one", || seen() == both);
    });
}

#[test]
fn an_element_that_is_constantly_redrawn_can_be_queried() {
    browse(|page| {
        page.open("#/");
        page.driver()
            .run_script(PUT, json!(["<button id=anew>Roll</button>"]));
        page.driver().run_script(
            "setInterval(() => {\
               const part = document.getElementById('anew');\
               part.replaceWith(part.cloneNode(true));\
             })",
            json!([]),
        );
        for _ in 0..30 {
            assert_eq!(page.part("button", "Roll").text(), "Roll");
            assert_eq!(page.css("#anew").attribute("id").as_deref(), Some("anew"));
        }
    });
}

#[test]
fn windows_have_the_sizes_that_the_design_names() {
    browse(|page| {
        page.open("#/");
        for size in SIZES {
            page.resize(size);
        }
    });
}

#[test]
fn storage_is_kept_over_a_reload_and_shared_by_tabs() {
    browse(|page| {
        page.open("#/");
        page.set_local_storage_item("proof", "kept");
        page.reload();
        assert_eq!(page.local_storage_item("proof").as_deref(), Some("kept"));
        let first = page.current_tab();
        page.new_tab();
        page.open("#/");
        assert_eq!(page.local_storage_item("proof").as_deref(), Some("kept"));
        page.close_tab(&first);
        page.remove_local_storage_item("proof");
        assert!(!page.local_storage_keys().contains(&"proof".to_string()));
    });
}

#[test]
fn a_fresh_browser_has_empty_storage_that_can_be_filled() {
    browse(|page| {
        page.open("#/");
        assert_eq!(page.local_storage_item("proof"), None);
        page.fill_storage();
        assert!(!page.can_store());
        page.clear_filler();
        assert!(page.can_store());
    });
}

#[test]
fn storage_can_be_blocked() {
    Setup::new().block_storage().browse(|page| {
        page.visit("#/");
        assert!(!page.can_store(), "the browser keeps things all the same");
    });
}

#[test]
fn files_can_be_uploaded_and_downloaded() {
    browse(|page| {
        page.open("#/");
        page.driver()
            .run_script(PUT, json!(["<label>Save file <input type=file></label>"]));
        page.upload_file("Save file", "games.json", b"{}");
        let name = page.css("input").eval("return arguments[0].files[0].name");
        assert_eq!(name, json!("games.json"));
        let saved = page.capture_download(|| page.download_from_page("out.json", "{\"a\":1}"));
        assert_eq!(saved, ("out.json".to_string(), b"{\"a\":1}".to_vec()));
    });
}

#[test]
fn audit_finds_missing_names() {
    browse(|page| {
        page.open("#/");
        page.driver()
            .run_script(PUT, json!(["<img src='data:,'><button></button>"]));
        let broken = page.violations().join("\n");
        page.forgive("data:,");
        assert!(broken.contains("image-alt"), "{broken}");
        assert!(broken.contains("button-name"), "{broken}");
    });
}

#[test]
fn audit_finds_low_contrast_in_dark_mode_only() {
    browse(|page| {
        page.open("#/");
        let said = "<main><h1>Try me</h1><p id=dim>Hardly to be read</p></main>";
        page.driver().run_script(PUT, json!([said]));
        assert_eq!(page.violations_in_themes(), [""; 0]);
        page.driver().run_script(
            "const style = new CSSStyleSheet();\
             style.replaceSync('[data-theme=dark] #dim { color: #333; background: #222 }');\
             document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]",
            json!([]),
        );
        let broken = page.violations_in_themes().join("\n");
        assert!(
            broken.starts_with("in the dark, color-contrast"),
            "{broken}"
        );
    });
}

#[test]
fn the_server_can_be_stopped_and_restarted() {
    browse(|page| {
        // A document without further requests: the app would cache itself meanwhile.
        page.visit("licences.txt");
        page.server().stop();
        let there = "const done = arguments[arguments.length - 1];\
             fetch('index.html', { cache: 'reload' }).then((answer) => done(answer.ok), () => done(false))";
        let ask = || {
            let session = page.driver().session();
            let answer = page.driver().block_on(session.execute_async(there, vec![]));
            answer.map(|answer| answer.json().clone()).ok()
        };
        assert_eq!(ask(), Some(json!(false)));
        page.server().restart();
        assert_eq!(ask(), Some(json!(true)));
        page.forgive("index.html");
        // The browser requests the icon at any time, even while the server is down.
        page.forgive("icon.svg");
        // For a document without an icon, the browser requests `favicon.ico`.
        page.forgive("favicon.ico");
        page.open("#/");
    });
}

#[test]
fn data_on_the_disk_survives_a_killed_browser() {
    Setup::new().browse_with_kills(|page| {
        // A document of the page's own origin, without the app.
        page.visit("licences.txt");
        let strict = "const open = indexedDB.open('proof');\
             open.onupgradeneeded = () => open.result.createObjectStore('kept');\
             return new Promise((done) => {\
               open.onsuccess = () => {\
                 const keeps = open.result.transaction('kept', 'readwrite', { durability: 'strict' });\
                 keeps.objectStore('kept').put(arguments[0], 'number');\
                 keeps.oncomplete = () => done(true);\
               };\
             })";
        let read = "const open = indexedDB.open('proof');\
             return new Promise((done) => {\
               open.onupgradeneeded = () => done('nothing');\
               open.onsuccess = () => {\
                 const asked = open.result.transaction('kept').objectStore('kept').get('number');\
                 asked.onsuccess = () => done(asked.result);\
               };\
             })";
        for number in 1..=3 {
            assert_eq!(page.driver().run_script(strict, json!([number])), json!(true));
            page.kill();
            page.start_again();
            page.visit("licences.txt");
            assert_eq!(page.driver().run_script(read, json!([])), json!(number));
        }
        // A document with the recorder, for engines that use it.
        page.visit("");
        // The text document has no icon, so the browser requests the usual address.
        page.forgive("favicon.ico");
    });
}
