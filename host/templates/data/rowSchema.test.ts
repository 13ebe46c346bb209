import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { toJsonSchema } from '@valibot/to-json-schema';
import { rowSchema } from './rowSchema';
import { templatesFolder } from './rows';

test('the schema that editors read is the one that rows are checked by (npm run schema writes it)', () => {
  const written = JSON.parse(readFileSync(join(templatesFolder, 'row.schema.json'), 'utf8')) as object;
  expect(written).toEqual({ title: 'Row of a template', ...toJsonSchema(rowSchema, { target: 'draft-07' }) });
});
