import { randomUUID } from 'node:crypto';
import type { ValidStaffInput } from '@marquee/contract/staff/calls';
import { Refusal } from '@marquee/kernel/refusal';
import { closeAccount } from '../account/closing/closeAccount';
import { closureOf } from '../account/closing/closures';
import { changeContact } from '../account/contactChange';
import { resetFactors } from '../account/factorReset';
import { correctName } from '../account/nameRequests';
import { endSessions } from '../auth/sessions';
import { beginCheck } from '../identity/checks';
import { decideCheck } from '../identity/decideCheck';
import { publish } from '../live/publish';
import { type AccessRow, newsOf } from '../protection/access';
import { type Block, blockPlayer, blocksOf, unblockPlayer } from '../protection/blocks';
import { beginExclusion, beginTimeOut } from '../protection/breaks';
import { setLimit } from '../protection/limits';
import { lockedPlayer, record } from '../protection/players';
import { limitsOf } from '../protection/state';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf, isoOrNull } from '../staff/times';
import { maskedEmail, maskedPhone } from './masked';
import { about, lockedTarget, nameOf, siteOf, type Target, targetOf } from './player';

const blockOf = ({ until, words }: Pick<Block, 'until' | 'words'>) => ({ until: isoOrNull(until), words });

async function shownBlocks({ database, clock }: StaffContext, { id }: Target) {
  const blocks = await blocksOf(database, id, clock.now());
  return {
    blocks: blocks.map(({ what, until, words, created_by, created_at }) => ({
      what,
      until: isoOrNull(until),
      words,
      by: created_by,
      at: isoOf(created_at),
    })),
  };
}

const brokenOff = ({ time_out_until, excluded_at, excluded_until }: AccessRow) => ({
  time_out_until: isoOrNull(time_out_until),
  excluded_at: isoOrNull(excluded_at),
  excluded_until: isoOrNull(excluded_until),
});

/** The one contact that is to change. Throws `invalidInput`. */
function oneContact({ email, phone }: Pick<ValidStaffInput<'players/change-contact'>, 'email' | 'phone'>) {
  if ((email === undefined) === (phone === undefined))
    throw new StaffRefusal('invalidInput', { httpStatus: 400, fields: { email: 'required' } });
  return { email, phone };
}

