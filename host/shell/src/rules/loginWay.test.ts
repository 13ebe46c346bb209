import { describe, expect, test } from '@rstest/core';
import { closedQuery, loginCallOf, loginWay, modalDelay, openedQuery, wayOn } from './loginWay';

describe('loginWay', () => {
  test.each(['loginmodal', 'modal-signin'])(
    'a template with the dialog %s sends a visitor home, where it opens [R2.13, R2.31]',
    (modal) => {
      const way = loginWay(modal, { to: '/deposit?amount=5' });
      expect(way).toEqual({ to: '/', state: { login: { to: '/deposit?amount=5' } } });
    },
  );

  test('a template without a dialog sends a visitor to the login page [R2.13, R2.31]', () => {
    const way = loginWay(undefined, { to: '/deposit?amount=5' });
    expect(way).toEqual({ to: '/login?to=%2Fdeposit%3Famount%3D5', state: null });
  });

  test('the modal opens one second after the way home [R2.15, R9.09]', () => {
    expect(modalDelay).toBe(1000);
  });

  test('the reason of a session end goes to the login page [R4.08]', () => {
    expect(loginWay(undefined, { to: '/vip', reason: 'sessionExpired' }).to).toBe(
      '/login?to=%2Fvip&reason=sessionExpired',
    );
  });

  test('the reason of a session end goes to the modal [R4.08]', () => {
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
  ])('from %s%s leads to %s [R2.07]', (pathname, search, to) => {
    expect(wayOn(pathname, search)).toBe(to);
  });
});
