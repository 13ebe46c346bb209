import { randomUUID } from 'node:crypto';
import { succeeded } from '@marquee/contract/envelope';
import { type StaffCallName, type StaffInput, staffCalls, staffRow } from '@marquee/contract/staff/calls';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { promote } from '@marquee/federation-release/registry/promote';
import { switchRemote } from '@marquee/federation-release/registry/switchRemote';
import { published } from '@marquee/federation-release/testing';
import { tick } from '@marquee/platform/sports/ticker';
import type { Actor } from '@marquee/platform/staff/actor';
import { recordBet } from '@marquee/platform/wallet/bets';
import { type GatewayEvent, gatewayPaths } from '@marquee/protocols/gateway/messages';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { addOffer, giveBonus, handOffer } from './handOffers';
import { ScriptedFeed } from './sportsBench';
import type { staffDesk } from './staffDesk';
import type { TestPlayer, testBackend } from './testBackend';

type Calls = typeof staffCalls;

/** The name of a staff call that changes something. */
export type ActName = { [N in StaffCallName]: Calls[N] extends { kind: 'act' } ? N : never }[StaffCallName];

/** The names of all acts, from the table. */
export const actNames = (Object.keys(staffCalls) as StaffCallName[]).filter(
  (name): name is ActName => staffRow(name).kind === 'act',
);

/** Something that an act can be done to: its input, the site that it is asked at, and who asks. */
interface Example<N extends ActName> {
  input: StaffInput<N>;
  site?: string;
  /** Who alone can do it; anybody without one. */
  actor?: Actor;
}

/**
 * How an act is asked for: as it is, which needs no second person; with one who is `asked`, and waits; or as the second
 * person, who has it `approved`.
 */
export type ActWay = 'done' | 'asked' | 'approved';

const hasSecond = (name: ActName) => staffRow(name).second !== undefined;

/** All acts in all their ways. Those that wait for a second person come before those that a threshold lets one do. */
export const actWays: readonly (readonly [ActName, ActWay])[] = [
  ...actNames.filter(hasSecond).flatMap((name) => [[name, 'asked'] as const, [name, 'approved'] as const]),
  ...actNames.filter((name) => !hasSecond(name)).map((name) => [name, 'done'] as const),
  ...actNames.filter((name) => staffRow(name).second === true).map((name) => [name, 'done'] as const),
];

/** A site whose rules hold withdrawals to new bank accounts, and its currency. */
const [reviewing, reviewingCurrency] = ['slot9.localhost', 'MYR'];
const cash = 100_000;
const hour = 3_600_000;

/**
 * An example of every act of the table, on a test's backend: each call of one makes what it is done to, which no other
 * example touches. A new row of the table needs a line here.
 */
