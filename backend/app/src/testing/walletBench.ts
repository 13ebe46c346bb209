import { randomUUID } from 'node:crypto';
import { Refusal } from '@marquee/kernel/refusal';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { rewardReferrals } from '@marquee/platform/account/startReferrals';
import { defineBonusJob } from '@marquee/platform/bonuses/startBonuses';
import { Cookies } from '@marquee/platform/calls/cookies';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { seedPassedCheck } from '@marquee/platform/identity/checks';
import { runAtStart } from '@marquee/platform/jobs/jobs';
import { readSite } from '@marquee/platform/sites/readSite';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { type PaymentProcessing, paymentProcessing } from '@marquee/platform/wallet/paymentProcessing';
import { paymentJob } from '@marquee/platform/wallet/payments';
import { walletCalls } from '@marquee/platform/wallet/walletCalls';
import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import { httpGateway } from '@marquee/protocols/gateway/httpGateway';
import { gatewayPaths } from '@marquee/protocols/gateway/messages';
import type { Transport } from '@marquee/protocols/signing/signedClient';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { sandboxHelp } from '@marquee/sandbox/gateway/rules';
import { type SandboxGateway, sandboxGateway } from '@marquee/sandbox/gateway/sandboxGateway';
import { agreeToInbox } from './agreeToInbox';
import { benchServices } from './benchServices';
import { emptyTables } from './emptyTables';
import { migratedDatabase } from './migratedDatabase';
import { watchedDatabase } from './watchedDatabase';

/** A scheduler on the test's clock: nothing runs until `pass` advances time and everything started has settled. */
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
      await settle();
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

/** The result, or the status message of the refusal. */
export async function outcomeOf<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) return error.statusMessage;
    throw error;
  }
}

/**
 * The wallet on an empty database with the default site; the test controls clock, scheduler and the gateway's secret.
 */
