import { rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ReleaseHook, receiversIn } from '@marquee/edge/push/releaseHook';
import { failingLines } from '@marquee/federation-release/registry/failing';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { quarantine } from '@marquee/federation-release/registry/promote';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import { expect, test } from '@rstest/core';
import { edgeForAll } from './testing/edgeForAll';
import { bad, codeOf, type NewVersion, newReleases, openHealingEdge, origin, placeOf } from './testing/healingEdge';
import { openReceiver } from './testing/hookReceiver';
import { releasesAnswer } from './testing/releasesAnswer';

const { running, folders } = edgeForAll();

const canary = { percent: 10 };
const hostCode = `${origin}/static/js/sdk.0b0b0b0b.js:1:2`;

function openEdge(version?: NewVersion, now?: () => number, releasesFolder = newReleases(version)) {
  folders.push(releasesFolder);
  return openHealingEdge({ releasesFolder, ...placeOf(running()), ...(now && { now }) });
}

test('when a version fails for twelve visitors, pages and open tabs are without it, the log and a figure say so', async () => {
  const { ask, crowd, lines, metrics, registries } = openEdge();
  expect(await ask('/build/revision?lobbies@1.1.0', '10.9.9.9')).toBe('1');
  expect(await crowd()).toEqual([bad]);
  await expect.poll(() => ask('/build/revision?lobbies@1.1.0', '10.9.9.9')).toBe('2');
  expect(await ask('/slots', '10.9.9.9')).toContain('"version":"1.0.0"');
  expect(lines).toEqual(['version withdrawn']);
  expect(await metrics.text()).toContain('marquee_withdrawn_versions 1');
  const [quarantined] = registries.current().remotes.lobbies?.quarantined ?? [];
  expect(quarantined).toMatchObject({ evidence: { failed: 8, networks: 8, cause: 'no', place: codeOf(bad) } });
});

test.each([
  ['a name alone, without a place', { places: '' }, {}],
  ['a version that is not there', { places: codeOf('9.9.9') }, {}],
  ['code of an extension', { places: `chrome-extension://abc/a.js ${codeOf(bad)}` }, {}],
  ['a file that did not arrive, and is whole', { phase: 'module', cause: 'Loading chunk 1 failed' }, {}],
  ['another site’s page, in its visitors’ browsers', {}, { origin: 'https://evil.example' }],
  ['another site’s page, as browsers say', {}, { 'sec-fetch-site': 'cross-site' }],
  ['a phase that no browser has', { phase: 'server' }, {}],
  ['an error in the background, with which the page goes on', { phase: 'background' }, {}],
  ['a late script that did not arrive, and is whole', { phase: 'chunk', cause: 'did not arrive' }, {}],
  [
    'the host’s code that failed inside of its page',
    { places: hostCode, components: `${hostCode} ${codeOf(bad)}` },
    {},
  ],
  ['what a translation did to its page', { places: hostCode, components: codeOf(bad), cause: 'removeChild' }, {}],
  ['a cause that would move an operator’s cursor', { cause: '\u001b[2J' }, {}],
])('%s changes nothing', async (title, failure, headers) => {
  const { crowd, errors, registries } = openEdge();
  // The test's releases have no files: without one to miss, what did not arrive is the network's fault.
  if (title.includes('did not arrive')) {
    const { versions } = registries.current().remotes.lobbies ?? {};
    for (const release of Object.values(versions ?? {})) release.entry = `https://files.example${release.entry}`;
    Object.assign(failure, { places: `https://files.example/releases/lobbies/${bad}/lobby.0b0b0b0b.js` });
  }
  expect(await crowd(failure, headers)).toEqual([]);
  expect(errors).toEqual([]);
});

test.each(['entry', 'chunk'])(
  'a file of phase %s that did not arrive because it is damaged here counts',
  async (phase) => {
    expect(await openEdge().crowd({ phase, cause: '404' })).toEqual([bad]);
  },
);

test.each([
  ['a control that does nothing', { phase: 'press' }],
  ['what React refuses of it', { places: hostCode, components: codeOf(bad), cause: 'Minified React error #31' }],
])('%s withdraws it as a part that fails', async (_, failure) => {
  expect(await openEdge().crowd(failure)).toEqual([bad]);
});

test('errors in the background stop a canary, where the live version has none', async () => {
  const { crowd, lines } = openEdge(canary);
  expect(await crowd({ phase: 'background' }, {}, true)).toEqual([bad]);
  expect(lines).toEqual(['canary stopped']);
});

test('a version that lies over the controls of the page is withdrawn', async () => {
  expect(await openEdge().crowd({ phase: 'cover', cause: '<div> lies over the controls of the page' })).toEqual([bad]);
});

