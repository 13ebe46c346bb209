// @ts-check

const write = { '--write': 'writes what has changed' };

/** Commands that exist only in a checkout: checks, builds and generators. */
export const checkoutCommands = /** @type {Readonly<Record<string, import('./operatorCommands.mjs').CommandText>>} */ ({
  check: {
    file: 'scripts/check.mjs',
    about: 'Lint, types, dead code, directions, faces, rows of queries, schema, rules, links, licences.',
    examples: [''],
  },
  unit: {
    file: 'scripts/unit.mjs',
    about: 'Unit tests: all, or those whose path contains a given text.',
    usage: [['[word…] [--full]']],
    options: { '--full': 'with long ones' },
    examples: ['wallet', '--full partners'],
  },
  journeys: {
    file: 'scripts/journeys.mjs',
    about: 'Builds, and runs the journeys in a browser.',
    usage: [['[word…] [--full] [--slow|--fast] [options of Playwright]']],
    options: {
      '--full': 'with long ones',
      '--slow': 'on a quarter of the processor',
      '--fast': 'timers of the product take ten times as long',
    },
    examples: ['login', 'payments -g "bank account" --repeat-each 10'],
    passes: 'Playwright',
  },
  access: {
    file: 'scripts/access.mjs',
    about: 'Runs the journeys about access; if all pass, every accessibility page says when, and how many they were.',
    usage: [['[--full]']],
    options: { '--full': 'with long ones' },
    examples: [''],
    more: 'docs/accessibility.md',
  },
  test: {
    file: 'scripts/test.mjs',
    about: 'Everything that is checked: check, unit, build, journeys.',
    usage: [['[--full|--changed]']],
    options: {
      '--full': 'with the long proofs',
      '--changed': 'what the changes since main reach, and says what it leaves out',
    },
    examples: ['', '--changed'],
  },
  'test:full': {
    file: 'scripts/test.mjs',
    first: ['--full'],
    about: 'Everything, with the long proofs.',
    examples: [''],
  },
  dev: {
    file: 'scripts/dev.mjs',
    about: 'Serves, and builds again at every change; pages load again by themselves.',
    usage: [['[remote…]']],
    examples: ['wallet'],
  },
  bench: {
    file: 'scripts/bench.mjs',
    about: 'Measures the budgets.',
    usage: [
      ['[--quick] [--check]'],
      ['--against <revision> [warm-pages|next-section|bytes|home|lobby|board…]', 'this one and another by turns'],
    ],
    options: {
      '--quick': 'two loads each, no Lighthouse',
      '--check': 'fails when a budget does',
      '--against': 'also builds that revision, and says the ratios',
    },
    examples: ['--quick', '--against HEAD~20 warm-pages'],
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
  pack: {
    file: 'scripts/pack/main.ts',
    about: 'Packs what a team with a separate repository installs: sdk, contract and federation.',
    usage: [['[folder]']],
    examples: ['../bonus-wheel/vendor'],
    more: 'docs/team-repository.md',
  },
  settings: {
    file: 'scripts/check/settings/main.ts',
    about: 'Makes the tables of docs/settings.md.',
    examples: [''],
  },
  states: {
    file: 'scripts/check/states/main.ts',
    about: 'Makes docs/states.md from the state machines.',
    examples: [''],
  },
  schema: {
    file: 'scripts/check/schema/main.ts',
    about: 'Checks docs/schema.md against the migrations.',
    options: write,
    examples: ['--write'],
  },
  directions: {
    file: 'scripts/check/directions/main.ts',
    about: 'Refuses imports that no direction allows.',
    options: { '--write': 'makes the pictures of docs/architecture.md' },
    examples: ['', '--write'],
  },
  rows: {
    file: 'scripts/check/rows/main.ts',
    about: 'Types the rows of queries, as the migrated database describes their statements.',
    options: { '--check': 'writes nothing; fails where it is not current' },
    examples: ['', '--check'],
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
  'pictures:readme': {
    file: 'scripts/pictures.mjs',
    about: 'Takes the pictures of docs/pictures from a site that it starts, or from one that runs.',
    usage: [['[--url <http://localhost:PORT>]']],
    options: { '--url': 'a running sandbox site; the statement is then the demo player’s' },
    examples: ['', '--url http://localhost:3000'],
  },
  rehearsal: {
    file: 'scripts/rehearsal.mjs',
    about: 'Upgrade, kills and outages of a real installation under traffic.',
    usage: [['[commit]']],
    examples: [''],
    more: 'docs/rehearsal.md',
  },
  'new-remote': {
    file: 'scripts/new-remote.mjs',
    about: 'Makes a remote with a page, a test and texts in all languages.',
    usage: [['<name> [--standalone <folder>]']],
    options: { '--standalone': 'in a repository of its own, with the packages that it needs' },
    examples: ['bonus-wheel', 'bonus-wheel --standalone ../bonus-wheel'],
    more: 'docs/team-repository.md',
  },
  'new-language': {
    file: 'scripts/language/main.ts',
    about: 'Adds an interface language, with the texts of another to begin with.',
    usage: [['<CODE> <tag> <its own name> [--like <CODE>]']],
    options: { '--like': 'the language whose texts it begins with; EN if not given' },
    examples: ['DE de Deutsch', 'ARG es-AR "Español (Argentina)" --like ESP'],
    more: 'docs/adding/language.md',
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
    about: 'Applies the examples of docs/adding to a copy, and builds and tests it.',
    usage: [['[example…]']],
    examples: ['', 'language'],
  },
  rules: {
    file: 'scripts/rules/main.ts',
    about: 'Links the tests of each rule in docs/specification, by the ids in their titles.',
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
    file: 'lab/proofs/attack.full.ts',
    about: 'Attacks a site that it starts itself.',
    examples: [''],
    more: 'SECURITY.md',
  },
});
