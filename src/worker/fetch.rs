//! Fetching the word list: from what is kept on the device, else from the
//! server, unpacked while it arrives, and kept once it proved whole.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, ReadableStreamDefaultReader, Response};

use super::NoWords;
use super::serve::scope;
use crate::lexicon::{Lexicon, Opening};

/// The shelf on which word lists are kept, through all versions of the page.
const SHELF: &str = "lettercase-words";

/// The word list at an address, and how much of it has come meanwhile.
pub async fn words(address: &str, mut come: impl FnMut(u32)) -> Result<Lexicon, NoWords> {
    let shelf = shelf().await;
    // What was damaged where it lay is fetched again.
    if let Some(kept) = on_shelf(shelf.as_ref(), address).await
        && let Ok((lexicon, _)) = unpack(&kept, &mut come).await
    {
        return Ok(lexicon);
    }
    let answer = JsFuture::from(scope().fetch_with_str(address)).await;
    let answer: Response = answer.map_err(|_| NoWords::CutOff)?.unchecked_into();
    if !answer.ok() {
        return Err(NoWords::Refused(answer.status()));
    }
    let (lexicon, bytes) = unpack(&answer, &mut come).await?;
    if let Some(shelf) = shelf {
        keep(&shelf, address, &bytes).await;
    }
    Ok(lexicon)
}

/// Opens the file while it arrives; gives back its bytes too.
async fn unpack(
    answer: &Response,
    come: &mut impl FnMut(u32),
) -> Result<(Lexicon, Vec<u8>), NoWords> {
    let body = answer.body().ok_or(NoWords::CutOff)?;
    let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
    let mut opening = Opening::new();
    let mut bytes = Vec::new();
    let mut told = None;
    loop {
        let piece = JsFuture::from(reader.read()).await;
        let piece = piece.map_err(|_| NoWords::CutOff)?;
        let value = Reflect::get(&piece, &"value".into()).unwrap_or_default();
        let Ok(value) = value.dyn_into::<Uint8Array>() else {
            break;
        };
        let value = value.to_vec();
        // Small bites, so that the way there is told.
        for bite in value.chunks(4096) {
            opening.push(bite)?;
            let hundredths = opening
                .progress()
                .map(|(got, all)| (got * 100 / all.max(1)) as u32);
            if hundredths != told {
                told = hundredths;
                come(hundredths.unwrap_or(0));
            }
        }
        bytes.extend_from_slice(&value);
    }
    Ok((opening.finish()?, bytes))
}

/// The shelf, where the browser has one: it may be blocked.
async fn shelf() -> Option<Cache> {
    let caches = Reflect::get(&scope(), &"caches".into()).ok()?;
    if caches.is_falsy() {
        return None;
    }
    let caches: web_sys::CacheStorage = caches.unchecked_into();
    let shelf = JsFuture::from(caches.open(SHELF)).await.ok()?;
    Some(shelf.unchecked_into())
}

async fn on_shelf(shelf: Option<&Cache>, address: &str) -> Option<Response> {
    let found = JsFuture::from(shelf?.match_with_str(address)).await.ok()?;
    found.dyn_into().ok()
}

/// Keeps a good list for the next time, and no other beside it.
async fn keep(shelf: &Cache, address: &str, bytes: &[u8]) {
    let mut bytes = bytes.to_vec();
    let Ok(answer) = Response::new_with_opt_u8_array(Some(&mut bytes)) else {
        return;
    };
    // A full device keeps nothing; the list is here all the same.
    if JsFuture::from(shelf.put_with_str(address, &answer))
        .await
        .is_err()
    {
        return;
    }
    let Ok(kept) = JsFuture::from(shelf.keys()).await else {
        return;
    };
    for request in js_sys::Array::from(&kept) {
        let request: web_sys::Request = request.unchecked_into();
        if !request.url().ends_with(address.trim_start_matches("./")) {
            let _ = JsFuture::from(shelf.delete_with_request(&request)).await;
        }
    }
}