test('300 reports of three clients behind a proxy change nothing', async () => {
  const { fail, registries } = openEdge();
  for (let number = 0; number < 300; number++)
    await fail(`10.0.${number % 3}.${number % 200}`, {}, { 'user-agent': `browser ${number}` });
  expect(registries.current().revision).toBe(1);
});

test('a canary counts only for visitors who are given it, and known to be', async () => {
  expect(await openEdge(canary).crowd({}, {}, false)).toEqual([]);
  expect(await openEdge(canary).crowd({}, {}, null)).toEqual([]);
  expect(await openEdge(canary).crowd({}, {}, true)).toEqual([bad]);
});

test('a canary that is worse stops, with the figures of both arms, and open pages leave it', async () => {
  const { ask, fail, errors, lines, registries } = openEdge(canary);
  const open = async (count: number, version: string, isIn: boolean) => {
    for (let number = 0; number < count; number++)
      await ask(`/build/revision?lobbies@${version}`, `10.${isIn ? 1 : 2}.${number}.7`, {}, isIn);
  };
  await open(95, bad, true);
  await open(100, '1.0.0', false);
  const live = { places: codeOf('1.0.0') };
  await fail('10.2.1.7', live, {}, false);
  // Whoever has no visit may have had either version.
  for (let number = 0; number < 6; number++) await fail(`10.4.${number}.7`, live, {}, null);
  for (let number = 0; number < 5; number++) await fail(`10.3.${number}.7`, {}, {}, true);
  await expect.poll(() => registries.current().remotes.lobbies).toMatchObject({ live: '1.0.0', canary: null });
  const [quarantined] = registries.current().remotes.lobbies?.quarantined ?? [];
  expect(quarantined).toMatchObject({
    version: bad,
    evidence: { visitors: 100, failed: 5, networks: 5, live: { visitors: 100, failed: 1 }, cause: 'no' },
  });
  await expect.poll(() => ask('/build/revision', '10.1.1.7', {}, true)).toBe('2');
  expect(await ask('/slots', '10.1.1.7', {}, true)).toContain('"version":"1.0.0"');
  expect([lines, errors]).toEqual([['canary stopped'], []]);
});

test('a canary by steps goes to more visitors when enough of them ran it, after a time, not by time', async () => {
  const at = { now: 0 };
  const releasesFolder = newReleases({ ...canary, steps: true });
  folders.push(releasesFolder);
  const clock = { now: () => at.now, stepTime: 3600_000 };
  const { ask, errors, lines, registries } = openHealingEdge({ releasesFolder, ...placeOf(running()), ...clock });
  /** The canary has its percentage since then. */
  const since = (time: number) =>
    changeRegistry(folderStore(releasesFolder), (remotes, revision) => {
      const entry = { revision, at: new Date(time).toISOString(), action: 'canary' as const, version: bad };
      Object.assign(remotes.lobbies ?? {}, { history: [entry] });
      return remotes;
    });
  await since(Date.now());
  const open = (number: number) =>
    ask(`/build/revision?lobbies@${bad}`, `10.${number >> 8}.${number & 255}.7`, {}, true);
  for (let number = 0; number < 499; number++) await open(number);
  at.now += 3600_000;
  await open(0);
  // By then the version is proven, which is a revision.
  await expect.poll(() => registries.current().revision).toBe(3);
  expect(registries.current().remotes.lobbies?.canary?.percent).toBe(10);
  await open(499);
  at.now += 30_000;
  await open(0);
  const { revision } = await since(Date.now() - 3600_000);
  at.now += 30_000;
  await open(0);
  const next = { canary: { version: bad, percent: 50, steps: true } };
  await expect.poll(() => registries.current().remotes.lobbies).toMatchObject(next);
  expect(registries.current().revision).toBe(revision + 1);
  expect([lines, errors]).toEqual([['canary stepped'], []]);
});

test('a version that is the only one stays though it fails for all, and log, metric and list say so', async () => {
  const { crowd, errors, lines, metrics, registries, releasesFolder } = openEdge('last');
  expect(await crowd()).toEqual([]);
  expect([registries.current().revision, lines, errors]).toEqual([1, ['version fails and stays'], []]);
  const figures = await metrics.text();
  expect(figures).toContain('marquee_failing_versions 1');
  expect(figures).toContain('marquee_withdrawn_versions 0');
  expect(failingLines(releasesFolder, registries.current())).toEqual([
    expect.stringMatching(
      /^! lobbies@1\.1\.0 fails for 8 of 8 visitors in 8 networks.*it is the last version\. no: http/,
    ),
  ]);
});

