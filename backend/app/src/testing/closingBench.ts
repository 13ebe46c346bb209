import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '@marquee/contract/calls';
import { advanceClosings } from '@marquee/platform/account/closing/startClosing';
import { ScriptedFeed } from './sportsBench';
import { type TestPlayer, testBackend } from './testBackend';

/** Initial cash of a leaving player, minor units. */
export const cash = 12_000;

/** A backend for tests of account closing: gateway and background work run only when the test says so. */
export async function closingBench() {
  let later: (() => void)[] = [];
  const faults: unknown[] = [];
  const backend = await testBackend({
    scheduler: {
      after: (_, work) => void later.push(work),
      stop() {
        later = [];
      },
    },
  });
  const { services, database, clock } = backend;
  const parts = () => ({ ...services, report: (error: unknown) => void faults.push(error) });
  const call = <N extends CallName>(name: N, input: Input<N>, player?: TestPlayer) =>
    backend.call(name, input, player ? { player } : {});

  async function addBank(player: TestPlayer, account_number = '0012345678') {
    await database.query("update players set full_name = 'Ana Cruz' where id = $1", [player.id]);
    const bank = { bank_code: 'BDL', holder_name: 'Ana Cruz', account_number };
    const { value, statusMessage } = await call(
      'wallet/add_bank_account',
      { request_id: randomUUID(), ...bank },
      player,
    );
    if (!value) throw new Error(statusMessage);
    return value.at(-1)?.bank_account_id ?? '';
  }

  return {
    ...backend,
    parts,
    faults,
    call,
    addBank,
    feed: () => new ScriptedFeed(clock),
    turn: () => advanceClosings(parts()),
    async reset() {
      later = [];
      faults.length = 0;
      await backend.reset();
    },
    /** Lets half a minute pass, with the gateway's planned events. */
    async gatewayActs() {
      for (let round = 0; round < 6; round++) {
        clock.advance(5_000);
        for (const work of later.splice(0)) work();
        await backend.settled();
      }
    },
    /** A player with money and a bank account. */
    async leaver(amount = cash) {
      const player = await backend.player({ cash: amount });
      return { player, bank: await addBank(player) };
    },
    /** `close` is the player's call. */
    closeBackend: () => backend.close(),
    close: (player: TestPlayer, bank_account_id: string | null, request_id: string = randomUUID()) =>
      call('account/close', { request_id, bank_account_id }, player),
    signIn: ({ account_id, password }: TestPlayer) => backend.call('auth/login', { account_id, password }),
    /** The player after signing in again. */
    async again(player: TestPlayer): Promise<TestPlayer> {
      const { account_id, password } = player;
      return { ...player, auth: (await backend.call('auth/login', { account_id, password })).token ?? '' };
    },
    payouts: ({ id }: TestPlayer) =>
      database.query<{ amount: number; state: string }>(
        "select amount, state from payments where player_id = $1 and kind = 'withdrawal' order by created_at, id",
        [id],
      ),
    stateOf: async (player: TestPlayer) => (await call('account/closing', {}, player)).value?.[0],
    /** The titles of the player's messages. */
    async said({ id }: TestPlayer) {
      const rows = await database.query<{ title: { EN: string } }>(
        'select title from inbox_items where player_id = $1 order by sent_at, id',
        [id],
      );
      return rows.map(({ title }) => title.EN);
    },
    /** Credits money from outside, like a released win. */
    credit: (player: TestPlayer, amount: number) =>
      services.ledger.post(database, {
        key: randomUUID(),
        kind: 'adjustment',
        site: 'localhost',
        playerId: player.id,
        currency: 'PHP',
        legs: [
          { account: 'cash', amount },
          { account: 'gaming', amount: -amount },
        ],
        reference: 'test',
        description: '',
        at: clock.now(),
      }),
  };
}
