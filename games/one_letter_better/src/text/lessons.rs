//! Texts of the lessons, in order.

use crate::screen::lessons::COUNT;
use screen::lesson::LessonText;

/// The texts of all lessons.
pub const LESSONS: [LessonText; COUNT] = [
    LessonText {
        idea: "Draw, then lay a word",
        goal: "Lay any word.",
        say: "First draw a card. Then put cards in a line to spell a word.",
        hint: "Draw, then lay T, I, M and E.",
        done: "Cards add up, and each card above 3 adds 5 more.",
    },
    LessonText {
        idea: "One letter better",
        goal: "Make your TIME longer.",
        say: "Add cards at either end of your own words.",
        hint: "Put R after TIME: TIMER.",
        done: "You score what the word is worth more now.",
    },
    LessonText {
        idea: "Steal a word",
        goal: "Steal Cleo’s TIME.",
        say: "Add exactly 1 card at an end of Cleo’s word.",
        hint: "Put R after TIME: TIMER.",
        done: "You score all of TIMER, and Cleo loses TIME’s points.",
    },
    LessonText {
        idea: "Stolen and stolen back",
        goal: "Steal TIMER for the third time.",
        say: "A word can be stolen 3 times. TIMER was stolen twice.",
        hint: "Put S after TIMER.",
        done: "After 3 steals it’s face down. No one can steal it now.",
    },
    LessonText {
        idea: "Red cards go anywhere",
        goal: "Steal Cleo’s PINT.",
        say: "A red card (wedge) may go between others, but it costs points.",
        hint: "Put your red R (wedge) after the P: PRINT.",
        done: "PRINT is yours. The red R took 2 points off.",
    },
    LessonText {
        idea: "Blue cards replace",
        goal: "Steal Cleo’s SLANT.",
        say: "Blue (arrows): a 2-letter card replaces 2 letters at an end.",
        hint: "Put blue CH (arrows) in the place of S and L: CHANT.",
        done: "The cards it replaced are in your hand now.",
    },
    LessonText {
        idea: "Green cards protect",
        goal: "Lay a word no one can steal.",
        say: "A word with a green card (shield) goes face down, safe for good.",
        hint: "Lay T, green E (shield), A and M.",
        done: "Its points are yours, and no one can take them.",
    },
    LessonText {
        idea: "Wild cards",
        goal: "Lay a word with your wild.",
        say: "A wild is any letter you say, but it’s worth nothing.",
        hint: "Lay C, A and the wild. Say it’s a T.",
        done: "It stays that letter for as long as it’s on the table.",
    },
    LessonText {
        idea: "The pile and its debt",
        goal: "Take K from the pile, and use it.",
        say: "Take any card and all above it. You must use that card.",
        hint: "Take K, E and A. Then lay L, I, N and K.",
        done: "You used the card you went for, so the rest is yours too.",
    },
    LessonText {
        idea: "Doubt a word",
        goal: "Challenge what isn’t a word.",
        say: "Cleo laid BED and TIMO. Do you believe both?",
        hint: "Press Challenge beside TIMO, then confirm it.",
        done: "TIMO is gone, and you score what it scored.",
    },
    LessonText {
        idea: "Reach the target",
        goal: "Get to 50 points and end your turn.",
        say: "You have 40. Once you’re at the target the round ends.",
        hint: "TIME is worth 14. Lay it, then end your turn.",
        done: "The round is over. Cards in hand cost everyone but the first.",
    },
];
