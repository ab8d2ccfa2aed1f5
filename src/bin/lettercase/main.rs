//! Lettercase's tools on the command line.

fn main() {}
