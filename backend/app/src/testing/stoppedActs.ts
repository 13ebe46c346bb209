import type { Database } from '@marquee/database/database';

/** A moment in the transaction of a staff act. */
export interface ActMoment {
  /** The request id of the act. */
  request: string;
  /** Counted from 1. */
  number: number;
  /** The statement that would write next, `commit`, or `committed`: then only the answer is missing. */
  next: string;
}

/** A transaction that may be one of a staff act, until its connection is cut. */
interface Watched {
  request: string;
  number: number;
  cut?: unknown;
}

const writes = /^\s*(insert|update|delete|merge|with)\b|\b(audit_append|ledger_post)\s*\(/i;
const takes = /^\s*insert into staff_requests\b/i;

/**
 * A database that calls `reached` at each moment of a staff act: before each of its writes, before its commit and after
 * it. The act goes on when that resolves; if it rejects, the transaction ends there as if its connection was cut.
 */
export function stoppedActs(database: Database, reached: (moment: ActMoment) => Promise<void>): Database {
  async function reach(watched: Watched, next: string): Promise<void> {
    if (watched.cut) throw watched.cut;
    if (!watched.request) return;
    watched.number += 1;
    await reached({ request: watched.request, number: watched.number, next }).catch((error) => {
      watched.cut = error;
      throw error;
    });
  }
  const inside = (transaction: Database, watched: Watched): Database => ({
    ...transaction,
    async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
      if (takes.test(sql)) watched.request = String(parameters[1]);
      if (writes.test(sql)) await reach(watched, sql);
      return transaction.query<Row>(sql, parameters);
    },
    transaction: (work) => transaction.transaction((inner) => work(inside(inner, watched))),
  });
  return {
    ...database,
    async transaction(work) {
      // A transaction that is tried again begins again.
      let watched: Watched = { request: '', number: 0 };
      const result = await database.transaction(async (transaction) => {
        watched = { request: '', number: 0 };
        const worked = await work(inside(transaction, watched));
        await reach(watched, 'commit');
        return worked;
      });
      await reach(watched, 'committed');
      return result;
    },
  };
}
