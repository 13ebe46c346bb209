import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { identityRefusal } from '../identity/guard';
import {
  boundTogether,
  type CountedAccounts,
  countedAccounts,
  isExcludedElsewhere,
  isTimedOutElsewhere,
  isWaiting,
  linksOf,
} from '../persons/links';
import { hasVerifiedContact } from '../persons/verifiedContact';
import { accessAt, assertOpen } from './access';
import { assertNotBlocked, columnOf } from './blocks';
import type { LimitKind } from './periods';
import { lockedPlayer } from './players';
import { realityCheckDue, touchSession } from './sessions';
import { assertTermsAccepted } from './terms';
import { firstReached } from './usage';

/**
 * What a player is about to do. `amount` of assertMay is in minor units for deposit and stake, else 0. `play` is play
 * without money: the minigame. `login` is never refused (an excluded player may withdraw and read); it starts the time
 * of session limits and reality checks.
 */
export const actions = ['deposit', 'stake', 'launch', 'play', 'login', 'bonus'] as const;
export type Action = (typeof actions)[number];

/** The limits that an action is asked by. */
export const limitsOf: Record<Action, readonly LimitKind[]> = {
  deposit: ['deposit'],
  stake: ['stake', 'loss', 'session'],
  launch: ['session'],
  play: ['session'],
  login: [],
  bonus: [],
};

/** Actions that a block by staff refuses; gifts are none. */
export const blockedAs = {
  deposit: 'deposits',
  stake: 'stakes',
  launch: 'stakes',
  play: 'stakes',
  bonus: undefined,
} as const;

/** Actions that wait for a due reality check. */
const played: readonly Action[] = ['launch', 'play', 'stake'];

/**
 * What other accounts of the operator mean for this one (ADR 95, 115). Throws Refusal `selfExcluded`, `timeOut` or
 * `accountRestricted` if one that is the same person's, by proved marks, has a break or is blocked by staff; else
 * `identityPending`, `identityDocuments` or `identityFailed` while the player waits for an identity check because of
 * any account that is alike, excluded or not. Who has proved no contact can neither pay nor win, and is told nothing
 * about others. Returns the accounts that limits count over.
 */
async function assertOwnPerson(
  transaction: Database,
  playerId: string,
  action: Exclude<Action, 'login'>,
  now: number,
): Promise<CountedAccounts> {
  const links = await linksOf(transaction, playerId, now);
  if (isExcludedElsewhere(links)) throw new Refusal('selfExcluded');
  if (isTimedOutElsewhere(links, now)) throw new Refusal('timeOut');
  const what = blockedAs[action];
  if (what && boundTogether(links).some((link) => (link[columnOf[what]] ?? 0) > now))
    throw new Refusal('accountRestricted');
  if (isWaiting(links) && (await hasVerifiedContact(transaction, playerId)))
    throw await identityRefusal(transaction, playerId);
  return countedAccounts(playerId, links);
}

/**
 * The central check of player protection (D9): passes if the player may act, else throws Refusal `selfExcluded`,
 * `timeOut`, `accountRestricted` or `limitReached` (all four also for another account of the person), an identity
 * check's for an account that is alike, `accountClosing`, `termsUnaccepted` or
 * `realityCheckDue`. Call it inside the transaction of the
 * action: it locks the protection rows of the person's accounts, so that concurrent actions cannot exceed a limit. Take
 * no ledger lock before it.
 */
export async function assertMay(
  transaction: Database,
  player: { id: string },
  action: Action,
  amount: number,
  now: number,
): Promise<void> {
  const row = await lockedPlayer(transaction, player.id, now);
  let accounts = countedAccounts(player.id, []);
  if (action !== 'login') {
    assertOpen(accessAt(row, now));
    const what = blockedAs[action];
    if (what) await assertNotBlocked(transaction, row, what, now);
    accounts = await assertOwnPerson(transaction, player.id, action, now);
    await assertTermsAccepted(transaction, player.id);
  }
  if (action === 'login' || played.includes(action)) {
    const session = await touchSession(transaction, player.id, now);
    if (action !== 'login' && realityCheckDue(row, session, now)) throw new Refusal('realityCheckDue');
  }
  const reached = await firstReached(transaction, accounts, limitsOf[action], amount, now);
  if (reached) {
    throw new Refusal('limitReached', { fields: { amount: `limitReached.${reached.kind}.${reached.period}` } });
  }
}
