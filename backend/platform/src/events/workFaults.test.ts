import { DatabaseUnavailable } from '@marquee/database/databaseUnavailable';
import { Refusal } from '@marquee/kernel/refusal';
import { PartnerFault } from '@marquee/protocols/signing/signedClient';
import { describe, expect, test } from '@rstest/core';
import { workFaults } from './workFaults';

/** What the log says of a failure. */
function said(error: unknown, at?: { item: string | number }) {
  let line = {};
  workFaults((_level, event, fields) => (line = { event, ...fields }), { emit: () => {} })('payments')(error, at);
  return line;
}

const secret = "Robin O'Neil\n    at home.ts:1:1";
const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

class Silent extends Error {}

describe('a failure of background work says', () => {
  test('work, item and our own place, not what the message quotes', () => {
    const line = said(new Silent(secret), { item: 'p-1' });
    expect(line).toMatchObject({ event: 'work failed', work: 'payments', item: 'p-1', kind: 'Silent' });
    expect(line).toMatchObject({ at: expect.stringMatching(/^at .*workFaults\.test/) });
    expect(JSON.stringify(line)).not.toMatch(/Robin|home\.ts|node:|node_modules/);
  });

  test('nothing of a message that was changed later', () => {
    const error = new Silent(secret);
    expect(error.stack).toContain('Robin');
    error.message = 'short';
    expect(JSON.stringify(said(error))).not.toMatch(/Robin|home\.ts/);
  });

  test.each([
    ['a refusal of ours', new Refusal('insufficientBalance'), 'Refusal', 'insufficientBalance'],
    ['the database', Object.assign(new Error(secret), { name: 'error', code: '23505' }), 'error', '23505'],
    ['its server', new DatabaseUnavailable(refused), 'DatabaseUnavailable', 'ECONNREFUSED'],
    ['a cause', new TypeError('fetch failed', { cause: refused }), 'TypeError', 'ECONNREFUSED'],
    [
      'a partner that is away',
      new PartnerFault('gateway', 'unreachable', { cause: refused }),
      'PartnerFault',
      'gateway unreachable ECONNREFUSED',
    ],
    [
      "a partner's answer, without its words",
      new PartnerFault('gateway', 'refused', { status: 409, error: secret }),
      'PartnerFault',
      'gateway refused 409',
    ],
    ['no error', 'secret', 'Error', undefined],
  ])('kind and code of %s', (_, error, kind, code) => {
    const line = said(error);
    expect(line).toMatchObject({ kind, code });
    expect(JSON.stringify(line)).not.toMatch(/Robin|secret/);
  });
});
