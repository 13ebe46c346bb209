import { PartnerFault, type PartnerLink, signedClient } from '../signing/signedClient';
import type { FeedCursor, FeedReading, OddsFeed } from './feed';
import { boardSchema, eventsOf, oddsBounds, oddsPaths, unknownQuestion, valuesOf, valuesSchema } from './protocol';

const isAnswered = (error: unknown, statuses: readonly number[]): error is PartnerFault =>
  error instanceof PartnerFault && statuses.includes(error.detail.status ?? 0);

/**
 * An odds feed by the protocol of docs/partners/odds.md. Throws PartnerFault, also for a signed answer that is stale:
 * of another stream, or with an earlier sequence than requested.
 */
export function httpOddsFeed(link: Omit<PartnerLink, 'name'>): OddsFeed {
  const name = 'odds feed';
  const call = signedClient({ ...link, name });
  const bounds = { answer: boardSchema, largest: oddsBounds.answer };

  async function snapshot(open: readonly string[]): Promise<FeedReading> {
    const body = { open: open.slice(0, oddsBounds.open) };
    const { stream, sequence, at, events } = await call({ method: 'POST', path: oddsPaths.snapshot, body, ...bounds });
    return { cursor: { stream, sequence }, isSnapshot: true, at, ...eventsOf(events) };
  }

  /** Undefined if the feed no longer has the changes since the cursor. */
  async function changes({ stream, sequence: after }: FeedCursor): Promise<FeedReading | undefined> {
    try {
      const path = `${oddsPaths.changes}?stream=${encodeURIComponent(stream)}&after=${after}`;
      const answer = await call({ method: 'GET', path, ...bounds });
      const isNext = answer.sequence > after || (answer.sequence === after && answer.events.length === 0);
      if (answer.stream !== stream || !isNext) throw new PartnerFault(name, 'malformed', { error: 'sequence' });
      return {
        cursor: { stream, sequence: answer.sequence },
        isSnapshot: false,
        at: answer.at,
        ...eventsOf(answer.events),
      };
    } catch (error) {
      if (isAnswered(error, [410]) && error.kind === 'refused') return undefined;
      throw error;
    }
  }

  return {
    async read(cursor, open) {
      return (cursor && (await changes(cursor))) ?? snapshot(await open());
    },

    async values(lines) {
      const asked = lines.slice(0, oddsBounds.lines);
      try {
        const answer = await call({
          ...{ method: 'POST', path: oddsPaths.values, body: { lines: asked } },
          ...{ answer: valuesSchema, largest: oddsBounds.answer },
        });
        return { at: answer.at, values: valuesOf(answer.values, asked) };
      } catch (error) {
        if (isAnswered(error, unknownQuestion)) return undefined;
        throw error;
      }
    },
  };
}
