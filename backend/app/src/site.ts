import { insideLink } from '@marquee/edge/backendLink';
import { edgeSettings } from '@marquee/edge/edgeSettings';
import { serveEdge } from '@marquee/edge/serve';
import { livePages } from '@marquee/edge/sources/livePages';
import { jsonLog } from '@marquee/kernel/log';
import { growHeapSlowly } from '@marquee/kernel/process/growHeapSlowly';
import { settingsOrExit, unfit } from '@marquee/settings/settings';
import { type Backend, createBackend } from './backend';
import { demoCompany, seedDemoStaff } from './demoStaff';
import type { Mode } from './modes/mode';
import { modeOf } from './modes/modeOf';
import { codeOf } from './modes/unfitSettings';
import { releaseFoldersOf } from './releaseCalls';
import { type ServedDesk, serveDesk } from './serveDesk';

const settings = settingsOrExit('edge', unfit);

/** Edge and backend in one process: the program of `npm start`. */
async function main(): Promise<void> {
  growHeapSlowly();
  const log = jsonLog(settings.LOG_LEVEL);
  const served = edgeSettings(settings);
  const mode = await modeOf(settings);
  const backend = await createBackend({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    sitesDir: settings.SITES_DIR,
    livePages: () => livePages(served.edge.releasesFolder),
    releases: releaseFoldersOf(settings, served.edge.signed ? served.edge.releasesFolder : undefined),
    trustProxy: settings.TRUST_PROXY,
    mode,
    answerHours: settings.ANSWER_HOURS,
    adjustMost: settings.ADJUST_MOST,
    metrics: served.metrics?.collected,
    log,
  });
  const company = demoCompany(settings);
  const desk = await serveDesk(backend, { ...settings, ...company }, log);
  if (company && desk) await seedDemoStaff(backend.services, company.DESK_OIDC_ISSUER);
  await serveEdge({
    ...served,
    link: insideLink(backend.app),
    log,
    companion: {
      ...backend,
      async close() {
        await desk?.close();
        await backend.close();
      },
    },
    onReady: (port) => announce(port, mode, backend, desk),
  });
}

/** Prints that the site is served, and what is needed to try it. */
function announce(port: number, { demoSignIn }: Mode, { sites }: Backend, desk: ServedDesk | undefined): void {
  const others = sites.all().filter(({ domain_name }) => domain_name.endsWith('.localhost'));
  const lines = [
    `Marquee ready at http://localhost:${port}`,
    ...(demoSignIn ? [`  Demo player   ${demoSignIn.account_id} / ${demoSignIn.password}`] : []),
    ...(desk
      ? [`  Desk          ${desk.origin}  for staff${demoSignIn ? ': sign in with the company’s account' : ''}`]
      : []),
    ...others.map(({ domain_name, site_name }) => `  Sandbox site  http://${domain_name}:${port}  ${site_name}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`The site does not start: ${error.message}\n`);
  process.exit(codeOf(error));
});
