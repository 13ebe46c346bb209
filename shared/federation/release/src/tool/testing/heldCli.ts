import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * The tool of an archive, which stops before its n-th call of a function of the file system, says `held`, and goes on
 * when its input ends. Arguments: the function, n, and the tool's own.
 */
const [name = '', at = '', ...words] = process.argv.slice(2);
const { readSync, writeSync } = { ...fs };
const real = fs[name as 'rmSync'] as (...given: unknown[]) => unknown;
let calls = 0;
const held = (...given: unknown[]) => {
  calls += 1;
  if (calls === Number(at)) {
    writeSync(1, 'held\n');
    while (readSync(0, Buffer.alloc(1)) > 0);
  }
  return real(...given);
};
Object.assign(fs, { [name]: held });
syncBuiltinESMExports();
process.argv.splice(2, process.argv.length, ...words);
await import('../deliverCli');
