import type { EngineName } from './engines/engines';
import { engines } from './engines/engines';

/**
 * Everything that decides the rounds of an engine's games, as `/play/math/<engine>` publishes it: docs/fairness.md
 * explains the fields, and how a round follows from them and from its seeds. Pays are hundredths of the stake unless
 * the page says otherwise.
 */
export function mathDocument(engine: EngineName) {
  const { profiles, math } = engines[engine];
  return {
    format: 1,
    engine,
    profiles: profiles.map(({ id, rtp, lines }) => ({ id, rtp, lines: lines ?? {}, math: math(id) })),
  };
}
