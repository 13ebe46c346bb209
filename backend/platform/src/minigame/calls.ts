import { randomUUID } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import { fairRandom, hashOf } from '@marquee/protocols/fairness/fairRandom';
import type { Handlers, PlayerContext } from '../calls/handlers';
import { ensureCheck } from '../identity/checks';
import { assertAdmitted } from '../identity/guard';
import { postBonus } from '../ledger/postBonus';
import { assertMay } from '../protection/guard';
import { assertOperating } from '../sites/operating';
import { assertOffered, exchangeTokens } from './exchange';
import { fillChests, stopOf, wheel } from './rules';
import { takeSeed } from './seeds';
import { minigameState, nextSpinAt } from './state';

declare module '@marquee/database/columns' {
  interface Columns {
    'token_plays.chests': number[];
  }
}

/** One play as it is stored. */
interface Play {
  id: string;
  kind: 'spin' | 'chests';
  stake: number;
  payout: number;
  choice: number;
  chests: number[] | null;
  server_seed: string;
  client_seed: string | null;
  nonce: number;
}

/** What a player contributes to a play: the hash that they were shown, and their own seed. */
type Given = Pick<ValidInput<'minigame/spin'>, 'hash' | 'client_seed'>;

/**
 * The minigame (R1): one free spin a day, chests that cost tokens, and exchange of game tokens for minigame tokens.
 * Tokens move in the ledger like money.
 */
export function minigameCalls({ random }: { random: Random }) {
  /** The earlier play with this idempotency key, if there is one. */
  async function known(transaction: Database, player: string, request: string): Promise<Play | undefined> {
    const [row] = await transaction.query(
      `select id, kind, stake, payout, choice, chests, server_seed, client_seed, nonce from token_plays where player_id = $1 and request_id = $2`,
      [player, request],
    );
    return row;
  }

  /** Stores a play and moves its tokens in one transaction. */
  async function settle(transaction: Database, context: PlayerContext, request: string, play: Play): Promise<Play> {
    const { site, player, clock, ledger } = context;
    const at = clock.now();
    await transaction.query(
      `insert into token_plays (id, site, player_id, request_id, kind, stake, payout, choice, chests, server_seed, client_seed, nonce, played_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        play.id,
        site.domain_name,
        player.id,
        request,
        play.kind,
        play.stake,
        play.payout,
        play.choice,
        play.chests && JSON.stringify(play.chests),
        play.server_seed,
        play.client_seed,
        play.nonce,
        at,
      ],
    );
    const gain = play.payout - play.stake;
    if (gain === 0) return play;
    await postBonus(transaction, ledger, {
      key: `minigame-${play.id}`,
      site: site.domain_name,
      player,
      account: 'minigame_token',
      amount: gain,
      reference: play.id,
      description: play.kind,
      at,
    });
    return play;
  }

  function proofOf({ server_seed, client_seed, nonce }: Play, { accountId }: PlayerContext['player']) {
    return { server_seed, hash: hashOf(server_seed), client_seed: client_seed ?? accountId, nonce };
  }

  /** Starts a play with the server seed whose hash was shown and the player's seed. */
  async function begun(transaction: Database, player: PlayerContext['player'], kind: Play['kind'], given: Given) {
    const client_seed = given.client_seed ?? null;
    const server_seed = await takeSeed(transaction, random, player.id, given.hash);
    const chance = fairRandom(server_seed, client_seed ?? player.accountId, 1);
    return { id: randomUUID(), kind, server_seed, client_seed, nonce: 1, chance };
  }

  /** Makes a play that a player may make now and stores it, once for each request; returns what is stored. */
  async function played(context: PlayerContext, request: string, make: (transaction: Database) => Promise<Play>) {
    const { database, player, clock, site } = context;
    await ensureCheck(context);
    return database.transaction(async (transaction) => {
      assertOperating(site, clock.now());
      await assertMay(transaction, player, 'play', 0, clock.now());
      await assertAdmitted(transaction, player, site, clock.now());
      assertOffered(site);
      const before = await known(transaction, player.id, request);
      return before ?? settle(transaction, context, request, await make(transaction));
    });
  }

  const stateOf = (context: PlayerContext) => minigameState(context, random);

  return {
    'minigame/state': async (_input, context) => {
      assertOffered(context.site);
      return { value: [await stateOf(context)] };
    },

    'minigame/exchange': async (input, context) => {
      await ensureCheck(context);
      await exchangeTokens(input, context);
      return { value: [await stateOf(context)] };
    },

    'minigame/spin': async ({ request_id, ...given }, context) => {
      const { player, clock } = context;
      const play = await played(context, request_id, async (transaction) => {
        if ((await nextSpinAt({ database: transaction, player })) > clock.now()) throw new Refusal('spinNotReady');
        const { chance, ...seeded } = await begun(transaction, player, 'spin', given);
        const choice = stopOf(chance);
        return { ...seeded, stake: 0, payout: wheel[choice]?.prize ?? 0, choice, chests: null };
      });
      return {
        segment: play.choice,
        prize: play.payout,
        ...proofOf(play, player),
        value: [await stateOf(context)],
      };
    },

    'minigame/open_chest': async ({ request_id, stake, chest, ...given }, context) => {
      const { ledger, player } = context;
      const play = await played(context, request_id, async (transaction) => {
        const { minigame_token } = await ledger.balances(transaction, player.id);
        if (minigame_token < stake) throw new Refusal('insufficientTokens');
        const { chance, ...seeded } = await begun(transaction, player, 'chests', given);
        const chests = fillChests(chance);
        const payout = stake * (chests[chest] ?? 0);
        return { ...seeded, stake, payout, choice: chest, chests };
      });
      return {
        chests: play.chests ?? [],
        payout: play.payout,
        ...proofOf(play, player),
        value: [await stateOf(context)],
      };
    },
  } satisfies Partial<Handlers>;
}
