//! The clerk's message loop.

use wasm_bindgen_futures::spawn_local;

use super::drawing;
use ::drawing::Faces;
use base::line::{fetched, listen, say};
use games::shop::Print;

/// Serves errands until the page closes. To cancel, the page ends the worker.
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

/// Fetches the fonts that the page uses too; `None` if one of them fails.
async fn faces() -> Option<Faces> {
    let [regular, bold, display] = Faces::FILES;
    let files = [
        fetched(regular).await?,
        fetched(bold).await?,
        fetched(display).await?,
    ];
    Faces::read(files).ok()
}
