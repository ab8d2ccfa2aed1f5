//! The worker beside the page. Natively there is no page to work for.

#[cfg(target_family = "wasm")]
fn main() {
    lettercase::worker::serve();
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    println!("The worker runs beside the page, in a browser.");
}
