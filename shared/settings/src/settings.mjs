// @ts-check
import { expectedOf, valueIn } from './kinds.mjs';
import { table } from './table.mjs';
import { mistakeIn } from './unknown.mjs';

/** @typedef {import('./setting').Program} Program */
/** @typedef {import('./setting').Setting} Setting */

/**
 * The settings of a program by their names.
 * @template {Program} P
 * @typedef {import('./values').SettingsOf<P>} SettingsOf
 */

/** Names every setting that is wrong, one a line. */
export class SettingsError extends Error {
  /** @param {readonly string[]} problems */
  constructor(problems) {
    super(
      `These settings are wrong:\n${problems.map((problem) => `  ${problem}\n`).join('')}README.md lists them all.`,
    );
  }
}

/**
 * @param {string} name
 * @param {Setting} setting
 * @param {string} text
 */
function malformed(name, setting, text) {
  // An address may hold a password.
  const found = setting.kind === 'url' ? 'is not an address of the right kind' : `is "${text}"`;
  return `${name} ${found}. Write ${expectedOf(setting)}.`;
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
 * The settings of a program. What is empty is not said. Throws a SettingsError that lists every problem of the environment: malformed
 * settings of this program, and variables that are meant for us and unknown.
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
    const text = environment[name]?.trim();
    const preset = setting.defaults?.[program] ?? setting.default;
    const value = text || typeof preset === 'string' ? valueIn(text || String(preset), setting) : preset;
    if (text && value === undefined) problems.push(malformed(name, setting, text));
    if (setting.required && !text) problems.push(`${name} is missing. Write ${expectedOf(setting)}.`);
    settings[name] = value;
  }
  problems.push(...unknownIn(environment));
  if (problems.length > 0) throw new SettingsError(problems);
  return /** @type {SettingsOf<P>} */ (settings);
}

/**
 * The settings of a program; where they are wrong the process says what to correct and ends with `code`.
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
