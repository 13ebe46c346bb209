import { mix, shade, turn } from './colour';
import { providerOf } from './providers';
import { hash } from './random';

/** The five colours of one picture. */
export interface Colours {
  deep: string;
  middle: string;
  light: string;
  accent: string;
  metal: string;
}

/** A provider's colours for one of its games: hue turned a little, lit by the subject's tone. */
export function gameColours(providerCode: string, gameCode: string, tone: string): Colours {
  const [deep, middle, light, accent, metal] = providerOf(providerCode).colours;
  const seed = hash(`${providerCode}/${gameCode}`);
  const degrees = ((seed % 7) - 3) * 9;
  const tinted = mix(turn(middle, degrees), tone, 0.3 + ((seed >>> 4) % 3) * 0.08);
  return {
    deep: mix(turn(deep, degrees), shade(tone, -0.82), 0.3),
    middle: tinted,
    light: mix(light, shade(tone, 0.6), 0.25),
    accent,
    metal,
  };
}
