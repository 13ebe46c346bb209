import type { Clock } from '@marquee/kernel/clock';
import { repeat } from '@marquee/kernel/work/repeat';
import type { Report } from '@marquee/kernel/work/report';
import type { JobRunner } from '../jobs/jobRunner';
import { type AdvanceParts, advanceBonus } from './advance';
import { type CashBackParts, payCashBack } from './cashBack';
import { bonusJob } from './rows';

/** How often ended periods are looked for, ms. */
const pollInterval = 60_000;

/** Says how bonuses are looked at (`advanceBonus`). */
export function defineBonusJob(parts: AdvanceParts & { jobs: JobRunner; clock: Clock; report: Report }): void {
  parts.jobs.define(bonusJob, {
    run: ({ key }) => advanceBonus(parts, key, parts.clock.now()),
    atOnce: 4,
    lease: 30_000,
    pauses: { first: 5_000, longest: 3_600_000 },
    report: parts.report,
  });
}

/** Pays cash-back from now on. Returns a function that stops it. */
export const startCashBack = (parts: CashBackParts & { clock: Clock }): (() => Promise<void>) =>
  repeat(() => payCashBack(parts, parts.clock.now()), { every: pollInterval, report: parts.report });
