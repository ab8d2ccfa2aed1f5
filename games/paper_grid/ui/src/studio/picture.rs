//! Saves the board as PNG: the browser draws the screen's SVG on a canvas.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::state::StudioState;
use drawing::{FontFaces, svg};
use paper_grid::sheet::draw_picture;
use paper_grid::text::sheet::summary;
use paper_grid::text::{library as words, special_mark, studio};
use paper_grid_rules::{Board, BoardLink};
use ui::dom;
use ui::parts::{Button, Icon, IconKind};

/// Side of a cell in the drawing, in millimetres.
const CELL: f32 = 12.0;
/// Pixels of the picture per millimetre.
const PIXELS_PER_MM: f32 = 12.0;

/// Returns the button that saves the current board as a PNG file.
pub(crate) fn png_button(state: StudioState) -> AnyView {
    let save = Callback::new(move |()| {
        let board = state.board.get_untracked();
        let link = state.link.get_untracked();
        spawn_local(async move {
            let seed = match &link {
                BoardLink::Grown(settings, _) => Some(settings.seed.as_str()),
                BoardLink::Literal(_) => None,
            };
            let name = format!("{}.png", studio::file_name(seed, 1));
            let saved = match board_png(&board).await {
                Ok(file) => dom::download_bytes(&name, "image/png", &file),
                Err(why) => Err(why),
            };
            if saved.is_err() {
                state.app.notify_error(words::PNG_FAILED);
            }
        });
    });
    view! {
        <div class="buttons">
            <Button on_press=save>
                <Icon picture=IconKind::Save />
                {words::SAVE_PNG}
            </Button>
        </div>
    }
    .into_any()
}

/// Returns a picture of the board as the bytes of a PNG file.
async fn board_png(board: &Board) -> Result<Vec<u8>, JsValue> {
    let page = draw_picture(special_mark, board, CELL);
    let [width, height] =
        [page.size.width, page.size.height].map(|side| (side * PIXELS_PER_MM) as u32);
    let drawn = svg::write(&page, &summary(board));
    let drawn = drawn.replacen(
        '>',
        &format!("><style>{}</style>", embedded_fonts().await),
        1,
    );
    let image = document().create_element("img")?;
    image.set_attribute("src", &dom::svg_data_url(&drawn))?;
    // `decode` waits for the fonts inside the picture too, although some browsers report it a
    // little early.
    JsFuture::from(Promise::resolve(&call_method(&image, "decode", &[])?)).await?;
    let canvas = document().create_element("canvas")?;
    canvas.set_attribute("width", &width.to_string())?;
    canvas.set_attribute("height", &height.to_string())?;
    let pen = call_method(&canvas, "getContext", &["2d".into()])?;
    let all: [JsValue; 4] = [0.into(), 0.into(), width.into(), height.into()];
    Reflect::set(&pen, &"fillStyle".into(), &"#fff".into())?;
    call_method(&pen, "fillRect", &all)?;
    let [x, y, wide, high] = all;
    call_method(&pen, "drawImage", &[image.into(), x, y, wide, high])?;
    let address = call_method(&canvas, "toDataURL", &["image/png".into()])?;
    let address = address.as_string().unwrap_or_default();
    let (_, coded) = address.split_once(',').ok_or(JsValue::NULL)?;
    // Each character of the decoded text is a byte.
    let file: Vec<u8> = window()
        .atob(coded)?
        .chars()
        .map(|sign| sign as u8)
        .collect();
    if file.is_empty() {
        Err(JsValue::NULL)
    } else {
        Ok(file)
    }
}

/// Returns the fonts as CSS to embed in a picture, which would otherwise use the device's own
/// fonts.
async fn embedded_fonts() -> String {
    let mut all = String::new();
    let [regular, bold, _] = FontFaces::FILE_PATHS;
    for (file, weight) in [(regular, 400), (bold, 700)] {
        if let Ok(face) = fetch_base64(file).await {
            all.push_str(&format!(
                "@font-face{{font-family:'Lettercase Text';font-weight:{weight};\
                 src:url(data:font/ttf;base64,{face})}}"
            ));
        }
    }
    all
}

/// Fetches a file of the page as base64.
async fn fetch_base64(file: &str) -> Result<String, JsValue> {
    let came = call_method(&window(), "fetch", &[file.into()])?;
    let came = JsFuture::from(Promise::resolve(&came)).await?;
    let bytes = call_method(&came, "arrayBuffer", &[])?;
    let bytes = JsFuture::from(Promise::resolve(&bytes)).await?;
    let bytes = Uint8Array::new(&bytes).to_vec();
    let signs: String = bytes.into_iter().map(char::from).collect();
    window().btoa(&signs)
}

/// Calls a method of a JavaScript object by its name.
fn call_method(of: &JsValue, method: &str, with: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(of, &method.into())?.dyn_into()?;
    method.apply(of, &with.iter().collect::<Array>())
}
