import { expect, test } from '@rstest/core';
import { complaintsOf } from './complaints';

const complaint = 'Ask the clock of the sdk: that of a device may be wrong.';

test('what runs in a browser asks the clock of the server, and not that of its device', () => {
  const now = 'export const at = Date.now();';
  const complaints = complaintsOf({
    'remotes/casino/src/a.ts': now,
    'remotes/casino/src/b.tsx': 'export const at = new Date();',
    'host/shell/src/a.ts': now,
    'host/templates/casino1/a.ts': now,
    'shared/sdk/src/a.ts': now,
    'shared/store/src/day.ts': 'export const at = new Date(0);',
    'shared/store/src/a.test.ts': now,
    'shared/api/src/serverClock.ts': now,
    'shared/kernel/src/a.ts': now,
  });
  expect(Object.keys(complaints).sort()).toEqual([
    'host/shell/src/a.ts',
    'host/templates/casino1/a.ts',
    'remotes/casino/src/a.ts',
    'remotes/casino/src/b.tsx',
    'shared/sdk/src/a.ts',
  ]);
  expect(new Set(Object.values(complaints))).toEqual(new Set([complaint]));
});
