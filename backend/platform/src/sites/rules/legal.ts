import { legalForLive } from '../emptyLegal';
import { warning } from '../problem';
import { rule } from './rule';

/** What live mode wants of a site with an operator; the sandbox's have none. */
export const legalRule = rule(['legal', 'jurisdiction', 'terms', 'cms'], (site) =>
  site.legal ? legalForLive(site).map(({ path, reason }) => warning(path, reason)) : [],
);
