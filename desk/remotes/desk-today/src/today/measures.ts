import type { StaffOutput } from '@marquee/contract/staff/calls';
import type { FigureKind } from '@marquee/contract/staff/figureKinds';

/** Figures of one currency, as the call answers them. */
export type Figures = StaffOutput<'today/figures'>['totals'][number];

/** A figure of the page: the kinds that it is the sum of, with their signs. */
export interface Measure {
  id: string;
  label: string;
  /** Added up; `-` takes away. */
  of: readonly (FigureKind | `-${FigureKind}`)[];
}

/** What the page shows, in its order. Gross revenue is as docs/figures.md defines it, of cash. */
export const measures: readonly Measure[] = [
  { id: 'deposits', label: 'Deposits', of: ['deposit'] },
  { id: 'withdrawals', label: 'Withdrawals paid', of: ['withdrawal_paid'] },
  { id: 'stakes', label: 'Stakes of cash', of: ['stake_cash'] },
  { id: 'returns', label: 'Returns in cash', of: ['payout_cash', 'refund_cash', 'correction_cash'] },
  {
    id: 'revenue',
    label: 'Gross revenue of cash',
    of: ['stake_cash', '-payout_cash', '-refund_cash', '-correction_cash'],
  },
  { id: 'bonuses', label: 'Cost of bonuses', of: ['bonus_granted', '-bonus_returned'] },
  { id: 'adjustments', label: 'Corrections by hand', of: ['adjustment'] },
  { id: 'chargebacks', label: 'Charge-backs', of: ['charge_back'] },
];

/** The sum of a measure, minor units. */
export const sumOf = ({ figures }: Pick<Figures, 'figures'>, { of }: Measure): number =>
  of.reduce((sum, part) => {
    const isLess = part.startsWith('-');
    const kind = (isLess ? part.slice(1) : part) as FigureKind;
    const amount = figures[kind]?.amount ?? 0;
    return isLess ? sum - amount : sum + amount;
  }, 0);

/** The kinds of a measure, without their signs. */
export const kindsOf = ({ of }: Measure): FigureKind[] =>
  of.map((part) => (part.startsWith('-') ? part.slice(1) : part) as FigureKind);
