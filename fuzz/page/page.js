// Runs a target on mutated seeds for a time. Returns the number of runs, or the input on which it failed.
import init, { mutate, run_target } from "./fuzzed.js";

const words = [];
const { error } = console;
console.error = (...said) => {
  words.push(...said);
  error(...said);
};
const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const [seeds] = await Promise.all([fetch("seeds.json").then((answer) => answer.json()), init()]);

function tries(target, from, count, milliseconds) {
  const of = seeds[target].map(([name, text]) => [name, bytes(text)]);
  const end = performance.now() + milliseconds;
  let number = from;
  for (; number < from + count || performance.now() < end; number += 1) {
    const [name, seed] = of[number % of.length];
    const data = mutate(seed, of[(number * 7) % of.length][1], number);
    try {
      run_target(target, number < of.length ? seed : data);
    } catch (fault) {
      const text = new TextDecoder().decode(data).slice(0, 2_000);
      return { fault: `${target}: ${name}, changed by ${number}: ${fault} ${words}\n${text}` };
    }
  }
  return { tried: number - from };
}
window.tries = tries;