/** What staff do for players, or to them. */
export const playerActs = {
  'players/block': async ({ player, what, until: end, words }, context) => {
    const { database, clock } = context;
    const now = clock.now();
    const until = end === undefined ? null : Date.parse(end);
    if (until !== null && until <= now)
      throw new StaffRefusal('invalidInput', { httpStatus: 400, fields: { until: 'invalid' } });
    const target = await lockedTarget(context, player);
    const before = await blockPlayer(database, target, { what, until, words, by: nameOf(context) }, now);
    if (what === 'all') await endSessions(database, target.id, 'all', now, 'BLOCK');
    return {
      output: await shownBlocks(context, target),
      target: about(target),
      before: { [what]: before ? blockOf(before) : null },
      after: { [what]: blockOf({ until, words }) },
    };
  },

  'players/unblock': async ({ player, what }, context) => {
    const target = await lockedTarget(context, player);
    const { database, clock } = context;
    const before = await unblockPlayer(database, target, { what, by: nameOf(context) }, clock.now());
    if (!before) throw new StaffRefusal('notBlocked');
    return {
      output: await shownBlocks(context, target),
      target: about(target),
      before: { [what]: blockOf(before) },
      after: { [what]: null },
    };
  },

  'players/end-sessions': async ({ player }, context) => {
    const target = await lockedTarget(context, player);
    const ended = await endSessions(context.database, target.id, 'all', context.clock.now());
    return { output: { ended }, target: about(target), after: { ended } };
  },

  'players/note': async ({ player, note }, context) => {
    const target = await lockedTarget(context, player);
    const id = randomUUID();
    const { database, clock, actor } = context;
    await database.query(
      'insert into player_notes (id, site, player_id, note, at, by, by_name) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, target.site, target.id, note, clock.now(), actor.id, actor.name],
    );
    return { output: { note: id }, target: about(target), after: { note: id } };
  },

  'players/lower-limit': async ({ player, kind, period, amount }, context) => {
    const target = await lockedTarget(context, player);
    const { database, clock } = context;
    const now = clock.now();
    const row = await lockedPlayer(database, target.id, now);
    const current = (await limitsOf(database, target.id)).find((one) => one.kind === kind && one.period === period);
    const before = current?.amount ?? null;
    if (before !== null && amount >= before) throw new StaffRefusal('onlyLower');
    await setLimit(database, target.id, { kind, period }, amount, now);
    await record(database, target.id, { at: now, event: 'set_limit', detail: `${kind} ${period} ${amount} by staff` });
    await publish(database, target.id, 'protection', newsOf(row, now));
    const limit = `${kind} ${period}`;
    return { output: { amount }, target: about(target), before: { [limit]: before }, after: { [limit]: amount } };
  },

  'players/begin-break': async ({ player, kind, option, family }, context) => {
    const target = await lockedTarget(context, player);
    const { database, events, clock } = context;
    const site = siteOf(context);
    const now = clock.now();
    const row = await lockedPlayer(database, target.id, now);
    if (family && kind === 'time_out') throw new Refusal('unknownOption', { fields: { family: 'unknownOption' } });
    await events.transaction(database, async (transaction, emit) => {
      if (kind === 'time_out') return beginTimeOut(transaction, emit, row, site.jurisdiction, option, now);
      await beginExclusion(transaction, emit, row, site.jurisdiction, option, now, { family });
      await beginCheck(transaction, site, target.id, now);
    });
    const event = kind === 'time_out' ? 'time_out' : 'self_exclude';
    await record(database, target.id, {
      at: now,
      event,
      detail: `${option} by staff${family ? ' for the family' : ''}`,
    });
    const changed = await lockedPlayer(database, target.id, now);
    const news = newsOf(changed, now);
    await publish(database, target.id, 'protection', news);
    return {
      output: news,
      target: about(target),
      before: brokenOff(row),
      after: { ...brokenOff(changed), ...(family && { family }) },
    };
  },

  'players/correct-name': async ({ player, full_name }, context) => {
    const target = await lockedTarget(context, player);
    const { database, clock, requestId } = context;
    const fullName = full_name.normalize('NFC').replace(/\s+/g, ' ');
    const parts = { ...context, site: siteOf(context) };
    const corrected = { player: target.id, fullName, id: requestId };
    const before = await correctName(database, parts, corrected, clock.now());
    return { output: {}, target: about(target), before: { full_name: before }, after: { full_name: fullName } };
  },

  'players/change-contact': {
    weigh: async (asked, context) => {
      oneContact(asked);
      return { payee: (await targetOf(context, asked.player)).id };
    },
    act: async (asked, context) => {
      const { email, phone } = oneContact(asked);
      const target = await lockedTarget(context, asked.player);
      const { database, clock } = context;
      const parts = { ...context, site: siteOf(context) };
      const before = await changeContact(database, parts, { player: target.id, email, phone }, clock.now());
      if (before === undefined) throw new StaffRefusal('nothingToDecide');
      const shown = (contact: string) => (email === undefined ? maskedPhone : maskedEmail)(contact);
      const field = email === undefined ? 'phone' : 'email';
      return {
        output: {},
        target: about(target),
        before: { [field]: shown(before) },
        after: { [field]: shown(email ?? phone ?? '') },
      };
    },
  },

  'players/decide-identity': async ({ player, verdict }, context) => {
    const target = await lockedTarget(context, player);
    const { database, clock, requestId } = context;
    const decision = { site: siteOf(context), playerId: target.id, verdict, id: requestId };
    const before = await decideCheck(database, decision, clock.now());
    if (before === undefined) throw new StaffRefusal('nothingToDecide');
    const status = verdict === 'again' ? 'created' : verdict;
    return {
      output: { status },
      target: about(target),
      before: { status: before },
      after: { status },
    };
  },

  'players/reset-factors': async ({ player, case: number }, context) => {
    const { id, site, account_id } = await lockedTarget(context, player);
    const { database, sites, clock } = context;
    const reset = { site, account: account_id, case: number, by: nameOf(context) };
    const outcome = await resetFactors(database, sites, reset, clock.now());
    if (outcome === 'repeated') throw new StaffRefusal('caseUsed');
    if (outcome !== 'done') throw new StaffRefusal('nothingToDecide');
    return { output: {}, target: about({ id }), after: { case: number } };
  },

  'players/close': async ({ player }, context) => {
    const target = await lockedTarget(context, player);
    if (await closureOf(context.database, target.id)) throw new StaffRefusal('closingBegun');
    const closed = { ...context, site: siteOf(context), player: { id: target.id, sessionId: '' } };
    await closeAccount({ request_id: context.requestId, bank_account_id: null }, closed);
    return {
      output: {},
      target: about(target),
      before: { status: target.status },
      after: { status: 'closing' },
    };
  },
} satisfies Partial<StaffHandlers>;
