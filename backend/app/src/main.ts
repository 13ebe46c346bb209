import { jsonLog } from '@marquee/kernel/log';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { observed } from '@marquee/kernel/metrics/observe';
import { startAdminServer } from '@marquee/kernel/process/adminServer';
import { listen } from '@marquee/kernel/process/listen';
import { watchLoop } from '@marquee/kernel/process/loopWatch';
import { stopOnSignals, timeoutsOf } from '@marquee/kernel/process/shutdown';
import { settingsOrExit, unfit } from '@marquee/settings/settings';
import { createBackend } from './backend';
import { modeOf } from './modes/modeOf';
import { reachProblem } from './modes/reachProblem';
import { codeOf, UnfitSettings } from './modes/unfitSettings';
import { releaseFoldersOf } from './releaseCalls';
import { serveDesk } from './serveDesk';

const settings = settingsOrExit('backend', unfit);

/** The backend as a separate process; docs/operations.md lists its settings. */
async function main(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST } = settings;
  const log = jsonLog(settings.LOG_LEVEL);
  const metrics = METRICS_PORT === undefined ? undefined : new Metrics();
  const mode = await modeOf(settings);
  const problem = mode.name === 'live' && reachProblem(settings);
  if (problem) throw new UnfitSettings(problem);
  const backend = await createBackend({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    sitesDir: settings.SITES_DIR,
    releases: releaseFoldersOf(settings, settings.RELEASES_DIR),
    trustProxy: settings.TRUST_PROXY,
    edgeKeys: settings.EDGE_KEYS,
    mode,
    answerHours: settings.ANSWER_HOURS,
    adjustMost: settings.ADJUST_MOST,
    metrics,
    log,
  });
  const admin =
    metrics && METRICS_PORT !== undefined
      ? await startAdminServer(
          { port: METRICS_PORT, host: METRICS_HOST },
          { metrics, probe: (path) => backend.app.request(path) },
        )
      : undefined;
  const desk = await serveDesk(backend, settings, log);
  const stopWatching = watchLoop(log);
  const server = listen(
    { fetch: observed(backend.app.fetch, metrics), port: settings.PORT, hostname: settings.HOST },
    (info) => {
      const names = backend.sites.all().map(({ domain_name }) => domain_name);
      const lines = [`Marquee backend ready at http://localhost:${info.port}`, `  sites: ${names.join(', ')}`];
      if (mode.demoSignIn) lines.push(`  demo player: ${mode.demoSignIn.account_id} / ${mode.demoSignIn.password}`);
      if (desk) lines.push(`  desk: ${desk.origin}`);
      if (admin) lines.push(`  metrics: http://localhost:${admin.port}/metrics`);
      process.stdout.write(`${lines.join('\n')}\n`);
    },
  );
  server.on('error', (error: NodeJS.ErrnoException) => exitWithError(error));
  const { drain, endStreams } = backend;
  const close = async () => {
    stopWatching();
    await desk?.close();
    await backend.close();
    await admin?.close();
  };
  stopOnSignals({ server, log, drain, endStreams, close }, timeoutsOf(settings));
}

function exitWithError(error: Error): never {
  process.stderr.write(`The backend does not start: ${error.message}\n`);
  process.exit(codeOf(error));
}

main().catch(exitWithError);
