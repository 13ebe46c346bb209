import type { Clock } from '@marquee/kernel/clock';
import {
  changesRequestSchema,
  oddsBounds,
  oddsPaths,
  snapshotRequestSchema,
  valuesRequestSchema,
} from '@marquee/protocols/odds/protocol';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Hono } from 'hono';
import { knownFor, type Season, sandboxSeason } from './season';

/** How far ahead another process's clock may be, ms. */
const clocksApart = 60_000;

/** Dependencies of the odds feed. */
export interface FeedServerParts {
  clock: Clock;
  keys: Keys;
  report: (error: unknown) => void;
  /** Determines every result; known to this server only. */
  secret: () => Promise<string>;
}

/**
 * Serves the sandbox's season by the odds feed protocol. Stream and sequence derive from season and clock, so any
 * process can continue a reading and nothing is stored. If the clock is set back by more than the tolerance, a new
 * stream begins: within one, sequences never decrease.
 */
export function mountOddsFeed(app: Hono, { clock, keys, report, secret }: FeedServerParts): void {
  let known: Season | undefined;
  const seasonNow = async () => {
    known ??= sandboxSeason(await secret());
    return { season: known, stream: `season-${known.name}${epochSuffix}` };
  };
  const now = () => clock.now();
  let latest = 0;
  let epochSuffix = '';

  /** The time of a reading. `read` is the sequence read so far. */
  function timeOf(read = latest): number {
    const at = now();
    if (read > at + clocksApart) epochSuffix = `-${at}`;
    latest = at;
    return at;
  }

  const snapshot = signedEndpoint({
    keys,
    now,
    schema: snapshotRequestSchema,
    largest: oddsBounds.request,
    report,
    async handle({ open }) {
      const at = timeOf();
      const { season, stream } = await seasonNow();
      return { body: { stream, sequence: at, at, events: season.eventsAt(at, open) } };
    },
  });

  const changes = signedEndpoint({
    keys,
    now,
    schema: changesRequestSchema,
    report,
    async handle(asked) {
      const before = await seasonNow();
      const at = timeOf(asked.stream === before.stream ? Math.max(asked.after, latest) : latest);
      const { season, stream } = await seasonNow();
      if (asked.stream !== stream) return { status: 410, body: { error: 'streamUnknown' } };
      if (asked.after < at - knownFor) return { status: 410, body: { error: 'tooFarBehind' } };
      if (asked.after >= at) return { body: { stream, sequence: asked.after, at, events: [] } };
      return { body: { stream, sequence: at, at, events: season.changesSince(asked.after, at) } };
    },
  });

  const values = signedEndpoint({
    keys,
    now,
    schema: valuesRequestSchema,
    largest: oddsBounds.request,
    report,
    async handle({ lines }) {
      const { season } = await seasonNow();
      const at = now();
      return { body: { at, values: season.valuesAt(at, lines) } };
    },
  });

  app.post(oddsPaths.snapshot, (context) => snapshot(context.req.raw));
  app.post(oddsPaths.values, (context) => values(context.req.raw));
  app.get(oddsPaths.changes, (context) => changes(context.req.raw));
}
