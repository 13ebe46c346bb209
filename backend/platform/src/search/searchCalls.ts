import type { Handlers } from '../calls/handlers';
import type { Catalogue } from '../catalogue/catalogue';
import type { BackendSignals } from '../events/signals';
import { findAll, isEmpty } from './find';
import { countMiss } from './misses';
import type { Search } from './search';

/** The search call. Submitted queries without results are counted for the operator. */
export function searchCalls(parts: { search: Search; catalogue: Catalogue; signals: BackendSignals }) {
  return {
    'search/find': async (input, context) => {
      const answer = await findAll(input, context, parts);
      if (input.entered && input.q !== '') {
        const isFound = !isEmpty(answer);
        parts.signals.emit('searched', { isFound });
        if (!isFound) await countMiss(context.database, context.site.domain_name, input.q, context.clock.now());
      }
      return answer;
    },
  } satisfies Partial<Handlers>;
}
