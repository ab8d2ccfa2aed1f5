//! Lessons on their tables. Each game's lessons are played through in its own folder (`lessons.rs`
//! there), with the moves that the lessons define; here are the helpers and the tests for all
//! games.

use game::Game as _;
use game::Match;
use screen::lesson::{LEARNER, Lesson, LessonGame, LessonText, split_actions};
use screen::text::lesson::{ALL_DONE, MISSED, NAMES};

use crate::beside;
use crate::harness::browse;
use crate::page::{Page, Size};
use crate::whole::close_ribbon;

/// Window size of a phone.
pub const PHONE: Size = Size {
    width: 360,
    height: 640,
};
pub const WIDE: Size = Size {
    width: 1440,
    height: 900,
};

/// More window sizes, for thorough runs.
const OTHERS: [Size; 3] = [
    Size {
        width: 820,
        height: 1180,
    },
    Size {
        width: 844,
        height: 390,
    },
    Size {
        width: 1024,
        height: 768,
    },
];

/// How a lesson is played: in which window, and how an action is done there.
pub type LessonWay<'h, G> = (
    Size,
    &'h dyn Fn(&Page, &Match<G>, &<G as game::Game>::Action),
);

/// Lets the other seats act.
fn play_other_seats<G: LessonGame>(lesson: &Lesson<G>, game: &mut Match<G::Game>) {
    while let Some((seat, action)) = lesson.answer(game) {
        beside::apply_action(game, seat, &action, 0);
    }
}

/// Plays all lessons of a game, alternating between these ways; with `LETTERCASE_LESSONS` set, all
/// lessons in every way.
pub fn play_lessons<G: LessonGame>(
    page: &Page,
    words: &[LessonText],
    ways: [LessonWay<'_, G::Game>; 2],
) {
    let all = std::env::var_os("LETTERCASE_LESSONS").is_some();
    // For people to look at, only in thorough runs: a picture takes longer than an act.
    let picture = |name: &str| {
        if all {
            page.take_picture(&format!("lessons/{}-{name}", G::Game::ID));
        }
    };
    for pass in 0..if all { ways.len() } else { 1 } {
        page.open(&format!("#/{}/learn/1", G::Game::ID));
        for (at, (lesson, says)) in (1..).zip(G::LESSONS.iter().zip(words)) {
            let (size, does) = ways[(at + pass) % ways.len()];
            page.resize(size);
            page.wait_for_route(&format!("#/{}/learn/{at}", G::Game::ID));
            page.says(says.idea);
            page.announces(says.goal);
            page.css("#lesson-on").disappears();
            check_goal_placement(page);
            let name = format!("{at}-{}", size.width);
            picture(&name);
            for other in OTHERS.into_iter().filter(|_| all) {
                page.resize(other);
                check_goal_placement(page);
                picture(&format!("{at}-{}", other.width));
            }
            page.resize(size);
            // The keyboard starts from the heading, which has the focus.
            page.css("body")
                .eval("document.activeElement.blur(); return true");
            let mut game = lesson.begin(&NAMES).expect("the lesson is valid");
            play_other_seats(lesson, &mut game);
            check_highlights(page, lesson, &game);
            for text in split_actions(lesson.solved) {
                let action = G::act(game.state(), text).expect("the lesson's action is legal");
                close_ribbon(page);
                does(page, &game, &action);
                beside::apply_action(&mut game, LEARNER, &action, 0);
                play_other_seats(lesson, &mut game);
            }
            page.css("#lesson-on").appears();
            page.says(says.done);
            assert!(!page.scrolls_sideways());
            // All words of a lesson must be in view.
            page.css(".heist-seats[data-more]").disappears();
            picture(&format!("{name}-done"));
            page.wait_for_animations();
            if at < words.len() {
                page.css("#lesson-on").tap();
            }
        }
        page.open(&format!("#/{}/learn", G::Game::ID));
        page.says(ALL_DONE);
    }
    page.audit_themes();
}

/// Checks that the goal is complete and in view, no narrower than its text needs, and covers
/// nothing.
pub fn check_goal_placement(page: &Page) {
    let wrong = page.css(".goal").eval(
        "const at = part.getBoundingClientRect();\
         const lies = (name) => [...document.querySelectorAll(name)].some((one) => {\
             const by = one.getBoundingClientRect();\
             return by.width && by.height && by.left < at.right - 1 && by.right > at.left + 1\
                 && by.top < at.bottom - 1 && by.bottom > at.top + 1;\
         });\
         const over = ['.stage-bar', '.stage-table', '.say', '.stage-hand', '.stage-side', '.seat']\
             .filter(lies);\
         if (at.width < 240) over.push(`it is ${at.width} wide`);\
         if (at.height > 130) over.push(`it is ${at.height} high`);\
         if (at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight)\
             over.push('the edge of the window');\
         return over.length ? `${over} in ${innerWidth} x ${innerHeight}` : ''",
    );
    assert_eq!(wrong, "", "the goal lies over these");
}

/// Checks that everything that the hint names is highlighted.
fn check_highlights<G: LessonGame>(page: &Page, lesson: &Lesson<G>, game: &Match<G::Game>) {
    open_hint(page);
    for thing in lesson.highlighted(game) {
        match thing.strip_prefix("called ") {
            // A called letter is highlighted on its key.
            Some(letter) => {
                let key = page.part_in("Letters", "button", &letter.to_uppercase());
                page.wait("the key is lit", || key.attribute("data-lit").is_some());
            }
            None => page
                .css(&format!("[data-thing='{thing}'][data-lit]"))
                .appears(),
        }
    }
}

/// Opens the hint, unless it has opened by itself.
fn open_hint(page: &Page) {
    page.css("body")
        .eval("document.querySelector('.lesson-hint:not([data-told])')?.click()");
}

#[test]
fn lessons_are_found_left_and_resumed() {
    use c_u_letter::text::lessons::LESSONS;

    browse(|page| {
        page.resize(PHONE);
        page.open("#/");
        page.part("link", "Learn C U Letter").tap();
        page.wait_for_route("#/c-u-letter/learn/1");
        page.open("#/c-u-letter/learn");
        page.tap("Start");
        page.wait_for_route("#/c-u-letter/learn/1");
        page.announces(LESSONS[0].say);
        page.audit_themes();
        open_hint(page);
        page.says(LESSONS[0].hint);
        // After a turn that misses the goal, the table is reset.
        page.css(".letter-hand [data-card]:last-child").tap();
        page.css("[data-square='30']").tap();
        page.css("[data-thing='do place']").tap();
        page.part("button", "End turn").tap();
        page.says(MISSED);
        page.part("button", "Again").appears();
        page.css("#lesson-on").tap();
        page.says(LESSONS[0].say);
        // A player who is stuck after the hint can be shown the solution, act by act.
        open_hint(page);
        page.part("button", "Show me").tap();
        page.part("button", "End turn").appears();
        page.wait_for_animations();
        page.part("button", "Show me").tap();
        page.says(LESSONS[0].done);
        page.part("link", "All lessons").tap();
        page.shows("Learn C U Letter");
        // The lesson isn't stored among the games.
        page.open("#/games");
        page.says("No games yet.");
    });
}
