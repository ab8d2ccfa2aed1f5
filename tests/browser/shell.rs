//! Navigation: the bar, addresses, headings, unknown addresses.

use crate::harness::browse;
use crate::page::SIZES;
use games::CARDS;

/// Every route that has a screen, with its heading.
const SCREENS: [(&str, &str); 9] = [
    ("#/", "Lettercase"),
    ("#/games", "Your games"),
    ("#/players", "Players"),
    ("#/words", "Words"),
    ("#/board", "Board studio"),
    ("#/settings", "Settings"),
    ("#/about", "About"),
    ("#/parts", "Parts"),
    ("#/no/such/page", "Nothing here"),
];

#[test]
fn every_screen_passes_the_audit_and_is_pictured() {
    browse(|page| {
        for (route, heading) in SCREENS {
            page.open(route);
            page.shows(heading);
            page.audit_themes();
            let name = heading.to_lowercase().replace(' ', "-");
            page.check_all_sizes(&name);
            page.resize(SIZES[0]);
            assert!(!page.scrolls_sideways(), "{heading} is wider than a phone");
        }
    });
}

#[test]
fn the_bar_leads_to_every_screen_and_back_returns() {
    browse(|page| {
        page.open("#/");
        page.press("Settings");
        page.wait_for_route("#/settings");
        page.part("heading", "Settings").gets_focus();
        page.press("About");
        page.shows("About");
        page.back();
        page.shows("Settings");
        page.press("Lettercase home");
        page.shows("Lettercase");
    });
}

#[test]
fn a_reload_comes_back_to_the_same_screen() {
    browse(|page| {
        page.open("#/settings");
        page.reload();
        page.shows("Settings");
    });
}

#[test]
fn an_unknown_address_is_shown_as_text_with_a_link_home() {
    browse(|page| {
        page.open("#/<b>nowhere");
        page.shows("Nothing here");
        page.says("nowhere");
        assert!(!page.css("main b").exists(), "the address is no markup");
        page.press("Open the box");
        page.shows("Lettercase");
    });
}

#[test]
fn a_games_short_address_opens_its_set_up() {
    browse(|page| {
        page.open("#/about");
        for card in CARDS {
            page.open(&format!("#/{}", card.id));
            page.shows(card.new);
            page.reload();
            page.shows(card.new);
            page.back();
            page.shows("About");
            page.open(&format!("#/{}/", card.id));
            page.shows(card.new);
            page.open("#/about");
        }
    });
}

#[test]
fn an_address_may_begin_with_a_javascript_property_name() {
    browse(|page| {
        page.open("#/constructor");
        page.shows("Nothing here");
    });
}

#[test]
fn the_first_tab_stop_skips_the_bar() {
    browse(|page| {
        page.open("#/settings");
        page.press_keys("Tab");
        page.part("link", "Skip to the page").gets_focus();
        page.press_keys("Enter");
        page.part("heading", "Settings").gets_focus();
        page.wait_for_route("#/settings");
    });
}

#[test]
fn about_names_the_build_and_the_licences() {
    browse(|page| {
        page.open("#/about");
        page.says(concat!("Version ", env!("CARGO_PKG_VERSION"), ", build"));
        page.says("Tiamo Pastoor");
        for (link, begins) in [
            ("Read the libraries’ licences", "The libraries"),
            (
                "Read the letters’ licence",
                "Copyright 2020 The Besley Project Authors",
            ),
            ("Read the word list’s licence", "Copyright: (extracted"),
        ] {
            let text = page
                .part("link", link)
                .eval("return fetch(part.href).then((answer) => answer.text())");
            let text = text.as_str().unwrap_or_default();
            assert!(text.starts_with(begins), "{link} leads to {:.60}", text);
        }
    });
}

#[test]
fn a_panic_shows_the_reload_screen_and_stops_saving() {
    browse(|page| {
        // The engines' names for a panic and the trap that follows it.
        for words in ["tripped on purpose", "unreachable", "Unreachable"] {
            page.forgive(words);
        }
        page.open("#/settings");
        page.choose("Theme", "Light");
        let kept = || page.saved_record("settings");
        page.wait("the choice is kept", || {
            kept().is_some_and(|settings| settings.contains("light"))
        });
        let before = kept();
        page.open("#/parts");
        page.press("Forms");
        page.press("Trip the app");
        page.part("alertdialog", "Lettercase stopped").appears();
        page.part("button", "Reload").gets_focus();
        page.check_all_sizes("tripped");
        page.audit_themes();

        // Nothing that still runs behind that screen is saved.
        let body = page.css("body");
        body.eval("location.hash = '#/settings'");
        page.wait("the settings are drawn, unseen", || {
            body.eval("return !!part.querySelector('#app input[name=theme]')") == true
        });
        body.eval("part.querySelectorAll('#app input[name=theme]')[2].click()");
        page.wait("the change is shown, unseen", || {
            page.css("html").attribute("data-theme").as_deref() == Some("dark")
        });
        assert_eq!(kept(), before);

        page.press("Reload");
        page.wait_for_app();
        page.part_in("Theme", "radio", "Light").becomes_chosen();
    });
}
