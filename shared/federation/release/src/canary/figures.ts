import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { Canaries } from './canaries';
import { notedNow } from './figureLog';
import { isFewer, isWorse } from './judge';
import { canaryRules, doings } from './rules';
import { evidenceAgainst, evidenceOfFewer } from './sequential';

/** One measure of both arms. */
export interface Compared {
  what: string;
  /** Visitors of each arm of whom it is true. */
  canary: number;
  live: number;
  /** How many times better a worse canary explains it than an equal one, and from what on the canary stops. */
  odds: number;
  limit: number;
  isOver: boolean;
}

/** What is known of a canary at present. */
export interface CanaryFigures {
  remote: string;
  version: string;
  live: string;
  /** Whom it is for, such as `10 %` or `a.example`. */
  audience: string;
  visitors: { canary: number; live: number };
  /** Visitors whose pages ran the canary, and their networks: what its next step waits for. */
  ran: { visitors: number; networks: number };
  measures: Compared[];
}

/** The canaries of a registry with both arms' figures, as edges noted them today. */
export function figuresOf({ remotes }: Registry, releases: string): CanaryFigures[] {
  const canaries = new Canaries();
  for (const noted of notedNow(releases)) canaries.take(noted);
  return Object.entries(remotes).flatMap(([remote, record]) => {
    const { canary, live } = record;
    if (!canary) return [];
    const arms = canaries.armsOf(remote, record);
    const failed = evidenceAgainst(arms.case);
    const measures = doings.map((doing): Compared => {
      const fewer = arms.fewer(doing);
      const odds = Math.exp(evidenceOfFewer(fewer));
      const { canary: own, live: others } = fewer;
      return {
        what: doing,
        canary: own,
        live: others,
        odds,
        limit: canaryRules.guardrails.odds,
        isOver: isFewer(fewer),
      };
    });
    const failures = {
      what: 'failures',
      canary: arms.case.canary,
      live: arms.case.live,
      odds: Math.exp(failed),
      limit: canaryRules.odds,
      isOver: isWorse(arms.case),
    };
    const audience = [...(canary.percent === undefined ? [] : [`${canary.percent} %`]), ...(canary.sites ?? [])];
    return [
      {
        ...{ remote, version: canary.version, live, audience: audience.join(', ') },
        visitors: { canary: arms.counts('canary').visitors, live: arms.counts('live').visitors },
        ran: arms.ran,
        measures: [failures, ...measures],
      },
    ];
  });
}
