//! The texts of the lessons, in order.

use crate::screen::lessons::LESSON_COUNT;
use screen::lesson::LessonText;

/// The texts of all lessons.
pub const LESSONS: [LessonText; LESSON_COUNT] = [
    LessonText {
        idea: "Flip a letter, make a word",
        goal: "Make a word of 4 letters or more.",
        say: "Tap the pile to flip a letter. Then type your word.",
        hint: "The next letter is T. It makes TEAM, MEAT and MATE.",
        done: "Your word stands in front of you, for now.",
    },
    LessonText {
        idea: "Steal a word",
        goal: "Steal Cleo’s GAIN.",
        say: "Add letters from the centre and mix them all up.",
        hint: "Take GAIN with T and P: think of sticky tape.",
        done: "All of GAIN went into your word, so Cleo lost it.",
    },
    LessonText {
        idea: "What isn’t a steal",
        goal: "Steal Cleo’s GAPE.",
        say: "GAPES only adds a letter at the end. That’s no steal.",
        hint: "Put the R in the middle: GRAPE.",
        done: "GAPE isn’t in one piece any more. That makes it a steal.",
    },
    LessonText {
        idea: "Look for ING",
        goal: "Steal Cleo’s LEAD.",
        say: "I, N and G are in the centre. Many words end in ING.",
        hint: "DEALING has all 7 letters. ALIGNED has them too.",
        done: "Short words with ING to come are never safe.",
    },
    LessonText {
        idea: "Change your own word",
        goal: "Make a new word from your ENGINE.",
        say: "Your own words can grow too, by the same rule.",
        hint: "ENGINE and D: what do you do when you need?",
        done: "A long word is harder to steal.",
    },
    LessonText {
        idea: "Join 2 words",
        goal: "Make 1 word of TEAR and SNIP.",
        say: "You may join words, even with no letter from the centre.",
        hint: "They hold a brush: P, A, I, N and the rest.",
        done: "2 words gone at a stroke, and 1 for you.",
    },
    LessonText {
        idea: "After someone’s turn",
        goal: "Steal Cleo’s TIME with R.",
        say: "In turns, you may make 1 word after Cleo’s turn.",
        hint: "TIMER keeps TIME in one piece. Try MERIT or MITRE.",
        done: "You made a word last, so you flip next.",
    },
    LessonText {
        idea: "Stolen, and stolen back",
        goal: "Lose TEAM, then steal it back.",
        say: "Flip, and see what Cleo does. Then flip again.",
        hint: "Take TAMED with R. You do it in your sleep: DREAMT.",
        done: "Back to you: no word is safe until the end.",
    },
    LessonText {
        idea: "Buzzers",
        goal: "Press first, then make a word.",
        say: "With buzzers, press as soon as you see a word. Then type.",
        hint: "Press your button, and type TEAM in 15 seconds.",
        done: "While you type, no one else can flip or type.",
    },
    LessonText {
        idea: "Finish",
        goal: "Say that you’re done.",
        say: "All letters are up. See no more words? Press Finish game.",
        hint: "Press Finish game.",
        done: "When everyone’s done the game is over. Most words wins.",
    },
];
