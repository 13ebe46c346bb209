import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from '@marquee/federation-release/run/endWithParent';

/** Stands for the program of a look: says its process id in a file, then answers, ends, lasts, or hangs. */
const [releases = '', remote = '', version = ''] = process.argv.slice(2);

if (version !== 'hangs') endWithParent();
const file = join(releases, 'pid');
process.once('exit', () => rmSync(file));
writeFileSync(file, String(process.pid));

if (version === 'answers') process.send?.({ seen: remote }, undefined, undefined, () => process.exit());
else if (version === 'ends') process.exit();
else setInterval(() => undefined, 1000);
