import { minorPerMajor } from '@marquee/contract/currencies';
import type { ValidStaffInput } from '@marquee/contract/staff/calls';
import { Refusal } from '@marquee/kernel/refusal';
import { sendMessage } from '../account/inbox';
import { debts } from '../ledger/claims';
import { written } from '../messages/written';
import { storedActor } from '../staff/actor';
import { grantsAt } from '../staff/grants';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf } from '../staff/times';
import { adjustCash } from '../wallet/adjustCash';

type Asked = ValidStaffInput<'cash/adjust'>;

/** A player of the site, by id or account id. Throws StaffRefusal `targetUnknown`. */
async function playerOf({ database, site }: StaffContext, name: string) {
  const [player] = await database.query(
    'select id, account_id, currency from players where site = $1 and (id = $2 or account_key = lower($2))',
    [site, name],
  );
  if (!player) throw new StaffRefusal('targetUnknown');
  return player;
}

/** The most that an actor may move at once, whole units: of their roles there the greatest, or of the console. */
function ceilingOf({ actor, grants, site }: StaffContext, consoleMost: number): number {
  if (actor.kind === 'console') return consoleMost;
  return Math.max(0, ...grantsAt(grants, 'money.adjust', site).map(({ adjustMost }) => adjustMost));
}

const causeOf = ({ cause_kind: kind, cause: id }: Asked) => {
  if (!kind !== !id) throw new StaffRefusal('causeMissing', { fields: { cause: 'required' } });
  return kind && id ? { kind, id } : null;
};

/** Corrections by hand, and what players owe. `adjustMost`: of ADJUST_MOST, whole units of the currency. */
export const cashCalls = ({ adjustMost }: { adjustMost: number }) =>
  ({
    'debts/list': async ({ player, limit }, { database, site, mayAt }) => {
      const rows = await debts(database, { sites: site ? [site] : mayAt, player: player ?? null, limit });
      const value = rows.map(({ changed_at, ...row }) => ({ ...row, changed_at: isoOf(changed_at) }));
      return { output: { value } };
    },
    'cash/adjust': {
      async weigh({ player: name, amount, ...asked }, context) {
        const { id: payee, currency } = await playerOf(context, name);
        causeOf({ player: name, amount, ...asked });
        const most = ceilingOf(context, adjustMost) * minorPerMajor(currency);
        if (Math.abs(amount) > most) throw new StaffRefusal('aboveCeiling');
        return { amount: Math.abs(amount), currency, payee };
      },
      async act(asked, context) {
        const { database, ledger, site, clock, actor } = context;
        const { amount, against, case: number, why, text } = asked;
        const { id, account_id: account, currency } = await playerOf(context, asked.player);
        const by = storedActor(actor);
        const cause = causeOf(asked);
        const correction = { site, account, amount, against, case: number, reason: text, why, cause, by };
        const posted = await adjustCash(database, ledger, correction, clock.now()).catch((error) => {
          if (error instanceof Refusal && error.statusMessage === 'requestIdReused')
            throw new StaffRefusal('caseTaken');
          throw error;
        });
        if (!posted) throw new StaffRefusal('targetUnknown');
        const news = written('balanceCorrected', { amount, currency, name: text });
        await sendMessage(database, { id, site }, { key: `balanceCorrected:${number}`, ...news }, clock.now());
        const { cash } = posted.balances;
        return {
          output: { case: number, amount, currency, cash, posted_before: posted.repeated },
          target: `player:${id}`,
          ...(!posted.repeated && { before: { cash: cash - amount }, after: { cash, case: number, why } }),
        };
      },
    },
  }) satisfies Partial<StaffHandlers>;
