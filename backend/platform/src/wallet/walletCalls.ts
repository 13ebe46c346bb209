import { Refusal } from '@marquee/kernel/refusal';
import type { Gateway } from '@marquee/protocols/gateway/gateway';
import type { Handlers, PlayerContext } from '../calls/handlers';
import { wireBalances } from '../ledger/postgresLedger';
import { beforeDeposit } from '../protection/firstSteps';
import { stopsInForce } from '../switches/switches';
import { addBankAccount, listBankAccounts, removeBankAccount } from './bankAccounts';
import { createDeposit } from './deposit';
import { betHistory, oneBet, paymentHistory } from './histories';
import type { PaymentProcessing } from './paymentProcessing';
import { type PaymentRow, paymentColumns, withTimelines } from './payments';
import { recentPayments } from './recentPayments';
import { usualReview } from './review';
import { statementEntry, statementOf } from './statement';
import { createWithdrawal } from './withdrawal';

/** Payments with their timelines, and how long a review usually takes if one is in review. */
async function shown(context: PlayerContext, rows: PaymentRow[]) {
  const { database, site, clock } = context;
  const isHeld = rows.some(({ state }) => state === 'review');
  const usual = isHeld ? await usualReview(database, site.domain_name, clock.now()) : undefined;
  const payments = await withTimelines(context, rows);
  return payments.map((payment) => (payment.state === 'review' ? { ...payment, review_minutes: usual } : payment));
}

/**
 * The wallet's calls (D6). A payment is submitted to the gateway after its own transaction has committed; after a crash
 * or a timeout it is submitted later.
 */
export const walletCalls = ({ gateway, payments }: { gateway: Gateway; payments: Pick<PaymentProcessing, 'submit'> }) =>
  ({
    'auth/get_balance': async (_input, { database, ledger, player }) =>
      wireBalances(await ledger.balances(database, player.id)),

    'wallet/deposit_methods': async (_input, { site, database, player, clock }) => {
      const [last] = await database.query(
        `select method from payments where player_id = $1 and kind = 'deposit' and state = 'approved'
         order by created_at desc limit 1`,
        [player.id],
      );
      const stops = await stopsInForce(database, [site.domain_name], clock.now());
      const { minimum: least, maximum: most } = site.limits.deposit;
      const methods = site.deposit_methods.map((method) => ({
        ...method,
        minimum: Math.max(method.minimum, least),
        maximum: Math.min(method.maximum, most),
      }));
      const stopOf = (method: string) => stops.find(({ what, key }) => what === 'payment_method' && key === method);
      const offered = methods.filter(({ method }) => !stopOf(method));
      const stopped = methods.flatMap((method) => {
        const stop = stopOf(method.method);
        return stop ? [{ ...method, words: stop.words }] : [];
      });
      return {
        value: offered,
        ...(stopped.length > 0 && { stopped }),
        usual: offered.find(({ method }) => method === last?.method)?.method ?? null,
        help: gateway.help,
        ...(await beforeDeposit(database, player.id, site.jurisdiction)),
      };
    },

    'wallet/deposit': async (input, context) => {
      const payment = await payments.submit(await createDeposit(input, context));
      return { value: await withTimelines(context, [payment]) };
    },

    'wallet/withdraw': async (input, context) => {
      return { value: await shown(context, [await payments.submit(await createWithdrawal(input, context))]) };
    },

    'wallet/payment': async (input, context) => {
      const { database, player } = context;
      const [column, value] =
        'payment_id' in input ? (['id', input.payment_id] as const) : (['request_id', input.request_id] as const);
      const rows = await database.query(
        `select ${paymentColumns} from payments where ${column} = $1 and player_id = $2`,
        [value, player.id],
      );
      if (rows.length === 0) throw new Refusal('paymentUnknown');
      return { value: await shown(context, rows) };
    },

    'wallet/banks': async (_input, { site }) => ({ value: site.banks }),

    'wallet/bank_accounts': async (_input, context) => ({ value: await listBankAccounts(context) }),

    'wallet/add_bank_account': async (input, context) => {
      await addBankAccount(input, context);
      return { value: await listBankAccounts(context) };
    },

    'wallet/remove_bank_account': async (input, context) => {
      await removeBankAccount(input, context);
      return {};
    },

    'wallet/transactions': paymentHistory,
    'wallet/bets': betHistory,
    'wallet/bet': oneBet,
    'wallet/statement': statementOf,
    'wallet/entry': statementEntry,

    'home/fetch_transactions': (_input, { database, site }) => recentPayments(database, site.domain_name),
  }) satisfies Partial<Handlers>;
