import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { certificateOf, tlsFront } from '@marquee/backend/testing/processes/tlsFront';
import type { Database } from '@marquee/database/database';
import type { facts } from '../facts';
import { type Archive, archiveCommand } from './archiveCommand';
import type { Installation } from './installation';
import { openTraffic } from './traffic';

/** How long the certificate stays expired, and the traffic after its renewal, ms. */
const [unnoticed, after] = [15_000, 15_000];
const day = 86_400_000;

/** Restarts each backend with other settings. */
async function restart({ backends }: Installation, archive: Archive, settings: Record<string, string>): Promise<void> {
  for (const backend of backends) {
    Object.assign(backend.settings, settings);
    await backend.end('stop');
    await backend.start(archive);
  }
}

/**
 * The gateway's certificate expires, and is renewed after a while: payments wait meanwhile, and continue automatically.
 */
export async function rehearseExpiredCertificate(
  installation: Installation,
  database: Database,
  { current, equal }: { last: Archive; current: Archive } & Pick<ReturnType<typeof facts>, 'equal'>,
): Promise<void> {
  const { folder, paymentPages } = installation;
  const [good, expired] = [certificateOf(), certificateOf(2 * day)];
  const trusted = join(folder, 'partners.pem');
  writeFileSync(trusted, good.cert + expired.cert);
  const front = await tlsFront({ localhost: Number(new URL(paymentPages).port) }, good);
  const settings = { GATEWAY_URL: `https://localhost:${front.port}`, NODE_EXTRA_CA_CERTS: trusted };
  try {
    await restart(installation, current, settings);
    const traffic = await openTraffic(installation, database, equal);
    await traffic.phase('the gateway behind TLS', {}, () => setTimeout(10_000));
    front.renew(expired);
    await traffic.phase('its certificate has expired', { away: true }, () => setTimeout(unnoticed));
    const environment = { ...installation.backends[0]?.settings, ...settings };
    const { output } = await archiveCommand(current, ['doctor', 'gateway'], environment);
    equal(
      '  the doctor names it',
      /certificate is refused: CERT_HAS_EXPIRED, and ended \d days ago/.test(output),
      true,
    );
    console.log(output.replaceAll(/^/gm, '    '));
    const waiting = await database.query<{ state: string; count: number }>(
      "select state, count(*) as count from payments where state not in ('approved', 'paid') group by 1 order by 1",
    );
    console.log(`  waiting: ${waiting.map(({ state, count }) => `${count} ${state}`).join(', ') || 'nothing'}`);
    front.renew(good);
    await traffic.phase('it is renewed', { away: true }, () => setTimeout(after));
    await traffic.end(current);
  } finally {
    await restart(installation, current, { GATEWAY_URL: paymentPages });
    await front.close();
  }
}
