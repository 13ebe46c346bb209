import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { rowSchema } from './rowSchema';
import { templatesFolder } from './rows';

/**
 * Generates `row.schema.json`, by which editors check and complete a `row.json`: run it after changing {@link
 * rowSchema}.
 */
const schema = { title: 'Row of a template', ...toJsonSchema(rowSchema, { target: 'draft-07' }) };
writeFileSync(join(templatesFolder, 'row.schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
