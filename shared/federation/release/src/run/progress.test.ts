import { expect, test } from '@rstest/core';
import { compiledRemote } from '../testing';
import { addressOf, viewsOf } from './otherViews';
import { looksAt } from './plan';
import { Progress, withSeconds } from './progress';

const page = { page: './Page', title: 'page.title' } as const;
const remote = compiledRemote('1.0.0', {
  name: 'casino',
  routes: [
    { ...page, path: '/casino/lobby' },
    { ...page, path: '/bets/:id', guard: 'player' },
  ],
});

test('each look of a run says its number, who looks, the screen and the page; the last one is as many as announced', () => {
  const lines: string[] = [];
  const looks = looksAt(remote, 'whole');
  const progress = new Progress((line) => lines.push(line), remote, looks);
  for (const look of looks)
    for (const address of [...look.walked, ...viewsOf(look.looked, remote, look.languages).map(addressOf)])
      progress.begins(look, address);
  const all = lines.length;
  expect(lines[0]).toBe(`casino: look 1 of ${all}: a visitor, 1440 × 900, /casino/lobby`);
  expect(lines).toContainEqual(expect.stringMatching(/of \d+: a player with money, 1440 × 900, \/bets\/0$/));
  expect(lines.at(-1)).toBe(`casino: look ${all} of ${all}: a player on a break, 740 × 360, /casino/lobby`);
});

test('a page that is looked at once more, and what is kept, are named and not counted', () => {
  const lines: string[] = [];
  const looks = looksAt(remote, 'whole');
  const progress = new Progress((line) => lines.push(line), remote, looks);
  const [look] = looks;
  if (!look) throw new Error('nobody looks');
  progress.confirms(look, '/casino/lobby');
  progress.repeats(look, ['/a', '/b']);
  progress.begins(look, '/casino/lobby');
  expect(lines).toEqual([
    'casino: once more: a visitor, 1440 × 900, /casino/lobby',
    'casino: what is kept: a visitor, 1440 × 900, /a /b',
    expect.stringMatching(/^casino: look 1 of /),
  ]);
});

test('a step has the seconds since the beginning', () => {
  const lines: string[] = [];
  let time = 5_000;
  const step = withSeconds(
    (line) => lines.push(line),
    () => time,
  );
  step('slots: build');
  time += 12_400;
  step('slots: rules on files');
  expect(lines).toEqual(['   0 s  slots: build', '  12 s  slots: rules on files']);
});
