import { expect, test } from '@rstest/core';
import type { BrowserContext } from 'playwright-core';
import { People } from './people';
import { Staff } from './staff';

test('where a site gives no answer, nobody is signed in, and the run goes on', async () => {
  const people = new People('http://127.0.0.1:1', { account_id: 'demo', password: 'demo' });
  const context = {} as BrowserContext;
  expect([await people.signIn(context, 'rich'), await people.signIn(context, 'new')]).toEqual([false, false]);
});

test('where a desk gives no answer nobody is signed in, and players never are', async () => {
  const staff = new Staff('http://127.0.0.1:1');
  const context = {} as BrowserContext;
  expect([await staff.signIn(context, 'staff'), await staff.signIn(context, 'rich')]).toEqual([false, false]);
});
