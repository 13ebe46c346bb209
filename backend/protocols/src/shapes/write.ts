import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaOf, withCalls } from './documents';
import { protocols } from './protocols';

/**
 * `npm run shapes`: generates docs/partners/schemas and the tables of calls. A unit test fails if they are outdated.
 */
const docs = fileURLToPath(new URL('../../../../docs/partners/', import.meta.url));
for (const [name, protocol] of Object.entries(protocols)) {
  writeFileSync(`${docs}schemas/${name}.schema.json`, schemaOf(protocol));
  const page = `${docs}${name}.md`;
  writeFileSync(page, withCalls(readFileSync(page, 'utf8'), name));
}
