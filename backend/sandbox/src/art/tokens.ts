import { crafts } from './tokens/crafts';
import { lands } from './tokens/lands';
import { nature } from './tokens/nature';

/** All tokens by name: what the lower symbols of a slot show. */
export const tokens = { ...lands, ...nature, ...crafts };
export type TokenName = keyof typeof tokens;
