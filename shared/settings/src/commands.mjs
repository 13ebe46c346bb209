// @ts-check
import { archiveNames, called } from './root.mjs';

/**
 * What a command says of itself.
 * @typedef {object} CommandText
 * @property {string} file the program that `npm run` starts, from the root
 * @property {readonly string[]} [first] words that package.json puts before those of the person
 * @property {string} about what it does, in one sentence
 * @property {readonly (readonly [words: string, about?: string])[]} [usage] what may follow its name
 * @property {Readonly<Record<string, string>>} [options] each option, with what it means
 * @property {readonly string[]} [examples] words that may follow its name
 * @property {Readonly<Record<number, string>>} [codes] exit codes, where they mean something else than with most
 * commands
 * @property {string} [more] a page
 * @property {string} [archive] the program of an archive (`server/<name>.mjs`); none: it is only in a checkout
 * @property {string} [passes] who reads options that are not listed: they are not refused here
 */

const operations = 'docs/operations.md';
const by = { '--by': '<name>: who decides; it is written down' };
const decided = {
  0: 'done',
  1: 'nothing waits under this name, or it was refused',
  2: 'words or settings were not understood',
};
const served = { 0: 'it was told to stop, and has', 1: 'it cannot start: what is missing is said' };
const worked = { 0: 'done', 1: 'something is wrong: it is said' };
const write = { '--write': 'writes what has changed' };
const releasing = 'shared/federation/src/release/cli.ts';
const release = { ...worked, 1: 'refused, or it failed: nothing of it is live' };

/** @param {string} name @param {string} about @param {Partial<CommandText>} more @returns {CommandText} */
const ofDatabase = (name, about, more) => ({
  file: `backend/app/src/commands/${name}.ts`,
  archive: name,
  more: operations,
  codes: decided,
  about,
  ...more,
});

