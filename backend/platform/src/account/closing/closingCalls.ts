import type { Output } from '@marquee/contract/calls';
import type { Handlers, PlayerContext } from '../../calls/handlers';
import { jurisdictions } from '../../jurisdictions/jurisdictions';
import { claimOf } from '../../ledger/claims';
import type { Sites } from '../../sites/sites';
import type { PaymentProcessing } from '../../wallet/paymentProcessing';
import { askForExport } from '../export/tickets';
import { advanceClosing } from './advanceClosing';
import { closeAccount } from './closeAccount';
import { closureOf, countUnsettled } from './closures';

async function closingState({
  database,
  ledger,
  site,
  player,
}: Pick<PlayerContext, 'database' | 'ledger' | 'site' | 'player'>): Promise<Output<'account/closing'>> {
  const closure = await closureOf(database, player.id);
  const { cash, reserved } = await ledger.balances(database, player.id);
  return {
    value: [
      {
        state: closure?.state ?? 'open',
        asked_at: closure ? new Date(closure.asked_at).toISOString() : null,
        balance: cash,
        reserved,
        claim: await claimOf(database, player.id),
        ...(await countUnsettled(database, player.id)),
        bank_account_id: closure?.bank_account_id ?? null,
        waits_for: closure?.waits_for ?? null,
        kept_years: jurisdictions[site.jurisdiction].dataKept.years,
      },
    ],
  };
}

/** The calls by which players close their account and export their data. */
export const closingCalls = ({ payments, sites }: { payments: Pick<PaymentProcessing, 'submit'>; sites: Sites }) =>
  ({
    'account/closing': (_input, context) => closingState(context),

    /** Pays out or closes at once whatever can be; the runs of `startClosing` do the rest. */
    'account/close': async (input, context) => {
      await closeAccount(input, context);
      for (const payment of await advanceClosing({ ...context, sites }, context.player.id))
        await payments.submit(payment);
      return closingState(context);
    },

    'account/export': async (_input, context) => ({ address: await askForExport(context) }),
  }) satisfies Partial<Handlers>;
