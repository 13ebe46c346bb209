import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import { expect, test } from '@rstest/core';
import { edgeForAll } from './testing/edgeForAll';
import { bad, codeOf, newReleases, openHealingEdge, placeOf } from './testing/healingEdge';

const { running, folders } = edgeForAll();

const before = '1.0.0';
const noon = Date.parse('2026-11-26T12:00:00Z');
const day = 24 * 3600_000;

/** A releases folder, edges of it, and visitors of networks of their own. */
function openSite() {
  const releasesFolder = newReleases();
  folders.push(releasesFolder);
  const at = { today: noon };
  const open = () => openHealingEdge({ releasesFolder, ...placeOf(running()), today: () => at.today });
  const makeLive = (live: string, lastGood: string | null) =>
    changeRegistry(folderStore(releasesFolder), (remotes) => {
      Object.assign(remotes.lobbies ?? {}, { live, lastGood });
      return remotes;
    });
  return { at, open, makeLive };
}

/** Visitors come, and the version fails for every so many of them. */
async function visit({ ask, fail }: ReturnType<typeof openHealingEdge>, count: number, version: string, every = 0) {
  for (let number = 1; number <= count; number++) {
    const network = `10.${number >> 8}.${number & 255}.7`;
    await ask(`/build/revision?lobbies@${version}`, network);
    if (every > 0 && number % every === 0) await fail(network, { places: codeOf(version), version });
  }
}

test('a version that fails for 4 % is withdrawn against the one before, by edges that are started again', async () => {
  const { at, open, makeLive } = openSite();
  await makeLive(before, null);
  await visit(open(), 650, before);
  at.today += day;
  await makeLive(bad, before);
  await visit(open(), 250, bad, 25);
  const edge = open();
  expect(edge.registries.current().remotes.lobbies?.quarantined).toEqual([]);
  // The first of them were counted before the edge was started again: they count once.
  await visit(edge, 620, bad, 25);
  const record = () => edge.registries.current().remotes.lobbies;
  await expect.poll(() => record()?.quarantined.map(({ version }) => version), { timeout: 10_000 }).toEqual([bad]);
  expect(record()?.quarantined[0]).toMatchObject({
    reason: expect.stringContaining('it failed for 24 of 600 visitors in'),
    evidence: { visitors: 600, failed: 24, before: { version: before, visitors: 600, failed: 0 } },
  });
  expect(record()).toMatchObject({ live: bad, lastGood: before });
  expect([edge.lines, edge.errors]).toEqual([['version withdrawn'], []]);
}, 120_000);

test('a version that fails as often as the one before stays', async () => {
  const { open, makeLive } = openSite();
  const edge = open();
  await makeLive(before, null);
  await visit(edge, 450, before, 33);
  await makeLive(bad, before);
  await visit(edge, 420, bad, 33);
  expect(edge.registries.current().remotes.lobbies?.quarantined).toEqual([]);
}, 120_000);

test('many reports of a few networks withdraw nothing', async () => {
  const { open, makeLive } = openSite();
  const edge = open();
  await makeLive(before, null);
  await visit(edge, 300, before);
  await makeLive(bad, before);
  await visit(edge, 200, bad);
  for (let number = 0; number < 200; number++)
    await edge.fail(`10.200.${number % 4}.7`, {}, { 'user-agent': `browser ${number}` });
  expect(edge.registries.current().remotes.lobbies?.quarantined).toEqual([]);
}, 120_000);
