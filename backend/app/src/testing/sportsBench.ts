import type { Clock } from '@marquee/kernel/clock';
import { Cookies } from '@marquee/platform/calls/cookies';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { tick } from '@marquee/platform/sports/ticker';
import type {
  BetType,
  EventState,
  FeedEvent,
  FeedLine,
  FeedReading,
  FeedValue,
  FeedValues,
  OddsFeed,
} from '@marquee/protocols/odds/feed';
import { httpOddsFeed } from '@marquee/protocols/odds/httpOddsFeed';
import { mountOddsFeed } from '@marquee/sandbox/odds/feedServer';
import { localText } from '@marquee/sandbox/odds/names';
import { Hono } from 'hono';
import { benchServices } from './benchServices';
import { emptyTables } from './emptyTables';
import { migratedDatabase } from './migratedDatabase';

const start = Date.parse('2026-11-21T12:00:00Z');
const named = (name: string) => localText(Array.from({ length: 8 }, () => name).join('|'));

/** A feed scripted by the test: events by id, changed between readings. */
export class ScriptedFeed implements OddsFeed {
  events = new Map<string, FeedEvent>();
  failing = false;
  /** The values of lines, by the id of their selection. */
  worth = new Map<string, Omit<FeedValue, keyof FeedLine>>();
  #sequence = 0;

  /** The board has this clock's time. */
  constructor(readonly clock: Clock) {}

  async read(): Promise<FeedReading> {
    if (this.failing) throw new Error('the feed is away');
    this.#sequence += 1;
    return {
      cursor: { stream: 'scripted', sequence: this.#sequence },
      isSnapshot: true,
      at: this.clock.now(),
      events: structuredClone([...this.events.values()]),
      broken: [],
    };
  }

  async values(lines: readonly FeedLine[]): Promise<FeedValues> {
    const values = lines.flatMap((line) => {
      const worth = this.worth.get([line.event, line.betType, line.line ?? [], line.outcome].flat().join(':'));
      return worth ? [{ ...line, ...worth }] : [];
    });
    return { at: this.clock.now(), values };
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

  /**
   * A race with these runners, numbered from 1: the odds to win (a place pays half the winnings), `withdrawn`, and
   * their positions.
   */
  race(id: string, state: EventState, runners: ({ odds: number; position?: number | null } | 'withdrawn')[]) {
    const priced = runners.flatMap((runner, index) =>
      runner === 'withdrawn' ? [] : [{ outcome: index + 1, odds: runner.odds }],
    );
    const places = priced.map(({ outcome, odds }) => ({ outcome, odds: 1_000 + Math.floor((odds - 1_000) / 2) }));
    const market = (betType: BetType, selections: typeof priced) => ({
      betType,
      line: null,
      suspended: false,
      selections,
    });
    this.match(id, state, [0, 0, 0]);
    const event = this.events.get(id) as FeedEvent;
    Object.assign(event, {
      sport: 'horse_racing',
      markets: state === 'scheduled' ? [market('race_win', priced), market('race_place', places)] : [],
      race: {
        ...{ number: 1, distanceM: 1200, places: 2 },
        runners: runners.map((runner, index) => ({
          ...{ number: index + 1, name: named(`Horse ${index + 1}`), jockey: named('Jockey'), draw: index + 1 },
          ...{ weightKg: 55, form: '123', withdrawn: runner === 'withdrawn' },
          position: (runner !== 'withdrawn' && runner.position) || null,
        })),
      },
    } satisfies Partial<FeedEvent>);
  }

  suspend(id: string) {
    for (const market of this.events.get(id)?.markets ?? []) market.suspended = true;
  }
}

/** The sandbox's season over its protocol, from a server in the same process. */
export function seasonFeed(clock: Clock): OddsFeed {
  const keys = ['season'];
  const app = new Hono();
  const report = (error: unknown) => {
    throw error;
  };
  mountOddsFeed(app, { clock, keys, report, secret: async () => 'season' });
  return httpOddsFeed({ url: '', keys, transport: (address, init) => app.request(address, init), now: clock.now });
}

/** The sports domain on its own database, with a player who has 1,000.00 in cash; the test controls time and feed. */
export async function sportsBench() {
  const database = await migratedDatabase('empty');
  const time = { now: start };
  const clock = { now: () => time.now };
  const feed = { current: new ScriptedFeed(clock) };
  const own: Partial<SiteFile> = {
    domain_name: 'localhost',
    default_language: 'EN',
    jurisdiction: 'none',
    currency: 'PHP',
    sports: { live_delay_seconds: 0, price_age_seconds: { live: 30, scheduled: 300 } },
    status: 'active',
    expired_date: null,
    maintenance: { is_maintenance: false, start_date: null, end_date: null },
    categories_off: [],
    providers: [
      { provider_code: 'FLOODLIGHT', provider_name: 'Floodlight', categories: ['sportsbook', 'horse_racing'] },
    ],
    limits: { deposit: { minimum: 5_000, maximum: 5_000_000 }, withdrawal: { minimum: 1, maximum: 2 } },
  };
  const site = own as SiteFile;
  const { ledger, events, persons, signals } = benchServices(database, clock, { find: () => site });
  const context: PlayerContext = {
    database,
    clock,
    ledger,
    events,
    persons,
    site,
    address: '',
    device: '',
    cookies: new Cookies(),
    player: { id: 'player', accountId: 'player', currency: 'PHP', sessionId: 'session', dateOfBirth: '1980-01-01' },
  };
  return {
    database,
    context,
    ledger,
    time,
    feed,
    signals,
    tick: (other: OddsFeed = feed.current) => tick({ database, clock, ledger, signals, feed: other }),
    cash: async () => (await ledger.balances(database, 'player')).cash,
    async reset() {
      await emptyTables(database);
      time.now = start;
      feed.current = new ScriptedFeed(clock);
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