export async function walletBench() {
  const { database, settled } = watchedDatabase(await migratedDatabase('empty'));
  const clock = manualClock();
  const { scheduler, pass } = manualScheduler(clock);
  const { site } = readSite(`${sandboxSites}/localhost.json`, sandboxSites);
  const { ledger, jobs, events, persons } = benchServices(database, clock, { find: () => site });
  const secret = 'a secret of the test';
  const sites = { find: (domain: string) => (domain === site.domain_name ? site : undefined) };
  let orders: SandboxGateway;
  const faults: unknown[] = [];
  const report = (error: unknown) => void faults.push(error);
  defineBonusJob({ database, clock, ledger, sites, jobs, report });
  /** How the wallet reaches the gateway; tests may intercept it. */
  const serve: Transport = (path, init) =>
    orders.serve(new Request(`http://gateway${path}`, init)) ?? new Response(null, { status: 404 });
  const line = { toGateway: serve };
  /** Looks for due jobs, as a process does. */
  const pollJobs = (): void =>
    scheduler.after(1000, () => {
      jobs.wake(paymentJob);
      pollJobs();
    });
  const build = () => {
    let payments: PaymentProcessing | undefined;
    orders = sandboxGateway({
      database,
      clock,
      scheduler,
      random: () => 0,
      keys: [secret],
      transport: async (path, init) => {
        const request = new Request(`http://wallet${path}`, init);
        return payments ? payments.events(request) : new Response(null, { status: 503 });
      },
      siteOf: (domain) => (domain === site.domain_name ? site : undefined),
      pages: true,
      report,
    });
    const gateway = httpGateway(
      {
        name: 'gateway',
        url: '',
        keys: [secret],
        transport: (path, init) => line.toGateway(path, init),
        now: () => clock.now(),
      },
      sandboxHelp,
    );
    payments = paymentProcessing({ database, clock, ledger, events, jobs, report, gateway, keys: [secret] });
    return { gateway, payments };
  };
  let players = 0;

  return {
    database,
    clock,
    ledger,
    events,
    jobs,
    persons,
    site,
    secret,
    money: build(),
    /** A process restart on the same database: scheduled work is lost. */
    async restart() {
      scheduler.stop();
      this.money = build();
      await this.startPayments();
      await orders.start();
    },
    /** Starts polling of unfinished payments, as in a process. */
    async startPayments() {
      await runAtStart(database, [paymentJob], clock.now());
      jobs.wake(paymentJob);
      pollJobs();
    },
    line,
    serve,
    /** Reported errors. */
    faults,
    get orders() {
      return orders;
    },
    /** Sends an event as the gateway does; `headers` replaces the valid signature. */
    deliver(event: object, headers?: Record<string, string>): Promise<Response> {
      const body = JSON.stringify(event);
      const url = `http://wallet${gatewayPaths.events}`;
      const signed = headers ?? signedHeaders([secret], coveredRequest({ method: 'POST', url }), body, clock.now());
      return this.money.payments.events(new Request(url, { method: 'POST', headers: signed, body }));
    },
    get calls() {
      return walletCalls(this.money);
    },
    /** Advances time and delivers due callbacks. */
    pass: (ms: number) =>
      pass(ms, async () => {
        await orders.settled();
        await jobs.settled();
        await settled();
      }),
    /**
     * A new, unrelated player with an address and the declaration of `ph`, by default also with a verified telephone
     * and a passed identity check.
     */
    async player(
      more: {
        referrer?: string;
        name?: string;
        on?: Partial<SiteFile>;
        born?: string;
        phone?: string;
        email?: string;
        verified?: boolean;
        identified?: boolean;
      } = {},
    ): Promise<PlayerContext> {
      const id = randomUUID();
      const number = ++players;
      await database.query(
        `insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, date_of_birth, currency,
           referral_code, referrer_code, created_at, phone_verified_at, address_line, address_town, address_postcode)
         values ($1, $2, $3, '', $11, $7, $8, $9, 'PHP', $4, $5, $6, $10, '1 Example Street', 'London', 'EC1A 1BB')`,
        [
          id,
          site.domain_name,
          `player_${number}`,
          `CODE${number}`,
          more.referrer ?? '',
          clock.now(),
          more.email ?? '',
          more.phone ?? '',
          more.born ?? new Date(Date.UTC(1960, 0, number)).toISOString().slice(0, 10),
          more.verified === false ? null : clock.now(),
          more.name ?? 'Ana Cruz',
        ],
      );
      await database.query("insert into barred_declarations values ($1, $2, $3, '1', 'test')", [
        id,
        site.domain_name,
        clock.now(),
      ]);
      await persons.mark(database, id, clock.now());
      await agreeToInbox(database, { id, site: site.domain_name }, clock.now());
      if (more.identified !== false) await seedPassedCheck(database, site, id, clock.now());
      return {
        database,
        clock,
        ledger,
        events,
        persons,
        site: { ...site, ...more.on },
        address: '',
        device: '',
        cookies: new Cookies(),
        player: { id, accountId: `player_${number}`, currency: 'PHP', sessionId: '', dateOfBirth: '1980-01-01' },
      };
    },
    /** Places a player's bet in a game. */
    bet: ({ player }: PlayerContext, stake: number, betId: string = randomUUID()) =>
      recordBet(
        database,
        ledger,
        { id: player.id, site: site.domain_name, currency: player.currency },
        { betId, kind: 'game', stake, title: 't', detail: '', providerCode: 'P', gameCode: 'g' },
        clock.now(),
      ),
    /** Loses a stake of a player in a game, and rewards the referrals that are due by now. */
    async stake(context: PlayerContext, stake: number) {
      const { id, currency } = context.player;
      const betId = randomUUID();
      await this.bet(context, stake, betId);
      const settlement = { betId, key: betId, payout: 0, state: 'lost' } as const;
      await settleBet(database, ledger, { id, site: site.domain_name, currency }, settlement, clock.now());
      await this.rewardReferrals();
    },
    /** Looks at the bonuses that are due. */
    async lookAtBonuses() {
      while ((await jobs.turn(['bonus'])) > 0) await jobs.settled();
      await jobs.settled();
    },
    rewardReferrals: () =>
      rewardReferrals({
        database,
        clock,
        ledger,
        sites: { find: (domain) => (domain === site.domain_name ? site : undefined) },
        report,
      }),
    async reset() {
      scheduler.stop();
      line.toGateway = serve;
      faults.length = 0;
      await emptyTables(database);
    },
  };
}
