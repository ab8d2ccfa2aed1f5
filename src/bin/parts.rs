//! The app with the page of parts, `#/parts`: for those who build and test it.
//! Natively there is no page to mount it in.

#[cfg(target_family = "wasm")]
fn main() {
    lettercase::app::mount_with_parts();
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    println!("The app runs in a browser: `make play` builds and serves it.");
}
