import { buildRemote } from '../remotes';

/** Builds the remote of a folder into a releases folder, and again after each change, until it is ended. */
const [folder = '', releases = ''] = process.argv.slice(2);
process.env.NODE_ENV = 'development';
await buildRemote(folder, releases, { watch: true });
