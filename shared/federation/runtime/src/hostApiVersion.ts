import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';

const sdk = JSON.parse(readFileSync(join(root, 'shared/sdk/package.json'), 'utf8')) as { version: string };

/** The version of the host API, which is the version of the sdk package. For Node: it is read from the package. */
export const hostApiVersion = sdk.version;
