import { type Decision, decideHeldWin, heldWins } from '../play/heldWins';
import { storedActor } from '../staff/actor';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf } from '../staff/times';

interface Named {
  provider: string;
  transaction: string;
}

/** A held win of a site. Throws StaffRefusal `targetUnknown`, or `notHeld`. */
async function heldWin({ database, site }: StaffContext, { provider, transaction }: Named) {
  const [win] = await database.query(
    'select player_id, amount, currency, state from held_wins where provider_code = $1 and transaction_id = $2 and site = $3',
    [provider, transaction, site],
  );
  if (!win) throw new StaffRefusal('targetUnknown');
  if (win.state !== 'held') throw new StaffRefusal('notHeld');
  return win;
}

async function decide(context: StaffContext, named: Named, verdict: Decision['verdict']) {
  const { database, ledger, actor, clock } = context;
  const { amount, currency } = await heldWin(context, named);
  const { provider, transaction } = named;
  const decision = { provider, transaction, verdict, by: storedActor(actor) };
  if (!(await decideHeldWin(database, ledger, decision, clock.now()))) throw new StaffRefusal('notHeld');
  return {
    output: { amount, currency },
    target: `win:${provider}:${transaction}`,
    before: { state: 'held' },
    after: { state: verdict },
  };
}

/** Decisions about wins above what their game can pay. */
export const heldWinCalls = {
  'held-wins/list': async ({ limit }, { database, site, mayAt }) => {
    const rows = await heldWins(database, { sites: site ? [site] : mayAt, limit });
    return {
      output: {
        value: rows.map((row) => ({
          provider: row.provider_code,
          transaction: row.transaction_id,
          site: row.site,
          player: row.player_id,
          game: row.game_code,
          round: row.round_id,
          amount: row.amount,
          currency: row.currency,
          held_at: isoOf(row.held_at),
        })),
      },
    };
  },
  'held-wins/pay': {
    weigh: async (named, context) => {
      const { amount, currency, player_id: payee } = await heldWin(context, named);
      return { amount, currency, payee };
    },
    act: (named, context) => decide(context, named, 'released'),
  },
  'held-wins/refuse': (named, context) => decide(context, named, 'refused'),
} satisfies Partial<StaffHandlers>;
