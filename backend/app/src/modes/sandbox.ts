import { randomBytes } from 'node:crypto';
import { providerSecrets } from '@marquee/platform/play/providerSecrets';
import { domainOf } from '@marquee/platform/sites/sites';
import { httpMessageSender } from '@marquee/protocols/messages/httpMessageSender';
import type { Transport } from '@marquee/protocols/signing/signedClient';
import { createSandbox } from '@marquee/sandbox/sandbox';
import { demoSignIn, seedDemoPlayer } from '../demoPlayer';
import { allMigrations } from '../migrations';
import type { Mode } from './mode';

/** The sandbox: partners in the same process, and a demo player on every site. Without `pages`, nothing shows what they do. */
export function sandboxMode({ pages = true }: { pages?: boolean } = {}): Mode {
  return {
    name: 'sandbox',
    demoSignIn,
    migrations: allMigrations,
    open({ reach, sites, ...parts }) {
      // Both ends of the callbacks live in this process, so a secret made at the start is enough.
      const gatewaySecret = randomBytes(32).toString('hex');
      const messageKeys = [randomBytes(32).toString('hex')];
      const providerSecret = providerSecrets(parts.database);
      const now = parts.clock.now;
      const sandbox = createSandbox({
        ...parts,
        transport: reach,
        providerSecret,
        gatewaySecret,
        messageKeys,
        siteAt: (host) => sites.find(domainOf(host)) ?? sites.find('localhost'),
        pages,
      });
      const transport: Transport = (address, init) => sandbox.partnerApp.request(address, init);
      return {
        adapters: {
          ...sandbox.adapters,
          sender: httpMessageSender({ name: 'message sender', url: '', keys: messageKeys, transport, now }),
        },
        keys: { gateway: [gatewaySecret], provider: async (code) => [await providerSecret(code)] },
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
