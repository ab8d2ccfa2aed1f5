// Finds turns of phrase that no native speaker would write in what engineers read: comments, documentation,
// error texts, names of tests, pages. tests/native/voice.rs checks what players read.

// Phrases to avoid, and what to write instead.
export const TICS = [
  ["so many", "a number, a count, or “up to N”"],
  ["so often", "a count, or “N times”"],
  ["how manyeth", "index"],
  ["anew", "again, or a verb with re-"],
  ["once more", "again"],
  ["somebody", "the role: a player, the caller, another tab"],
  ["anybody", "the role: a player, the caller, another tab"],
  ["everybody", "the role: all players, every seat"],
  ["nobody", "the role: no player, no seat"],
  ["whoever", "the role: the player who, the caller that"],
  ["whomever", "the role: the player whom"],
  ["be it", "“if” or “whether”"],
  ["it may be that", "“if” or “may”"],
  ["is to be", "the plain verb, “to” or “must”"],
  ["are to be", "the plain verb, “to” or “must”"],
  ["is told", "“reports”, “shows”, “describes” or “logs”"],
  ["are told", "“reports”, “shows”, “describes” or “logs”"],
  ["was told", "“reported”, “shown”, “described” or “logged”"],
  ["is heard", "“is announced”, “label” or “sound”"],
  ["are heard", "“are announced”, “labels” or “sounds”"],
  ["is heard as", "label"],
  ["tells", "“reports”, “shows”, “describes” or “logs”"],
  ["is of", "“belongs to”, “is from”, “has”"],
  ["are of", "“belong to”, “are from”, “have”"],
  ["is no", "“isn’t a”"],
  ["are no", "“aren’t”"],
  ["lies here", "“is here”"],
  ["lies there", "“is there”"],
  ["lies in", "“is in”"],
  ["lies at", "“is at”"],
  ["stands here", "“is here”"],
  ["stands there", "“is there”"],
  ["stands at", "“is at”"],
  ["who is before it", "the role: the viewer"],
  ["what is of", "the noun"],
  ["deeds", "operations"],
];

// Exceptions, where such a phrase is right: the file, the phrase with the words around it, and why.
export const RIGHT = [
  ["games/word_heist/src/screen/word_sizes.rs", "are of no use", "an idiom"],
  ["crates/lexicon/src/raw_bytes.rs", "are of the same build", "an idiom"],
  ["crates/base/src/messages.rs", "is of another build", "an idiom"],
];

const escaped = TICS.map(([tic]) => tic.replaceAll(" ", "\\s+"));
// “There is no …”, “is no longer” and the like are English.
const PLAIN = "(?<!there )";
const AFTER = { "is no": "(?! (\\w+er|more|less|matter|worse|way)\\b)", "are no": "(?! (\\w+er|more|less|worse)\\b)" };
const FINDER = new RegExp(
  `\\b(?:${TICS.map(([tic], at) => (AFTER[tic] ? `${PLAIN}${escaped[at]}\\b${AFTER[tic]}` : `${escaped[at]}\\b`)).join("|")})`,
  "gi",
);

// Returns every comment of a source, its lines joined, with the number of its first line.
export function comments(text, path) {
  const all = [];
  if (path.endsWith(".css")) {
    for (const { index, 1: comment } of text.matchAll(/\/\*([^]*?)\*\//g)) {
      all.push({ line: text.slice(0, index).split("\n").length, text: comment });
    }
    return all;
  }
  let [block, from] = [[], 0];
  const end = () => {
    if (block.length) all.push({ line: from, text: block.join(" ") });
    block = [];
  };
  text.split("\n").forEach((line, at) => {
    const whole = /^\s*(?:\/\/[/!]?|#(?=\s))\s?(.*)$/.exec(line)?.[1];
    const beside = /[;{},)]\s+\/\/ (.*)$/.exec(line)?.[1];
    if (typeof whole === "string") {
      if (!block.length) from = at + 1;
      // Examples are code, not English.
      block.push(/^```/.test(whole.trim()) ? "" : whole.trim());
      return;
    }
    end();
    if (beside) all.push({ line: at + 1, text: beside });
  });
  end();
  return all;
}

// Returns the texts of errors, and the names of tests as words.
export function spoken(text) {
  const all = [];
  text.split("\n").forEach((line, at) => {
    const error = /#\[error\("((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
    if (error) all.push({ line: at + 1, text: error });
  });
  for (const { index, 1: name } of text.matchAll(/#\[test\]\s*(?:#\[[^\]]*\]\s*)*fn (\w+)/g)) {
    all.push({ line: text.slice(0, index).split("\n").length + 1, text: name.replaceAll("_", " ") });
  }
  return all;
}

// Returns the paragraphs of a page, without its code.
export function paragraphs(text) {
  const plain = text.replace(/^ *(```|~~~)[^]*?^ *\1.*$/gm, (block) => block.replace(/[^\n]/g, "")).replace(/`[^`\n]*`/g, "x");
  let line = 1;
  return plain.split(/\n(?=\s*\n|\s*[-*|#] |\s*\d+\. )/).map((text) => {
    const from = line;
    line += text.split("\n").length;
    return { line: from, text: text.replace(/\s+/g, " ") };
  });
}

// Returns the tics of a file: the line, the phrase, and what to write instead.
export function tics(path, said) {
  const found = [];
  for (const { line, text } of said) {
    const plain = text.replace(/`[^`]*`|“[^”]*”|"[^"]*"/g, "x").replace(/\s+/g, " ");
    for (const { 0: tic, index } of plain.matchAll(FINDER)) {
      const near = plain.slice(Math.max(0, index - 40), index + 60);
      if (RIGHT.some(([file, right]) => file === path && near.includes(right))) continue;
      const [, better] = TICS.find(([one]) => one === tic.toLowerCase().replace(/\s+/g, " "));
      found.push(`${path}:${line}: “${tic}” in “…${near}…”: write ${better}`);
    }
  }
  return found;
}
