//! What a moment of a game sounds and feels like: a few notes, a short shake.

/// A moment that can be heard and felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cue {
    /// Something was laid or played.
    Placed,
    /// Something was stolen or broken.
    Broken,
    /// The endgame begins.
    Endgame,
    /// Somebody won.
    Won,
}

/// A note.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Note {
    /// How high, in hertz.
    pub hertz: u16,
    /// When, in milliseconds from the first.
    pub after: u16,
    /// How long, in milliseconds.
    pub long: u16,
}

const fn note(hertz: u16, after: u16, long: u16) -> Note {
    Note { hertz, after, long }
}

impl Cue {
    /// All of them.
    pub const ALL: &[Cue] = &[Cue::Placed, Cue::Broken, Cue::Endgame, Cue::Won];

    /// Its notes: a tap, a fall, two strokes of a bell, a rise.
    pub const fn notes(self) -> &'static [Note] {
        match self {
            Cue::Placed => const { &[note(392, 0, 70)] },
            Cue::Broken => const { &[note(440, 0, 90), note(294, 90, 160)] },
            Cue::Endgame => const { &[note(523, 0, 180), note(523, 220, 260)] },
            Cue::Won => const { &[note(523, 0, 120), note(659, 120, 120), note(784, 240, 320)] },
        }
    }

    /// How the device shakes: so long, still so long, and again, in milliseconds.
    pub const fn shakes(self) -> &'static [u32] {
        match self {
            Cue::Placed => &[15],
            Cue::Broken => &[40, 40, 40],
            Cue::Endgame => &[80],
            Cue::Won => &[30, 50, 30, 50, 90],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_short_and_none_is_like_another() {
        for (at, &cue) in Cue::ALL.iter().enumerate() {
            let end = cue.notes().iter().map(|note| note.after + note.long).max();
            assert!(end.is_some_and(|end| end <= 600), "{cue:?}");
            assert!(cue.shakes().iter().sum::<u32>() <= 300, "{cue:?}");
            assert_eq!(cue.shakes().len() % 2, 1, "it ends with a shake");
            for other in &Cue::ALL[at + 1..] {
                assert_ne!(cue.notes(), other.notes());
                assert_ne!(cue.shakes(), other.shakes());
            }
        }
    }

    #[test]
    fn notes_follow_each_other() {
        for cue in Cue::ALL {
            let pairs = cue.notes().windows(2);
            let mut pairs = pairs.map(|pair| pair[0].after + pair[0].long <= pair[1].after);
            assert!(pairs.all(|follows| follows), "{cue:?}");
        }
    }
}
