//! The headers that a host should send, in one place.
//!
//! The page works without them. With them the browser refuses everything that the page never
//! does: a script from another host, a request that would reveal that a game is being played,
//! a frame around the page. `lettercase serve --headers` prints the table for the
//! configuration of another server.

/// Headers sent with every answer.
pub const SECURITY_HEADERS: &[(&str, &str)] = &[
    (
        "Content-Security-Policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
         manifest-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
        "Permissions-Policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

/// Cache control for files whose names change with their content: never ask again.
pub const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";

/// Cache control for all other files: keep the file, but ask each time whether it has changed.
pub const REVALIDATE: &str = "no-cache";

/// Content types by file extension. Any other file is just bytes.
const CONTENT_TYPES: &[(&str, &str)] = &[
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("mjs", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("webp", "image/webp"),
    ("jpg", "image/jpeg"),
    ("ico", "image/x-icon"),
    ("ttf", "font/ttf"),
    ("txt", "text/plain; charset=utf-8"),
    ("md", "text/plain; charset=utf-8"),
    ("pdf", "application/pdf"),
    ("xml", "application/xml"),
];

/// Returns the content type of a file, by its name.
pub fn content_type(name: &str) -> &'static str {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    CONTENT_TYPES
        .iter()
        .find(|(known, _)| ending.eq_ignore_ascii_case(known))
        .map_or("application/octet-stream", |(_, kind)| kind)
}

/// Returns the cache control of a file, by its name.
pub fn cache_control(name: &str) -> &'static str {
    if is_hashed(name) {
        CACHE_FOREVER
    } else {
        REVALIDATE
    }
}

/// Whether a file name contains a hash of the content, as the build writes it:
/// `app-0123456789abcdef.js`, `app-0123456789abcdef_bg.wasm`.
fn is_hashed(name: &str) -> bool {
    const LENGTH: usize = 16;
    name.split('-').skip(1).any(|part| {
        let hash = part
            .bytes()
            .take_while(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(byte));
        hash.count() == LENGTH
            && part
                .get(LENGTH..)
                .is_some_and(|rest| rest.starts_with(['.', '_']))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        for name in [
            "app-0123456789abcdef.js",
            "app-77082eebfb188008_bg.wasm",
            "plain-word-list-worker-77082eebfb188008_bg.wasm",
        ] {
            assert_eq!(cache_control(name), CACHE_FOREVER, "{name}");
        }
        for name in [
            "index.html",
            "boot.js",
            "sw.js",
            "app_bg.wasm",
            "app-0123456789abcde.js",
            "app-0123456789abcdef0.js",
            "0123456789abcdef.js",
            "words-en.txt",
        ] {
            assert_eq!(cache_control(name), REVALIDATE, "{name}");
        }
    }

    #[test]
    fn every_kind_of_shipped_file_has_its_content_type() {
        for (name, kind) in [
            ("index.html", "text/html; charset=utf-8"),
            ("app_bg.wasm", "application/wasm"),
            ("app.js", "text/javascript; charset=utf-8"),
            ("lettercase.webmanifest", "application/manifest+json"),
            ("icon.SVG", "image/svg+xml"),
            ("face.ttf", "font/ttf"),
            ("words.bin", "application/octet-stream"),
            ("LICENSE", "application/octet-stream"),
        ] {
            assert_eq!(content_type(name), kind, "{name}");
        }
    }

    #[test]
    fn each_header_is_a_single_line() {
        for (name, value) in SECURITY_HEADERS {
            assert!(!value.contains(['\n', '\r']), "{name}");
            assert!(!value.contains("  "), "{name}");
        }
    }
}
