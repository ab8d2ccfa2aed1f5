//! The web page's program, and the functions that the boot script calls.

#[cfg(target_family = "wasm")]
mod loaders;

use base::browser_main;

browser_main!(
    loaders::start(),
    "The page runs in a browser: `make play` builds and serves it."
);

/// Functions that scripts call by name.
#[cfg(target_family = "wasm")]
mod exports {
    use js_sys::Function;
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    pub fn enter(disk: JsValue, age: Option<String>, rows: JsValue, rest: Option<bool>) {
        ui::mount_page(disk, age, rows, rest);
    }

    #[wasm_bindgen]
    pub fn show() {
        ui::show_current_screen();
    }

    #[wasm_bindgen]
    pub fn bring(room: &str, done: Function) {
        ui::load_chunk(room, done);
    }
}
