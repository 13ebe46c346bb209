import { describe, expect, it } from '@rstest/core';
import { type Notice, outgoing, refuseLargePayload } from './outgoing';

const notices = (...payloads: string[]): Notice[] => payloads.map((payload) => ({ channel: 'c', payload }));
const payloadsOf = (batches: (readonly Notice[])[]) => batches.map((batch) => batch.map(({ payload }) => payload));

describe('outgoing notifications', () => {
  it('keep their order, and go together while others are under way', async () => {
    const batches: (readonly Notice[])[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const out = outgoing(async (batch) => {
      await held;
      batches.push(batch);
    });
    out.add(notices('a'));
    out.add(notices('b', 'c'));
    out.add([]);
    out.add(notices('d'));
    release();
    await out.sent();
    expect(payloadsOf(batches)).toEqual([['a'], ['b', 'c', 'd']]);
    out.add(notices('e'));
    await out.sent();
    expect(payloadsOf(batches).at(-1)).toEqual(['e']);
  });

  it('are sent again when that fails, before those that came later', async () => {
    const batches: (readonly Notice[])[] = [];
    let failures = 1;
    const out = outgoing(async (batch) => {
      if (failures-- > 0) throw new Error('no connection');
      batches.push(batch);
    });
    out.add(notices('a'));
    out.add(notices('b'));
    await out.sent();
    expect(payloadsOf(batches)).toEqual([['a'], ['b']]);
  });

  it.each([
    [7999, false],
    [8000, true],
  ])('of %i bytes: refused is %s', (bytes, refused) => {
    const check = () => refuseLargePayload({ channel: 'c', payload: 'x'.repeat(bytes) });
    if (refused) expect(check).toThrow('too large');
    else expect(check).not.toThrow();
  });
});
