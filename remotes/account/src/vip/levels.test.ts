import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';

const root = join(import.meta.dirname, '../../../..');
const { properties } = JSON.parse(readFileSync(join(root, 'host/templates/row.schema.json'), 'utf8')) as {
  properties: { levels: { enum: string[] } };
};
const sheet = readFileSync(join(import.meta.dirname, 'VipLadder.module.css'), 'utf8');
const [rows = '', forms = ''] = sheet.split('@media (forced-colors: none)');

test('each form that a row may give the levels is drawn, and no other', () => {
  const drawn = forms.matchAll(/^ {2}\[data-levels="(\w+)"\] \.(?:rung|mark) \{/gm);
  expect([...new Set([...drawn].map(([, form]) => form))].sort()).toEqual([...properties.levels.enum].sort());
});

test('forced colours, which remove what the forms draw with, have rows', () => {
  expect(rows).toContain('.rung');
  expect(rows).not.toContain('data-levels');
});
