import type { Output } from '@marquee/contract/calls';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** A bonus of the player. */
export type Bonus = Output<'bonuses/list'>['value'][number];

const day = 86_400_000;

/** Labels of a bonus's states. */
export const stateLabels = {
  promised: 'bonus.state.promised',
  review: 'bonus.state.review',
  waiting: 'bonus.state.waiting',
  active: 'bonus.state.active',
  placed: 'bonus.state.placed',
  closing: 'bonus.state.closing',
  earned: 'bonus.state.earned',
  completed: 'bonus.state.completed',
  spent: 'bonus.state.spent',
  expired: 'bonus.state.expired',
  cancelled: 'bonus.state.cancelled',
  given_up: 'bonus.state.givenUp',
  stopped: 'bonus.state.stopped',
  reversed: 'bonus.state.reversed',
  not_given: 'bonus.state.notGiven',
} as const satisfies Record<Bonus['state'], LabelOf<typeof en>>;

/** What a bonus is at; a free bet whose bet has ended is used, whether that was won or not. */
export const stateLabel = ({ state, kind }: Pick<Bonus, 'state' | 'kind'>) =>
  state === 'completed' && kind === 'free_bet' ? 'bonus.state.used' : stateLabels[state];

/** Why a bonus ended, where its state does not say it. */
export const reasonLabels = {
  player: 'bonus.reason.player',
  break: 'bonus.reason.break',
  closing: 'bonus.reason.closing',
  byStaff: 'bonus.reason.byStaff',
  notPaid: 'bonus.reason.notPaid',
  person: 'bonus.reason.person',
  quiet: 'bonus.reason.quiet',
} as const satisfies Record<NonNullable<Bonus['reason']>, LabelOf<typeof en>>;

/** What the player's bonuses are to them: being played, free bets, or waiting, in the order in which they begin. */
export function groupsOf(bonuses: readonly Bonus[]): Record<'active' | 'freeBets' | 'waiting', Bonus[]> {
  const waits = ({ state }: Bonus) => state === 'promised' || state === 'review' || state === 'waiting';
  const isFreeBet = ({ kind }: Bonus) => kind === 'free_bet';
  return {
    active: bonuses.filter((bonus) => !waits(bonus) && !isFreeBet(bonus)),
    freeBets: bonuses.filter((bonus) => !waits(bonus) && isFreeBet(bonus)),
    waiting: bonuses.filter(waits),
  };
}

/** The ids of waiting bonuses with one of them moved by a place; undefined if there is no such place. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] | undefined {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return undefined;
  const next = [...ids];
  next.splice(from, 1);
  next.splice(to, 0, id);
  return next;
}

/** What of a bonus ends if the player stops it, minor units: of one that has not begun, all that was promised. */
export const lostBy = ({ stop, began_at, given }: Pick<Bonus, 'stop' | 'began_at' | 'given'>): number =>
  began_at === null ? given : (stop?.bonus_lost ?? 0);

/** The whole days until a bonus ends; null on its last day, which gets no count. */
export function daysLeft(expiresAt: string, now: number): number | null {
  const left = Date.parse(expiresAt) - now;
  return left < day ? null : Math.floor(left / day);
}
