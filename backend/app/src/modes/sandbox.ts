import { randomBytes } from 'node:crypto';
import { providerSecrets } from '@marquee/platform/play/providerSecrets';
import { domainOf } from '@marquee/platform/sites/sites';
import { gamesClient } from '@marquee/protocols/games/client';
import { createSandbox } from '@marquee/sandbox/sandbox';
import { seedDemoPlayer } from '../demoPlayer';
import { allMigrations } from '../migrations';
import type { Mode } from './mode';

/** The sandbox: partners in the same process, and a demo player on every site. Without `pages`, nothing shows what they do. */
export function sandboxMode({ pages = true }: { pages?: boolean } = {}): Mode {
  return {
    name: 'sandbox',
    migrations: allMigrations,
    open({ reach, sites, ...parts }) {
      // Both ends of the callbacks live in this process, so a secret made at the start is enough.
      const gatewaySecret = randomBytes(32).toString('hex');
      const providerKeys = providerSecrets(parts.database);
      const gamesKeys = [randomBytes(32).toString('hex')];
      const sandbox = createSandbox({
        ...parts,
        transport: reach,
        providerKeys,
        gamesKeys,
        gatewaySecret,
        siteAt: (host) => sites.find(domainOf(host)) ?? sites.find('localhost'),
        pages,
      });
      const games = gamesClient({
        name: 'games',
        url: '',
        keys: gamesKeys,
        transport: (address, init) => sandbox.partnerApp.request(address, init),
        now: () => parts.clock.now(),
      });
      return {
        adapters: { ...sandbox.adapters, games, catalogue: games },
        keys: { gateway: [gatewaySecret], provider: providerKeys },
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
