import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { MessageSender } from '@marquee/protocols/messageSender';
import type { Context, Handlers } from '../calls/handlers';
import type { BackendSignals } from '../events/signals';
import { countAttempt, forgetAttempts, returnAttempt } from './attempts';
import { codeRules, newCode, type Purpose, useCode } from './codes';
import { hashPassword, refuseCommonPassword } from './passwords';
import { type AccountRow, beginSession, endSessions, findAccount, refuseUnusable } from './sessions';

/**
 * The calls around one-time codes (§7, decisions §5): asking for one, proving a telephone, signing in, choosing a new
 * password. None of them tells whether an account exists: asking always succeeds, and a code for nobody is never right.
 */
export function codeCalls({
  random,
  sender,
  signals,
}: {
  random: Random;
  sender: MessageSender;
  signals: BackendSignals;
}) {
  const ownerOf = ({ site }: Context, accountId: string, purpose: Purpose) => ({
    site: site.domain_name,
    accountKey: accountId.toLowerCase(),
    purpose,
  });

  async function request(
    context: Context,
    { account_id: accountId, request_id }: { account_id: string; request_id?: string | undefined },
    purpose: Purpose,
    mayHave: (account: AccountRow) => boolean = () => true,
  ): Promise<void> {
    const { database, clock, site } = context;
    const now = clock.now();
    const account = await findAccount(database, site.domain_name, accountId);
    const code = await newCode(database, random, ownerOf(context, accountId, purpose), now, request_id);
    if (code === null || account?.status !== 'open' || !mayHave(account)) return;
    const minutes = codeRules.lifetime / 60_000;
    const body = `${code} is your ${site.site_name} code. It works for ${minutes} minutes. We never ask you for it.`;
    // A sender that fails must not tell which accounts there are; whoever waits in vain asks again.
    await sender
      .send({ site: site.domain_name, recipient: account.contact_phone, body, at: now })
      .catch(() => signals.emit('messageLost', { purpose }));
  }

  /** The account of a code that was right; wrong codes are counted against the address. */
  async function proved(
    context: Context,
    accountId: string,
    purpose: Purpose,
    typed: { tac: string; request_id?: string | undefined },
  ): Promise<AccountRow> {
    const { database, clock, site, address } = context;
    await countAttempt(database, 'address', `${site.domain_name} ${address}`, clock.now());
    await useCode(database, ownerOf(context, accountId, purpose), typed, clock.now());
    await returnAttempt(database, 'address', `${site.domain_name} ${address}`);
    const account = await findAccount(database, site.domain_name, accountId);
    if (!account) throw new Refusal('codeWrong', { fields: { tac: 'codeWrong' } });
    refuseUnusable(account);
    return account;
  }

  return {
    'auth/tac/request_new_register': async (asked, context) => {
      await request(context, asked, 'register');
      return {};
    },

    'auth/tac/verify': async ({ account_id, ...typed }, context) => {
      const account = await proved(context, account_id, 'register', typed);
      await context.database.query('update players set phone_verified_at = $2 where id = $1', [
        account.id,
        context.clock.now(),
      ]);
      return {};
    },

    'auth/tac/request_login': async (asked, context) => {
      await request(context, asked, 'login');
      return {};
    },

    'auth/login_tac': async ({ account_id, ...typed }, context) =>
      beginSession(context, random, await proved(context, account_id, 'login', typed), typed.request_id),

    'auth/forgot_password': async ({ contact_phone, ...asked }, context) => {
      const digits = (phone: string) => phone.replace(/^\+/, '');
      await request(context, asked, 'password', (account) => digits(account.contact_phone) === digits(contact_phone));
      return {};
    },

    'auth/reset_password': async ({ account_id, new_password, ...typed }, context) => {
      const { database, clock, site } = context;
      refuseCommonPassword(new_password, account_id, site, 'new_password');
      const account = await proved(context, account_id, 'password', typed);
      const hash = await hashPassword(new_password);
      await database.transaction(async (transaction) => {
        await transaction.query('update players set password_hash = $2 where id = $1', [account.id, hash]);
        await endSessions(transaction, account.id, 'all', clock.now());
      });
      await forgetAttempts(database, 'account', `${site.domain_name} ${account_id.toLowerCase()}`);
      return {};
    },
  } satisfies Partial<Handlers>;
}
