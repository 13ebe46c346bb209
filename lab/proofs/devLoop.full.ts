import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { journeysChromium } from '@marquee/e2e/chromium';
import { slowness } from '@marquee/federation-release/run/machine';
import { chromium, type Page } from '@playwright/test';
import { RepositoryCopy } from '../../scripts/lib/repositoryCopy';
import { facts } from './facts';

/**
 * `node --import tsx lab/proofs/devLoop.full.ts`: how long a change takes from the file to the screen under
 * `npm run dev`, for a page that is asked for anew and for one that is open, as the table of docs/category-team.md.
 * It changes a copy of the repository. A busy machine has as many times longer. Exits with 1 where it takes too long.
 */
const path = '/promotions';

/** One change: `from` in `file` becomes what `to` makes of a new word; `shows` finds it in the open page. */
interface Change {
  what: string;
  file: string;
  from: string;
  to: (word: string) => string;
  /** Most seconds on a quiet machine. */
  most: number;
  shows?: (page: Page, word: string) => Promise<unknown>;
  /** The new page that is there, in place of one that has the word. */
  page?: (word: string) => string;
}

const changes: Change[] = [
  {
    what: 'a text',
    file: 'remotes/cms/src/locales/en.json',
    from: '"promotions.intro": "',
    to: (word) => `"promotions.intro": "${word} `,
    most: 3,
  },
  {
    what: 'a component',
    file: 'remotes/cms/src/articles/ArticlesPage.tsx',
    from: '{t(title)}</h1>',
    to: (word) => `{t(title)} ${word}</h1>`,
    most: 3,
  },
  {
    what: 'a sheet',
    file: 'remotes/cms/src/articles/ArticlesPage.module.css',
    from: '.title {',
    to: (word) => `.title {\n  --word: ${word};`,
    most: 3,
    shows: (page, word) =>
      page.waitForFunction(
        (text) => getComputedStyle(document.querySelector('h1') ?? document.body).getPropertyValue('--word') === text,
        word,
      ),
  },
  {
    what: 'a page',
    file: 'remotes/cms/src/remote.ts',
    from: '  routes: [\n',
    to: (word) =>
      `  routes: [{ path: '/${word}', page: './articles/ArticlesPage', title: 'page.news', skeleton: 'cards' },\n`,
    most: 3,
    page: (word) => `/${word}`,
    shows: (page, word) => page.waitForFunction((path) => document.documentElement.innerHTML.includes(path), word),
  },
  {
    what: 'a shared component',
    file: 'shared/ui/src/Icon.tsx',
    from: '<svg\n',
    to: (word) => `<svg\n      data-word="${word}"\n`,
    most: 3,
    shows: (page, word) => page.locator(`[data-word=${word}]`).first().waitFor({ state: 'attached' }),
  },
  {
    what: 'a call',
    file: 'backend/platform/src/content/calls.ts',
    from: '    value.sort((a, b)',
    to: (word) => `    for (const one of value) one.title = { en: '${word}' };\n    value.sort((a, b)`,
    most: 5,
  },
];

const copy = new RepositoryCopy();
process.once('exit', () => copy.remove());
copy.fill();
const port = await freePort();
const dev = spawn('npm', ['run', 'dev'], {
  cwd: copy.folder,
  env: {
    ...process.env,
    NODE_ENV: 'development',
    MARQUEE_MODE: 'sandbox',
    PORT: String(port),
    DATA_DIR: join(copy.folder, '.data'),
  },
  stdio: ['ignore', 'pipe', 'pipe'],
});
process.once('exit', () => dev.kill());
let output = '';
const url = `http://localhost:${port}`;
await new Promise<void>((done, fail) => {
  const read = (text: unknown) => {
    output += text;
    if (output.includes('Marquee ready')) done();
  };
  dev.stdout.on('data', read);
  dev.stderr.on('data', read);
  dev.once('close', () => fail(new Error(`dev has ended: ${output}`)));
});

const executablePath = journeysChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

/** Longest wait for a change, s; afterwards it counts as not shown at all. */
const longest = 45;

/** When a page that is asked for anew has the word. */
async function inNewPage({ page }: Change, word: string): Promise<number> {
  const asked = url + (page?.(word) ?? path);
  const end = performance.now() + longest * 1000;
  for (;;) {
    if (performance.now() > end) return Number.POSITIVE_INFINITY;
    const answer = await fetch(asked, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (answer?.ok && (await answer.text().catch(() => '')).includes(word)) return performance.now();
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function inOpenPage(page: Page, { shows }: Change, word: string): Promise<number> {
  const shown = shows ? shows(page, word) : page.getByText(word).first().waitFor();
  return shown.then(() => performance.now()).catch(() => Number.POSITIVE_INFINITY);
}

/** Processes that run anything of the copy. */
function running(): number {
  const { stdout } = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line.includes(copy.folder)).length;
}

const { atMost, equal } = facts();
const rows: string[] = [];
/** Only these changes, if words follow the command. */
const asked = process.argv.slice(2);
try {
  const page = await browser.newPage({ locale: 'en-GB' });
  page.setDefaultTimeout(longest * 1000);
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const change of changes) {
    if (asked.length > 0 && !asked.includes(change.what)) continue;
    const file = join(copy.folder, change.file);
    const before = readFileSync(file, 'utf8');
    const times: number[][] = [];
    for (const turn of [1, 2, 3]) {
      const word = `w${change.what.replaceAll(/\W/g, '')}${turn}`;
      if (before.split(change.from).length !== 2) throw new Error(`${change.file} must have ${change.from} once`);
      writeFileSync(file, before.replace(change.from, change.to(word)));
      const from = performance.now();
      const shown = await Promise.all([inNewPage(change, word), inOpenPage(page, change, word)]);
      times.push(shown.map((at) => (at - from) / 1000));
    }
    const [fresh = 0, open = 0] = [0, 1].map((at) => times.map((one) => one[at] ?? 0).sort((a, b) => a - b)[1]);
    const most = change.most * slowness();
    atMost(`${change.what}, new page, s`, fresh, most);
    atMost(`${change.what}, open page, s`, open, most);
    rows.push(`| ${change.what.padEnd(20)} | ${fresh.toFixed(1).padStart(8)} | ${open.toFixed(1).padStart(9)} |`);
  }
} finally {
  await browser.close();
  const before = running();
  dev.kill();
  const end = performance.now() + 1000 * longest;
  while (running() > 0 && performance.now() < end) await new Promise((done) => setTimeout(done, 50));
  equal('processes before SIGTERM', before > 0, true);
  equal('processes after SIGTERM', running(), 0);
}
console.log(['| seconds from save to | new page | open page |', ...rows].join('\n'));
