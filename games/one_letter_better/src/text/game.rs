//! The name and tagline of One Letter Better, and the labels of links to it.

pub const NAME: &str = "One Letter Better";
pub const TAGLINE: &str = "Add a card to someone’s word and it’s yours.";
pub const PLAY: &str = "Play One Letter Better";
pub const CHANGE_DECK: &str = "Change the cards";
