import { publish } from '@marquee/federation-release/publish';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { promote } from '@marquee/federation-release/registry/promote';

/**
 * A separate process, like a release: builds one remote of a workspace, publishes it and makes it live. Arguments:
 * workspace, remote, releases folder, and whether the gate checks it (`gated` or `ungated`). Prints the version.
 */
const [root = '', remote = '', releases = '', gate = 'gated'] = process.argv.slice(2);
const published = await publish([remote], { releases, root, gate: gate === 'gated' ? 'files' : 'none' });
await promote(folderStore(releases), published);
process.stdout.write(`${published[0]?.version}\n`);
