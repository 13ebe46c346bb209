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

/** Elements that stay fixed in a low window, too: they cover no content, or are the content. */
const pinnedAlways = {
  'the ground behind the page': [
    'host/templates/slot1/Footer.module.css .footer::before',
    'host/templates/slot2/Footer.module.css .footer::after',
    'host/templates/slot4/Footer.module.css .footer::before',
    'host/templates/slot5/Footer.module.css .footer::before',
    'host/templates/slot6/Footer.module.css .footer::before',
    'host/templates/slot8/Footer.module.css .footer::before',
    'host/templates/sportsbook1/Footer.module.css .footer::before',
    'host/templates/sportsbook3/Footer.module.css .footer::before',
  ],
  'a column beside the page': [
    'host/templates/casino2/Navigation.module.css [data-wide] .rail',
    'host/templates/casino7/Header.module.css [data-wide] .header',
    'host/templates/casino7/Navigation.module.css [data-wide] .column',
    'host/templates/slot4/Navigation.module.css [data-wide] .rail',
    'host/templates/slot6/Navigation.module.css .inside',
    'remotes/sportsbook/src/slip/SlipDock.module.css .session',
    'remotes/sportsbook/src/slip/SlipDock.module.css .side',
  ],
  'in windows of 600px and more': ['remotes/sportsbook/src/slip/SlipPanel.module.css .foot'],
  'the game itself': ['remotes/slots/src/play/GameStage.module.css .stage[data-fills-window]'],
  'opened and closed by the player': ['host/shell/src/floating/ChatPanel.module.css .panel'],
  'goes by itself': ['shared/sdk/src/dialogs/toasts.module.css .stack'],
  'for developers only': [
    'host/shell/src/devtools/Devtools.module.css .panel',
    'host/shell/src/overridden/badge.module.css .badge',
    'host/shell/src/overridden/badge.module.css .frame',
    'shared/ui/gallery/gallery.module.css .bar',
  ],
};

test('what is pinned lets go in a low window: its position is var(--unpinned, sticky) or var(--unpinned, fixed)', () => {
  const pin = /\bposition:\s*['"]?(fixed|sticky)/;
  const rulesOf = (text: string) => text.replace(/\/\*.*?\*\//gs, '').split('}');
  const pinned = sources
    .filter(({ path }) => !path.includes('/gate/testing/'))
    .flatMap(({ path, text }) =>
      pin.test(text)
        ? rulesOf(text)
            .filter((rule) => pin.test(rule))
            .map((rule) => [path.slice(root.length + 1), rule])
        : [],
    )
    .map(([path, rule = '']) => `${path} ${rule.split('{').at(-2)?.trim()}`);
  expect(pinned.sort()).toEqual(Object.values(pinnedAlways).flat().sort());
});
