//! Lessons on their tables: each game's are played through in its own folder (`lessons.rs` there), by
//! the ways that the lessons give; here is how, and what holds for all of them.

use game::Match;
use lettercase::games::c_u_letter;
use screen::lesson::{LEARNER, Lesson, LessonWords, Teaches, acts};
use screen::text::lesson::{ALL_DONE, MISSED, NAMES};

use crate::beside;
use crate::harness::browse;
use crate::page::{Page, Size};
use crate::whole::ribbon_goes;

/// A phone, and a wide screen.
pub const PHONE: Size = Size {
    width: 360,
    height: 640,
};
pub const WIDE: Size = Size {
    width: 1440,
    height: 900,
};

/// What else is looked at, where there is time.
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

/// How somebody plays: in which window, and how an act is done there.
pub type How<'h, G> = (
    Size,
    &'h dyn Fn(&Page, &Match<G>, &<G as game::Game>::Action),
);

/// Lets the others do what they do.
fn others<G: Teaches>(lesson: &Lesson<G>, game: &mut Match<G>) {
    while let Some((seat, action)) = lesson.answer(game) {
        beside::act(game, seat, &action, 0);
    }
}

/// Goes through all lessons of a game, one after the other played in each of these ways in turn; with
/// `LETTERCASE_LESSONS` set, all of them in every way.
pub fn walks<G: Teaches>(page: &Page, words: &[LessonWords], ways: [How<'_, G>; 2]) {
    let all = std::env::var_os("LETTERCASE_LESSONS").is_some();
    // For people to look at, where there is time: a picture takes longer than an act.
    let picture = |name: &str| {
        if all {
            page.picture(&format!("lessons/{}-{name}", G::ID));
        }
    };
    for pass in 0..if all { ways.len() } else { 1 } {
        page.open(&format!("#/{}/learn/1", G::ID));
        for (at, (lesson, says)) in (1..).zip(G::LESSONS.iter().zip(words)) {
            let (size, does) = ways[(at + pass) % ways.len()];
            page.resize(size);
            page.arrives_at(&format!("#/{}/learn/{at}", G::ID));
            page.says(says.idea);
            page.announces(says.goal);
            page.css("#lesson-on").goes();
            the_goal_stands(page);
            let name = format!("{at}-{}", size.width);
            picture(&name);
            for other in OTHERS.into_iter().filter(|_| all) {
                page.resize(other);
                the_goal_stands(page);
                picture(&format!("{at}-{}", other.width));
            }
            page.resize(size);
            // Keys go on from the heading, which the screen began at.
            page.css("body")
                .ask("document.activeElement.blur(); return true");
            let mut game = lesson.begin(&NAMES).expect("it is written well");
            others(lesson, &mut game);
            is_lit(page, lesson, &game);
            for text in acts(lesson.solved) {
                let action = G::act(game.state(), text).expect("it can be done");
                ribbon_goes(page);
                does(page, &game, &action);
                beside::act(&mut game, LEARNER, &action, 0);
                others(lesson, &mut game);
            }
            page.css("#lesson-on").appears();
            page.says(says.done);
            assert!(!page.scrolls_sideways());
            // All words of a lesson are in sight.
            page.css(".heist-seats[data-more]").goes();
            picture(&format!("{name}-done"));
            page.stands_still();
            if at < words.len() {
                page.css("#lesson-on").tap();
            }
        }
        page.open(&format!("#/{}/learn", G::ID));
        page.says(ALL_DONE);
    }
    page.audit_themes();
}

/// The goal is whole and in sight, no narrower than its words need, and lies over nothing.
pub fn the_goal_stands(page: &Page) {
    let wrong = page.css(".goal").ask(
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

/// Whoever asks for the hint sees all that it names.
fn is_lit<G: Teaches>(page: &Page, lesson: &Lesson<G>, game: &Match<G>) {
    told(page);
    for thing in lesson.lights(game) {
        match thing.strip_prefix("called ") {
            // It is called by its key.
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

/// Asks for the hint, unless it has come by itself.
fn told(page: &Page) {
    page.css("body")
        .ask("document.querySelector('.lesson-hint:not([data-told])')?.click()");
}

#[test]
fn lessons_are_found_left_and_taken_up_again() {
    use c_u_letter::words::lessons::LESSONS;

    browse(|page| {
        page.resize(PHONE);
        page.open("#/");
        page.part("link", "Learn C U Letter").tap();
        page.arrives_at("#/c-u-letter/learn");
        page.tap("Start");
        page.arrives_at("#/c-u-letter/learn/1");
        page.announces(LESSONS[0].say);
        page.audit_themes();
        told(page);
        page.says(LESSONS[0].hint);
        // A turn goes by without the goal: the table is set again.
        page.css(".letter-hand [data-card]:last-child").tap();
        page.css("[data-square='30']").tap();
        page.css("[data-thing='do place']").tap();
        page.part("button", "End turn").tap();
        page.says(MISSED);
        page.part("button", "Again").appears();
        page.css("#lesson-on").tap();
        page.says(LESSONS[0].say);
        // Who is told and still at a loss is shown, act by act.
        told(page);
        page.part("button", "Show me").tap();
        page.part("button", "End turn").appears();
        page.stands_still();
        page.part("button", "Show me").tap();
        page.says(LESSONS[0].done);
        page.part("link", "All lessons").tap();
        page.shows("Learn C U Letter");
        // Nothing of it lies with the games.
        page.open("#/games");
        page.says("No games yet.");
    });
}