test('it is said until another version is live', async () => {
  const { crowd, metrics, registries, releasesFolder } = openEdge('last');
  await crowd();
  await changeRegistry(folderStore(releasesFolder), (remotes) => {
    Object.assign(remotes.lobbies ?? {}, { live: '1.0.0' });
    return remotes;
  });
  expect(failingLines(releasesFolder, registries.current())).toEqual([]);
  expect(await metrics.text()).toContain('marquee_failing_versions 0');
});

test('an edge that cannot write its releases folder counts visits by a key of its own', async () => {
  const folder = newReleases();
  writeFileSync(join(folder, '.visits'), '');
  const { crowd, errors } = openEdge(undefined, undefined, folder);
  expect(await crowd()).toEqual([bad]);
  expect(errors).toEqual([]);
});

test('a version is not withdrawn by visitors whose token is older than it', async () => {
  const { fail, registries, releasesFolder, send } = openEdge();
  const early = new Map<string, string>();
  for (let number = 0; number < 12; number++) {
    const network = `10.0.${number}.7`;
    const given = (await send('/build/revision', network)).headers.get('set-cookie') ?? '';
    early.set(network, given.split(';', 1)[0] ?? '');
  }
  await changeRegistry(folderStore(releasesFolder), (remotes, revision) => {
    const entry = { revision, at: new Date().toISOString(), action: 'release' as const, version: bad };
    remotes.lobbies?.history.push(entry);
    return remotes;
  });
  for (const [network, cookie] of early) await fail(network, {}, { cookie });
  expect(registries.current().remotes.lobbies?.quarantined).toEqual([]);
  for (const network of early.keys()) await fail(network);
  await expect.poll(() => registries.current().remotes.lobbies?.quarantined.length).toBe(1);
});

test('visitors who run the version without failures speak for it', async () => {
  const { ask, crowd } = openEdge();
  for (let number = 0; number < 150; number++) await ask('/build/revision?lobbies@1.1.0', `10.1.${number}.7`);
  expect(await crowd()).toEqual([]);
});

test('two edges of one folder count together, and one that is started again goes on', async () => {
  const one = openEdge(canary);
  const open = () => openEdge(canary, undefined, one.releasesFolder);
  const failFor = async ({ fail }: ReturnType<typeof openEdge>, ...numbers: number[]) => {
    for (const number of numbers) await fail(`10.3.${number}.7`, {}, {}, true);
  };
  await failFor(one, 0, 1);
  await failFor(open(), 1, 2, 3);
  const again = open();
  await failFor(again, 3);
  expect(again.registries.current().revision).toBe(1);
  await failFor(again, 4);
  await expect.poll(() => again.registries.current().remotes.lobbies?.canary).toBe(null);
  const [quarantined] = again.registries.current().remotes.lobbies?.quarantined ?? [];
  expect(quarantined?.evidence).toMatchObject({ failed: 5, networks: 5 });
  expect(again.registries.current().remotes.lobbies?.history.at(-1)).toMatchObject({ who: `edge ${hostname()}` });
});

test('who failed in the first seconds of a canary counts once, at an edge that had looked before it began', async () => {
  const at = { now: 0 };
  const { ask, fail, errors, registries, releasesFolder } = openEdge(undefined, () => at.now);
  const failFor = async (count: number) => {
    for (let number = 0; number < count; number++) await fail(`10.3.${number}.7`, {}, {}, true);
  };
  await ask('/build/revision?lobbies@1.1.0', '10.9.9.9', {}, true);
  await changeRegistry(folderStore(releasesFolder), (remotes) => {
    Object.assign(remotes.lobbies ?? {}, { live: '1.0.0', lastGood: null, canary: { version: bad, ...canary } });
    return remotes;
  });
  await failFor(4);
  at.now += 5_000;
  await failFor(4);
  expect([errors, registries.current().remotes.lobbies?.quarantined]).toEqual([[], []]);
  // Another edge hears of all four, and of nobody else.
  const other = openEdge(undefined, () => at.now, releasesFolder);
  await other.fail('10.3.3.7', {}, {}, true);
  const shown = (await releasesAnswer(registries).then((page) => page.text())).replace(/<[^>]+>/g, ' ');
  expect(shown).toMatch(/failures +4 /);
  await other.fail('10.3.4.7', {}, {}, true);
  await expect.poll(() => registries.current().remotes.lobbies?.quarantined[0]?.evidence?.failed).toBe(5);
});

test('an edge that cannot write figures counts alone, and says so once', async () => {
  const folder = newReleases(canary);
  writeFileSync(join(folder, '.figures'), '');
  const alone = openEdge(canary, undefined, folder);
  expect(await alone.crowd({}, {}, true)).toEqual([bad]);
  expect(alone.errors).toHaveLength(1);
});

