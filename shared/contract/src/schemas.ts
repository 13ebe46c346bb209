import type * as v from 'valibot';
import { account } from './schemas/account';
import { auth } from './schemas/auth';
import { games } from './schemas/games';
import { minigame } from './schemas/minigame';
import { protection } from './schemas/protection';
import { siteSchemas } from './schemas/site';
import { sports } from './schemas/sports';
import { wallet } from './schemas/wallet';

/**
 * Input and output of every row of the table in `calls`. They are apart from the rows because browsers need only the
 * types of them; the backend validates with the schemas themselves. A schema without a row, or a row without a schema, does
 * not compile there.
 */
export const schemas = {
  ...auth,
  ...siteSchemas,
  ...games,
  ...wallet,
  ...protection,
  ...account,
  ...sports,
  ...minigame,
} satisfies Record<string, { input: v.GenericSchema; output: v.GenericSchema }>;

/** All schemas by call name. */
export type Schemas = typeof schemas;
