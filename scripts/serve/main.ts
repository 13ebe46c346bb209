import { programs } from '../package/layout';
import { bundleInPlace } from './bundleInPlace';

/** `<folder> <program…>`: bundles programs of the archive into a folder, to be run in the repository. */
const [folder = '', ...names] = process.argv.slice(2);
const entries = names.map((name) => {
  const file = programs[name];
  if (!file) throw new Error(`There is no program ${name}.`);
  return [name, file] as const;
});
await bundleInPlace(folder, Object.fromEntries(entries));
