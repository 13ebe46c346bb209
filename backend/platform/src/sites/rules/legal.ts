import { emptyLegal } from '../emptyLegal';
import { warning } from '../problem';
import { rule } from './rule';

/** What live mode wants of a site with an operator; the sandbox's have none. */
export const legalRule = rule(['legal', 'jurisdiction'], ({ legal, jurisdiction }) =>
  legal
    ? emptyLegal({ legal, jurisdiction }).map((name) =>
        warning(name.split('.'), 'is empty: live mode does not start without it; fill it in'),
      )
    : [],
);