/** Every command, by its name in package.json, in the order in which an archive lists its own. */
export const commands = /** @type {Readonly<Record<string, CommandText>>} */ ({
  start: {
    file: 'scripts/start.mjs',
    archive: 'site',
    about: 'Serves edge and backend in one process; in a checkout it installs, builds and publishes before.',
    options: { '--fresh': 'begins with empty data and releases; in a checkout only' },
    examples: [''],
    codes: served,
  },
  edge: {
    file: 'host/edge/src/main.ts',
    archive: 'edge',
    about: 'The edge alone; BACKEND_URL names the backend.',
    examples: [''],
    codes: served,
    more: operations,
  },
  backend: {
    file: 'backend/app/src/main.ts',
    archive: 'backend',
    about: 'The backend alone.',
    examples: [''],
    codes: served,
    more: operations,
  },
  sandbox: {
    file: 'backend/sandbox/src/main.ts',
    archive: 'sandbox',
    about: "The sandbox's partners in a process of their own, to try live mode with.",
    examples: [''],
    codes: served,
    more: operations,
  },
  backup: ofDatabase('backup', 'Saves everything in the database, while the backend runs.', {
    usage: [['<file> [--force]']],
    options: { '--force': 'replaces a file that exists' },
    examples: ['/var/backups/marquee.backup'],
    codes: { 0: 'saved', 1: 'there is no backup', 2: 'words or settings were not understood' },
  }),
  restore: ofDatabase('restore', 'Puts a backup into the database and verifies its ledger. No backend may run on it.', {
    usage: [['<file> [--force]']],
    options: { '--force': 'also into a database that is not empty' },
    examples: ['/var/backups/marquee.backup'],
    codes: {
      0: 'restored',
      1: 'nothing was restored, or the ledger has flaws',
      2: 'words or settings were not understood',
    },
  }),
  'verify-ledger': ofDatabase('verifyLedger', 'Proves that the stored money adds up.', {
    examples: [''],
    codes: { 0: 'it does', 1: 'it does not: the first broken row is named', 2: 'there is nothing that it could read' },
  }),
  withdrawals: ofDatabase('withdrawals', 'Lists, releases and refuses withdrawals of blocked players.', {
    usage: [
      ['', 'lists those that wait'],
      ['release <payment> --by <name>', 'has one paid'],
      ['refuse <payment> --by <name> [--sure]', 'gives the amount back'],
    ],
    options: { ...by, '--sure': 'the gateway was asked, and knows of none' },
    examples: ['', 'release 7d2b3f0a-94e2-4a3c-8f57-0f5d0a3b6c22 --by Ann'],
  }),
  'held-wins': ofDatabase('heldWins', 'Lists, releases and refuses wins that wait for a decision.', {
    usage: [
      ['', 'lists the wins that wait'],
      ['release <provider> <transaction> --by <name>', 'credits one'],
      ['refuse <provider> <transaction> --by <name>', 'refuses one for good'],
    ],
    options: by,
    examples: ['', 'release HOUSE t-81 --by Ann'],
  }),
  adjust: ofDatabase('adjust', "Corrects a player's cash by hand, once for each case.", {
    usage: [
      [
        '<site> <account> --add|--take <minor units> --against sportsbook|gaming|promotions --case <number> --reason <text>',
      ],
    ],
    options: {
      '--add': '<minor units>: to the cash',
      '--take': '<minor units>: from the cash',
      '--against': 'what it is posted against: sportsbook, gaming or promotions',
      '--case': '<number>: posted once, however often it is said',
      '--reason': '<text>: what the player reads',
    },
    examples: ['casino.example maria --add 500 --against gaming --case C-17 --reason "A round was counted twice"'],
  }),
  closings: ofDatabase('closings', "Lists accounts that are being closed, opens one again, prints a player's data.", {
    usage: [
      ['', 'lists the accounts that are being closed'],
      ['reopen <site> <account> --by <name>', 'opens one again, a day after it was asked for at the earliest'],
      ['export <site> <account>', "prints the player's data, also of a closed account"],
    ],
    options: by,
    examples: ['', 'export casino.example maria'],
  }),
  'reset-factors': ofDatabase('resetFactors', 'Takes passkeys and authenticator app from a player who has lost them.', {
    usage: [['<site> <account> --case <number> --by <name>']],
    options: { '--case': '<number>: done once, however often it is said', ...by },
    examples: ['casino.example maria --case C-18 --by Ann'],
  }),
  'name-requests': ofDatabase('nameRequests', 'Lists, accepts and refuses names that players ask for.', {
    usage: [
      ['', 'lists the names that players ask for'],
      ['accept <request> --by <name>', 'puts one in force'],
      ['refuse <request> --by <name>', 'leaves the name as it is'],
    ],
    options: by,
    examples: ['', 'accept 0d5f7a0e-6d1b-4c57-9a55-0a7f3d1f2b11 --by Ann'],
  }),
  messages: ofDatabase('messages', 'Lists, shows, answers and closes what people write by the contact form.', {
    usage: [
      ['', 'lists the messages that wait for an answer'],
      ['show <ticket>', 'prints one'],
      [
        'answer <ticket> --by <name> [--text <answer>]',
        'answers one; without --text or --file it reads standard input',
      ],
      ['close <ticket> --by <name>', 'closes one without an answer'],
    ],
    options: { ...by, '--text': '<answer>: plain text', '--file': '<path>: a file that has the answer, UTF-8' },
    examples: [
      '',
      'show 0d5f7a0e-6d1b-4c57-9a55-0a7f3d1f2b11',
      'answer 0d5f7a0e-6d1b-4c57-9a55-0a7f3d1f2b11 --by Ann --text "Your withdrawal was paid today."',
    ],
  }),
  gifts: ofDatabase('gifts', 'Lists gifts that a person had before, and allows one.', {
    usage: [
      ['', 'lists gifts that were refused, and why, and those that would be by now'],
      ['allow <site> <gift> <player> --by <name>', 'lets one be claimed all the same'],
    ],
    options: by,
    examples: [''],
  }),
  persons: ofDatabase('persons', 'Lists accounts of possibly the same person.', {
    usage: [['[--since <YYYY-MM-DD>]']],
    options: { '--since': '<YYYY-MM-DD>: accounts opened since then (UTC)' },
    examples: ['', '--since 2026-01-01'],
    codes: { 0: 'listed', 2: 'words or settings were not understood' },
  }),
  'release-notes': {
    file: 'backend/app/src/commands/releaseNotes.ts',
    archive: 'releaseNotes',
    about: 'Prints what a version changed, and what you must do to go on to it.',
    usage: [
      ['', 'the newest version'],
      ['<version>', 'another one'],
      ['--since <version>', 'what you must do to go on from that version'],
    ],
    options: { '--since': '<version>: the one that you have' },
    examples: ['', '2.0.0', '--since 1.0.0'],
    codes: { 0: 'printed', 1: 'there is no such version', 2: 'words were not understood' },
    more: 'docs/upgrade.md',
  },
  doctor: ofDatabase('doctor', 'Says what is wrong with this installation, and what to do; changes nothing.', {
    usage: [['[check…] [--json]']],
    options: { '--json': 'for programs' },
    examples: ['', 'gateway odds', '--json'],
    codes: { 0: 'nothing failed', 1: 'something failed', 2: 'words were not understood' },
  }),
  conformance: ofDatabase('conformance', "Puts a partner's server to the test.", {
    usage: [
      [
        'gateway --url <https://…> --secret-file <file> --site <domain> [--events <port>]',
        'makes orders that nobody pays',
      ],
      ['odds --url <https://…> --secret-file <file>'],
      ['games --url <https://…> --secret-file <file>', 'opens games in demo'],
      ['identity --url <https://…> --secret-file <file> [--events <port>]'],
      [
        'messages --url <https://…> --secret-file <file> --channel sms|email --recipient <address>',
        'sends about 20 messages',
      ],
    ],
    options: {
      '--url': "where the partner's protocol begins",
      '--secret-file': 'the keys, one a line',
      '--site': 'domain that the gateway has methods for',
      '--events': 'port of this machine that the server sends its events to',
      '--channel': 'sms or email',
      '--recipient': 'telephone or address that gets the messages',
    },
    examples: ['games --url https://games.example --secret-file keys.txt'],
    codes: { 0: 'every rule that was tried is kept', 1: 'one is broken', 2: 'words were not understood' },
    more: 'docs/partners',
  }),
  site: {
    file: 'backend/platform/src/sites/tool/cli.ts',
    archive: 'sites',
    about: 'Lists, checks, opens and changes site files.',
    passes: 'the tool itself',
  },
  pictures: ofDatabase('pictures', "Writes the product's own pictures as files, for live sites.", {
    usage: [['<folder> [--at /pictures]']],
    options: { '--at': '<path>: where the site serves the folder; /pictures unless told' },
    examples: ['/srv/marquee/pictures'],
    codes: { 0: 'drawn', 1: 'a picture cannot be drawn', 2: 'words or settings were not understood' },
    more: 'docs/deploy',
  }),
  release: {
    file: releasing,
    first: ['release'],
    archive: 'release',
    about: 'Makes remotes live: in a checkout it builds and checks them; an archive takes them from a folder.',
    usage: [
      ['--from <releases folder> [remote…] [--canary 10%] [--site <domain>]', 'in an archive'],
      ['<remote…>', 'in a checkout'],
    ],
    options: {
      '--from': '<folder>: where built remotes lie; in an archive only',
      '--canary': '<percent>: to a part of the visitors',
      '--site': '<domain>: to the visitors of a site; may be repeated',
      '--dry-run': 'publishes nothing; in a checkout only',
      '--simulate': 'says what would change for whom; in a checkout only',
      '--files-only': 'opens nothing in a browser; in a checkout only',
    },
    examples: ['--from /opt/marquee/releases wallet --canary 10%', 'wallet'],
    codes: release,
    more: operations,
  },
  rollback: {
    file: releasing,
    first: ['rollback'],
    archive: 'release',
    about: 'Makes an earlier version of a remote live again.',
    usage: [['<remote> [version]']],
    examples: ['wallet'],
    codes: release,
    more: operations,
  },
  quarantine: {
    file: releasing,
    first: ['quarantine'],
    archive: 'release',
    about: 'Withdraws a version: nobody is given it any more, and open pages leave it.',
    usage: [['<remote> <version> <reason…>']],
    examples: ['wallet 1.4.0-3f2a amounts are rounded'],
    codes: release,
    more: operations,
  },
  releases: {
    file: releasing,
    first: ['releases'],
    archive: 'release',
    about: 'Says what is live, since when, and what is wrong with it.',
    usage: [['[--restore <revision>]']],
    options: { '--restore': '<revision>: makes everything live again as it was in a kept one' },
    examples: ['', '--restore 12'],
    codes: release,
    more: operations,
  },
  check: {
    file: 'scripts/check.mjs',
    about: 'Lint, types, dead code, directions, faces, rules, links, licences.',
    examples: [''],
  },
  unit: {
    file: 'scripts/unit.mjs',
    about: 'Unit tests: all, or those whose path contains a word.',
    usage: [['[word…] [--full]']],
    options: { '--full': 'with long ones' },
    examples: ['wallet', '--full partners'],
  },
  journeys: {
    file: 'scripts/journeys.mjs',
    about: 'Builds, and goes the journeys in a browser.',
    usage: [['[word…] [--full] [--slow|--fast] [options of Playwright]']],
    options: {
      '--full': 'with long ones',
      '--slow': 'on a quarter of the processor',
      '--fast': 'timers of the product take ten times as long',
    },
    examples: ['login', 'payments -g "bank account" --repeat-each 10'],
    passes: 'Playwright',
  },
  test: {
    file: 'scripts/test.mjs',
    about: 'Everything that is checked: check, unit, build, journeys.',
    options: { '--full': 'with the long proofs' },
    examples: [''],
  },
  'test:full': {
    file: 'scripts/test.mjs',
    first: ['--full'],
    about: 'Everything, with the long proofs.',
    examples: [''],
  },
  dev: {
    file: 'scripts/dev.mjs',
    about: 'Serves what is built for development, and builds again what changes; pages load again by themselves.',
    usage: [['[remote…]']],
    examples: ['wallet'],
  },
  bench: {
    file: 'scripts/bench.mjs',
    about: 'Measures the budgets.',
    usage: [['[--quick] [--check]']],
    options: { '--quick': 'two loads each, no Lighthouse', '--check': 'fails when a budget does' },
    examples: ['--quick'],
    more: 'docs/bench.md',
  },
  build: { file: 'scripts/build.mjs', about: 'Builds and publishes without serving.', examples: [''] },
  package: {
    file: 'scripts/package.mjs',
    about: 'Makes one archive in dist that runs with Node alone.',
    options: { '--maps': 'its servers have source maps' },
    examples: [''],
    more: 'docs/deploy/README.md',
  },
  settings: {
    file: 'scripts/check/settings/main.ts',
    about: "Makes the README's tables of settings.",
    examples: [''],
  },
  directions: {
    file: 'scripts/check/directions/main.ts',
    about: 'Refuses imports that no direction allows.',
    options: { '--write': 'makes the pictures of docs/architecture.md' },
    examples: ['', '--write'],
  },
  faces: {
    file: 'scripts/check/faces/main.ts',
    about: 'Checks what packages export.',
    options: write,
    examples: ['--write'],
  },
  api: {
    file: 'scripts/check/api/main.ts',
    about: 'Checks the reports in docs/api.',
    options: write,
    examples: ['--write'],
  },
  rehearsal: {
    file: 'scripts/rehearsal.mjs',
    about: 'Upgrade, kills and outages of a real installation under traffic.',
    usage: [['[commit]']],
    examples: [''],
    more: operations,
  },
  'new-remote': {
    file: 'scripts/new-remote.mjs',
    about: 'Makes a remote with a page, a test and texts in all languages.',
    usage: [['<name>']],
    examples: ['bonus-wheel'],
  },
  notices: {
    file: 'scripts/notices/main.ts',
    about: 'Writes THIRD-PARTY-NOTICES from what the builds contain.',
    options: {
      '--check': 'writes nothing; fails where it is not current',
      '--quick-check': 'the same, from what is imported',
    },
    examples: ['', '--check'],
  },
  examples: {
    file: 'scripts/examples/main.ts',
    about: 'Follows the examples of docs/adding, and builds and tests what comes of it.',
    usage: [['[example…]']],
    examples: ['', 'language'],
  },
  rules: {
    file: 'scripts/rules/main.ts',
    about: 'Writes the tests of each rule into docs/specification.',
    options: { '--check': 'writes nothing; fails where it is not current' },
    examples: ['', '--check'],
  },
  returns: {
    file: 'backend/sandbox/src/games/returns.ts',
    about: 'The return of every game and line, exact and played.',
    options: { '--write': 'writes docs/returns.md' },
    examples: ['', '--write'],
  },
  attack: {
    file: 'backend/app/src/proofs/attack.full.ts',
    about: 'Attacks a site that it starts itself.',
    examples: [''],
    more: 'SECURITY.md',
  },
});

/** @param {string} name */
const textOf = (name) => {
  const text = commands[name];
  if (!text) throw new Error(`There is no command ${name}.`);
  return text;
};

/**
 * How a command is called, a line each.
 * @param {string} name in package.json
 */
export function usageOf(name) {
  const lines = (textOf(name).usage ?? [['']]).map(([words, about = '']) => [called(name, words), about]);
  const width = Math.max(...lines.map(([line = '']) => line.length));
  return lines.map(([line = '', about = '']) => (about ? `${line.padEnd(width)}   ${about}` : line)).join('\n');
}

/**
 * What `--help` prints: what it does, usage, options, examples and exit codes.
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
 * What is answered without running a command: its help, or that an option is unknown. Undefined where it is to run.
 * @param {string} name in package.json
 * @param {readonly string[]} words what the person wrote
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
 * The command whose program is run, and the words of the person: those after the ones that package.json puts before.
 * @param {string} file from the root
 * @param {readonly string[]} words all of them
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

/** The commands of an archive: the name there, with the name in package.json. */
export const archiveCommands = Object.entries(commands)
  .filter(([, { archive }]) => archive !== undefined)
  .map(([name]) => /** @type {const} */ ([archiveNames[name] ?? name, name]));
