import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTestServer } from '../../backend/app/src/testing/processes/testServer';
import { readSettings } from '../../shared/settings/src/settings.mjs';
import { root } from '../check/sourceFiles';

/**
 * `[rstest's arguments]`: runs unit tests on a Postgres server that it starts for them, which takes less than half the
 * processor time of the embedded database; on that one where no server is installed. Exits like the tests.
 */
const server = readSettings('unit tests').TEST_DATABASE_URL ? undefined : await openTestServer();
const runner = join(root, 'node_modules/@rstest/core/bin/rstest.js');
const tests = spawn(process.execPath, [runner, 'run', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, ...(server && { TEST_DATABASE_URL: server.url, TEST_DATABASE_CONNECTIONS: '1' }) },
  stdio: 'inherit',
});
const [code] = await once(tests, 'exit');
await server?.stop();
process.exitCode = code === 0 ? 0 : 1;
