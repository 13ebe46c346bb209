import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../check/sourceFiles';

/** Prints the paths of each remote's pages, without parameters, as JSON. */
const pages: Record<string, string[]> = {};
for (const name of readdirSync(join(root, 'remotes'))) {
  const { remote } = await import(pathToFileURL(join(root, 'remotes', name, 'src/remote.ts')).href);
  const paths = (remote.routes as { path: string }[]).map(({ path }) => path.replace(/\/:.*/, ''));
  pages[name] = [...new Set(paths)];
}
process.stdout.write(JSON.stringify(pages));
