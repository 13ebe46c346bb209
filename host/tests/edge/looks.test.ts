import { Looks } from '@marquee/edge/health/looks';
import { failingLines } from '@marquee/federation-release/registry/failing';
import type { LookResult } from '@marquee/federation-release/run/lookResult';
import { expect, test } from '@rstest/core';
import { edgeForAll } from './testing/edgeForAll';
import { bad, type NewVersion, newReleases, openHealingEdge, placeOf } from './testing/healingEdge';

const { running, folders } = edgeForAll();

/** An edge whose own look comes to `found`, five visitors in as many networks for whom the version fails, and looks. */
function openEdge(found: LookResult, version?: NewVersion) {
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

test.each<[string, LookResult, RegExp, number, string[]]>([
  ['healthy', { seen: null }, /^\? .*: visitors say it fails \(5 of 5 in 5 networks\); looked at \S+: works/, 0, []],
  [
    'not to be looked at here',
    { unlooked: 'there is no Chromium' },
    /^! .* and stays: the edge could not look itself/,
    1,
    ['version fails and stays'],
  ],
])('a version that is %s stays, whatever five visitors say, and that is said', async (_, found, line, failing, log) => {
  const { five, looked, record, said, metrics, lines } = openEdge(found);
  await five(1);
  await expect.poll(said, { timeout: 10_000 }).toEqual([expect.stringMatching(line)]);
  expect(await metrics.text()).toContain(`marquee_failing_versions ${failing}`);
  expect(lines).toEqual(['version looked at', ...log]);
  expect(looked).toHaveLength(1);
  expect(record()?.quarantined).toEqual([]);
});

test('the last version stays, also where the edge saw it fail', async () => {
  const { five, record, said } = openEdge({ seen: '/slots: render: no' }, 'last');
  await five();
  await expect.poll(said, { timeout: 10_000 }).toEqual([expect.stringContaining('it is the last version')]);
  expect(record()?.live).toBe(bad);
});

test('in an hour a version is looked at twice and all of them six times, one at a time', async () => {
  let now = 0;
  const looked: string[] = [];
  const look = async ({ remote }: { remote: string }) => {
    looked.push(remote);
    return { seen: null };
  };
  const looks = new Looks(look, () => now, 0);
  const at = (remote: string) => looks.at({ remote, version: '1.0.0' }, () => true);
  for (const remote of 'aaabbbcccd') await at(remote);
  expect(looked).toEqual([...'aabbcc']);
  now = 3600_000;
  expect(await Promise.all([at('a'), at('d')])).toEqual([{ seen: null }, null]);
});
