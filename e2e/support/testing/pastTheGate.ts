import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeCandidate } from '@marquee/federation-release/gate/testing/candidate';
import { candidateOf, goodProbe, type Probe } from '@marquee/federation-release/gate/testing/probe';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import type { Player } from '@marquee/federation-release/run/people';
import { goLive, placeCandidate } from '@marquee/federation-release/run/stage';
import type { RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { type Browser, type BrowserContextOptions, expect, type Page, request } from '@playwright/test';
import { root } from '../folders';
import { hydrated } from '../hydrated';
import type { SpareSite } from '../spareSite';

/** Milliseconds from one visitor to the next, how long one stays who reports nothing, and whose report is awaited. */
const pace = { every: 500, stay: 6000, longest: 90_000 };

/** As many come at most. */
const most = 12;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** What visitors do with a build that went live past the gate. */
export interface Crowd {
  /** Where they begin; by default the page of the probe. */
  path?: string;
  /** Who is signed in; by default nobody. */
  as?: Player;
  /** With a mouse instead of a finger. */
  hasMouse?: boolean;
  /** Only each so many-th visitor meets the fault, and 67 come. */
  each?: number;
}

/** What became of a build. */
export interface Outcome {
  /** What the first visitor saw. */
  seen: string;
  /** Phases of the first visitor's reports, with how many. */
  heard: string;
  /** Whom the reports name. */
  blamed: string;
  /** From the first visitor to the withdrawal, s; null if it stayed. */
  seconds: number | null;
  visitors: number;
  /** What was withdrawn, `remote@version`. */
  withdrawn: string[];
}

// biome-ignore lint/plugin: the rate at which visitors come, and how long they stay, are what is tried here
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

interface Report {
  remote: string;
  version: string;
  phase: string;
}

/** A site on which the probe is live, in a version that works. */
export class ProbeSite {
  #count = 0;
  #good: Record<string, RemoteRecord> = {};

  constructor(
    readonly site: SpareSite,
    readonly browser: Browser,
  ) {}

  async open(): Promise<void> {
    const good = goodProbe();
    good.container = 'marquee_probe_0_9_0';
    good.given.container = good.container;
    good.code.effect = 'document.querySelector(".probe-page").dataset.good=""';
    await this.#release(good, '1.0.0');
    this.#good = readRegistry(this.site.releases).registry.remotes;
  }

  async #release(probe: Probe, version: string): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-probe-'));
    const compiled = writeCandidate(candidateOf(probe), folder, version);
    placeCandidate(this.site.releases, folder, compiled);
    await goLive(this.site.releases, [compiled]);
    rmSync(folder, { recursive: true, force: true });
  }

  /** What is withdrawn now, `remote@version`. */
  #withdrawn(): string[] {
    const { remotes } = readRegistry(this.site.releases).registry;
    return Object.entries(remotes).flatMap(([name, { quarantined }]) =>
      quarantined.map(({ version }) => `${name}@${version}`),
    );
  }

  /**
   * Makes a build live without the gate. The first visitor opens it in a browser. If it reports something, two visitors
   * a second follow in other networks, who are given the version and report the same, until it is withdrawn.
   */
  async meet(
    spoil: (probe: Probe) => void,
    expected: { isHeard: boolean; isWithdrawn: boolean },
    { path = '/probe', hasMouse = false, each = 1 }: Crowd,
    storageState: BrowserContextOptions['storageState'],
  ): Promise<Outcome & { version: string }> {
    const version = await this.#goLive(spoil);
    const context = await this.browser.newContext({
      ...(hasMouse ? desktop : phone),
      ...(storageState ? { storageState } : {}),
      baseURL: this.site.url,
      serviceWorkers: 'block',
      extraHTTPHeaders: this.#network(0),
    });
    const reports: Report[] = [];
    const heard = new Promise<void>((done) => {
      context.on('request', (sent) => {
        if (!sent.url().endsWith('/api/telemetry/failure')) return;
        reports.push(sent.postDataJSON());
        done();
      });
    });
    const page = await context.newPage();
    const begun = performance.now();
    // A build may close or hold its page: whoever gets no further just stays.
    const used = use(page, path, hasMouse).catch(() => undefined);
    const stayed = Promise.race([used, pause(pace.stay)]).then(() => pause(pace.stay));
    await Promise.race([used, heard, stayed]);
    const seen = (await seenIn(page)) || 'a page that does not answer';
    await (expected.isHeard ? Promise.race([heard, pause(pace.longest)]) : Promise.race([heard, stayed]));
    let visitors = 1;
    for (; reports.length > 0 && visitors < (each > 1 ? 67 : most) && this.#withdrawn().length === 0; visitors++) {
      await pause(pace.every);
      await this.#follow(visitors, version, visitors % each === 0 ? reports : []);
    }
    if (expected.isWithdrawn)
      await expect.poll(() => this.#withdrawn(), { message: JSON.stringify(reports) }).not.toEqual([]);
    const withdrawn = this.#withdrawn();
    const seconds = withdrawn.length > 0 ? (performance.now() - begun) / 1000 : null;
    await context.close();
    await used;
    const blamed = [...new Set(reports.map((report) => `${report.remote}@${report.version}`))].join(', ');
    const phases = counted(reports.map(({ phase }) => phase));
    return { version, seen, heard: phases, blamed, seconds, visitors, withdrawn };
  }

  /** Makes a build live without the gate, beside nothing but good ones. Returns its version once the edge has it. */
  async #goLive(spoil: (probe: Probe) => void): Promise<string> {
    const { releases } = this.site;
    await changeRegistry(folderStore(releases), () => structuredClone(this.#good));
    const probe = goodProbe();
    spoil(probe);
    const version = `2.0.${++this.#count}`;
    await this.#release(probe, version);
    const { revision } = readRegistry(releases).registry;
    const asking = await this.#ask(0);
    const served = async () => Number(await (await asking.get('/build/revision')).text());
    await expect.poll(served).toBeGreaterThanOrEqual(revision);
    await asking.dispose();
    return version;
  }

  /** The address of a visitor. */
  #network(number: number) {
    return { 'x-forwarded-for': `10.${100 + number}.${this.#count}.1` };
  }

  /** Calls of a visitor. */
  #ask(number: number) {
    return request.newContext({ baseURL: this.site.url, extraHTTPHeaders: this.#network(number) });
  }

  /** A visitor is given a version, and reports what another one reported. */
  async #follow(number: number, version: string, reports: readonly Report[]): Promise<void> {
    const { releases } = this.site;
    const { entry = '' } = readRegistry(releases).registry.remotes.probe?.versions[version] ?? {};
    const visitor = await this.#ask(number);
    await visitor.get('/build/revision');
    await visitor.get(entry);
    for (const data of reports) await visitor.post('/api/telemetry/failure', { data });
    await visitor.dispose();
  }
}

