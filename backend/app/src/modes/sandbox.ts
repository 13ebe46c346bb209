import { randomBytes } from 'node:crypto';
import { providerSecrets } from '@marquee/platform/play/providerSecrets';
import { domainOf } from '@marquee/platform/sites/sites';
import { identityClient } from '@marquee/protocols/identity/identityClient';
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
      const identityKeys = [randomBytes(32).toString('hex')];
      const providerSecret = providerSecrets(parts.database);
      const sandbox = createSandbox({
        ...parts,
        transport: reach,
        providerSecret,
        gatewaySecret,
        identityKeys,
        siteAt: (host) => sites.find(domainOf(host)) ?? sites.find('localhost'),
        pages,
      });
      const identity = identityClient({
        url: '',
        keys: identityKeys,
        transport: (address, init) => sandbox.partnerApp.request(address, init),
        now: () => parts.clock.now(),
      });
      return {
        adapters: { ...sandbox.adapters, identity },
        keys: {
          gateway: [gatewaySecret],
          identity: identityKeys,
          provider: async (code) => [await providerSecret(code)],
        },
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
