//! Mounts the app in the page. Natively there is no page to mount it in.

#[cfg(target_family = "wasm")]
fn main() {
    lettercase::app::mount();
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    println!("The app runs in a browser: `make play` builds and serves it.");
}
