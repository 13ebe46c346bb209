import type { PlayerPart } from '@marquee/contract/staff/players';
import { keyOf, type PartRow, partViews, plainOf, type WriteAmount } from './parts';

/** What is loaded of a part, the newest first, and where it goes on. */
export interface LoadedPart {
  part: PlayerPart;
  rows: readonly PartRow[];
  next: string | null;
}

/** Something that happened to a player. */
export interface HistoryEntry {
  key: string;
  part: PlayerPart;
  at: string;
  line: string;
}

/** A history as far as it is complete, and the parts of which more must be read to go on. */
export interface History {
  entries: HistoryEntry[];
  more: LoadedPart[];
}

const timeOf = (part: PlayerPart, row: PartRow | undefined): string => {
  const { at } = partViews[part];
  const value = at && row?.[at];
  return typeof value === 'string' ? value : '';
};

/** Whether a part is a history. Rounds and sports bets are not: they stand among the bets. */
export const isHistory = (part: PlayerPart): boolean => partViews[part].at !== undefined;

function lineOf(part: PlayerPart, row: PartRow, currency: string, write: WriteAmount): string {
  const { columns, line = [] } = partViews[part];
  const values = line.map((id) => plainOf(row, columns.find((column) => column.id === id) ?? { id }, currency, write));
  return values.filter((value) => value !== '').join(' · ');
}

/**
 * Merges parts by time, the newest first, down to where the first unfinished part ends: what is older than that may
 * miss rows. `more` are the parts that end there; empty at the end. Times are ISO 8601 in UTC, so they sort as text.
 */
export function historyOf(loaded: readonly LoadedPart[], currency: string, write: WriteAmount): History {
  const parts = loaded.filter(({ part }) => isHistory(part));
  const ends = parts.flatMap((one) => (one.next === null ? [] : [timeOf(one.part, one.rows.at(-1))]));
  const horizon = ends.sort().at(-1) ?? '';
  const entries = parts
    .flatMap(({ part, rows }) =>
      rows.map((row) => ({
        key: `${part} ${keyOf(partViews[part], row)}`,
        part,
        at: timeOf(part, row),
        line: lineOf(part, row, currency, write),
      })),
    )
    .filter(({ at }) => at >= horizon)
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  return { entries, more: parts.filter((one) => one.next !== null && timeOf(one.part, one.rows.at(-1)) === horizon) };
}
