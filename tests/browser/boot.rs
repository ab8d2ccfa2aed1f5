//! Booting from the address to the app, and the messages when that fails.

use crate::harness::{Setup, browse};

#[test]
fn the_page_opens_under_a_sub_path() {
    browse(|page| {
        page.open("#/");
        assert_ne!(page.heading(), "");
        page.audit();
    });
}

#[test]
fn a_failed_download_is_reported_and_can_be_retried() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503("_bg.wasm");
        page.forgive("_bg.wasm");
        page.visit("#/");
        page.css("#boot button").appears();
        page.proxy().heal();
        page.css("#boot button").press();
        page.wait_for_app();
    });
}

#[test]
fn an_interrupted_download_is_reported() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().cut_off("_bg.wasm");
        page.forgive("_bg.wasm");
        page.visit("#/");
        page.css("#boot button").appears();
    });
}

#[test]
fn a_slow_download_leaves_the_boot_screen() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay("_bg.wasm");
        page.visit("#/");
        page.css("#boot").appears();
        page.proxy().heal();
        page.wait_for_app();
    });
}

#[test]
fn without_scripts_the_page_says_what_it_needs() {
    Setup::new().without_scripts().browse(|page| {
        page.visit("#/");
        page.says("JavaScript");
    });
}

#[test]
fn without_webassembly_the_page_says_what_it_needs() {
    Setup::new().without_wasm().browse(|page| {
        page.visit("#/");
        page.says("it has no WebAssembly");
        let retry = page.css("#boot button");
        assert!(
            retry.attribute("hidden").is_some(),
            "trying again is in vain"
        );
        page.check_all_sizes("boot-no-webassembly");
        page.audit_themes();
    });
}

#[test]
fn the_server_sends_the_documented_headers() {
    let page_for_hosts = include_str!("../../docs/hosting.md");
    let headers = [
        "Content-Security-Policy",
        "X-Content-Type-Options",
        "Referrer-Policy",
        "Cross-Origin-Opener-Policy",
        "Cross-Origin-Resource-Policy",
        "Permissions-Policy",
    ];
    browse(|page| {
        page.open("#/");
        for header in headers {
            let script =
                format!("return fetch(location.pathname).then((a) => a.headers.get('{header}'))");
            let sent = page.css("html").eval(&script);
            let sent = sent.as_str().unwrap_or_default();
            let line = format!("| `{header}` | `{sent}` |");
            assert!(
                page_for_hosts.contains(&line),
                "docs/hosting.md has no line {line}"
            );
        }
    });
}

#[test]
fn the_page_refuses_to_open_in_a_frame_even_without_a_host_policy() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().drop_policy();
        page.open("#/");
        page.css("body").eval(
            "const frame = document.createElement('iframe');
             frame.id = 'frame';
             frame.src = `${location.pathname}#/players`;
             part.append(frame);",
        );
        let inside = |what: &str| {
            let script = format!("return String(part.contentDocument?.{what} ?? '')");
            let said = page.css("#frame").eval(&script);
            said.as_str().unwrap_or_default().to_string()
        };
        page.wait("the frame says why it stays shut", || {
            inside("querySelector('#boot-says')?.textContent")
                == "Lettercase doesn’t open inside another page."
        });
        let link = "querySelector('#boot a')";
        assert!(inside(&format!("{link}.href")).ends_with("#/players"));
        assert_eq!(inside(&format!("{link}.target")), "_blank");
        assert_eq!(inside(&format!("{link}.textContent")), "Open Lettercase");
        assert_eq!(inside("querySelector('#app').childElementCount"), "0");
    });
}
