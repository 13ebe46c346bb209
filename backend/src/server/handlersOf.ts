import { accountCalls } from '../account/accountCalls';
import { authCalls } from '../auth/calls';
import { catalogueOf } from '../catalogue/catalogueOf';
import { hotGames } from '../catalogue/lists';
import { offerOf } from '../catalogue/offer';
import { contentCalls } from '../content/calls';
import { gameCalls } from '../games/calls';
import { homeCalls } from '../home/calls';
import { minigameCalls } from '../minigame/calls';
import { protectionCalls } from '../protection/protectionCalls';
import { startupCalls } from '../sites/startup';
import { sportsCalls } from '../sports/sportsCalls';
import { walletCalls } from '../wallet/walletCalls';
import type { Handlers } from './handlers';
import type { Services } from './services';

/** The handlers of all rows, one line per domain. A row without a handler does not compile. */
export function handlersOf(services: Services): Handlers {
  const catalogue = catalogueOf(services);
  return {
    ...startupCalls(async (site) => hotGames(await catalogue.shelf(offerOf(site))).length > 0),
    ...authCalls(services),
    ...contentCalls,
    ...homeCalls,
    ...gameCalls(services),
    ...walletCalls(services.money),
    ...accountCalls,
    ...protectionCalls,
    ...sportsCalls,
    ...minigameCalls(services),
  };
}
