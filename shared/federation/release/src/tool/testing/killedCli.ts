import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * The tool of an archive, which is killed before its n-th call of a function of the file system. Arguments: the
 * function, n, and the tool's own.
 */
const [name = '', at = '', ...words] = process.argv.slice(2);
const real = fs[name as 'rmSync'] as (...given: unknown[]) => unknown;
let calls = 0;
const counted = (...given: unknown[]) => {
  calls += 1;
  if (calls === Number(at)) process.kill(process.pid, 'SIGKILL');
  return real(...given);
};
Object.assign(fs, { [name]: counted });
syncBuiltinESMExports();
process.argv.splice(2, process.argv.length, ...words);
await import('../deliverCli');