/** Words with how often each is there. */
function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
}

/** Opens a page, and presses its button where it is, whatever lies over it. */
async function use(page: Page, path: string, hasMouse: boolean): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  if (path === '/') return;
  const button = page.locator('.probe-page button');
  await button.waitFor();
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [x + width / 2, y + height / 2];
  await (hasMouse ? page.mouse.click(left, top) : page.touchscreen.tap(left, top));
}

/** What somebody has before them, in a few words; empty if the page does not answer within ten seconds. */
function seenIn(page: Page): Promise<string> {
  const looked = page.evaluate(() => {
    const part = document.querySelector<HTMLElement>('.probe-page,.probe-section');
    const said = (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    const what = part ? ('good' in part.dataset ? 'the version before' : 'the page') : `“${said}”`;
    const menu = document.querySelector('header button');
    const { left, top, width, height } = menu?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width === 0 || menu?.contains(hit) ? what : `${what}, the menu cannot be pressed`;
  });
  return Promise.race([looked.catch(() => ''), pause(10_000).then(() => '')]);
}

/** A row of the table. */
export interface Row extends Omit<Outcome, 'withdrawn'> {
  name: string;
  gate: string;
}

const file = join(root, 'e2e/test-results/past-the-gate.json');

/** Adds a row to the table of this and earlier runs, which is written beside as Markdown. Returns the row as a line. */
export function noteRow(row: Row, names: readonly string[]): string {
  const line = ({ name, gate, seen, heard, blamed, seconds, visitors }: Row) => {
    const stays = heard ? 'stays' : 'not heard past the gate';
    const cells = [name, gate, seen, heard || '–', blamed || '–', seconds?.toFixed(1) ?? stays, visitors];
    return `| ${cells.join(' | ')} |`;
  };
  const rows: Record<string, Row> = { ...readRows(), [row.name]: row };
  const known = names.flatMap((name) => rows[name] ?? []);
  const head = [
    '| kind | gate | a visitor sees | reports | of | withdrawn after, s | visitors |',
    `|${' --- |'.repeat(7)}`,
  ];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(rows));
  writeFileSync(file.replace(/json$/, 'md'), `${[...head, ...known.map(line)].join('\n')}\n`);
  return line(row);
}

function readRows(): Record<string, Row> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
