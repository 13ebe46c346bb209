import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { expect, test } from '@rstest/core';

const isForDigits = /inputMode="(numeric|decimal)"|type="tel"|'tel'|autoComplete="one-time-code"/;

test('every field for digits has a filter, which reads the digits of every script', () => {
  const fields = ['host', 'remotes', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => path.endsWith('.tsx') && !/node_modules|\/dist|\.test\./.test(path))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/<TextInput\b.*?\n? *\/>/gs)].map(([field]) => ({ path, field })),
      ),
  );
  const own = fields.filter(({ field }) => isForDigits.test(field));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter(({ field }) => !/\bfilter\b/.test(field))).toEqual([]);
});
