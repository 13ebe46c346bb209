import { failingLines } from '@marquee/federation-release/registry/failing';
import type { Look } from '@marquee/federation-release/run/look';
import { expect, test } from '@rstest/core';
import { edgeForAll } from './testing/edgeForAll';
import { bad, type NewVersion, newReleases, openHealingEdge, placeOf } from './testing/healingEdge';

const { running, folders } = edgeForAll();

/** An edge whose own look comes to `found`, five visitors in as many networks for whom the version fails, and looks. */
function openEdge(found: Look, version?: NewVersion) {
  const releasesFolder = newReleases(version);
  folders.push(releasesFolder);
  const looked: string[] = [];
  const look = async ({ remote, version: name }: { remote: string; version: string }) => {
    looked.push(`${remote}@${name}`);
    return found;
  };
  const edge = openHealingEdge({ releasesFolder, ...placeOf(running()), look });
  const five = async (rounds = 20) => {
    for (let number = 0; number < 5 * rounds; number++) await edge.fail(`10.0.${number % 5}.7`);
  };
  const said = () => failingLines(releasesFolder, edge.registries.current());
  const record = () => edge.registries.current().remotes.lobbies;
  return { ...edge, looked, five, said, record };
}

test('a version that fails for all of five visitors is withdrawn after the edge saw it fail itself', async () => {
  const { five, looked, record, lines } = openEdge({ seen: '/slots: render: no' });
  await five();
  await expect.poll(() => record()?.quarantined.map(({ version }) => version), { timeout: 10_000 }).toEqual([bad]);
  expect(looked).toEqual([`lobbies@${bad}`]);
  expect(lines).toEqual(['version looked at', 'version withdrawn']);
  expect(record()?.quarantined[0]).toMatchObject({
    reason: expect.stringContaining('the edge saw it itself: /slots: render: no'),
    evidence: { failed: 5, networks: 5, seen: '/slots: render: no' },
  });
});

test.each<[string, Look, string]>([
  ['healthy', { seen: null }, 'the edge looked itself and saw no failure'],
  ['not to be looked at here', { unlooked: 'there is no Chromium' }, 'the edge could not look itself'],
])('a version that is %s stays, whatever five visitors say, and that is said', async (_, found, because) => {
  const { five, looked, record, said } = openEdge(found);
  await five();
  await expect.poll(said, { timeout: 10_000 }).toEqual([expect.stringContaining(`and stays: ${because}`)]);
  expect(looked).toHaveLength(1);
  expect(record()?.quarantined).toEqual([]);
});

test('the last version stays, also where the edge saw it fail', async () => {
  const { five, record, said } = openEdge({ seen: '/slots: render: no' }, 'last');
  await five();
  await expect.poll(said, { timeout: 10_000 }).toEqual([expect.stringContaining('it is the last version')]);
  expect(record()?.live).toBe(bad);
});
