import * as v from 'valibot';
import { feedEventSchema, feedLineSchema, feedValueSchema, idSchema, timeSchema } from './eventSchema';
import type { BrokenEvent, FeedEvent, FeedLine, FeedValue } from './feed';

/** Paths of the odds feed's protocol, version 1 (docs/partners/odds.md). */
export const oddsPaths = {
  snapshot: '/odds/v1/snapshot',
  changes: '/odds/v1/changes',
  values: '/odds/v1/values',
} as const;

/** Size limits: bytes of answers and requests, events per answer, and events and lines per request. */
export const oddsBounds = { answer: 8_388_608, request: 1_048_576, events: 5_000, open: 5_000, lines: 5_000 } as const;

/** Errors of a signed 410, after which a snapshot is read. */
export const oddsRefusals = ['streamUnknown', 'tooFarBehind'] as const;

const streamSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/));
const sequenceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Request of `POST /odds/v1/snapshot`: ids of events that the operator considers unfinished. */
export const snapshotRequestSchema = v.object({ open: v.pipe(v.array(idSchema), v.maxLength(oddsBounds.open)) });

/** Query of `GET /odds/v1/changes`. */
export const changesRequestSchema = v.object({
  stream: streamSchema,
  after: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), sequenceSchema),
});

/** Request of `POST /odds/v1/values`: the lines of open bets. A server without the path answers 404. */
export const valuesRequestSchema = v.object({ lines: v.pipe(v.array(feedLineSchema), v.maxLength(oddsBounds.lines)) });

/** Statuses of a server that does not support values. */
export const unknownQuestion: readonly number[] = [400, 404, 405];

/** Its answer. Values are validated one by one (`valuesOf`), so that an invalid one is dropped alone. */
export const valuesSchema = v.object({
  at: timeSchema,
  values: v.pipe(v.array(v.unknown()), v.maxLength(oddsBounds.lines)),
});

/** A line's key. */
export const lineKey = ({ event, betType, line, outcome }: FeedLine) => [event, betType, line, outcome].join(' ');

/** The valid values for the requested lines. A line that occurs twice has no value. */
export function valuesOf(listed: readonly unknown[], asked: readonly FeedLine[]): FeedValue[] {
  const wanted = new Set(asked.map(lineKey));
  const values = new Map<string, FeedValue | null>();
  for (const one of listed) {
    const value = v.safeParse(feedValueSchema, one);
    const key = value.success ? lineKey(value.output) : '';
    if (value.success && wanted.has(key)) values.set(key, values.has(key) ? null : value.output);
  }
  return [...values.values()].filter((value) => value !== null);
}

/**
 * The answer to snapshots and changes. Events are validated one by one (`eventsOf`), so that an invalid one is dropped
 * alone.
 */
export const boardSchema = v.object({
  stream: streamSchema,
  sequence: sequenceSchema,
  at: timeSchema,
  events: v.pipe(v.array(v.unknown()), v.maxLength(oddsBounds.events)),
});

/** A board, as sent. */
export interface Board {
  stream: string;
  sequence: number;
  /** The time of its data, ms since 1970. */
  at: number;
  events: FeedEvent[];
}

const identified = v.object({ id: idSchema });

/** The valid events of an answer, and the dropped ones: invalid or duplicate. */
export function eventsOf(listed: readonly unknown[]): { events: FeedEvent[]; broken: BrokenEvent[] } {
  const events = new Map<string, FeedEvent>();
  const broken: BrokenEvent[] = [];
  const seen = new Set<string>();
  for (const one of listed) {
    const id = v.is(identified, one) ? one.id : null;
    const event = v.safeParse(feedEventSchema, one);
    if (id !== null && seen.has(id)) {
      events.delete(id);
      broken.push({ id, fault: 'twice' });
    } else if (event.success) events.set(event.output.id, event.output);
    else broken.push({ id, fault: v.getDotPath(event.issues[0]) ?? event.issues[0].message });
    if (id !== null) seen.add(id);
  }
  return { events: [...events.values()], broken };
}
