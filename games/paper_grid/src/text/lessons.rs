//! Texts of Paper Grid's lessons, in order.

use crate::screen::lessons::COUNT;
use screen::lesson::LessonText;

/// Texts of all lessons.
pub const LESSONS: [LessonText; COUNT] = [
    LessonText {
        idea: "The first word covers the star",
        goal: "Play any word across the star.",
        say: "Tap a cell, then your letters in order, in one line.",
        hint: "CAT fits in row 2, with a letter on the star at d2.",
        done: "The first word always covers the star.",
    },
    LessonText {
        idea: "Join what’s there",
        goal: "Play a word that touches CAT.",
        say: "Every later word touches a letter that’s there.",
        hint: "Try TEN: put E and N below the T.",
        done: "Letters that were there before score again.",
    },
    LessonText {
        idea: "Side by side",
        goal: "Score 3 words with one play.",
        say: "Every line of letters you make must be a word.",
        hint: "Put HA above AS: HA and AS read down as well.",
        done: "3 words at once, and each of them scores.",
    },
    LessonText {
        idea: "Unique letters",
        goal: "Score 9 points or more.",
        say: "Vowels score 1, others 3. A letter no one else holds scores 5.",
        hint: "Only you hold C. CAR scores 5 + 1 + 3.",
        done: "Your C counts 5, because no one else holds one.",
    },
    LessonText {
        idea: "Ask for letters",
        goal: "Ask for any 2 letters.",
        say: "After your word you ask for 2 letters. Both are yours.",
        hint: "Tap 2 letters on the keys, then press Ask.",
        done: "You got both. Cleo took one too, and Bo built a wall.",
    },
    LessonText {
        idea: "Answer with a wall",
        goal: "Wall off CAT, so no one makes CATS.",
        say: "Cleo asks for E and S. Take one, or build a wall instead.",
        hint: "Tap the line to the right of the T.",
        done: "No word goes through a wall. CAT can’t grow there now.",
    },
    LessonText {
        idea: "A wall ends a word",
        goal: "Play a word that starts with N.",
        say: "A wall parts PE from N. N can begin a word of its own.",
        hint: "Put O and T to the right of the N.",
        done: "The wall keeps PE out of your word.",
    },
    LessonText {
        idea: "Special cells",
        goal: "Score 14 points or more.",
        say: "The first word through the cell 2W counts double.",
        hint: "CAT scores 7. Play it over 2W and the star.",
        done: "That’s your word doubled. The cell is used up now.",
    },
    LessonText {
        idea: "Your area",
        goal: "Claim a cell at the edge.",
        say: "On a blank board you first claim a cell to keep your hand in.",
        hint: "Tap any cell at the edge of the board.",
        done: "That cell is your area. No letter goes there.",
    },
    LessonText {
        idea: "The endgame",
        goal: "Begin the endgame.",
        say: "It begins when 4 letters are at the edge. There are 3 now.",
        hint: "Add S to CAR, then ask for 2 letters.",
        done: "From now on no one asks for letters or builds walls.",
    },
    LessonText {
        idea: "The last letter",
        goal: "Use your last letter.",
        say: "In the endgame, an empty hand ends the game at once.",
        hint: "Add S to CAR.",
        done: "The game is over. The highest score wins.",
    },
];
