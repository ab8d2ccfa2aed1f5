//! The clerk at work.

use wasm_bindgen_futures::spawn_local;

use super::{Print, drawing};
use ::drawing::Faces;
use base::line::{fetched, listen, say};

/// Takes errands from the page until the page is gone; the page ends the clerk to cancel.
pub fn serve() {
    listen(|order| spawn_local(work(order)));
}

async fn work(order: Print) {
    let faces = match order.wanted.is_file() {
        true => faces().await,
        false => None,
    };
    match drawing::draw(&order, faces.as_ref(), |told| say(&told, &[])) {
        (printed, Some(file)) => say(&printed, &[&file]),
        (printed, None) => say(&printed, &[]),
    }
}

/// The faces that the page has too; none if one of them does not come.
async fn faces() -> Option<Faces> {
    let [regular, bold, display] = Faces::FILES;
    let files = [
        fetched(regular).await?,
        fetched(bold).await?,
        fetched(display).await?,
    ];
    Faces::read(files).ok()
}
