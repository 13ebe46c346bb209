// @ts-check

/**
 * The description of a command, for `--help`.
 * @typedef {object} CommandText
 * @property {string} file the program that `npm run` starts, from the root
 * @property {readonly string[]} [first] arguments that package.json adds before those of the user
 * @property {string} about what it does, in one sentence
 * @property {readonly (readonly [words: string, about?: string])[]} [usage] what may follow its name
 * @property {Readonly<Record<string, string>>} [options] each option, with what it means
 * @property {readonly string[]} [examples] arguments that may follow its name
 * @property {Readonly<Record<number, string>>} [codes] exit codes, where they mean something else than with most
 * commands
 * @property {string} [more] a page of the docs
 * @property {string} [archive] the program of an archive (`server/<name>.mjs`); none: it is only in a checkout
 * @property {string} [passes] who reads options that are not listed: they are not refused here
 */

/** The operators' manual. */
const operations = 'docs/operations.md';
const by = { '--by': '<name>: becomes part of the reason; the audit has who ran the command' };
const decided = {
  0: 'done',
  1: 'nothing waits under this name, it was refused, or it waits for a second person',
  2: 'words or settings were not understood',
};
const served = {
  0: 'it was told to stop, and has',
  1: 'it cannot start: what is missing is said',
  78: 'it cannot start with these settings: what to correct is said',
};
/** Exit codes of most commands. */
export const worked = { 0: 'done', 1: 'something is wrong: it is said' };
const releasing = 'shared/federation/release/src/tool/cli.ts';
const release = { ...worked, 1: 'refused, or it failed: nothing of it is live' };
const simulates = 'says what would change for whom, and changes nothing';
const authored = {
  '--by': '<name>: who does it; else what CI or git says',
  '--reason': '<text>: why; kept with the revisions, and not served',
};

/** @param {string} name @param {string} about @param {Partial<CommandText>} more @returns {CommandText} */
const ofDatabase = (name, about, more) => ({
  file: `backend/app/src/commands/${name}.ts`,
  archive: name,
  more: operations,
  codes: decided,
  about,
  ...more,
});

/**
 * A command of before, which is an alias of staff calls for one version.
 * @param {string} name @param {string} about @param {Partial<CommandText>} more @returns {CommandText}
 */
const aliasOf = (name, about, more) => ({
  ...ofDatabase('alias', `${about} An alias of \`desk\`.`, more),
  first: [name],
});

