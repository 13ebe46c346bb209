import { type TemplateCode, templateCodes } from '@marquee/theme/codes';
import { templateRows } from '@marquee/theme/templates';
import { describe, expect, test } from '@rstest/core';
import { closedQuery, loginCallOf, loginWay, modalDelay, openedQuery, wayOn } from './loginWay';

/** §2: which templates ask for a login over the home page, and by which dialog. All others have the login page. */
const modals: Partial<Record<TemplateCode, string>> = {
  slot2: 'loginmodal',
  slot4: 'loginmodal',
  sportsbook1: 'loginmodal',
  slot5: 'modal-signin',
};

describe('loginWay (§2)', () => {
  test.each(templateCodes)('%s sends a visitor who needs to log in where the specification says', (code) => {
    const way = loginWay(modals[code], { to: '/deposit?amount=5' });
    if (modals[code]) expect(way).toEqual({ to: '/', state: { login: { to: '/deposit?amount=5' } } });
    else expect(way).toEqual({ to: '/login?to=%2Fdeposit%3Famount%3D5', state: null });
  });

  test.each(Object.values(templateRows).map((row) => [row.code, row.loginModal] as const))(
    'the row of %s names the dialog %s',
    (code, modal) => {
      expect(modal).toBe(modals[code]);
    },
  );

  test('the modal opens one second after the way home', () => {
    expect(modalDelay).toBe(1000);
  });

  test('the reason of a session end goes to the login page', () => {
    expect(loginWay(undefined, { to: '/vip', reason: 'sessionExpired' }).to).toBe(
      '/login?to=%2Fvip&reason=sessionExpired',
    );
  });

  test('the reason of a session end goes to the modal', () => {
    expect(loginWay('loginmodal', { to: '/vip', reason: 'BLOCK' }).state).toEqual({
      login: { to: '/vip', reason: 'BLOCK' },
    });
  });
});

describe('loginCallOf', () => {
  test.each([
    [null, null],
    [undefined, null],
    ['login', null],
    [{ login: true }, null],
    [{ login: { to: 5 } }, null],
    [{ login: { to: '/vip', reason: 5 } }, { to: '/vip' }],
    [{ login: { to: '/vip', reason: 'CLOSE' } }, { to: '/vip', reason: 'CLOSE' }],
  ])('of the state %j is %j', (state, call) => {
    expect(loginCallOf(state)).toEqual(call);
  });
});

describe('openedQuery and closedQuery', () => {
  test.each([
    ['', null, '?login'],
    ['?q=lotus', null, '?q=lotus&login'],
    ['', { to: '/vip' }, '?login&to=%2Fvip'],
    ['?q=lotus', { to: '/vip', reason: 'BLOCK' }, '?q=lotus&login&to=%2Fvip&reason=BLOCK'],
  ])('over a page with %j, called by %j: %s', (search, call, opened) => {
    expect(openedQuery(search, call)).toBe(opened);
    expect(closedQuery(opened)).toBe(search);
  });
});

describe('wayOn', () => {
  test.each([
    ['/', '?login&to=%2Fdeposit', '/deposit'],
    ['/slots', '?q=lotus&login', '/slots?q=lotus'],
    ['/', '?login', '/'],
    ['/login', '', '/'],
    ['/login', '?to=%2Flogin', '/'],
    ['/login', '?to=%2F%2Fevil.example', '/'],
    ['/', '?login&to=https%3A%2F%2Fevil.example', '/'],
  ])('from %s%s leads to %s', (pathname, search, to) => {
    expect(wayOn(pathname, search)).toBe(to);
  });
});
