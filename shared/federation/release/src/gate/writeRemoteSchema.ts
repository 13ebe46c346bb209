import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { remoteSchema } from './remoteSchema';

/** Writes the published JSON schema of `remote.json`: run it after changing the rule `format` or what it checks by. */
writeFileSync(join(root, 'docs/api/remote.schema.json'), remoteSchema());
