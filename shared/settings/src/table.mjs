// @ts-check
const servers = /** @type {const} */ (['edge', 'backend']);
const withSandbox = /** @type {const} */ ([...servers, 'sandbox']);
const partner = /** @type {const} */ ({ kind: 'url', protocols: ['https:', 'http:'], partner: true, readBy: servers });
const keys = /** @type {const} */ ({ kind: 'secret', readBy: servers });
const postgres = /** @type {const} */ (['postgres:', 'postgresql:']);

/**
 * All environment variables of ours. `npm run settings` generates the tables of docs/settings.md from it.
 * @satisfies {Record<string, import('./setting').Setting>}
 */
export const table = /** @type {const} */ ({
  PORT: {
    kind: 'port',
    default: 3000,
    defaults: { backend: 3001, sandbox: 3002 },
    readBy: [...withSandbox, 'site'],
    meaning: 'where it listens; 0: any free port',
  },
  HOST: {
    kind: 'host',
    default: '127.0.0.1',
    readBy: withSandbox,
    meaning: 'the network address on which it listens; 0.0.0.0: on all that the machine has',
  },
  DATA_DIR: {
    kind: 'folder',
    default: '.data',
    defaults: { sandbox: '.data/sandbox' },
    readBy: [...withSandbox, 'database'],
    meaning: 'embedded database and secrets',
  },
  DATABASE_URL: {
    kind: 'url',
    protocols: postgres,
    fromFile: true,
    several: true,
    readBy: [...withSandbox, 'database', 'proofs'],
    meaning: 'a Postgres server instead of the embedded one; `one:5432,two:5432` with its stand-by',
  },
  RELEASES_DIR: { kind: 'folder', default: 'releases', readBy: ['edge', 'release'], meaning: 'published remotes' },
  RELEASE_KEYS: {
    kind: 'secret',
    readBy: ['edge', 'release'],
    meaning: 'public keys; with them, only a registry that one of them has signed is served',
  },
  RELEASE_SIGNING_KEY: {
    kind: 'secret',
    readBy: ['edge', 'release'],
    meaning: 'the private key of one of them: who has it may release; an edge, withdraw',
  },
  RELEASE_SIGNED_DAYS: {
    kind: 'count',
    default: 90,
    readBy: ['edge', 'release'],
    meaning: 'days for which a signature holds; each release makes a new one',
  },
  BACKUPS_DIR: {
    kind: 'folder',
    readBy: ['edge'],
    meaning: 'where your backups are: the doctor says when the newest is too old',
  },
  SITES_DIR: {
    kind: 'folder',
    default: 'backend/sites',
    readBy: [...servers, 'database', 'site', 'release'],
    meaning: 'site files',
  },
  BACKEND_URL: {
    kind: 'url',
    protocols: ['http:', 'https:'],
    readBy: ['edge'],
    meaning: 'calls are forwarded to this backend, and none runs inside',
  },
  TRUST_PROXY: {
    kind: 'switch',
    readBy: servers,
    meaning: 'a proxy of yours sets `x-forwarded-proto` and `x-forwarded-for`; `live` wants it said',
  },
  EDGE_KEYS: {
    ...keys,
    meaning: 'what edge and backend, as two processes, sign visitors’ addresses with',
  },
  GATEWAY_URL: { ...partner, meaning: 'where the payment gateway speaks the gateway protocol' },
  GATEWAY_KEYS: { ...keys, meaning: 'what gateway and operator sign with' },
  ODDS_URL: { ...partner, meaning: 'where the odds feed speaks the odds protocol' },
  ODDS_KEYS: { ...keys, meaning: 'what odds feed and operator sign with' },
  GAMES_URL: { ...partner, meaning: 'where the game server speaks the games protocol' },
  GAMES_KEYS: { ...keys, meaning: 'what game server and operator sign with' },
  IDENTITY_URL: { ...partner, meaning: 'where the identity check speaks the identity protocol' },
  IDENTITY_KEYS: { ...keys, meaning: 'what identity check and operator sign with' },
  PERSON_KEYS: {
    ...keys,
    meaning: 'what contacts, bank accounts and names are hashed with, to know one person in two accounts',
  },
  MESSAGES_URL: {
    kind: 'url',
    protocols: ['smtps:', 'smtp:', 'https:', 'http:'],
    fromFile: true,
    readBy: servers,
    meaning: 'what sends codes and mail: an SMTP server, or a receiver that speaks the messages protocol',
  },
  SANDBOX_KEYS: {
    kind: 'secret',
    required: true,
    readBy: ['sandbox'],
    meaning: "what the sandbox's partners and operator sign with: the operator's `…_KEYS`",
  },
  SANDBOX_URL: {
    ...partner,
    readBy: ['sandbox'],
    required: true,
    meaning: "where players' browsers find the sandbox's games, pictures and payment pages",
  },
  OPERATOR_URL: {
    ...partner,
    readBy: ['sandbox'],
    required: true,
    meaning: 'where the sandbox reaches the operator: an edge, or a backend',
  },
  MESSAGES_KEYS: { ...keys, meaning: 'what that receiver and operator sign with' },
  MESSAGES_FROM: { kind: 'email', readBy: servers, meaning: 'the address that mail over SMTP comes from' },
  ANSWER_HOURS: {
    kind: 'count',
    default: 24,
    readBy: servers,
    meaning: 'hours within which the contact form is to be answered',
  },
  HOST_DIST: {
    kind: 'folder',
    default: 'host/dist',
    readBy: ['edge', 'journeys', 'release'],
    meaning: "the host's build that is served until a host is released",
  },
  RENDERERS: {
    kind: 'count',
    least: 0,
    default: 2,
    readBy: ['edge'],
    meaning: 'processes that render pages; 0: browsers alone draw them',
  },
  HEALING: {
    kind: 'switch',
    default: true,
    readBy: ['edge'],
    meaning: 'versions of remotes that fail for many visitors are withdrawn; off: by people alone',
  },
  CANARY_STEP_MINUTES: {
    kind: 'count',
    least: 0,
    default: 60,
    readBy: ['edge'],
    meaning: 'how long a canary by steps has each percentage at least, however many visitors run it',
  },
  DEV_GRANTS: {
    kind: 'switch',
    readBy: ['edge'],
    meaning: "signed grants show a remote from its developer's machine; unless said, in `sandbox` alone",
  },
  SERVICE_WORKER: {
    kind: 'switch',
    default: true,
    readBy: ['edge'],
    meaning: 'offline pages; off: the worker removes itself from browsers that have it',
  },
  MARQUEE_MODE: {
    kind: 'choice',
    values: ['sandbox', 'live'],
    required: true,
    readBy: servers,
    meaning: '`sandbox`: partners of our own; `live`: your partners, and nothing of the sandbox',
  },
  MARQUEE_DEV: {
    kind: 'switch',
    default: false,
    readBy: ['edge'],
    meaning: 'pages load again after a change; `npm run dev` sets it',
  },
  MARQUEE_SINGLE: {
    kind: 'switch',
    default: false,
    readBy: ['build'],
    meaning: 'host and remotes as one ordinary application; `npm run bench` sets it',
  },
  LOG_LEVEL: {
    kind: 'choice',
    values: ['info', 'warn', 'error', 'silent'],
    default: 'warn',
    defaults: { 'unit tests': 'error' },
    readBy: [...withSandbox, 'unit tests'],
    meaning: 'the least serious line that is written; `info`: every call',
  },
  METRICS_PORT: {
    kind: 'port',
    readBy: servers,
    meaning: 'a port of its own for `/metrics`; never on the public one',
  },
  METRICS_HOST: { kind: 'host', default: '127.0.0.1', readBy: servers, meaning: 'the network address of that port' },
  SHUTDOWN_DELAY: {
    kind: 'seconds',
    default: 0,
    readBy: withSandbox,
    meaning: 'from failing readiness to closing the port',
  },
  SHUTDOWN_LIMIT: { kind: 'seconds', default: 10, readBy: withSandbox, meaning: 'until running answers are cut off' },
  CHROMIUM_PATH: { kind: 'file', readBy: ['journeys', 'release'], meaning: "the browser; else the system's" },
  E2E_PORT: { kind: 'port', default: 41800, readBy: ['journeys'], meaning: 'of the site under test' },
  E2E_WORKERS: { kind: 'count', default: 3, readBy: ['journeys'], meaning: 'browsers at once' },
  E2E_DATA_DIR: { kind: 'folder', readBy: ['journeys'], meaning: 'the `DATA_DIR` of the site under test' },
  E2E_RELEASES_DIR: {
    kind: 'folder',
    default: 'releases',
    readBy: ['journeys'],
    meaning: 'the `RELEASES_DIR` of the site under test',
  },
  E2E_SERVERS_DIR: {
    kind: 'folder',
    readBy: ['journeys'],
    meaning: 'one file for each server that journeys start; else their sources',
  },
  E2E_FULL: { kind: 'switch', default: false, readBy: ['journeys'], meaning: 'long journeys and tables, too' },
  E2E_SPEED: {
    kind: 'choice',
    values: ['slow', 'fast'],
    readBy: ['journeys'],
    meaning: '`slow`: a quarter of the processor; `fast`: timers of the product take ten times as long',
  },
  E2E_EVERY: {
    kind: 'switch',
    default: false,
    readBy: ['journeys'],
    meaning: 'a browser opens every page in every template and language, not each pair of them; over an hour',
  },
  CI: { kind: 'presence', default: false, readBy: ['journeys'], meaning: 'a left `test.only` fails' },
  TEST_DATABASE_URL: {
    kind: 'url',
    protocols: postgres,
    readBy: ['unit tests'],
    meaning: 'a Postgres server to test on; its user may create databases',
  },
  TEST_DATABASE_CONNECTIONS: {
    kind: 'count',
    default: 20,
    readBy: ['unit tests'],
    meaning: 'connections of a test to its database there; `npm test` has 1',
  },
  UNIT_FULL: { kind: 'switch', default: false, readBy: ['unit tests'], meaning: 'long unit tests and tables, too' },
  ROUNDS: { kind: 'count', default: 200_000, readBy: ['proofs'], meaning: 'rounds for each row of `npm run returns`' },
});
