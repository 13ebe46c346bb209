import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';

const sdk = JSON.parse(readFileSync(join(root, 'shared/sdk/package.json'), 'utf8')) as { version: string };

/** The version of the host API: the sdk package's version. For Node: read from the package. */
export const hostApiVersion = sdk.version;
