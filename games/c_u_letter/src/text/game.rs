//! C U Letter's name, and the labels of the links to it.

pub const NAME: &str = "C U Letter";
pub const SAYS: &str = "Claim words, break words, and hide a card where it hurts.";
pub const PLAY: &str = "Play C U Letter";
pub const PRACTISE: &str = "Practise alone";
