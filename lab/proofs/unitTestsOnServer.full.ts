import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';

/**
 * `node --import tsx lab/proofs/unitTestsOnServer.full.ts [rstest's words]`: the backend's unit tests on a Postgres
 * server (DATABASE_URL, or one that it starts) instead of the embedded database. Exits like the tests.
 */
/** Code with special database use: notifications, locks, transactions, and providers' money calls. */
const defaultFolders = ['database', 'events', 'live', 'provider', 'api', 'auth'].map(
  (folder) => `backend/app/tests/${folder}`,
);

const server = await openProofServer();
const words = process.argv.slice(2);
const repository = fileURLToPath(new URL('../..', import.meta.url));
const runner = fileURLToPath(new URL('../../node_modules/@rstest/core/bin/rstest.js', import.meta.url));
const tests = spawn(process.execPath, [runner, 'run', ...(words.length > 0 ? words : defaultFolders)], {
  cwd: repository,
  env: { ...process.env, TEST_DATABASE_URL: server.url },
  stdio: 'inherit',
});
const [code] = await once(tests, 'exit');
await server.stop();
process.exitCode = code === 0 ? 0 : 1;
