import { ScriptedFeed } from '@marquee/backend/testing/sportsBench';
import { type TestPlayer, testBackend } from '@marquee/backend/testing/testBackend';
import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { BetSlip } from './BetSlip';
import { type SlipMode, SlipPicks, type SlipStorage } from './SlipPicks';
import type { SlipApi } from './slipTypes';
import type { Pick } from './types';

/** An in-memory storage. */
class MemoryStorage implements SlipStorage {
  restore(work: () => void): void {
    work();
  }

  kept = new Map<string, string>();
  read<T extends object>(key: string) {
    const text = this.kept.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as Partial<T>);
  }
  write<T extends object>(key: string, value: T) {
    this.kept.set(key, JSON.stringify(value));
  }
}

/** A client of the real backend whose answers arrive in the test's order. */
class HeldApi implements SlipApi {
  held: (() => void)[] = [];
  readonly clock;
  constructor(readonly line: SlipApi) {
    this.clock = line.clock;
  }
  async call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
    const answer = await this.line.call(name, input);
    await new Promise<void>((resolve) => this.held.push(resolve));
    return answer;
  }
}

/** The player's client of the real backend; the next `lose` answers are dropped. */
class PlayerApi implements SlipApi {
  lose = 0;
  readonly clock = { now: () => Date.now() };
  constructor(readonly player: TestPlayer) {}
  async call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>> {
    const answer = await backend.call(name, input, { player: this.player });
    if (this.lose === 0) return answer;
    this.lose -= 1;
    return { statusCode: 0, statusMessage: 'disconnect' } as Answer<N>;
  }
}

const pick = (match: string, outcome: 1 | 2 | 3, odds: number, market: Pick['bet_type'] = '1x2', line = ''): Pick => ({
  selection_id: `${match}:${market}${line}:${outcome}`,
  match_id: match,
  bet_type: market,
  criteria1: null,
  home_away: outcome,
  home: `${match} Home`,
  away: `${match} Away`,
  odds,
});

let backend: Awaited<ReturnType<typeof testBackend>>;
let feed: ScriptedFeed;
let api: PlayerApi;
let storage: MemoryStorage;
let selected: SlipPicks;
let slip: BetSlip;
const read = () => tick({ ...backend.services, feed });
const balance = async () => (await backend.services.ledger.balances(backend.database, api.player.id)).cash;

beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(async () => {
  await backend.reset();
  feed = new ScriptedFeed(backend.clock);
  feed.match('a', 'scheduled', [2000, 3500, 3200]);
  feed.match('b', 'scheduled', [1500, 6000, 4000]);
  feed.match('c', 'scheduled', [3000, 2200, 3100]);
  await read();
  api = new PlayerApi(await backend.player({ cash: 100_000 }));
  storage = new MemoryStorage();
  selected = new SlipPicks(storage);
  slip = new BetSlip(selected);
});
afterAll(() => backend.close());

