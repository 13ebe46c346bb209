import { randomBytes } from 'node:crypto';
import { domainOf } from '@marquee/kernel/http/domain';
import { samples } from '@marquee/platform/messages/samples';
import { providerSecrets } from '@marquee/platform/play/providerSecrets';
import { gamesClient } from '@marquee/protocols/games/client';
import { httpGateway } from '@marquee/protocols/gateway/httpGateway';
import { identityClient } from '@marquee/protocols/identity/identityClient';
import { httpMessageSender } from '@marquee/protocols/messages/httpMessageSender';
import { httpOddsFeed } from '@marquee/protocols/odds/httpOddsFeed';
import type { PartnerLink } from '@marquee/protocols/signing/signedClient';
import { sandboxHelp } from '@marquee/sandbox/gateway/rules';
import { createSandbox } from '@marquee/sandbox/sandbox';
import { sandboxSecret } from '@marquee/sandbox/secret';
import { demoSignIn, seedDemoPlayer } from '../demoPlayer';
import { allMigrations } from '../migrations';
import type { Mode } from './mode';

/**
 * The sandbox: partners in the same process, and a demo player on every site. `pages` serves the pages that show the
 * partners' work.
 */
export function sandboxMode({ pages = true }: { pages?: boolean } = {}): Mode {
  return {
    name: 'sandbox',
    demoSignIn,
    migrations: allMigrations,
    open({ reach, sites, ...parts }) {
      // Both sides are in this process, so generated keys suffice.
      const keys = [randomBytes(32).toString('hex')];
      const personKey = sandboxSecret(parts.database, 'persons');
      const providerKeys = providerSecrets(parts.database);
      const sandbox = createSandbox({
        ...parts,
        transport: reach,
        providerKeys,
        keys,
        siteAt: (host) => sites.find(domainOf(host)) ?? sites.find('localhost'),
        pages,
        samples,
      });
      const link = (name: string): PartnerLink => ({
        name,
        url: '',
        keys,
        transport: (address, init) => sandbox.partnerApp.request(address, init),
        now: () => parts.clock.now(),
      });
      const games = gamesClient(link('games'));
      return {
        adapters: {
          gateway: httpGateway(link('payment gateway'), pages ? sandboxHelp : null),
          games,
          catalogue: games,
          identity: identityClient(link('identity check')),
          odds: httpOddsFeed(link('odds feed')),
          sender: httpMessageSender(link('message sender')),
        },
        keys: { gateway: keys, identity: keys, persons: async () => [await personKey()], provider: providerKeys },
        mountBefore: sandbox.mountAnswers,
        mount: sandbox.mount,
        readySite: async (services, site) => {
          if (pages) await seedDemoPlayer(services, site);
        },
        tidy: sandbox.tidy,
        start: sandbox.start,
      };
    },
  };
}
