import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { freePort } from './lib/freePort.mjs';
import { install } from './lib/install.mjs';
import { phase, runTypeScript } from './lib/run.mjs';
import { exitWithError, requireNode, root } from './lib/workspace.mjs';

/** A player with a year of play, for the statement. */
const player = { account: 'reader', password: 'a year of activity' };

/** Starts the sandbox as `npm start` does, with separate data; resolves when it serves. */
function startSite(port, work) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(work, 'data'),
      RELEASES_DIR: join(work, 'releases'),
      MARQUEE_MODE: 'sandbox',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.stdout.on('data', (text) => String(text).includes('Marquee ready') && done(child));
    child.once('close', (code) => fail(new Error(`The site ended with ${code}`)));
  });
}

function stop(child) {
  const ended = new Promise((done) => child.once('close', done));
  child.kill();
  return ended;
}

/** Takes the pictures of a site that is started for them. */
async function ofOwnSite() {
  const work = mkdtempSync(join(tmpdir(), 'marquee-pictures-'));
  let site;
  try {
    const year = [join(work, 'data'), '--rounds', '1200', '--account', player.account];
    await phase('a year of play', () => runTypeScript('lab/proofs/year.full.ts', year, { quiet: true }));
    const port = await freePort();
    site = await phase('start the site', () => startSite(port, work));
    await take([`http://localhost:${port}`, player.account, player.password], work);
  } finally {
    if (site) await stop(site);
    rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** `work` has the releases of a site that was started for this; without, those of `npm run build` are taken. */
const take = (words, work = root) =>
  phase('pictures', () =>
    runTypeScript('lab/pictures/main.ts', words, {
      environment: { E2E_RELEASES_DIR: join(work, 'releases'), E2E_DESK_RELEASES_DIR: join(root, 'releases-desk') },
    }),
  );

requireNode();
const { url, desk } = parseArgs({ options: { url: { type: 'string' }, desk: { type: 'boolean' } } }).values;
process.stdout.write('Marquee is photographed\n');
try {
  await phase('install', install);
  await phase('browser', () => ensureBrowser());
  await (desk ? take([]) : url ? take([new URL(url).origin]) : ofOwnSite());
} catch (error) {
  exitWithError(error.message);
}