describe('BetSlip', () => {
  const a = pick('a', 1, 2000);
  const b = pick('b', 1, 1500);
  const c = pick('c', 2, 2200);
  const goals = pick('a', 1, 2000, 'totals', ':10');

  const rows: [picks: Pick[], modes: SlipMode[], mode: SlipMode][] = [
    [[a], ['single'], 'single'],
    [[a, b], ['single', 'combo'], 'combo'],
    [[a, b, c], ['single', 'combo', 'system'], 'combo'],
    [[a, goals], ['single'], 'single'],
    [[a, goals, b], ['single'], 'single'],
  ];
  for (const [picks, modes, mode] of rows) {
    it(`offers ${modes} for ${picks.map((one) => one.selection_id)} and begins with ${mode} [D8.04] [D8.04]`, () => {
      for (const one of picks) selected.toggle(one);
      expect(slip.modes).toEqual(modes);
      expect(slip.mode).toBe(mode);
    });
  }

  it('puts a selection on and takes it off again, up to twelve', () => {
    expect(selected.toggle(a)).toBe(true);
    expect(selected.toggle(a)).toBe(false);
    expect(slip.count).toBe(0);
    for (let match = 0; match < 13; match += 1) selected.toggle(pick(`m${match}`, 1, 2000));
    expect(slip.count).toBe(12);
    expect(slip.problem).toBe('tooManyLegs');
  });

  it('outlives a reload with its selections and policy, without stakes', () => {
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 500);
    slip.setPolicy('better');
    const later = new BetSlip(new SlipPicks(storage));
    expect(later.picks).toMatchObject([{ selection_id: a.selection_id, stake: null, odds: 2000 }]);
    expect(later.policy).toBe('better');
  });

  it('is empty when what was stored is not a slip', () => {
    storage.kept.set('bet-slip', '{"picks":[{"odds":"much"},7],"policy":"always","wished":3}');
    const later = new BetSlip(new SlipPicks(storage));
    expect([later.count, later.policy, later.mode]).toEqual([0, 'none', 'single']);
  });

  it('shows lines, stake and return of a system as the backend will book it', async () => {
    for (const one of [a, b, c]) selected.toggle(one);
    slip.setMode('system');
    slip.setSystem([2, 3]);
    slip.setStake(1_000);
    expect(slip.potential).toBeUndefined();
    await slip.refresh(api);
    // 2×1.5 + 2×2.2 + 1.5×2.2 + 2×1.5×2.2
    expect([slip.lines, slip.total, slip.potential]).toEqual([4, 4_000, 17_300]);
    await slip.place(api);
    expect(slip.receipts[0]).toMatchObject({ kind: 'system', lines: 4, stake: 4_000, potential: 17_300 });
    expect(await balance()).toBe(96_000);
  });

  it('places singles one by one and keeps what has no stake', async () => {
    selected.toggle(a);
    selected.toggle(b);
    slip.setMode('single');
    slip.setSingleStake(a.selection_id, 1_000);
    expect(slip.potential).toBe(2_000);
    expect(await slip.place(api)).toMatchObject({ statusCode: 1 });
    expect(slip.receipts).toHaveLength(1);
    expect(slip.picks.map((one) => one.match_id)).toEqual(['b']);
  });

  it('sends the same request again when the answer was lost, so that one bet is booked', async () => {
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 1_000);
    api.lose = 1;
    await slip.place(api);
    expect([slip.problem, slip.count]).toEqual(['disconnect', 1]);
    await slip.place(api);
    expect([slip.problem, slip.count, slip.receipts.length]).toEqual([undefined, 0, 1]);
    expect(await balance()).toBe(99_000);
  });

  it('sends the same request again after a login, too', async () => {
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 1_000);
    api.lose = 1;
    await slip.place(api);
    const kept = slip.typed();
    slip = new BetSlip(new SlipPicks(storage));
    expect(slip.total).toBe(0);
    slip.takeTyped(kept);
    expect(slip.total).toBe(1_000);
    await slip.place(api);
    expect([slip.problem, slip.count, slip.receipts.length]).toEqual([undefined, 0, 1]);
    expect(await balance()).toBe(99_000);
  });

  it.each(['', 'nonsense', '{}', '[7]', '[[]]', '[["a:1x2:1","much"]]'])(
    'takes nothing of edited stakes %j',
    (stakes) => {
      selected.toggle(a);
      slip.takeTyped({ stake: 'much', stakes, requests: stakes });
      expect([slip.stake, slip.total]).toEqual([null, 0]);
    },
  );

  const policies: ['none' | 'better' | 'any', now: number, changed: boolean][] = [
    ['none', 2000, false],
    ['none', 2100, true],
    ['none', 1900, true],
    ['better', 2100, false],
    ['better', 1900, true],
    ['any', 1900, false],
  ];
  for (const [policy, now, changed] of policies) {
    it(`${changed ? 'asks' : 'does not ask'} when 2000 has become ${now} under the policy ${policy}`, async () => {
      slip.setPolicy(policy);
      selected.toggle(a);
      slip.setSingleStake(a.selection_id, 1_000);
      feed.match('a', 'scheduled', [now, 3500, 3200]);
      await read();
      await slip.refresh(api);
      expect([slip.changed, slip.picks[0]?.now]).toEqual([changed, now]);
      await slip.place(api);
      expect(slip.problem).toBe(changed ? 'oddsChanged' : undefined);
      expect(await balance()).toBe(changed ? 100_000 : 99_000);
      if (!changed) return;
      slip.acceptOdds();
      await slip.place(api);
      expect(slip.receipts[0]?.legs[0]?.odds).toBe(now);
    });
  }

  it('offers the stake that the site still takes, and places it once the player agrees', async () => {
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 1_000);
    await slip.place(api);
    // Others' bets on the outcome leave a liability of 7.00.
    const liability = 100 * (backend.sites.find('localhost')?.limits.deposit.maximum ?? 0);
    await backend.database.query('update sports_bets set potential = stake + $1', [liability - 700]);
    await backend.database.query("update sports_bets set player_id = 'another'");
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 1_000);
    await slip.place(api);
    expect([slip.problem, slip.stakeOffer?.stake, slip.receipts]).toEqual(['stakeOffered', 700, []]);
    expect(await balance()).toBe(99_000);
    slip.acceptStake();
    expect([slip.problem, slip.stakeOffer, slip.total]).toEqual([undefined, undefined, 700]);
    await slip.place(api);
    expect(slip.receipts).toMatchObject([{ stake: 700, state: 'open' }]);
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 1_000);
    await slip.place(api);
    expect(slip.problem).toBe('liabilityReached');
  });

  it('says that an event is running and how long a live bet waits, and neither before the start [D8.09]', async () => {
    selected.toggle(b);
    await slip.refresh(api);
    expect([slip.isLive, slip.delay]).toEqual([false, 0]);
    feed.match('b', 'live', [1500, 6000, 4000]);
    await read();
    await slip.refresh(api);
    expect([slip.isLive, slip.delay]).toEqual([true, 5]);
  });

  it('marks what is suspended, and names the refusal', async () => {
    selected.toggle(a);
    selected.toggle(b);
    slip.setStake(1_000);
    feed.suspend('b');
    await read();
    await slip.place(api);
    expect(slip.problem).toBe('marketSuspended');
    expect(slip.picks.map((one) => one.suspended)).toEqual([false, true]);
    expect(await balance()).toBe(100_000);
  });

  it('keeps the odds of the last question, whatever order quotes and offers come in', async () => {
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 1_000);
    const late = new HeldApi(api);
    const early = slip.refresh(late);
    await expect.poll(() => late.held.length).toBe(1);
    feed.match('a', 'scheduled', [1900, 3500, 3200]);
    await read();
    await slip.place(api);
    expect([slip.problem, slip.picks[0]?.now]).toEqual(['oddsChanged', 1900]);
    late.held[0]?.();
    await early;
    expect([slip.problem, slip.picks[0]?.now]).toEqual(['oddsChanged', 1900]);
  });

  it('takes no quote for a slip that was emptied meanwhile', async () => {
    selected.toggle(a);
    const late = new HeldApi(api);
    const early = slip.refresh(late);
    await expect.poll(() => late.held.length).toBe(1);
    slip.clear();
    late.held[0]?.();
    await early;
    expect(slip.quote).toBeUndefined();
  });

  it('marks the selection that was sent, where another has taken its place on the slip', async () => {
    for (const one of [a, pick('gone', 1, 1500), c]) selected.toggle(one);
    const late = new HeldApi(api);
    slip.setStake(1_000);
    const early = slip.refresh(late);
    await expect.poll(() => late.held.length).toBe(1);
    selected.remove(a.selection_id);
    late.held[0]?.();
    await early;
    expect(slip.picks.map((one) => [one.match_id, one.suspended])).toEqual([
      ['gone', true],
      ['c', false],
    ]);
  });

  it('marks the single that was refused, and no other', async () => {
    selected.toggle(a);
    selected.toggle(b);
    slip.setMode('single');
    feed.suspend('b');
    await read();
    slip.setSingleStake(b.selection_id, 1_000);
    await slip.place(api);
    expect(slip.problem).toBe('marketSuspended');
    expect(slip.picks.map((one) => one.suspended)).toEqual([false, true]);
  });

  it('names a stake below the minimum and a balance that does not suffice', async () => {
    selected.toggle(a);
    slip.setSingleStake(a.selection_id, 1);
    await slip.place(api);
    expect(slip.problem).toBe('stakeTooLow');
    slip.setSingleStake(a.selection_id, 100_001);
    expect(slip.problem).toBeUndefined();
    await slip.place(api);
    expect(slip.problem).toBe('insufficientBalance');
  });
});
