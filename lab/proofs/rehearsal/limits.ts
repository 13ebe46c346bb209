import { type Kind, kinds, type Phase } from './tally';

/**
 * What may fail in a phase: so many requests of a kind, and besides as many as there are refusals that say clearly to
 * come again.
 */
export interface Allowed {
  most?: Partial<Record<Kind, number>>;
  /** Whether the service may say that it is away. */
  away?: boolean;
}

/** How the platform says that it cannot do something now, to players and to game servers. */
const clear = new Set(['503 serviceUnavailable', '500 tryAgain']);

/** The longest that an answer may take, whatever happens, ms: nothing hangs. A page gives up after 20 s. */
const slowest = 15_000;

/** What went beyond that in a phase, a sentence each. */
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
