import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Handlers, PlayerContext } from '../calls/handlers';
import type { Emit } from '../events/events';
import { beginCheck } from '../identity/checks';
import { publish } from '../live/publish';
import { accessAt, assertOpen, newsOf } from './access';
import { askToReturn, beginExclusion, beginTimeOut } from './breaks';
import { declarationOf, declareBarred } from './declarations';
import { cancelPending, confirmLimit, limitWait, setLimit } from './limits';
import { day } from './periods';
import { lockedPlayer, type ProtectedPlayer, realityMinutes, record } from './players';
import { sessionState } from './sessionState';
import { realityCheckDue, runningSession } from './sessions';
import { stateOf } from './state';
import { acceptTerms, termsToAccept } from './terms';

/** A decision as it is recorded. */
interface Decision {
  event: string;
  detail: string;
  requestId?: string;
}

type Work = (transaction: Database, row: ProtectedPlayer, now: number, emit: Emit) => Promise<unknown>;

async function answered({ site, player, clock }: PlayerContext, transaction: Database) {
  const now = clock.now();
  const row = await lockedPlayer(transaction, player.id, now);
  return { value: [await stateOf(transaction, row, site.jurisdiction, now)] };
}

/**
 * Locks the player's row, records and executes the decision, announces it to the player's other pages, and returns the
 * new state.
 */
function decide(context: PlayerContext, decision: Decision, work: Work): Promise<Output<'protection/state'>> {
  const { database, events, clock, player } = context;
  return events.transaction(database, async (transaction, emit) => {
    const now = clock.now();
    const row = await lockedPlayer(transaction, player.id, now);
    const fresh = await record(transaction, player.id, { at: now, ...decision });
    if (fresh) {
      await work(transaction, row, now, emit);
      const changed = await lockedPlayer(transaction, player.id, now);
      await publish(transaction, player.id, 'protection', newsOf(changed, now));
    }
    return answered(context, transaction);
  });
}

const answeredLimits = 'update protection_players set limits_answered = true, reviewed_at = $2 where player_id = $1';

/** The player protection calls (D9). Each returns the complete new state. */
export const protectionCalls = {
  'protection/state': (_input, context) => context.database.transaction((tx) => answered(context, tx)),

  'protection/session': async ({ playing }, { database, clock, player, site }) => ({
    value: [
      await database.transaction((tx) => sessionState(tx, player.id, site.jurisdiction, { playing, now: clock.now() })),
    ],
  }),

  'protection/declaration': async ({ language }, { site }) => ({ value: declarationOf(site, language) }),

  'protection/declare': (declaration, context) =>
    decide(context, { event: 'declare_barred', detail: declaration.version }, (tx, row, now) =>
      declareBarred(tx, context.site, row.player_id, declaration, now),
    ),

  'protection/terms': async ({ language }, { database, player, site }) => ({
    value: await termsToAccept(database, player.id, site, language),
  }),

  'protection/accept_terms': ({ version }, context) =>
    decide(context, { event: 'accept_terms', detail: version }, (tx, row, now) =>
      acceptTerms(tx, { id: row.player_id, site: context.site.domain_name }, { version, source: 'page' }, now),
    ),

  'protection/set_limit': ({ kind, period, amount }, context) =>
    decide(context, { event: 'set_limit', detail: `${kind} ${period} ${amount}` }, async (tx, row, now, emit) => {
      const effect = await setLimit(tx, row.player_id, { kind, period }, amount, now);
      // Nobody asks for more during a break: it would be there when the break ends.
      if (effect === 'waits') assertOpen(accessAt(row, now));
      await tx.query(answeredLimits, [row.player_id, now]);
      const limit = { player_id: row.player_id, site: context.site.domain_name, kind, period, amount };
      if (effect === 'waits') await emit('limitChanged', { ...limit, change: 'asked', ripens_at: now + limitWait });
      else if (amount !== null) await emit('limitChanged', { ...limit, change: 'set' });
    }),

  'protection/confirm_limit': ({ kind, period }, context) =>
    decide(context, { event: 'confirm_limit', detail: `${kind} ${period}` }, async (tx, row, now, emit) => {
      assertOpen(accessAt(row, now));
      const amount = await confirmLimit(tx, row.player_id, { kind, period }, now);
      const limit = { player_id: row.player_id, site: context.site.domain_name, kind, period, amount };
      await emit('limitChanged', { ...limit, change: amount === null ? 'removed' : 'set' });
    }),

  'protection/cancel_pending_limit': ({ kind, period }, context) =>
    decide(context, { event: 'cancel_pending_limit', detail: `${kind} ${period}` }, (tx, row) =>
      cancelPending(tx, row.player_id, { kind, period }),
    ),

  'protection/decline_limits': (_input, context) =>
    decide(context, { event: 'decline_limits', detail: '' }, (tx, row, now) =>
      tx.query(answeredLimits, [row.player_id, now]),
    ),

  'protection/set_reality_check': ({ minutes }, context) =>
    decide(context, { event: 'set_reality_check', detail: String(minutes) }, (tx, row, now) => {
      const current = realityMinutes(row, now);
      const slower = minutes > current;
      if (slower) assertOpen(accessAt(row, now));
      return tx.query(
        `update protection_players set reality_minutes = $2, reality_pending = $3, reality_pending_from = $4 where player_id = $1`,
        [row.player_id, slower ? current : minutes, slower ? minutes : null, slower ? now + day : null],
      );
    }),

  'protection/acknowledge_reality_check': (_input, context) =>
    decide(context, { event: 'acknowledge_reality_check', detail: '' }, async (tx, row, now) => {
      const session = await runningSession(tx, row.player_id, now);
      // Another tab may have answered the same check: only a due check starts the next interval.
      if (!session || !realityCheckDue(row, session, now)) return;
      await tx.query(
        'update protection_sessions set acknowledged_at = $3, last_active_at = $3 where player_id = $1 and started_at = $2',
        [row.player_id, session.started_at, now],
      );
    }),

  'protection/time_out': ({ request_id, option }, context) =>
    decide(context, { event: 'time_out', detail: option, requestId: request_id }, (tx, row, now, emit) =>
      beginTimeOut(tx, emit, row, context.site.jurisdiction, option, now),
    ),

  'protection/self_exclude': ({ request_id, option, scope }, context) =>
    decide(context, { event: 'self_exclude', detail: option, requestId: request_id }, async (tx, row, now, emit) => {
      const by = { hereOnly: scope === 'site' };
      await beginExclusion(tx, emit, row, context.site.jurisdiction, option, now, by);
      // Only what is proved keeps the player's other accounts shut as well.
      await beginCheck(tx, context.site, row.player_id, now);
    }),

  'protection/end_exclusion': ({ reason }, context) =>
    decide(context, { event: 'end_exclusion', detail: '' }, (tx, row, now) =>
      askToReturn(tx, row, { site: context.site, reason }, now),
    ),

  'protection/review_done': (_input, context) =>
    decide(context, { event: 'review_done', detail: '' }, (tx, row, now) =>
      tx.query('update protection_players set reviewed_at = $2 where player_id = $1', [row.player_id, now]),
    ),

  'protection/set_review': ({ months }, context) =>
    decide(context, { event: 'set_review', detail: String(months) }, (tx, row) =>
      tx.query('update protection_players set review_months = $2 where player_id = $1', [row.player_id, months]),
    ),
} satisfies Partial<Handlers>;