export function staffActs(backend: Awaited<ReturnType<typeof testBackend>>, desk: ReturnType<typeof staffDesk>) {
  const { database, clock, services } = backend;
  const { ledger, signals } = services;
  const feed = new ScriptedFeed(clock);
  /** Somebody who asks for nothing that is tried. */
  let other: Promise<Actor> | undefined;
  const another = () => {
    other ??= desk.member();
    return other;
  };
  const word = () => `x${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const tomorrow = () => new Date(clock.now() + 24 * hour).toISOString();
  const member = async () => ({ member: (await desk.member([])).id });
  const player = async () => ({ player: (await backend.player({ cash })).id });
  const alike = async () => {
    const [{ player: one }, { player: two }] = [await player(), await player()];
    await database.query(
      `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at) values ($1, $2, 'phone', false, 'same', 0)`,
      [one, two],
    );
    return { input: { player: one, other: two } };
  };
  const games = ['sl001', 'sl002', 'sl003', 'sl004', 'sl005', 'sl006', 'sl007', 'sl008'];
  const game = () => ({ what: 'game' as const, key: `JILI/${games.shift()}` });

  async function withBank(owner: TestPlayer, bank_code: string, account_number: string): Promise<string> {
    const [row] = await database.query('select full_name from players where id = $1', [owner.id]);
    const bank = { request_id: randomUUID(), bank_code, holder_name: row?.full_name ?? '', account_number };
    await backend.call('wallet/add_bank_account', bank, { player: owner });
    const answer = await backend.call('wallet/bank_accounts', {}, { player: owner });
    return (succeeded(answer) && answer.value?.[0]?.bank_account_id) || '';
  }

  /** A withdrawal that waits for a person. */
  async function inReview() {
    const owner = await backend.player({ site: reviewing, cash });
    const [bank] = backend.sites.find(reviewing)?.banks ?? [];
    const bank_account_id = await withBank(owner, bank?.bank_code ?? '', bank?.example ?? '');
    const asked = { request_id: randomUUID(), bank_account_id, amount: 30_000 };
    const answer = await backend.call('wallet/withdraw', asked, { player: owner });
    const payment = (succeeded(answer) && answer.value?.[0]?.payment_id) || '';
    return { input: { payment }, site: reviewing };
  }

  /** A win that is held. */
  async function heldWin() {
    const { id } = await backend.player({ site: reviewing, cash });
    const transaction = randomUUID();
    const bet = { betId: `JILI:${transaction}-b`, kind: 'game' as const, stake: 1000, title: 't', detail: '' };
    const owner = { id, site: reviewing, currency: reviewingCurrency };
    await recordBet(database, ledger, owner, { ...bet, providerCode: 'JILI', gameCode: 'sl001' }, clock.now());
    await database.query(
      `insert into held_wins (provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency,
         game_code, amount, detail, held_at, state)
       values ('JILI', $1, $2, 's', $1, $3, $4, $5, 'sl001', 900000, '', $6, 'held')`,
      [transaction, `${transaction}-b`, reviewing, id, reviewingCurrency, clock.now()],
    );
    return { input: { provider: 'JILI', transaction }, site: reviewing };
  }

  /** A deposit that the gateway has. */
  async function deposit(): Promise<string> {
    const asked = { request_id: randomUUID(), method: 'bank', amount: 50_000 };
    const answer = await backend.call('wallet/deposit', asked, { player: await backend.player() });
    return (succeeded(answer) && answer.value?.[0]?.payment_id) || '';
  }

  /** Sends an event of the gateway, and returns its id. */
  async function event(payment_id: string, status: GatewayEvent['status'], amount = 50_000): Promise<string> {
    const body = { event_id: randomUUID(), payment_id, status, reason: null, amount, currency: 'PHP' };
    const text = JSON.stringify(body);
    const covered = coveredRequest({ method: 'POST', url: gatewayPaths.events });
    const headers = signedHeaders([backend.partners.keys.gateway[0] ?? ''], covered, text, clock.now());
    await backend.post(gatewayPaths.events, text, headers);
    return body.event_id;
  }

  const settlement = () => {
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return {
      file: `Order,Amount\n${randomUUID()},500.00`,
      file_name: 'settlement.csv',
      from: day,
      until: day,
      payment_column: 'Order',
      amount_column: 'Amount',
    };
  };

  /** A match with a bet on it. */
  async function match() {
    const id = word();
    feed.match(id, 'scheduled', [2000, 3500, 3200]);
    const found = feed.events.get(id);
    if (found) found.startsAt = clock.now() + 48 * hour;
    await tick({ database, clock, ledger, signals, feed });
    const placed = await backend.call(
      'sports/place_bet',
      {
        request_id: randomUUID(),
        sizes: [1],
        legs: [{ selection_id: `${id}:1x2:1`, odds: 2000 }],
        stake_per_line: 1000,
        policy: 'any',
      },
      { player: await backend.player({ cash }) },
    );
    return { match: id, market: `${id}:1x2`, bet: placed.value?.[0]?.bet_id ?? '' };
  }

  /** A name that a player asks for. */
  async function nameRequest() {
    const owner = await backend.player();
    await withBank(owner, 'BDL', '0012345678');
    const profile = { full_name: 'Another Name', contact_email: `${owner.account_id}@example.test` };
    await backend.call('settings/profile_update', profile, { player: owner });
    const { value } = await desk.done(await another(), 'names/list', {}, { site: '' });
    return { input: { request: value.find(({ player: id }) => id === owner.id)?.request ?? '' } };
  }

  const bonus = async (state: 'waiting' | 'review' = 'waiting') =>
    giveBonus(backend, await backend.player({ cash }), { state });

  async function ticket() {
    const message = { full_name: 'Player', contact_email: 'p@example.test', message: 'Where is my bonus, please?' };
    const written = await backend.call('content/contact', message, { player: await backend.player() });
    return { ticket: written.ticket ?? '' };
  }

  /** A remote with two versions, the second live, and a third one as a canary. */
  async function released(press: 'rollback' | 'withdraw' | 'end' | 'step' | 'promote' | 'off' | 'on') {
    const store = folderStore(services.releases.site ?? '');
    const name = word();
    const version = (number: string) => published(number, { name });
    await promote(store, [version('1.0.0')]);
    await promote(store, [version('1.1.0')]);
    const { revision } = await promote(store, [version('1.2.0')], { audience: { percent: 10 } });
    if (press === 'on') await switchRemote(store, name, 'off', { seen: revision });
    const chosen = { rollback: '1.0.0', off: '1.1.0', on: '1.1.0' }[press as string] ?? '1.2.0';
    return { input: { remote: name, version: chosen, seen: (await store.read()).registry.revision }, site: '' };
  }

  const examples: { [N in ActName]: () => Promise<Example<N>> } = {
    'staff/sign-out': async () => ({ input: {} }),
    'staff/add': async () => ({ input: { name: 'Leo Cruz', email: `${word()}@desk.test` } }),
    'staff/block': async () => ({ input: await member() }),
    async 'staff/unblock'() {
      const input = await member();
      await desk.done(await another(), 'staff/block', input);
      return { input };
    },
    'roles/define': async () => ({ input: { role: word(), about: 'Finds players', permissions: ['players.find'] } }),
    'roles/grant': async () => ({ input: { ...(await member()), role: 'auditor' } }),
    async 'roles/end'() {
      const given = { ...(await member()), role: 'support' };
      return { input: await desk.done(await another(), 'roles/grant', given) };
    },
    'keys/make': async () => ({ input: { name: word(), permissions: ['players.find'], ends_at: tomorrow() } }),
    async 'keys/end'() {
      const made = { name: word(), permissions: ['players.find' as const], ends_at: tomorrow() };
      return { input: { key: (await desk.done(await another(), 'keys/make', made)).id } };
    },
    'thresholds/set': async () => ({ input: { call: 'staff/reset', currency: 'PHP', most: 1 } }),
    async 'thresholds/end'() {
      return { input: await desk.done(await another(), 'thresholds/set', { call: 'staff/reset', most: 1 }) };
    },
    'staff/invite': async () => ({ input: await member() }),
    'staff/reset': async () => ({ input: await member() }),
    async 'approvals/withdraw'() {
      const { approval, actor } = await asked('staff/reset');
      return { input: { approval }, site: '', actor };
    },
    async 'approvals/approve'() {
      const { approval, hash } = await asked('staff/reset');
      return { input: { approval, hash }, site: '' };
    },
    async 'approvals/refuse'() {
      return { input: { approval: (await asked('staff/reset')).approval }, site: '' };
    },
    'withdrawals/approve': inReview,
    async 'withdrawals/refuse'() {
      const { input, site } = await inReview();
      return { input: { ...input, refusal: 'documentsNeeded' }, site };
    },
    async 'cash/adjust'() {
      const about = { against: 'gaming', why: 'wrongPayout', text: 'A round was counted twice' } as const;
      return { input: { ...(await player()), amount: 500, case: `C-${randomUUID()}`, ...about } };
    },
    'held-wins/pay': heldWin,
    'held-wins/refuse': heldWin,
    async 'contradictions/resolve'() {
      const payment = await deposit();
      await event(payment, 'approved');
      const against = await event(payment, 'declined');
      return { input: { event: against, verdict: 'books', evidence: 'Their report of the day has it as paid.' } };
    },
    async 'contradictions/close'() {
      const payment = await deposit();
      await event(payment, 'approved');
      const against = await event(payment, 'refunded', 50_001);
      return { input: { event: against, verdict: 'books', evidence: 'Their support: sent by mistake' } };
    },
    'settlements/check': async () => ({ input: settlement() }),
    async 'settlements/note'() {
      const { run } = await desk.done(await another(), 'settlements/check', settlement());
      return { input: { run: run ?? '', row: 1, note: 'Asked by telephone' } };
    },
    async 'settlements/close'() {
      const { run } = await desk.done(await another(), 'settlements/check', settlement());
      return { input: { run: run ?? '', row: 1 } };
    },
    async 'offers/stop'() {
      return { input: { offer: (await bonus()).offer } };
    },
    async 'offers/convert'() {
      const { offer } = await bonus();
      await desk.done(await another(), 'offers/stop', { offer });
      return { input: { offer } };
    },
    async 'offers/extend'() {
      return { input: { offer: (await bonus()).offer, days: 2 } };
    },
    async 'bonuses/grant'() {
      addOffer(backend);
      return { input: { ...(await player()), offer: handOffer.code } };
    },
    async 'bonuses/end'() {
      return { input: { bonus: (await bonus()).bonus, remedy: 'convert' as const } };
    },
    async 'bonuses/decide'() {
      return { input: { bonus: (await bonus('review')).bonus, verdict: 'give' as const } };
    },
    'players/block': async () => ({ input: { ...(await player()), what: 'all' } }),
    async 'players/unblock'() {
      const block = { ...(await player()), what: 'all' as const };
      await desk.done(await another(), 'players/block', block);
      return { input: block };
    },
    'players/end-sessions': async () => ({ input: await player() }),
    'players/note': async () => ({ input: { ...(await player()), note: 'Called today.' } }),
    async 'players/lower-limit'() {
      return { input: { ...(await player()), kind: 'deposit', period: 'day', amount: 50_000 } };
    },
    'players/begin-break': async () => ({ input: { ...(await player()), kind: 'time_out', option: '24h' } }),
    'players/correct-name': async () => ({ input: { ...(await player()), full_name: 'Ana Cruz' } }),
    'players/change-contact': async () => ({ input: { ...(await player()), email: `${word()}@example.test` } }),
    async 'players/decide-identity'() {
      const site = 'casino1.localhost';
      const { id } = await backend.player({ site, identity: 'unanswered' });
      return { input: { player: id, verdict: 'failed' }, site };
    },
    async 'players/reset-factors'() {
      const input = { ...(await player()), case: `C-${randomUUID()}` };
      await database.query(
        "insert into totp_factors (player_id, secret, created_at, confirmed_at) values ($1, 'x', 0, 0)",
        [input.player],
      );
      return { input };
    },
    'players/close': async () => ({ input: await player() }),
    'names/accept': nameRequest,
    'names/refuse': nameRequest,
    async 'returns/answer'() {
      const [{ player: excluded }, request] = [await player(), word()];
      await database.query(
        `insert into protection_players (player_id, created_at, reviewed_at, excluded_at) values ($1, 0, 0, 0)
         on conflict (player_id) do update set excluded_at = 0`,
        [excluded],
      );
      await database.query(
        "insert into return_requests (id, site, player_id, reason, asked_at) values ($1, 'localhost', $2, 'Well.', 0)",
        [request, excluded],
      );
      return { input: { request, verdict: 'granted' as const, answer: 'Welcome back.' } };
    },
    'persons/lift': alike,
    'persons/bind': alike,
    async 'gifts/allow'() {
      const input = { ...(await player()), gift: `inbox:${word()}` };
      await database.query(
        "insert into person_gifts (site, gift, player_id, outcome, at) values ('localhost', $2, $1, 'refused', 0)",
        [input.player, input.gift],
      );
      return { input };
    },
    async 'closings/reopen'() {
      const input = await player();
      await desk.done(await another(), 'players/close', input);
      await database.query('update account_closures set asked_at = asked_at - $2 where player_id = $1', [
        input.player,
        25 * hour,
      ]);
      return { input };
    },
    'messages/answer': async () => ({ input: { ...(await ticket()), answer: 'In your inbox.' } }),
    'messages/close': async () => ({ input: await ticket() }),
    'bets/void': async () => ({ input: { bet: (await match()).bet } }),
    'markets/void': async () => ({ input: { market: (await match()).market }, site: '' }),
    'markets/settle': async () => ({ input: { market: (await match()).market, home: 1, away: 0 }, site: '' }),
    'matches/void': async () => ({ input: { match: (await match()).match }, site: '' }),
    'matches/settle': async () => ({ input: { match: (await match()).match, home: 1, away: 0 }, site: '' }),
    'switches/stop': async () => ({ input: game() }),
    'switches/stop-everywhere': async () => ({ input: game(), site: '' }),
    async 'switches/open'() {
      return { input: await desk.done(await another(), 'switches/stop', game()) };
    },
    async 'switches/open-everywhere'() {
      return { input: await desk.done(await another(), 'switches/stop-everywhere', game(), { site: '' }), site: '' };
    },
    async 'jobs/retry'() {
      const kind = word();
      await database.query(
        `insert into jobs (kind, key, added_at, run_at, set_at, tries, failed_at, fault)
         values ($1, 'k1', 0, $2, 0, 4, 0, 'PartnerFault gateway timeout')`,
        [kind, clock.now() + 24 * hour],
      );
      return { input: { kind }, site: '' };
    },
    'today/rebuild': async () => ({ input: {}, site: '' }),
    'releases/rollback': () => released('rollback'),
    'releases/withdraw': () => released('withdraw'),
    'releases/end': () => released('end'),
    'releases/step': () => released('step'),
    'releases/promote': () => released('promote'),
    'releases/off': () => released('off'),
    'releases/on': () => released('on'),
  };

  /** Has somebody ask for an act that waits for a second person. */
  async function asked(name: ActName) {
    const { input, site } = await (examples[name] as () => Promise<Example<ActName>>)();
    const actor = await desk.member();
    const { waits, ...answer } = await desk.call(actor, name, input, site === undefined ? {} : { site });
    if (!waits) throw new Error(`${name} does not wait: ${JSON.stringify(answer)}`);
    const { approval, hash } = waits;
    return { approval, hash, actor };
  }

  /** An act that somebody is about to send to the desk. */
  return async function example(name: ActName, way: ActWay) {
    const { approval = '', hash = '' } = way === 'approved' ? await asked(name) : {};
    const made: Example<ActName> = approval ? { input: { approval, hash }, site: '' } : await examples[name]();
    const { input, site = 'localhost', actor = await desk.member() } = made;
    if (way === 'done' && hasSecond(name)) await desk.threshold(name);
    const sent: StaffCallName = way === 'approved' ? 'approvals/approve' : name;
    const requestId = randomUUID();
    return {
      title: way === 'done' ? name : `${name} (${way})`,
      path: `/desk/${sent}`,
      requestId,
      body: { ...input, site, reason: 'a test', request_id: requestId },
      /** The bearer tokens of two sessions of the one who sends it. */
      tokens: [await desk.token(actor), await desk.token(actor)] as const,
    };
  };
}

/** An act that somebody is about to send to the desk. */
export type SentAct = Awaited<ReturnType<ReturnType<typeof staffActs>>>;
