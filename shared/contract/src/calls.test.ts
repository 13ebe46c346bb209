import { describe, expect, test } from '@rstest/core';
import { type CallName, calls } from './calls';
import type { CallRow } from './calls/row';
import { outcomeUnknown } from './outcome';
import { schemas } from './schemas';

const rows = Object.entries(calls) as [CallName, CallRow][];

describe('the rows of the calls', () => {
  test.each(rows)('%s has an idempotency key exactly where its input has a request_id of its own', (name, row) => {
    const { entries = {} } = schemas[name].input as { entries?: Record<string, unknown> };
    expect(row.idempotency === 'key').toBe('request_id' in entries);
  });

  test('in maintenance a site still starts, lets players leave and takes reports of failures', () =>
    expect(rows.filter(([, row]) => row.duringMaintenance).map(([name]) => name)).toEqual([
      'auth/logout',
      'startup',
      'telemetry/failure',
    ]));

  test('what the page asks by itself does not prolong a session', () =>
    expect(rows.filter(([, row]) => row.passive).map(([name]) => name)).toEqual([
      'settings/check_status',
      'identity/state',
    ]));
});

describe('the outcome of a call with a key', () => {
  test.each([
    [1, 'OK', false],
    [0, 'disconnect', true],
    [-500, 'internalServerError', true],
    [-503, 'serviceUnavailable', true],
    [0, 'insufficientBalance', false],
    [0, 'limitReached', false],
    [0, 'sessionExpired', false],
  ])('%i %s leaves it open: %j', (statusCode, statusMessage, open) =>
    expect(outcomeUnknown('wallet/deposit', { statusCode, statusMessage })).toBe(open),
  );

  test('is not asked of a call without a key', () => {
    // @ts-expect-error: this call changes nothing that a retry could repeat
    const open = outcomeUnknown('settings/adsvisit', { statusCode: 0, statusMessage: 'disconnect' });
    expect(open).toBe(true);
  });
});
