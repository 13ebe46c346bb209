import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaOf, withCalls } from './documents';
import { protocols } from './protocols';

/**
 * `npm run shapes`: writes docs/partners/schemas and the tables of calls of the partners' pages. A unit test refuses
 * what is not current.
 */
const docs = fileURLToPath(new URL('../../../../docs/partners/', import.meta.url));
for (const [name, protocol] of Object.entries(protocols)) {
  writeFileSync(`${docs}schemas/${name}.schema.json`, schemaOf(protocol));
  const page = `${docs}${name}.md`;
  writeFileSync(page, withCalls(readFileSync(page, 'utf8'), name));
}
