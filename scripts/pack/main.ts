import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { makePackages } from './makePackages';

/** `npm run pack -- <folder>`: the packages of a team outside of this repository, each as a `.tgz`. */
const [folder = 'dist/packages'] = process.argv.slice(2);
for (const { name, version, file } of await makePackages(resolve(folder))) {
  const kilobytes = Math.ceil(statSync(file).size / 1000);
  process.stdout.write(`${name} ${version}: ${relative(process.cwd(), file)}, ${kilobytes} kB\n`);
}
