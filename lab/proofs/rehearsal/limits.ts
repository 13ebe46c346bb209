import { type Kind, kinds, type Phase } from './tally';

/** Failures allowed in a phase: so many per kind, plus as many as there are refusals that explicitly ask to retry. */
export interface Allowed {
  most?: Partial<Record<Kind, number>>;
  /** Whether the service may report that it is unavailable. */
  away?: boolean;
}

/** The platform's "try again" answers, to players and to game servers. */
const clear = new Set(['503 serviceUnavailable', '500 tryAgain']);

/** Longest response time, whatever happens, ms. A page gives up after 20 s. */
const slowest = 15_000;

/** Violations of these limits in a phase, a sentence each. */
export function beyond(phase: Phase, { most = {}, away = false }: Allowed): string[] {
  return kinds.flatMap((kind) => {
    const count = phase.of(kind);
    const mayBeAway = away && kind !== 'pages' && kind !== 'files';
    const failures = [...count.failures].filter(([failure]) => !(mayBeAway && clear.has(failure)));
    const failed = failures.reduce((sum, [, times]) => sum + times, 0);
    const limit = most[kind] ?? 0;
    return [
      ...(failed > limit ? [`${failed} ${kind} failed (at most ${limit}): ${failures.join('; ')}`] : []),
      ...(count.slowest > slowest ? [`one of ${kind} took ${count.slowest} ms`] : []),
    ];
  });
}