/** The operators' commands, in the order in which an archive lists them. */
export const operatorCommands = /** @type {Readonly<Record<string, CommandText>>} */ ({
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
    about: "The sandbox's partners in a separate process, to try live mode with.",
    examples: [''],
    codes: served,
    more: operations,
  },
  desk: {
    file: 'backend/app/src/commands/desk.ts',
    archive: 'desk',
    about: 'Does what staff do: finds players, decides withdrawals, stops games, gives roles.',
    passes: 'the tool itself',
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
  'verify-ledger': ofDatabase('verifyLedger', 'Verifies that the stored money adds up.', {
    examples: [''],
    codes: { 0: 'it does', 1: 'it does not: the first broken row is named', 2: 'there is nothing that it could read' },
  }),
  'verify-audit': ofDatabase('verifyAudit', 'Verifies the audit: that nobody has changed or removed an entry.', {
    usage: [
      ['', 'the audit of the database'],
      ['<file>', 'a file of `desk audit export`'],
    ],
    examples: ['', 'audit.jsonl'],
    codes: {
      0: 'it is whole',
      1: 'it is not: the first broken entry is named',
      2: 'there is nothing that it could read',
    },
  }),
  withdrawals: aliasOf('withdrawals', 'Lists, releases and refuses withdrawals in review.', {
    usage: [
      ['', 'lists those that wait'],
      ['release <payment> --by <name>', 'asks for one to be paid; a second person approves'],
      ['refuse <payment> --by <name> [--sure]', 'gives the amount back'],
    ],
    options: { ...by, '--sure': 'the gateway was asked, and knows of none' },
    examples: ['', 'release 7d2b3f0a-94e2-4a3c-8f57-0f5d0a3b6c22 --by Ann'],
  }),
  jobs: aliasOf('jobs', 'Lists work in the background that is stuck, and what to do about it.', {
    usage: [
      ['', 'lists what has failed for a quarter of an hour'],
      ['retry', 'has all failed jobs run now'],
      ['retry <kind>', 'has those of a kind run now'],
      ['retry <kind> <key>', 'has one run now'],
    ],
    examples: ['', 'retry payment'],
  }),
  'held-wins': aliasOf('held-wins', 'Lists, releases and refuses wins that wait for a decision.', {
    usage: [
      ['', 'lists the wins that wait'],
      ['release <provider> <transaction> --by <name>', 'asks for one to be credited; a second person approves'],
      ['refuse <provider> <transaction> --by <name>', 'refuses one for good'],
    ],
    options: by,
    examples: ['', 'release HOUSE t-81 --by Ann'],
  }),
  adjust: aliasOf('adjust', "Asks for a player's cash to be corrected, once for each case; a second person approves.", {
    usage: [['<site> <account> --add|--take <amount> --against <account> --case <number> --reason <text> --by <name>']],
    options: {
      '--add': '<amount>: to the cash, with all decimals of the currency: 500.00 USD, 500 VND',
      '--take': '<amount>: from the cash',
      '--against': 'what it is posted against: sportsbook, gaming, promotions, gateway or payouts',
      '--case': '<number>: posted once, however often it is said',
      '--reason': '<text>: what the player reads',
      ...by,
      '--dry-run': 'is refused: nothing is posted before a second person approves',
    },
    examples: [
      'casino.example maria --add 5.00 --against gaming --case C-17 --reason "A round was counted twice" --by Ann',
    ],
  }),
  closings: aliasOf('closings', "Lists accounts that are being closed, opens one again, prints a player's data.", {
    usage: [
      ['', 'lists the accounts that are being closed'],
      ['reopen <site> <account> --by <name>', 'opens one again, a day after it was asked for at the earliest'],
      ['export <site> <account>', "prints the player's data, also of a closed account"],
    ],
    options: by,
    examples: ['', 'export casino.example maria'],
  }),
  'reset-factors': aliasOf('reset-factors', 'Removes passkeys and authenticator app of a player who has lost them.', {
    usage: [['<site> <account> --case <number> --by <name>']],
    options: { '--case': '<number>: done once, however often it is said', ...by },
    examples: ['casino.example maria --case C-18 --by Ann'],
  }),
  'name-requests': aliasOf('name-requests', 'Lists, accepts and refuses names that players ask for.', {
    usage: [
      ['', 'lists the names that players ask for'],
      ['accept <request> --by <name>', 'puts one in force'],
      ['refuse <request> --by <name>', 'leaves the name as it is'],
    ],
    options: by,
    examples: ['', 'accept 0d5f7a0e-6d1b-4c57-9a55-0a7f3d1f2b11 --by Ann'],
  }),
  messages: aliasOf('messages', 'Lists, shows, answers and closes what people write by the contact form.', {
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
  gifts: aliasOf('gifts', 'Lists gifts that a person had before, and allows one.', {
    usage: [
      ['', 'lists gifts that were refused, and why, and those that would be by now'],
      ['allow <site> <gift> <player> --by <name>', 'lets one be claimed all the same'],
    ],
    options: by,
    examples: [''],
  }),
  persons: aliasOf('persons', 'Lists accounts that may be one person’s, and lifts such a link.', {
    usage: [
      [
        '[--since <YYYY-MM-DD>]',
        'lists links of accounts: the one that is asked for an identity check, what both share',
      ],
      ['lift <player> <player> --by <name> --reason <text>', 'says that they are two persons'],
    ],
    options: {
      ...by,
      '--since': '<YYYY-MM-DD>: links made since then (UTC)',
      '--reason': '<text>: kept with the link',
    },
    examples: ['', '--since 2026-01-01'],
    codes: { 0: 'listed or lifted', 1: 'there is no such link', 2: 'words or settings were not understood' },
  }),
  searches: aliasOf('searches', 'Lists searches of visitors that found nothing.', {
    usage: [
      ['[--site <domain>] [--since <YYYY-MM-DD>]', 'of the last 30 days unless a day is said, the commonest first'],
    ],
    options: { '--site': '<domain>: of this site alone', '--since': '<YYYY-MM-DD>: since this day (UTC)' },
    examples: ['', '--site localhost --since 2026-01-01'],
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
  doctor: ofDatabase('doctor', 'Reports what is wrong with this installation, and what to do; changes nothing.', {
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
    file: 'backend/app/src/commands/site.ts',
    archive: 'sites',
    about: 'Lists, checks, opens and changes site files.',
    passes: 'the tool itself',
  },
  pictures: ofDatabase('pictures', "Writes the product's own pictures as files, for live sites.", {
    usage: [['<folder> [--at /pictures]']],
    options: { '--at': '<path>: where the site serves the folder; by default /pictures' },
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
      ['--from <releases folder> [remote…] [--canary 10%] [--steps] [--site <domain>]', 'in an archive'],
      ['<remote…>', 'in a checkout; host for the host with its templates'],
      ['--artefact <folder|archive>', 'in a checkout, what a team has built'],
    ],
    options: {
      '--from': '<folder>: where built remotes lie; in an archive only',
      '--canary': '<percent>: to a part of the visitors',
      '--steps': 'with --canary: to more visitors by itself, until everybody has it or it stops',
      '--site': '<domain>: to the visitors of a site; may be repeated',
      '--artefact': '<folder or .tgz>: what a team has built in its own repository; in a checkout only',
      '--dry-run': 'publishes nothing; in a checkout only',
      '--simulate': `${simulates}; in a checkout only`,
      '--files-only': 'opens nothing in a browser; in a checkout only',
      '--thorough': 'opens every page as everybody, on every screen, in every language; in a checkout only',
      '--commit': '<hash>: with --artefact: the commit that the team built it from',
      ...authored,
    },
    examples: ['--from /opt/marquee/releases wallet --canary 10%', 'wallet', '--artefact ../bonus/bonus.tgz'],
    codes: release,
    more: operations,
  },
  rollback: {
    file: releasing,
    first: ['rollback'],
    archive: 'release',
    about: 'Makes an earlier version of a remote live again.',
    usage: [['<remote> [version]']],
    options: { '--simulate': simulates, ...authored },
    examples: ['wallet', 'wallet --reason "amounts are rounded"'],
    codes: release,
    more: operations,
  },
  quarantine: {
    file: releasing,
    first: ['quarantine'],
    archive: 'release',
    about: 'Withdraws a version: it is no longer served, and open pages leave it.',
    usage: [['<remote> <version> <reason…>']],
    options: { '--simulate': simulates, '--by': authored['--by'] },
    examples: ['wallet 1.4.0-3f2a amounts are rounded'],
    codes: release,
    more: operations,
  },
  releases: {
    file: releasing,
    first: ['releases'],
    archive: 'release',
    about: 'Lists what is live, since when, and what is wrong with it.',
    usage: [
      ['[--trail [remote]]'],
      ['--why <site> [--visitor <bucket>] [--language <code>]'],
      ['--watch'],
      ['--restore <revision>'],
      ['--sign'],
      ['--new-key'],
      ['--grant <remote> --site <domain> [--hours 2]'],
    ],
    options: {
      '--trail': '[remote]: who changed what, when and why, from which commit, and what its run came to',
      '--why': '<site>: which version of each remote a visitor gets there, and why not the others',
      '--visitor': '<bucket>: of the cookie marquee_bucket, or all cookies; none unless said',
      '--language': '<code>: of the page; the first of the site unless said',
      '--watch': 'shows both arms of each canary, again and again; piped, a line for each change',
      '--restore': '<revision>: makes everything live again as it was in a kept one',
      '--sign': 'signs the newest registry as it is, whoever wrote it',
      '--new-key': 'prints a new pair of keys to sign by',
      '--grant': '<remote>: prints leave to show it from the machine of its developers, signed',
      '--site': '<domain>: with --grant: on which site',
      '--hours': '<number>: with --grant: for how long, 8 at most; 2 unless said',
      '--desk': 'of the remotes of the desk',
      ...authored,
    },
    examples: ['', '--trail wallet', '--why casino.example --visitor 4711', '--restore 12', '--sign'],
    codes: release,
    more: operations,
  },
});
