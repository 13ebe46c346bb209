import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { expect, test } from '@rstest/core';
import { closedFor, menuFor, pagesFor } from './menu';

const remote = (name: string, label: string, guard?: string) => ({
  ...{ name, slots: [], versions: [], labels: { [label]: label } },
  routes: [
    { path: `/${name}` as const, page: './Page' as const, title: label, ...(guard && { guard: guard as 'player' }) },
  ],
  navigation: [...[{ to: `/${name}` as const, label, icon: 'user', place: 'main' as const, order: 1 }]].map(
    (entry) => ({ ...entry, ...(guard && { guard: guard as 'player' }) }),
  ),
});
const registry: SiteRegistry = {
  revision: 1,
  language: 'EN',
  remotes: [
    remote('players', 'Players', 'players.find'),
    remote('payments', 'Payments', 'money.read'),
    remote('help', 'Help'),
  ],
};
const me = (...permissions: ('players.find' | 'money.read')[]) => ({
  ...{ id: 'm', name: 'Ana', sites: [] },
  grants: permissions.map((permission) => ({ permission, site: 'a.example', role: 'r' })),
});

test('somebody sees the pages that a role permits somewhere, and those for all', () => {
  expect(pagesFor(registry, me('money.read')).map(({ path }) => path)).toEqual(['/payments', '/help']);
  expect(closedFor(registry, me('money.read'))).toEqual(['/players']);
  expect(menuFor(registry, me()).map(({ to }) => to)).toEqual(['/help']);
});

test('each entry has a key of its own, the first letter that is free', () => {
  const keys = menuFor(registry, me('players.find', 'money.read')).map(({ label, key }) => [label, key]);
  expect(keys).toEqual([
    ['Help', 'h'],
    ['Payments', 'p'],
    ['Players', 'l'],
  ]);
});

test('entries are in the language of the registry, under the same keys', () => {
  const russian = {
    ...registry,
    remotes: registry.remotes.map((one) => (one.name === 'players' ? { ...one, labels: { Players: 'Игроки' } } : one)),
  };
  const keys = menuFor(russian, me('players.find', 'money.read')).map(({ label, key }) => [label, key]);
  expect(keys).toEqual([
    ['Help', 'h'],
    ['Payments', 'p'],
    ['Игроки', 'l'],
  ]);
});
