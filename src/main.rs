//! The web page's program, and the functions that the boot script calls.

use base::in_a_browser;

in_a_browser!(
    lettercase::shell::program(),
    "The page runs in a browser: `make play` builds and serves it."
);

/// Functions that scripts call by name.
#[cfg(target_family = "wasm")]
mod called {
    use js_sys::Function;
    use lettercase::shell;
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    pub fn enter(disk: JsValue, age: Option<String>, rows: JsValue, rest: Option<bool>) {
        shell::enter(disk, age, rows, rest);
    }

    #[wasm_bindgen]
    pub fn show() {
        shell::show();
    }

    #[wasm_bindgen]
    pub fn bring(room: &str, done: Function) {
        shell::bring(room, done);
    }
}
