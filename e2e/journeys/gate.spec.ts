import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Candidate, writeCandidate } from '@marquee/federation-release/gate/testing/candidate';
import { corpus } from '@marquee/federation-release/gate/testing/corpus';
import { goodBuilds } from '@marquee/federation-release/gate/testing/goodBuilds';
import { candidateOf, goodProbe } from '@marquee/federation-release/gate/testing/probe';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { People } from '@marquee/federation-release/run/people';
import { type RunSite, runCandidate } from '@marquee/federation-release/run/runCandidate';
import { goLive, placeCandidate } from '@marquee/federation-release/run/stage';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import type { Browser } from '@playwright/test';
import { full, isFull, rows } from '../support/depth';
import { releasesDir } from '../support/folders';
import { demo } from '../support/player';
import { expect } from '../support/sink';
import type { SpareSite } from '../support/spareSite';
import { test } from '../support/spareSiteTest';

/** What of the machine's pace a run must not forgive, or how slow it is made. */
type Pace = Pick<RunSite, 'longestStall' | 'throttle'>;

const live = (): CompiledRemote[] =>
  Object.values(readRegistry(releasesDir).registry.remotes).flatMap(
    ({ live: version, versions }) => versions[version]?.description ?? [],
  );

/** The people of each site: they are registered once. */
const people = new Map<string, People>();

function peopleOf(url: string): People {
  const known = people.get(url) ?? new People(url, { account_id: demo.accountId, password: demo.password });
  people.set(url, known);
  return known;
}

/** Runs a release, and prints a row of the table of all: what was run, seconds, and what it was refused for. */
async function run(what: string, browser: Browser, { url }: SpareSite, compiled: CompiledRemote, given: Pace = {}) {
  const from = performance.now();
  const others = live().filter(({ name }) => name !== compiled.name);
  // A short run has no release that only some screen or language shows.
  const depth = isFull ? 'whole' : 'once';
  const result = await runCandidate(browser, { url, people: peopleOf(url), ...given }, compiled, others, depth);
  const said = [
    ...result.problems.map(({ rule, message }) => `${rule}: ${message}`),
    ...result.unchecked.map((one) => `not checked: ${one}`),
  ];
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`| ${what} | ${seconds} | ${said.map((one) => one.slice(0, 160)).join(' · ') || 'passes'} |`);
  return result;
}

/** A remote has up to thirty pages, and a busy machine opens each for half a minute. */
test.describe.configure({ timeout: 1_800_000 });

let count = 0;

/** Makes a candidate live on the spare site without the rules on files, and runs it. */
async function runProbe(what: string, browser: Browser, site: SpareSite, candidate: Candidate, given?: Pace) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-probe-'));
  try {
    const compiled = writeCandidate(candidate, folder, `1.0.0-run.${++count}`);
    placeCandidate(site.releases, folder, compiled);
    await goLive(site.releases, [compiled]);
    return await run(what, browser, site, compiled, given);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const { name, wrong, run: rules = [], spoil } of rows(
  corpus.filter((kind) => kind.run),
  1,
)) {
  test(`${name}: a release that ${wrong} is refused when it is run, by ${rules.join(', ')}`, async ({
    browser,
    site,
  }) => {
    const probe = goodProbe();
    spoil(probe);
    // A busy machine must not forgive a stall here.
    const { problems } = await runProbe(name, browser, site, candidateOf(probe), { longestStall: 400 });
    for (const rule of rules) expect(problems).toContainEqual(expect.objectContaining({ rule }));
    for (const { message, cure } of problems)
      expect([message, cure]).toEqual([expect.stringMatching(/^\/\S*: ./), expect.any(String)]);
  });
}

for (const { name, candidate } of goodBuilds) {
  test(`a good build passes when it is run: one that is called “${name}”`, { tag: full }, async ({ browser, site }) => {
    expect(await runProbe(name, browser, site, candidate())).toMatchObject({ problems: [], unchecked: [] });
  });
}

for (const name of ['minigame', 'casino', 'cms', 'slots', 'sportsbook', 'wallet', 'account']) {
  test(`the ${name} that is live passes when it is run`, { tag: full }, async ({ browser, site }) => {
    const compiled = live().find((one) => one.name === name);
    if (!compiled) throw new Error(`${name} is not released`);
    expect(await run(`live ${name}`, browser, site, compiled)).toMatchObject({ problems: [], unchecked: [] });
  });
}

test('on a machine that is too slow a good build is not judged, and nobody is blamed', { tag: full }, async ({
  browser,
  site,
}) => {
  const { problems, unchecked } = await runProbe('60 times slower', browser, site, candidateOf(goodProbe()), {
    throttle: 60,
  });
  expect(problems).toEqual([]);
  expect(unchecked).toContainEqual(expect.stringContaining('this machine is busy'));
});
