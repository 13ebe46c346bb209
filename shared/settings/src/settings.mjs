// @ts-check
import { expectedOf, inRoot, valueIn } from './kinds.mjs';
import { fileVariable, mayBeInFile, readSecretFile } from './secretFile.mjs';
import { table } from './table.mjs';
import { mistakeIn } from './unknown.mjs';

/** @typedef {import('./setting').Program} Program */
/** @typedef {import('./setting').Setting} Setting */

/**
 * The settings of a program by their names.
 * @template {Program} P
 * @typedef {import('./values').SettingsOf<P>} SettingsOf
 */

/** Lists every faulty setting, one per line. */
export class SettingsError extends Error {
  /** @param {readonly string[]} problems */
  constructor(problems) {
    super(
      `These settings are wrong:\n${problems.map((problem) => `  ${problem}\n`).join('')}docs/settings.md lists them all.`,
    );
    this.problems = problems;
  }
}

/**
 * @param {string} name
 * @param {Setting} setting
 * @param {string} text
 */
function malformed(name, setting, text) {
  const expected = `Write ${expectedOf(setting)}.`;
  // A URL may contain a password.
  if (setting.kind === 'receivers') return `${name} has something that is no receiver. ${expected}`;
  if (setting.kind === 'url') return `${name} is not an address of the right kind. ${expected}`;
  return setting.kind === 'secret' ? `${name} is not a key. ${expected}` : `${name} is "${text}". ${expected}`;
}

/**
 * The environment's value of a setting, directly or by a file, and any fault.
 * @param {string} name
 * @param {Setting} setting
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ from: string, text?: string | undefined, problem?: string }}
 */
function saidOf(name, setting, environment) {
  const text = environment[name]?.trim();
  const from = fileVariable(name);
  const path = mayBeInFile(setting) ? environment[from]?.trim() : undefined;
  if (!path) return { from: name, text };
  if (text) return { from, problem: `${name} and ${from} are both there. Remove one of them.` };
  const read = readSecretFile(inRoot(path));
  return 'text' in read ? { from, text: read.text } : { from, problem: `${from} ${read.problem}.` };
}

/** @param {NodeJS.ProcessEnv} environment */
function unknownIn(environment) {
  return Object.keys(environment)
    .filter((name) => environment[name]?.trim())
    .flatMap((name) => {
      const mistake = mistakeIn(name);
      if (!mistake) return [];
      return `${name} is not a setting. ${mistake.meant ? `Write ${mistake.meant}, or remove it.` : 'Remove it.'}`;
    });
}

/**
 * The settings of a program. Empty variables count as unset. Throws a SettingsError with every fault: malformed
 * settings of this program, and unknown variables that look like ours.
 * @template {Program} P
 * @param {P} program
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {SettingsOf<P>}
 */
export function readSettings(program, environment = process.env) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Record<string, unknown>} */
  const settings = {};
  for (const [name, setting] of Object.entries(/** @type {Record<string, Setting>} */ (table))) {
    if (!setting.readBy.includes(program)) continue;
    const { from, text, problem } = saidOf(name, setting, environment);
    if (problem) problems.push(problem);
    const preset = setting.defaults?.[program] ?? setting.default;
    const value = text || typeof preset === 'string' ? valueIn(text || String(preset), setting) : preset;
    const isRequired = setting.required && !setting.optionalFor?.includes(program);
    if (isRequired && !text) problems.push(`${name} is missing. Write ${expectedOf(setting)}.`);
    if (text && value === undefined) problems.push(malformed(from, setting, text));
    settings[name] = value;
  }
  problems.push(...unknownIn(environment));
  if (problems.length > 0) throw new SettingsError(problems);
  return /** @type {SettingsOf<P>} */ (settings);
}

/**
 * Exit code of a server with invalid settings (`EX_CONFIG` of sysexits.h): restarting does not help, and service
 * managers can be configured accordingly.
 */
export const unfit = 78;

/**
 * The settings of a program; if they are invalid, prints what to correct and exits with `code`.
 * @template {Program} P
 * @param {P} program
 * @param {number} [code]
 */
export function settingsOrExit(program, code = 1) {
  try {
    return readSettings(program);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(code);
  }
}
