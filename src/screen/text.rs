//! Everything said on screen, in English. Another language is another file like this.
