import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { themeCss } from '@marquee/theme/css';
import { expect, test } from '@rstest/core';
import { templateRows } from './data/rows';

const sources = ['host', 'remotes', 'shared', 'backend/sandbox'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/node_modules|\/dist|\.test\./.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);
const styles = sources.filter(({ path }) => path.endsWith('.css'));

test('every variable of a style sheet is given by the theme, a style sheet or a component', () => {
  const themes = templateRows.flatMap((row) => row.palettes.map((palette) => themeCss(row, palette)));
  const given = new Set<string>();
  for (const text of [...themes, ...styles.map((style) => style.text)])
    for (const [, name = ''] of text.matchAll(/(--[\w-]+)\s*:/g)) given.add(name);
  for (const { path, text } of sources)
    if (!path.endsWith('.css')) for (const [, name = ''] of text.matchAll(/['"`](--[\w-]+)/g)) given.add(name);
  const missing = styles.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name = '']) => !given.has(name))
      .map(([, name]) => `${path.slice(root.length)}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no style sheet lets the scheme choose: it would follow a color-scheme of its own file, and there is none', () => {
  expect(styles.filter(({ text }) => text.includes('light-dark(')).map(({ path }) => path)).toEqual([]);
});
