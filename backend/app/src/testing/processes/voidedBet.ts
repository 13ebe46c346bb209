import { randomUUID } from 'node:crypto';
import { openDatabase } from '@marquee/database/open';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { voidBet } from '@marquee/platform/sports/decisions';

/**
 * `node --import tsx backend/app/src/testing/processes/voidedBet.ts <data folder> <bet>`: voids a sports bet of a site
 * that is stopped, as two of its staff would.
 */
const [, , dataDir = '', bet = ''] = process.argv;
const database = await openDatabase({ dataDir });
const ledger = postgresLedger({ signals: new BackendSignals() });
await database.transaction((transaction) => voidBet(transaction, ledger, { id: randomUUID(), bet }, Date.now()));
await database.close();
