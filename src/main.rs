//! The web page's program, and the functions that the boot script calls.

#[cfg(target_family = "wasm")]
mod loaders;

use base::in_a_browser;

in_a_browser!(
    loaders::start(),
    "The page runs in a browser: `make play` builds and serves it."
);

/// Functions that scripts call by name.
#[cfg(target_family = "wasm")]
mod called {
    use js_sys::Function;
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    pub fn enter(disk: JsValue, age: Option<String>, rows: JsValue, rest: Option<bool>) {
        ui::enter(disk, age, rows, rest);
    }

    #[wasm_bindgen]
    pub fn show() {
        ui::show();
    }

    #[wasm_bindgen]
    pub fn bring(room: &str, done: Function) {
        ui::bring(room, done);
    }
}
