//! The texts of C U Letter's lessons, in order.

use crate::screen::lessons::COUNT;
use screen::lesson::LessonText;

/// The texts of all lessons.
pub const LESSONS: [LessonText; COUNT] = [
    LessonText {
        idea: "Place a card, claim a word",
        goal: "Claim CAT.",
        say: "Place your T after the A. Then mark CAT from C to T.",
        hint: "Tap T and the square after A. Place it, then drag from C to T.",
        done: "CAT is yours. It pays its cards when the round ends.",
    },
    LessonText {
        idea: "Words read backwards too",
        goal: "Claim COW, right to left.",
        say: "A word may read any way: left, right, up or down.",
        hint: "Place C after the O. Then mark from C back to W.",
        done: "Read from the right it’s COW. Up and down work too.",
    },
    LessonText {
        idea: "A longer word takes the line",
        goal: "Take the line from Cleo’s HAT.",
        say: "Only the longest word in a row or column counts.",
        hint: "Add E or S to HAT. Then claim all 4 cards.",
        done: "Your longer word counts. HAT sleeps until yours breaks.",
    },
    LessonText {
        idea: "Shared cards",
        goal: "Win the A in Cleo’s CARE.",
        say: "A card in 2 words goes to the longer, or the later.",
        hint: "Place E after the R. MARE is as long as CARE, and later.",
        done: "The A is in both words. MARE came later, so it’s yours.",
    },
    LessonText {
        idea: "Blue cards swap",
        goal: "Break Cleo’s CAT.",
        say: "In a blue zone a blue card may swap with any card there.",
        hint: "Place O under the blue T. Then tap the A to swap.",
        done: "CAT lost a card, so it broke. Now you could claim COT.",
    },
    LessonText {
        idea: "Red cards cover",
        goal: "Break Cleo’s CAST.",
        say: "In a red zone a red card may go on top of another.",
        hint: "Place your red T on the S or the A.",
        done: "CAST lost a card. The card below goes with your T.",
    },
    LessonText {
        idea: "Green cards push",
        goal: "Break Cleo’s SAD.",
        say: "In a green zone a green card pushes others along.",
        hint: "Place your green E on the A and push it right.",
        done: "The cards moved up to the first gap, and SAD broke.",
    },
    LessonText {
        idea: "Grey cards hide",
        goal: "Hide your A between C and T.",
        say: "In a grey zone a grey card may go face down.",
        hint: "Tap A, then the gap. Choose to place it face down.",
        done: "Only you know what it is. No one can read CAT yet.",
    },
    LessonText {
        idea: "The ambush",
        goal: "Beat Cleo’s HOUSE with CAT.",
        say: "When the round ends, hidden cards are turned up. End it.",
        hint: "End your turn. Then mark CAT and claim it.",
        done: "A word with a hidden card beats even a longer one.",
    },
    LessonText {
        idea: "The end of a round",
        goal: "End the round and take your cards.",
        say: "Cleo has CHIP, you have HAT. Which cards do you get?",
        hint: "Press End turn.",
        done: "You get A, T and the S below. CHIP is longer, so it gets the H.",
    },
    LessonText {
        idea: "Last words",
        goal: "Make a word of at least 3 cards.",
        say: "After the last round, cards left make words in any order.",
        hint: "RAT, STAR and RATES are all there. Tap their cards.",
        done: "Those cards are yours too. Most cards wins the game.",
    },
];
