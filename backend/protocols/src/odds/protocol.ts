import * as v from 'valibot';
import { feedEventSchema, feedLineSchema, feedValueSchema, idSchema, timeSchema } from './eventSchema';
import type { BrokenEvent, FeedEvent, FeedLine, FeedValue } from './feed';

/** Paths of the odds feed's protocol, version 1 (docs/partners/odds.md). */
export const oddsPaths = {
  snapshot: '/odds/v1/snapshot',
  changes: '/odds/v1/changes',
  values: '/odds/v1/values',
} as const;

/**
 * Bounds of a message: bytes of an answer and of a request, events of an answer, and events and lines that are asked
 * for.
 */
export const oddsBounds = { answer: 8_388_608, request: 1_048_576, events: 5_000, open: 5_000, lines: 5_000 } as const;

/** What the errors of a signed 410 say; after either the whole board is read. */
export const oddsRefusals = ['streamUnknown', 'tooFarBehind'] as const;

const streamSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/));
const sequenceSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What `POST /odds/v1/snapshot` takes: events that the operator does not know to be over. */
export const snapshotRequestSchema = v.object({ open: v.pipe(v.array(idSchema), v.maxLength(oddsBounds.open)) });

/** What `GET /odds/v1/changes` takes in its query. */
export const changesRequestSchema = v.object({
  stream: streamSchema,
  after: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), sequenceSchema),
});

/**
 * What `POST /odds/v1/values` takes: the lines that the operator holds bets on. A server that lacks the path answers
 * 404.
 */
export const valuesRequestSchema = v.object({ lines: v.pipe(v.array(feedLineSchema), v.maxLength(oddsBounds.lines)) });

/** How a server answers a question that it does not know: one of before values were told. */
export const unknownQuestion: readonly number[] = [400, 404, 405];

/** What it answers. Values are read one by one (`valuesOf`): a broken one costs only itself. */
export const valuesSchema = v.object({
  at: timeSchema,
  values: v.pipe(v.array(v.unknown()), v.maxLength(oddsBounds.lines)),
});

/** A line by its text: two of the same text are the same line. */
export const lineKey = ({ event, betType, line, outcome }: FeedLine) => [event, betType, line, outcome].join(' ');

/** The sane values of an answer, of lines that were asked for. A line that is told twice has no value. */
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

/** What both readings answer. Events are read one by one (`eventsOf`): a broken one costs only itself. */
export const boardSchema = v.object({
  stream: streamSchema,
  sequence: sequenceSchema,
  at: timeSchema,
  events: v.pipe(v.array(v.unknown()), v.maxLength(oddsBounds.events)),
});

/** A board as a server answers it. */
export interface Board {
  stream: string;
  sequence: number;
  /** When it was true, ms since 1970. */
  at: number;
  events: FeedEvent[];
}

const identified = v.object({ id: idSchema });

/** The events of an answer, and those that are not taken over: what is told in no sane way, and what is told twice. */
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
