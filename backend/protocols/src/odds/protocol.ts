import * as v from 'valibot';
import { feedEventSchema, idSchema, timeSchema } from './eventSchema';
import type { BrokenEvent, FeedEvent } from './feed';

/** Paths of the odds feed's protocol, version 1 (docs/partners/odds.md). */
export const oddsPaths = { snapshot: '/odds/v1/snapshot', changes: '/odds/v1/changes' } as const;

/** Bounds of a message: bytes of an answer and of a request, events of an answer, and open events that are asked for. */
export const oddsBounds = { answer: 8_388_608, request: 1_048_576, events: 5_000, open: 5_000 } as const;

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

/** What both answer. Events are read one by one (`eventsOf`): a broken one costs only itself. */
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
export function eventsOf(told: readonly unknown[]): { events: FeedEvent[]; broken: BrokenEvent[] } {
  const events = new Map<string, FeedEvent>();
  const broken: BrokenEvent[] = [];
  const seen = new Set<string>();
  for (const one of told) {
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
