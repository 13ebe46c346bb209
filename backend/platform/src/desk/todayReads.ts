import type { StaffOutput } from '@marquee/contract/staff/calls';
import { type FigureKind, figureKinds } from '@marquee/contract/staff/figureKinds';
import { countedUpTo } from '../figures/countFigures';
import { type FigureKey, type FigureSum, figureRows, liabilities, readFigures } from '../figures/readFigures';
import { verifyFigures } from '../figures/verifyFigures';
import type { StaffHandlers } from '../staff/handlers';
import { isoOf, isoOrNull } from '../staff/times';
import { periodsOf, withinHour } from './todayPeriod';

type Shown = StaffOutput<'today/figures'>;
type Kinds = Shown['totals'][number]['figures'];

const isKind = (kind: string): kind is FigureKind => Object.hasOwn(figureKinds, kind);

/** Stakes less what was paid for them, of one kind of money. */
function revenueOf(kinds: Kinds, money: 'cash' | 'bonus' | 'free_bet'): number {
  const of = (kind: FigureKind) => kinds[kind]?.amount ?? 0;
  const paid = money === 'free_bet' ? 0 : of(`payout_${money}`);
  return of(`stake_${money}`) - paid - of(`refund_${money}`) - of(`correction_${money}`);
}

/** Sums of one group and currency, as they are shown. */
function shownSums(currency: string, sums: readonly FigureSum[], knowsPlayers: boolean): Shown['totals'][number] {
  const kinds: Kinds = Object.fromEntries(
    sums.flatMap(({ kind, count, amount }) => (isKind(kind) ? [[kind, { count, amount }]] : [])),
  );
  const revenue = {
    cash: revenueOf(kinds, 'cash'),
    bonus: revenueOf(kinds, 'bonus'),
    free_bet: revenueOf(kinds, 'free_bet'),
  };
  return {
    currency,
    figures: kinds,
    revenue,
    bonus_cost: (kinds.bonus_granted?.amount ?? 0) - (kinds.bonus_returned?.amount ?? 0),
    new_players: knowsPlayers ? countOf(sums, 'new_players') : null,
  };
}

const countOf = (sums: readonly FigureSum[], kind: string) => sums.find((one) => one.kind === kind)?.count ?? 0;

/** The last row of a page as text, and back; undefined for what is no such text. */
const textOf = ({ key, currency }: FigureKey) => `${currency} ${key}`;
function figureKeyIn(text = ''): FigureKey | undefined {
  const [, currency, key] = /^([A-Z]{3}) ?(.*)$/s.exec(text) ?? [];
  return currency === undefined || key === undefined ? undefined : { currency, key };
}
function rowKeyIn(text = '') {
  const [, at, sequence, player] = /^(\d{1,15}) (\d{1,15}) (\S+)$/.exec(text) ?? [];
  return player === undefined ? undefined : { at: Number(at), sequence: Number(sequence), player };
}

/** Groups that follow each other, by key and currency. */
function grouped(sums: readonly FigureSum[]): [FigureKey, FigureSum[]][] {
  const groups = new Map<string, [FigureKey, FigureSum[]]>();
  for (const sum of sums) {
    const group: FigureKey = { key: sum.key ?? '', currency: sum.currency };
    const found = groups.get(textOf(group));
    if (found) found[1].push(sum);
    else groups.set(textOf(group), [group, [sum]]);
  }
  return [...groups.values()];
}

/** Figures of money and play. */
export const todayReads = {
  'today/figures': async ({ from, until, by, after, limit }, context) => {
    const { database } = context;
    const sites = periodsOf(context, { from, until });
    const upTo = await countedUpTo(database);
    const names = sites.map(({ site }) => site);
    const [sums, liability] = await Promise.all([
      readFigures(database, { sites, by, after: figureKeyIn(after), limit: limit + 1 }),
      liabilities(database, names),
    ]);
    const knowsPlayers = by !== 'category' && by !== 'provider';
    const groups = grouped(sums.filter(({ key }) => key !== null));
    const value = groups.slice(0, limit).map(([{ key, currency }, own]) => ({
      key: by === 'hour' ? isoOf(Number(key)) : key,
      ...shownSums(currency, own, knowsPlayers),
      active_players: by === 'day' ? countOf(own, 'active_players') : null,
    }));
    const last = groups.length > limit ? groups[limit - 1]?.[0] : undefined;
    const totals = grouped(sums.filter(({ key }) => key === null)).map(([{ currency }, own]) =>
      shownSums(currency, own, knowsPlayers),
    );
    return { output: { up_to: isoOrNull(upTo), value, next: last ? textOf(last) : null, totals, liability } };
  },

  'today/rows': async ({ from, until, hour, figure, currency, category, provider, after, limit }, context) => {
    const { database } = context;
    const days = periodsOf(context, { from, until });
    const sites = hour === undefined ? days : withinHour(days, Date.parse(hour));
    const upTo = await countedUpTo(database);
    const asked = { sites, kind: figure, currency, category, provider, after: rowKeyIn(after), limit: limit + 1 };
    const found = await figureRows(database, asked);
    const last = found.length > limit ? found[limit - 1] : undefined;
    const value = found.slice(0, limit).map(({ at, player_id: player, sequence: _, ...row }) => ({
      ...row,
      player,
      at: isoOf(at),
    }));
    const next = last ? `${last.at} ${last.sequence} ${last.player_id}` : null;
    return { output: { up_to: isoOrNull(upTo), value, next } };
  },

  'today/verify': async ({ from, until }, context) => {
    let compared = 0;
    let differing = 0;
    let upTo: number | null = null;
    const value: StaffOutput<'today/verify'>['value'] = [];
    for (const period of periodsOf(context, { from, until })) {
      const found = await verifyFigures(context.database, { ...period, sites: [period.site] });
      upTo = found.up_to;
      compared += found.compared;
      differing += found.differing;
      value.push(
        ...found.differences.map(({ at, kind: figure, ...difference }) => ({ ...difference, figure, at: isoOf(at) })),
      );
    }
    return { output: { up_to: isoOrNull(upTo), is_equal: differing === 0, compared, differing, value } };
  },
} satisfies Partial<StaffHandlers>;
