import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `node buildRevision.mjs <checkout> <work>`: installs and builds a revision by its own scripts, for the bench. */
const [checkout = '', work = ''] = process.argv.slice(2);
const from = (name) => import(pathToFileURL(resolve(checkout, 'scripts/lib', name)).href);
const { install } = await from('install.mjs');
await install();
// Imported later: it may need what was installed.
const { buildGames, buildHost, buildServers, publishRemotes } = await from('builds.mjs');
await buildHost();
await buildGames();
await buildServers(join(work, 'server'), ['edge', 'backend']);
await publishRemotes(join(work, 'releases'));
