import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EdgeNotes } from '@marquee/edge/health/edgeNotes';
import { runningEdges } from '@marquee/federation-release/registry/edges';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { quarantine } from '@marquee/federation-release/registry/promote';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { expect, test } from '@rstest/core';
import { edgeForAll } from './testing/edgeForAll';
import { bad, newReleases, openHealingEdge, placeOf } from './testing/healingEdge';

const { running, folders } = edgeForAll();

/** A releases folder whose newest version is bad, edges on it, and a registry of another installation. */
function openFolder() {
  const releasesFolder = newReleases();
  folders.push(releasesFolder);
  const openEdge = () => openHealingEdge({ releasesFolder, ...placeOf(running()) });
  const path = (name: string) => join(releasesFolder, name);
  const foreign = JSON.stringify({
    ...(JSON.parse(readFileSync(path('registry.json'), 'utf8')) as Registry),
    revision: 1049,
  });
  return { openEdge, path, foreign };
}

/** The foreign registry is there for a moment, as files or in the place of the whole folder. */
const visits: Record<string, (path: (name: string) => string, foreign: string, look: () => void) => void> = {
  'beside the kept revisions': (path, foreign, look) => {
    cpSync(path('registry.json'), path('good.json'));
    for (const file of ['.registry/1049.json', 'registry.json']) writeFileSync(path(file), foreign);
    look();
    rmSync(path('.registry/1049.json'));
    renameSync(path('good.json'), path('registry.json'));
  },
  'in place of all of them': (path, foreign, look) => {
    renameSync(path('.registry'), path('good'));
    mkdirSync(path('.registry'));
    for (const file of ['.registry/1049.json', 'registry.json']) writeFileSync(path(file), foreign);
    look();
    rmSync(path('.registry'), { recursive: true });
    renameSync(path('good'), path('.registry'));
    cpSync(path('.registry/1.json'), path('registry.json'));
  },
};

test.each(Object.keys(visits))(
  'an edge that met a foreign revision %s for a moment withdraws a version, and is without it',
  async (how) => {
    const { openEdge, path, foreign } = openFolder();
    const { ask, crowd, lines, registries } = openEdge();
    const other = openEdge();
    visits[how]?.(path, foreign, () => [registries, other.registries].map((one) => one.current()));
    expect(registries.current().revision).toBe(1);
    expect(await crowd()).toEqual([bad]);
    for (const edge of [{ ask }, other]) expect(await edge.ask('/slots', '10.9.9.9')).toContain('"version":"1.0.0"');
    expect([lines, registries.current().revision, registries.stays]).toEqual([['version withdrawn'], 2, undefined]);
  },
);

test('an edge that began with a foreign revision says so, and what others withdraw is above it', async () => {
  const { openEdge, path, foreign } = openFolder();
  const early = openEdge();
  cpSync(path('registry.json'), path('good.json'));
  for (const file of ['.registry/1049.json', 'registry.json']) writeFileSync(path(file), foreign);
  const deaf = openEdge();
  expect([early.registries.current().revision, deaf.registries.current().revision]).toEqual([1, 1049]);
  rmSync(path('.registry/1049.json'));
  renameSync(path('good.json'), path('registry.json'));
  expect(await deaf.metrics.text()).toContain('marquee_registry_deaf 1');
  expect(await early.metrics.text()).toContain('marquee_registry_deaf 0');
  const notes = new EdgeNotes({ registries: deaf.registries, report: (error) => deaf.errors.push(error) });
  expect(await early.crowd()).toEqual([bad]);
  for (const edge of [early, deaf]) {
    expect(await edge.ask('/slots', '10.9.9.9')).toContain('"version":"1.0.0"');
    expect(await edge.metrics.text()).toContain('marquee_registry_deaf 0');
  }
  expect(early.registries.current().revision).toBe(1050);
  notes.look();
  expect(runningEdges(deaf.releasesFolder)).toMatchObject([{ revision: 1050 }]);
  notes.close();
  expect([runningEdges(deaf.releasesFolder), deaf.errors.length]).toEqual([[], 3]);
  expect(deaf.errors.map(String)).toContainEqual(expect.stringMatching(/1050 is taken, although nothing shows/));
});

test('an edge that is ahead of its folder withdraws above what it serves', async () => {
  const { openEdge, path, foreign } = openFolder();
  cpSync(path('registry.json'), path('good.json'));
  for (const file of ['.registry/1049.json', 'registry.json']) writeFileSync(path(file), foreign);
  const { ask, crowd, lines, registries } = openEdge();
  rmSync(path('.registry/1049.json'));
  renameSync(path('good.json'), path('registry.json'));
  expect(await crowd()).toEqual([bad]);
  expect(await ask('/slots', '10.9.9.9')).toContain('"version":"1.0.0"');
  expect([lines, registries.current().revision]).toEqual([['version withdrawn'], 1050]);
});

test('while a foreign revision stays, edges go on without it, and the tool changes nothing on it', async () => {
  const { openEdge, path, foreign } = openFolder();
  const { crowd, errors, lines, registries, releasesFolder } = openEdge();
  for (const file of ['.registry/1049.json', 'registry.json']) writeFileSync(path(file), foreign);
  await expect(quarantine(folderStore(releasesFolder), 'lobbies', bad, 'no')).rejects.toThrow('1049 follows none');
  expect(await crowd()).toEqual([bad]);
  expect([lines, registries.current().revision, registries.stays]).toEqual([['version withdrawn'], 1050, undefined]);
  expect(String(errors[0])).toContain('revision 1049 does not follow 1, which stays');
});

test('an edge whose change its folder does not let it serve says no success', async () => {
  const { openEdge, path } = openFolder();
  rmSync(path('.registry'), { recursive: true });
  const { crowd, errors, lines, registries } = openEdge();
  writeFileSync(
    path('registry.json'),
    readFileSync(path('registry.json'), 'utf8').replace('"revision":1', '"revision":99'),
  );
  expect(await crowd()).toEqual([]);
  expect(registries.stays).toBe('revision 99 does not follow 1, which stays');
  expect(lines).toEqual(['change not served']);
  expect(String(errors.at(-1))).toContain('Nothing was changed');
});