test('who was counted before an edge lost its figures counts no second time', async () => {
  const { fail, errors, registries, releasesFolder } = openEdge(canary);
  const failFor = async (count: number) => {
    for (let number = 0; number < count; number++) await fail(`10.3.${number}.7`, {}, {}, true);
  };
  await failFor(3);
  rmSync(join(releasesFolder, '.figures'), { recursive: true });
  await failFor(4);
  await failFor(4);
  expect([errors.length, registries.current().remotes.lobbies?.quarantined]).toEqual([1, []]);
  await failFor(5);
  await expect.poll(() => registries.current().remotes.lobbies?.quarantined[0]?.evidence?.failed).toBe(5);
});

test('a canary that stopped itself leaves both arms’ curve and its evidence on the page of releases', async () => {
  const { ask, crowd, registries } = openEdge(canary);
  await ask('/build/revision?lobbies@1.0.0', '10.9.9.9', {}, false);
  expect(await crowd({}, {}, true)).toEqual([bad]);
  const page = await releasesAnswer(registries).then((answer) => answer.text());
  expect(page).toMatch(
    /Canaries that ended[\s\S]*<svg [^>]*aria-label="Visitors with failures, last: canary \d+\.0 % of \d/,
  );
  expect(page).toMatch(
    /by visitors, edge [\s\S]*failed for \d+ of \d+ visitors in \d+ networks, the live version 0 of 1/,
  );
});

test('a receiver of news about releases that is silent holds no page up', async () => {
  const receiver = await openReceiver();
  const { ask, registries, releasesFolder } = openEdge();
  let now = Date.now() - 60_000;
  const [to] = receiversIn([receiver.address('json')]);
  const hook = to && new ReleaseHook(to, { registries, keys: [], log: () => {}, now: () => now });
  await hook?.work();
  await quarantine(folderStore(releasesFolder), 'lobbies', bad, 'no');
  now = Date.now() + 1_000;
  const asked = new Promise<{ end(): void }>((resolve) => {
    receiver.answer = resolve;
  });
  const telling = hook?.work();
  const silent = await asked;
  // The page is there while the receiver has not answered.
  expect(await ask('/slots', '10.9.9.9')).toContain('"version":"1.0.0"');
  silent.end();
  await telling;
  expect(receiver.got).toHaveLength(1);
  receiver.close();
});

test('games that visitors launch count for their arm, refused ones do not, and the operator’s page shows both', async () => {
  const { ask, registries } = openEdge(canary);
  const post = async (call: string, input: object, isIn: boolean, network = '10.5.1.7') => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ domain_name: 'localhost', ...input });
    const answer = await ask(`/api/${call}`, network, { method: 'POST', headers, body }, isIn);
    return JSON.parse(answer) as {
      statusCode: number;
      value?: { provider_code: string; game_code: string }[];
    };
  };
  const { value } = await post('product/get_games', { game_type: 'slots', count: 1 }, true);
  const { provider_code = '', game_code = '' } = value?.[0] ?? {};
  const launch = (isIn: boolean, network: string, code = game_code) =>
    post('product/launch_demo', { provider_code, game_code: code, language: 'EN', age_confirmed: true }, isIn, network);
  expect(await launch(false, '10.5.2.7')).toMatchObject({ statusCode: 1 });
  await launch(false, '10.5.2.7');
  await launch(false, '10.5.3.7');
  expect((await launch(true, '10.5.4.7', 'none')).statusCode).not.toBe(1);
  const shown = (await releasesAnswer(registries).then((page) => page.text())).replace(/<[^>]+>/g, ' ');
  expect(shown).toMatch(/launches +0 +– +2 +– +1\.\d\d of 3000/);
});

test('the edge says why a visitor gets a version, and it is the one in their page', async () => {
  const { ask } = openEdge(canary);
  for (const [isIn, version] of [
    [true, bad],
    [false, '1.0.0'],
  ] as const) {
    const why = JSON.parse(await ask('/build/why?language=EN', '10.6.1.7', {}, isIn)) as {
      remotes: { version: string; choices: object[] }[];
    };
    expect(why).toMatchObject({
      revision: 1,
      site: 'localhost',
      language: 'EN',
      remotes: [{ remote: 'lobbies', version }],
    });
    const text = expect.stringMatching(isIn ? / is within its 10 %$/ : / is not within its 10 %$/);
    expect(why.remotes[0]?.choices[0]).toMatchObject({ why: 'canary', [isIn ? 'because' : 'refusal']: text });
    const page = JSON.parse(await ask('/registry.json', '10.6.1.7', {}, isIn)) as typeof why & {
      remotes: { versions: { version: string }[] }[];
    };
    expect(page.remotes[0]?.versions[0]?.version).toBe(version);
  }
});
