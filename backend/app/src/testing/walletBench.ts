import { randomUUID } from 'node:crypto';
import { Refusal } from '@marquee/kernel/refusal';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { seedPassedCheck } from '@marquee/platform/identity/checks';
import { readSite } from '@marquee/platform/sites/readSite';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { type PaymentProcessing, paymentProcessing } from '@marquee/platform/wallet/paymentProcessing';
import { walletCalls } from '@marquee/platform/wallet/walletCalls';
import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import { sandboxGateway, sandboxHelp } from '@marquee/sandbox/gateway/sandboxGateway';
import { benchServices } from './benchServices';
import { emptyTables } from './emptyTables';
import { migratedDatabase } from './migratedDatabase';

/** A scheduler on the test's clock: nothing runs until `pass` lets time pass, and all that it started has settled. */
function manualScheduler(clock: ReturnType<typeof manualClock>) {
  let waiting: { at: number; work: () => void }[] = [];
  const scheduler: Scheduler = {
    after: (ms, work) => void waiting.push({ at: clock.now() + ms, work }),
    stop() {
      waiting = [];
    },
  };
  const due = () => waiting.filter(({ at }) => at <= clock.now()).sort((a, b) => a.at - b.at)[0];
  return {
    scheduler,
    async pass(ms: number, settle: () => Promise<unknown>) {
      const end = clock.now() + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        clock.set(next ? Math.max(clock.now(), next.at) : end);
        const ready = due();
        if (!ready) break;
        waiting = waiting.filter((one) => one !== ready);
        ready.work();
        await settle();
      }
      clock.set(end);
    },
  };
}

/** Anything that is answered, or the status message of the refusal. */
export async function outcomeOf<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return error.statusMessage;
    throw error;
  }
}

/** The wallet on an empty database with the default site; clock, scheduler and the gateway's secret are the test's. */
export async function walletBench() {
  const { database, keepStart } = await migratedDatabase('empty');
  await keepStart();
  const clock = manualClock();
  const { scheduler, pass } = manualScheduler(clock);
  const { site } = readSite(`${sandboxSites}/localhost.json`, sandboxSites);
  const { ledger, events } = benchServices(clock, { find: () => site });
  const secret = 'a secret of the test';
  const build = () => {
    let payments: PaymentProcessing | undefined;
    const gateway = sandboxGateway({
      secret,
      clock,
      scheduler,
      random: () => 0,
      transport: async (path, init) => {
        const request = new Request(`http://wallet${path}`, init);
        return payments ? payments.callback(request) : new Response(null, { status: 503 });
      },
      help: sandboxHelp,
    });
    payments = paymentProcessing({ database, clock, ledger, events, scheduler, gateway, keys: [secret] });
    return { gateway, ...payments };
  };
  let players = 0;

  return {
    database,
    clock,
    ledger,
    events,
    site,
    secret,
    money: build(),
    /** A process that starts anew on the same database: what the old one had planned is gone. */
    restart() {
      scheduler.stop();
      this.money = build();
      return this.money.start();
    },
    get calls() {
      return walletCalls(this.money);
    },
    /** Lets time pass, and the callbacks that fall due arrive. */
    pass: (ms: number) =>
      pass(ms, async () => {
        // A callback and what follows from it are some awaits and queued transactions; a statement queued behind them ends after them.
        for (let turn = 0; turn < 8; turn++) {
          await new Promise((resolve) => setImmediate(resolve));
          await database.query('select 1');
        }
      }),
    async player(more: { referrer?: string; on?: Partial<SiteFile> } = {}): Promise<PlayerContext> {
      const id = randomUUID();
      const number = ++players;
      await database.query(
        `insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, date_of_birth, currency,
           referral_code, referrer_code, created_at) values ($1, $2, $3, '', 'Ana Cruz', '', '', '1990-01-01', 'PHP', $4, $5, $6)`,
        [id, site.domain_name, `player_${number}`, `CODE${number}`, more.referrer ?? '', clock.now()],
      );
      await seedPassedCheck(database, site, id, clock.now());
      return {
        database,
        clock,
        ledger,
        events,
        site: { ...site, ...more.on },
        address: '',
        device: '',
        player: { id, accountId: `player_${number}`, currency: 'PHP', sessionId: '' },
      };
    },
    async reset() {
      scheduler.stop();
      await emptyTables(database);
    },
  };
}
