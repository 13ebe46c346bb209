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

/** How far ahead the clock of another process may have been, ms. */
const clocksApart = 60_000;

/** What the sandbox's odds feed runs on. */
export interface FeedServerParts {
  clock: Clock;
  keys: Keys;
  report: (error: unknown) => void;
  /** What decides every result; nobody but this server may know it. */
  secret: () => Promise<string>;
}

/**
 * Serves the sandbox's season by the protocol of odds feeds. Stream and sequence are made of season and clock: any
 * process continues where another one was read, and nothing is kept between two readings.
 */
export function mountOddsFeed(app: Hono, { clock, keys, report, secret }: FeedServerParts): void {
  let known: Season | undefined;
  const seasonNow = async () => {
    known ??= sandboxSeason(await secret());
    return { season: known, stream: `season-${known.name}` };
  };
  const now = () => clock.now();

  const snapshot = signedEndpoint({
    keys,
    now,
    schema: snapshotRequestSchema,
    largest: oddsBounds.request,
    report,
    async handle({ open }) {
      const { season, stream } = await seasonNow();
      const at = now();
      return { body: { stream, sequence: at, at, events: season.eventsAt(at, open) } };
    },
  });

  const changes = signedEndpoint({
    keys,
    now,
    schema: changesRequestSchema,
    report,
    async handle(asked) {
      const { season, stream } = await seasonNow();
      const at = now();
      if (asked.stream !== stream || asked.after > at + clocksApart)
        return { status: 410, body: { error: 'streamUnknown' } };
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
