import type { PlayerContext } from '@marquee/platform/calls/handlers';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { tick } from '@marquee/platform/sports/ticker';
import type { BetType, EventState, FeedEvent, OddsFeed } from '@marquee/protocols/odds/feed';
import { localText } from '@marquee/sandbox/odds/names';
import { benchServices } from './benchServices';
import { emptyTables } from './emptyTables';
import { migratedDatabase } from './migratedDatabase';

const start = Date.parse('2026-11-21T12:00:00Z');
const named = (name: string) => localText(Array.from({ length: 8 }, () => name).join('|'));

/** A feed whose every word is the test's: events by id, changed between readings. */
export class ScriptedFeed implements OddsFeed {
  events = new Map<string, FeedEvent>();
  failing = false;

  async read(): Promise<FeedEvent[]> {
    if (this.failing) throw new Error('the feed is away');
    return structuredClone([...this.events.values()]);
  }

  match(
    id: string,
    state: EventState,
    odds: [home: number, away: number, draw: number],
    goals: [number, number] = [0, 0],
  ) {
    const [home, away] = goals;
    const selections = odds.map((value, index) => ({ outcome: index + 1, odds: value }));
    const market = (betType: BetType, line: number | null, count: number) => ({
      betType,
      line,
      suspended: false,
      selections: selections.slice(0, count),
    });
    const open = state === 'scheduled' || state === 'live';
    this.events.set(id, {
      id,
      sport: 'football',
      league: { id: 'league', name: named('League'), position: 0 },
      home: named(`${id} Home`),
      away: named(`${id} Away`),
      startsAt: start + 3_600_000,
      state,
      clock: null,
      score: { home, away, periods: [[home, away]] },
      markets: open ? [market('1x2', null, 3), market('handicap', -3, 2), market('totals', 10, 2)] : [],
      race: null,
    });
  }

  suspend(id: string) {
    for (const market of this.events.get(id)?.markets ?? []) market.suspended = true;
  }
}

/** The sports domain on a database of its own, with a player who has 1,000.00 in cash; time and feed are the test's. */
export async function sportsBench() {
  const { database, keepStart } = await migratedDatabase('empty');
  await keepStart();
  const time = { now: start };
  const clock = { now: () => time.now };
  const feed = { current: new ScriptedFeed() };
  const site = {
    domain_name: 'localhost',
    default_language: 'EN',
    jurisdiction: 'none',
    currency: 'PHP',
    limits: { deposit: { minimum: 5_000, maximum: 5_000_000 }, withdrawal: { minimum: 1, maximum: 2 } },
  } as SiteFile;
  const { ledger, events } = benchServices(clock, { find: () => site });
  const context: PlayerContext = {
    database,
    clock,
    ledger,
    events,
    site,
    address: '',
    device: '',
    player: { id: 'player', accountId: 'player', currency: 'PHP', sessionId: 'session' },
  };
  return {
    database,
    context,
    ledger,
    time,
    feed,
    tick: () => tick({ database, clock, ledger, feed: feed.current }),
    cash: async () => (await ledger.balances(database, 'player')).cash,
    async reset() {
      await emptyTables(database);
      time.now = start;
      feed.current = new ScriptedFeed();
      await ledger.post(database, {
        key: 'opening',
        kind: 'deposit',
        site: 'localhost',
        playerId: 'player',
        currency: 'PHP',
        legs: [
          { account: 'cash', amount: 100_000 },
          { account: 'gateway', amount: -100_000 },
        ],
        reference: 'opening',
        description: 'opening',
        at: start,
      });
    },
  };
}
