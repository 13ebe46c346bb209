// @ts-check
import { checkoutCommands } from './checkoutCommands.mjs';
import { operatorCommands, worked } from './operatorCommands.mjs';
import { archiveNames, called } from './root.mjs';

/** Every command, by its name in package.json, in the order in which an archive lists its own. */
export const commands = /** @type {Readonly<Record<string, import('./operatorCommands.mjs').CommandText>>} */ ({
  ...operatorCommands,
  ...checkoutCommands,
});

/** @param {string} name */
const textOf = (name) => {
  const text = commands[name];
  if (!text) throw new Error(`There is no command ${name}.`);
  return text;
};

/**
 * The usage of a command, a line each.
 * @param {string} name in package.json
 */
export function usageOf(name) {
  const lines = (textOf(name).usage ?? [['']]).map(([words, about = '']) => [called(name, words), about]);
  const width = Math.max(...lines.map(([line = '']) => line.length));
  return lines.map(([line = '', about = '']) => (about ? `${line.padEnd(width)}   ${about}` : line)).join('\n');
}

/**
 * The text of `--help`: description, usage, options, examples and exit codes.
 * @param {string} name in package.json
 */
export function helpOf(name) {
  const {
    about,
    options = {},
    examples = [],
    codes = { ...worked, 2: 'words were not understood' },
    more,
  } = textOf(name);
  const rows = Object.entries({ ...options, '--help': 'says this' });
  const width = Math.max(...rows.map(([option]) => option.length));
  return `${[
    usageOf(name),
    `\n${about}\n\nOptions:`,
    ...rows.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    '\nExamples:',
    ...examples.map((words) => `  ${called(name, words)}`),
    '\nExit codes:',
    ...Object.entries(codes).map(([code, meaning]) => `  ${code}  ${meaning}`),
    ...(more ? [`\nMore: ${more}`] : []),
  ].join('\n')}\n`;
}

/**
 * The answer to `--help` or an unknown option, without running the command. Undefined if it should run.
 * @param {string} name in package.json
 * @param {readonly string[]} words the user's arguments
 * @returns {{ text: string, code: 0 | 2 } | undefined}
 */
export function answered(name, words) {
  const { options = {}, passes } = textOf(name);
  if (passes !== 'the tool itself' && words.some((word) => word === '--help' || word === '-h'))
    return { text: helpOf(name), code: 0 };
  const known = Object.keys(options);
  const unknown = words
    .map((word) => word.replace(/=.*$/, ''))
    .find((word) => /^--?[a-z]/i.test(word) && !known.includes(word));
  if (passes || unknown === undefined) return undefined;
  const there = known.length > 0 ? `There are ${known.join(', ')}` : 'It has none';
  return { text: `${unknown} is no option of ${called(name)}. ${there}; --help says more.\n`, code: 2 };
}

/**
 * The command of a program, and the user's arguments, without those from package.json.
 * @param {string} file from the root
 * @param {readonly string[]} words all arguments
 * @returns {{ name: string, words: readonly string[] } | undefined}
 */
export function commandOf(file, words) {
  const fitting = Object.entries(commands).filter(
    ([, text]) => text.file === file && (text.first ?? []).every((word, index) => words[index] === word),
  );
  const [name, text] =
    fitting.sort(([, one], [, other]) => (other.first?.length ?? 0) - (one.first?.length ?? 0))[0] ?? [];
  return name && text ? { name, words: words.slice(text.first?.length ?? 0) } : undefined;
}

/** The commands of an archive: their name there, and in package.json. */
export const archiveCommands = Object.entries(commands)
  .filter(([, { archive }]) => archive !== undefined)
  .map(([name]) => /** @type {const} */ ([archiveNames[name] ?? name, name]));
