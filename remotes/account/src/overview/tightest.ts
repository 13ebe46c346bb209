import type { Limit, LimitKind } from '../protection/limitRules';

/** Of a kind's limits the one that leaves least, the shorter one of two equals; undefined where none is set. */
export function tightestOf(limits: readonly Limit[], kind: LimitKind): (Limit & { amount: number }) | undefined {
  return limits
    .flatMap((limit) => (limit.kind === kind && limit.amount !== null ? [{ ...limit, amount: limit.amount }] : []))
    .sort((a, b) => Math.max(0, a.amount - a.used) - Math.max(0, b.amount - b.used))[0];
}
