import { exitWithError } from './workspace.mjs';

/** Options of testing commands, and their settings. */
const options = {
  '--full': { isFull: true },
  '--slow': { speed: 'slow' },
  '--fast': { speed: 'fast' },
  '--changed': { isOfChanges: true },
};

/** Parses a command line: known options, and arguments that select tests. */
export function readWords(known = ['--full']) {
  const given = process.argv.slice(2);
  const chosen = given.filter((word) => options[word]);
  const unknown = chosen.find((word) => !known.includes(word));
  if (unknown) exitWithError(`${unknown} is no option here. There are: ${known.join(', ')}.`);
  if (chosen.filter((word) => options[word].speed).length > 1) exitWithError('One speed at a time: --slow or --fast.');
  return Object.assign({ words: given.filter((word) => !options[word]) }, ...chosen.map((word) => options[word]));
}
