import type { EngineName } from './engines/engines';
import { engines } from './engines/engines';

/**
 * Everything that determines the rounds of an engine's games, published as `/play/math/<engine>`: docs/fairness.md
 * explains the fields, and how a round follows from them and its seeds. Payouts are hundredths of the stake unless the
 * page says otherwise.
 */
export function mathDocument(engine: EngineName) {
  const { profiles, math } = engines[engine];
  return {
    format: 1,
    engine,
    profiles: profiles.map(({ id, rtp, lines }) => ({ id, rtp, lines: lines ?? {}, math: math(id) })),
  };
}
