import { languages } from '@marquee/contract/languages';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context, Handlers } from '../calls/handlers';
import { pageLanguage } from '../calls/pageLanguage';
import type { JobRunner } from '../jobs/jobRunner';
import { messageJob, type NewMessage, writeMessage } from '../messages/queue';
import { textOf } from '../messages/texts';
import { codeRules, newCode, type Purpose, useCode } from './codes';
import { contactHash, contactOf, contacts, isContact } from './contact';
import { admit } from './factors/signIn';
import { deviceHash, ensureDeviceHash, isKnownDevice } from './knownDevices';
import { hashPassword, refuseCommonPassword } from './passwords';
import { networkOf } from './place';
import { type AccountRow, endSessions, findAccount, refuseUnusable } from './sessions';
import { limitedCode } from './signInTries';
import { hashOf } from './tokens';

/**
 * The one-time code calls (R7, D5): request one, verify a telephone or e-mail address, sign in, reset a password. None
 * reveals whether an account exists: a request always succeeds, takes the same work and does not wait for delivery, and
 * no code is ever right for an unknown account.
 */
export function codeCalls({ random, jobs }: { random: Random; jobs: JobRunner }) {
  const ownerOf = ({ site }: Context, accountId: string, purpose: Purpose, askedBy: string) => ({
    site: site.domain_name,
    accountKey: accountId.toLowerCase(),
    purpose,
    askedBy,
  });

  async function request(
    context: Context,
    { account_id: accountId, request_id }: { account_id: string; request_id?: string | undefined },
    purpose: Purpose,
    contact?: { contact_phone?: string | undefined; contact_email?: string | undefined },
  ): Promise<void> {
    const { database, clock, site, address, cookies } = context;
    const now = clock.now();
    const account = await findAccount(database, site.domain_name, accountId);
    const isRight = account?.status === 'open' && (!contact || isContact(site, account, contact));
    const recipient = isRight ? contactOf(site, account) : undefined;
    const device = ensureDeviceHash(cookies, random);
    const owner = ownerOf(context, accountId, purpose, device);
    const id = await newCode(database, random, owner, {
      now,
      request: request_id,
      askedFrom: hashOf(`network ${networkOf(address)}`),
      byKnownDevice: await isKnownDevice(database, owner, device),
      askedContact: contact ? contactHash(site, owner.accountKey, contact) : '',
      isRight: recipient !== undefined,
      handOver: (transaction, code) =>
        writeMessage(
          transaction,
          {
            ...codeMessage(context, code),
            purpose,
            // Of one browser, as codes are; one that goes to nobody replaces none.
            about: `code ${owner.site} ${owner.accountKey} ${purpose} ${recipient === undefined ? 'nobody' : device}`,
            recipient: recipient ?? '',
            nobody: recipient === undefined,
            expires_at: now + codeRules.lifetime,
          },
          now,
        ),
    });
    if (id !== null) jobs.wake(messageJob);
  }

  /** The account that a correct code belongs to. */
  async function proved(
    context: Context,
    accountId: string,
    purpose: Purpose,
    typed: { tac: string; request_id?: string | undefined },
  ): Promise<AccountRow> {
    const { database, clock, site, cookies } = context;
    const account = await limitedCode(context, accountId, async () => {
      const owner = ownerOf(context, accountId, purpose, deviceHash(cookies) ?? '');
      if (!(await useCode(database, owner, typed, clock.now()))) return undefined;
      return findAccount(database, site.domain_name, accountId);
    });
    if (!account) throw new Refusal('codeWrong', { fields: { tac: 'codeWrong' } });
    await refuseUnusable(database, account, clock.now());
    await noteVerified(context, account.id);
    return account;
  }

  /** A correct code proves that its owner receives messages at that contact. */
  async function noteVerified({ database, clock, events, persons, site }: Context, playerId: string): Promise<void> {
    const { provedAt } = contacts[site.codes_by];
    await events.transaction(database, async (transaction, emit) => {
      const first = await transaction.query(
        `update players set ${provedAt} = $2 where id = $1 and ${provedAt} is null returning 1`,
        [playerId, clock.now()],
      );
      if (first.length === 0) return;
      await persons.mark(transaction, playerId, clock.now());
      await emit('contactVerified', { player_id: playerId, site: site.domain_name });
    });
  }

  return {
    'auth/tac/request_new_register': async (asked, context) => {
      await request(context, asked, 'register');
      return {};
    },

    'auth/tac/verify': async ({ account_id, ...typed }, context) => {
      await proved(context, account_id, 'register', typed);
      return {};
    },

    'auth/tac/request_login': async (asked, context) => {
      await request(context, asked, 'login');
      return {};
    },

    'auth/login_tac': async ({ account_id, ...typed }, context) =>
      admit(context, random, await proved(context, account_id, 'login', typed), typed.request_id),

    'auth/step_up_code': async (_input, context) => {
      await request(context, { account_id: context.player.accountId }, 'step_up');
      return {};
    },

    'auth/forgot_password': async ({ contact_phone, contact_email, ...asked }, context) => {
      const typed = { contact_phone, contact_email };
      const { field } = contacts[context.site.codes_by];
      if (!typed[field]) throw new Refusal('invalidInput', { httpStatus: 400, fields: { [field]: 'required' } });
      await request(context, asked, 'password', typed);
      return {};
    },

    'auth/reset_password': async ({ account_id, new_password, ...typed }, context) => {
      const { database, events, clock, site } = context;
      await refuseCommonPassword(new_password, account_id, site, 'new_password');
      const account = await proved(context, account_id, 'password', typed);
      const hash = await hashPassword(new_password);
      await events.transaction(database, async (transaction, emit) => {
        await transaction.query('update players set password_hash = $2 where id = $1', [account.id, hash]);
        await endSessions(transaction, account.id, 'all', clock.now());
        const event = { player_id: account.id, site: site.domain_name, change: 'passwordChanged', name: '' } as const;
        await emit('securityChanged', event);
      });
      return {};
    },
  } satisfies Partial<Handlers>;
}

/** In the language of the page that asks, also for somebody who is not signed in. */
function codeMessage(
  context: Context,
  code: string,
): Pick<NewMessage, 'site' | 'site_name' | 'channel' | 'subject' | 'body' | 'language'> {
  const { domain_name, site_name, codes_by: channel, default_language } = context.site;
  const language = pageLanguage(context) ?? default_language;
  return {
    site: domain_name,
    site_name,
    channel,
    subject: channel === 'email' ? textOf('code.subject', language, { site: site_name }) : '',
    body: textOf('code.body', language, { code, site: site_name, count: codeRules.lifetime / 60_000 }),
    language: languages[language].tag,
  };
}
