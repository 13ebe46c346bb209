import { atMost, type BudgetLine, kB } from './budgetLine';
import type { Results } from './results';

/** Budgets of what the builds contain. */
export function codeLines({ sizes, copies }: Results): BudgetLine[] {
  const entries = sizes.map(({ remote, entry }) => ({ remote, bytes: entry })).sort((a, b) => b.bytes - a.bytes);
  const lobbies = sizes.flatMap(({ remote, lobby }) => (lobby === null ? [] : [{ remote, bytes: lobby }]));
  const largest = entries[0] ?? { remote: 'none', bytes: Number.NaN };
  const lobby = lobbies.sort((a, b) => b.bytes - a.bytes)[0] ?? { remote: 'none', bytes: Number.NaN };
  const several = copies.filter(({ count }) => count !== 1);
  return [
    atMost("a remote's entry, brotli", largest.bytes, 12_000, {
      show: kB,
      aim: 4000,
      checked: true,
      of: largest.remote,
    }),
    atMost("a lobby's own code, brotli", lobby.bytes, 25_000, { show: kB, checked: true, of: lobby.remote }),
    {
      what: `copies of ${copies.map(({ library }) => library).join(', ')}`,
      measured: several.length === 0 ? '1 each' : several.map(({ library, count }) => `${library} ${count}`).join(', '),
      budget: 'exactly 1',
      holds: several.length === 0,
      checked: true,
    },
  ];
}
