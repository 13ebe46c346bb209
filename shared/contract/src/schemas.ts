import type * as v from 'valibot';
import { accountSchemas } from './calls/account.schemas';
import { authSchemas } from './calls/auth.schemas';
import { bonusSchemas } from './calls/bonuses.schemas';
import { closingSchemas } from './calls/closing.schemas';
import { factorSchemas } from './calls/factors.schemas';
import { gameSchemas } from './calls/games.schemas';
import { identitySchemas } from './calls/identity.schemas';
import { marketingSchemas } from './calls/marketing.schemas';
import { minigameSchemas } from './calls/minigame.schemas';
import { protectionSchemas } from './calls/protection.schemas';
import { searchSchemas } from './calls/search.schemas';
import { siteSchemas } from './calls/site.schemas';
import { sportsSchemas } from './calls/sports.schemas';
import { supportSchemas } from './calls/support.schemas';
import { walletSchemas } from './calls/wallet.schemas';

/**
 * Input and output schemas of every call, separate from the rows of `calls`, because browsers need only their types;
 * the backend validates with them.
 */
export const schemas = {
  ...authSchemas,
  ...factorSchemas,
  ...siteSchemas,
  ...gameSchemas,
  ...walletSchemas,
  ...bonusSchemas,
  ...protectionSchemas,
  ...identitySchemas,
  ...accountSchemas,
  ...closingSchemas,
  ...marketingSchemas,
  ...supportSchemas,
  ...sportsSchemas,
  ...searchSchemas,
  ...minigameSchemas,
} satisfies Record<string, { input: v.GenericSchema; output: v.GenericSchema }>;

/** All schemas by call name. */
export type Schemas = typeof schemas;
