import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxCatalogue } from './sandboxCatalogue';

/** `npm run --prefix backend/sandbox catalogue-digest` updates the digest of the catalogue. */
const file = join(import.meta.dirname, 'sandboxCatalogue.ts');
const { providers, games } = sandboxCatalogue();
const listed = JSON.stringify([providers(), games()]);
const digest = createHash('sha256').update(listed).digest('hex');
writeFileSync(file, readFileSync(file, 'utf8').replace(/(catalogueDigest = ')\w+'/, `$1${digest}'`));
