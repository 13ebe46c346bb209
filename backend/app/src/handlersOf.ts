import { accountCalls } from '@marquee/platform/account/accountCalls';
import { closingCalls } from '@marquee/platform/account/closing/closingCalls';
import { authCalls } from '@marquee/platform/auth/calls';
import type { Handlers } from '@marquee/platform/calls/handlers';
import { catalogueCalls } from '@marquee/platform/catalogue/calls';
import { favouriteCalls } from '@marquee/platform/catalogue/favourites';
import { hotGames } from '@marquee/platform/catalogue/lists';
import { offerOf } from '@marquee/platform/catalogue/offer';
import { contentCalls } from '@marquee/platform/content/calls';
import { identityCalls } from '@marquee/platform/identity/identityCalls';
import { marketingCalls } from '@marquee/platform/marketing/marketingCalls';
import { minigameCalls } from '@marquee/platform/minigame/calls';
import { launchCalls } from '@marquee/platform/play/launch';
import { bonusCalls } from '@marquee/platform/promotions/bonusCalls';
import { offerCalls } from '@marquee/platform/promotions/offerCalls';
import { protectionCalls } from '@marquee/platform/protection/protectionCalls';
import { rulesCalls } from '@marquee/platform/rules/rulesCalls';
import { searchCalls } from '@marquee/platform/search/searchCalls';
import { boardCalls, sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { homeCalls } from '@marquee/platform/storefront/homeCalls';
import { startupCalls } from '@marquee/platform/storefront/startup';
import { supportCalls } from '@marquee/platform/support/supportCalls';
import { walletCalls } from '@marquee/platform/wallet/walletCalls';
import type { Services } from './services';

/** The handlers of all calls, one line per domain. A call without a handler does not compile. */
export function handlersOf(services: Services): Handlers {
  const { catalogue, search, adapters, signals } = services;
  return {
    ...startupCalls(async (site) => {
      const ofSite = await catalogue.ofSite(offerOf(site));
      return { hasHotGames: hotGames(ofSite).length > 0, stops: ofSite.stops };
    }),
    ...authCalls(services),
    ...contentCalls,
    ...homeCalls({ signals }),
    ...catalogueCalls(catalogue, (shelf, q, language) => search.tiles(shelf, q, language)),
    ...rulesCalls(catalogue),
    ...searchCalls({ search, catalogue, signals }),
    ...favouriteCalls(catalogue),
    ...launchCalls({ catalogue, games: adapters.games, signals }),
    ...walletCalls({ gateway: adapters.gateway, payments: services.payments }),
    ...bonusCalls({ catalogue }),
    ...offerCalls(),
    ...accountCalls,
    ...closingCalls(services),
    ...marketingCalls,
    ...supportCalls(services),
    ...protectionCalls,
    ...identityCalls,
    ...sportsCalls,
    ...boardCalls((q, most) => search.matches(q, most)),
    ...minigameCalls(services),
  };
}
