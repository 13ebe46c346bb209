import { expect, test } from '@rstest/core';
import { compiledRemote } from '../testing';
import { findProblems } from './findProblems';
import type { PageState, Visit } from './observed';

function stateOf(given: Partial<PageState> = {}): PageState {
  return {
    boxes: {
      'header 1': { isBelow: false, left: 0, top: 0, width: 1000, height: 60 },
      'footer 2': { isBelow: true, left: 0, top: 900, width: 1000, height: 90 },
    },
    styles: { 'header 1/0 header': 'block|rgb(0, 0, 0)' },
    reachable: ['header 1, control 1'],
    covered: {},
    around: ['html', 'body'],
    looseStyles: 0,
    title: 'Nothing here',
    markup: 0,
    isClickable: true,
    globals: [],
    changed: [],
    stored: [],
    forms: [],
    alive: [],
    ...given,
  };
}

function visitOf(given: Partial<Visit> = {}): Visit {
  const none = {
    actions: [],
    failures: [],
    errors: [],
    foreign: [],
    unrendered: [],
    isGivenUp: false,
    unnamed: [],
    entries: 0,
    heldFocus: undefined,
    covers: [],
    reloads: 0,
    calls: 0,
    asked: [],
  };
  return { path: '/slots', hasContent: true, leaves: true, during: stateOf(), after: stateOf(), ...none, ...given };
}

const failure = (remote: string) => ({ remote, version: '1.0.0', phase: 'render', cause: 'no' });
const neutral = visitOf({ path: '/nothing', failures: [failure('sportsbook')], errors: ['late'] });

const rulesOf = (given: Partial<Visit>) =>
  findProblems(neutral, visitOf(given), compiledRemote()).map(({ rule }) => rule);

test('findProblems > finds nothing if the shell is unchanged and nothing fails', () => {
  expect(rulesOf({})).toEqual([]);
});

test.each([
  ['its own failure', 'failure', { failures: [failure('lobby')] }],
  ['another’s failure that is not there without it', 'failure', { failures: [failure('account')] }],
  ['a hydration that the browser drew anew', 'server-render', { failures: [{ ...failure('host'), phase: 'hydrate' }] }],
  [
    'a header that stands lower',
    'layout',
    {
      after: stateOf({
        boxes: {
          'header 1': { isBelow: false, left: 0, top: 80, width: 1000, height: 60 },
          'footer 2': { isBelow: true, left: 0, top: 980, width: 1000, height: 90 },
        },
      }),
    },
  ],
  ['a control that something lies over', 'layout', { during: stateOf({ reachable: [] }) }],
  ['clicks that nobody hears', 'layout', { after: stateOf({ isClickable: false }) }],
  [
    'a colour of the header',
    'global-css',
    { after: stateOf({ styles: { 'header 1/0 header': 'block|rgb(9, 0, 0)' } }) },
  ],
  ['a node beside the shell', 'cleanup', { after: stateOf({ around: ['html', 'body', 'aside'] }) }],
  [
    'an interval that runs on',
    'cleanup',
    { after: stateOf({ alive: [{ rule: 'cleanup', what: 'leaves an interval running', at: 'a.js:1:1' }] }) },
  ],
  ['a changed platform', 'intrinsic', { during: stateOf({ changed: ['Array.prototype.map'] }) }],
  [
    'a global of its own',
    'global',
    { during: stateOf({ globals: ['config', 'marquee_lobby_1_0_0', 'webpackChunklobby'] }) },
  ],
  ['a page that never answers', 'long-task', { during: null, after: null, hasContent: false }],
  ['a page that stays a skeleton', 'failure', { hasContent: false }],
  ['a page that cannot be left', 'failure', { leaves: false }],
  ['a step of its own in the history', 'way-out', { entries: 1 }],
  ['a control that keeps the focus', 'way-out', { heldFocus: 'button “Play”' }],
  ['a late cover', 'layout', { covers: [{ when: 'late', what: 'header 1, control 1 (by div)' }] }],
  ['a modal without a way out', 'way-out', { covers: [{ when: 'pressed', what: 'header 1, control 1 (by dialog)' }] }],
  ['too much markup', 'size', { during: stateOf({ markup: 3_000_000 }) }],
  ['another document', 'shell-access', { reloads: 1 }],
  ['another origin', 'foreign-origin', { foreign: ['https://evil.example/'] }],
])('findProblems > %s is refused by %s', (_, rule, given) => {
  expect(rulesOf(given as Partial<Visit>)).toEqual([rule]);
});

test('findProblems > a footer may be pushed down, others may fail as they do without it, and the same error is nobody’s', () => {
  const boxes = { ...stateOf().boxes, 'footer 2': { isBelow: true, left: 0, top: 2000, width: 1000, height: 90 } };
  expect(rulesOf({ during: stateOf({ boxes }), failures: [failure('sportsbook')], errors: ['late'] })).toEqual([]);
});

test('findProblems > a page with a layout of its own has another shell, in every language', () => {
  const routes = [{ path: '/wheel', page: './Wheel', title: 'wheel.title', layout: 'minigame' }] as const;
  const at = (path: string) =>
    findProblems(
      visitOf(),
      visitOf({ path, during: stateOf({ boxes: {} }) }),
      compiledRemote('1.0.0', { routes: [...routes] }),
    );
  expect(['/wheel', '/ru/wheel', '/slots'].map((path) => at(path).map(({ rule }) => rule))).toEqual([
    [],
    [],
    ['layout', 'layout'],
  ]);
});

test('findProblems > what only took too long is known as such, and another remote is not said to fail', () => {
  const late = (remote: string) => ({ ...failure(remote), cause: 'no answer within 5000 ms' });
  const found = findProblems(neutral, visitOf({ failures: [late('lobby'), late('account')] }), compiledRemote());
  expect(found.map(({ message, late }) => [message, late])).toEqual([
    ['/slots: render: no answer within 5000 ms', 'own'],
    ['/slots: account was slow (render): no answer within 5000 ms', 'other'],
  ]);
});

test('a staff call that a page of the desk makes and does not name is refused, and not what the frame asks anywhere', () => {
  const desk = compiledRemote('1.0.0', { name: 'desk-bets', calls: ['bets/list'] as never });
  const bare = { ...neutral, asked: ['staff/me', 'today/waits'] };
  const found = (asked: string[]) => findProblems(bare, visitOf({ asked }), desk).map(({ message }) => message);
  expect(found(['staff/me', 'today/waits', 'bets/list'])).toEqual([]);
  expect(found(['staff/me', 'players/find', 'players/find'])).toEqual([
    '/slots: makes players/find, which remote.json does not name',
  ]);
});

test('at the desk what its host keeps in the browser is its own', () => {
  const left = (name: string) =>
    findProblems(
      neutral,
      visitOf({ after: stateOf({ stored: ['desk-form:block'] }) }),
      compiledRemote('1.0.0', { name }),
    );
  expect(left('desk-bets')).toEqual([]);
  expect(left('lobby')).toHaveLength(1);
});
