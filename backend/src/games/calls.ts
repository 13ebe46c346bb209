import { catalogueCalls } from '../catalogue/calls';
import { favouriteCalls } from '../catalogue/favourites';
import type { Handlers } from '../server/handlers';
import type { Services } from '../server/services';
import { launchCalls } from './launch';

/** All calls of catalogue, favourites and play. */
export function gameCalls(services: Services) {
  return {
    ...catalogueCalls(services),
    ...favouriteCalls(services),
    ...launchCalls(services),
  } satisfies Partial<Handlers>;
}
