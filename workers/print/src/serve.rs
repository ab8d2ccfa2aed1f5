//! The print worker's message loop.

use wasm_bindgen_futures::spawn_local;

use super::draw_order;
use base::page_connection::{fetch_bytes, on_request, send_report};
use drawing::FontFaces;
use games::print_orders::PrintRequest;

/// Serves errands until the page closes. To cancel, the page ends the worker.
pub fn serve() {
    on_request(|order| spawn_local(draw_and_send(order)));
}

async fn draw_and_send(order: PrintRequest) {
    let faces = if order.wanted.is_file() {
        fetch_faces().await
    } else {
        None
    };
    match draw_order::draw(&order, faces.as_ref(), |report| send_report(&report, &[])) {
        (printed, Some(file)) => send_report(&printed, &[&file]),
        (printed, None) => send_report(&printed, &[]),
    }
}

/// Fetches the fonts, the same files that the page uses; returns `None` if one of them can't be
/// fetched.
async fn fetch_faces() -> Option<FontFaces> {
    let [regular, bold, display] = FontFaces::FILE_PATHS;
    let files = [
        fetch_bytes(regular).await?,
        fetch_bytes(bold).await?,
        fetch_bytes(display).await?,
    ];
    FontFaces::read(files).ok()
}
