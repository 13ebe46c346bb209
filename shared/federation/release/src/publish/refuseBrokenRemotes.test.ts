import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { goodCandidate } from '../gate/testing/candidate';
import { readRegistry } from '../registry/folderReading';
import { folderStore } from '../registry/folderStore';
import { quarantine } from '../registry/promote';
import { testFolder } from '../testing';
import { deliver } from './deliver';
import type { HostFacts } from './hostFacts';
import { refuseBrokenRemotes } from './refuseBrokenRemotes';
import { releasesWith } from './testing/releases';

const { others: _, ...facts } = goodCandidate().context;
const host: HostFacts = { ...facts, hostApi: '1.9.0' };

/** A member of the host API that a number broke. */
const broke = (name: string, exports: string[], version = '1.9.0') => [
  { version, members: [{ member: `Session.${name}`, name, what: 'is gone', exports }] },
];

/** A releases folder whose lobby has a page with some code. */
const withPage = (code: string) =>
  releasesWith('1.0.0', 'source', (folder) => writeFileSync(join(folder, 'lobby.js'), code));

async function refusal(code: string, given: Partial<HostFacts>): Promise<string> {
  const releases = await withPage(code);
  try {
    refuseBrokenRemotes(releases, readRegistry(releases).registry.remotes, { ...host, ...given });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const dropped = 'uses Session.signOut, which is gone since host API 1.9.0';

test.each([
  ['a member that it reads', 'e.Button().signOut()', broke('signOut', ['Button']), dropped],
  ['a member that it takes by its name', 'const{signOut:a}=e.Button();', broke('signOut', ['Button']), dropped],
  ['a member that it takes by a text', 'e.Button()["signOut"]', broke('signOut', ['Button']), dropped],
  ['nothing of it', 'e.Button().signIn()', broke('signOut', ['Button']), ''],
  ['another export that leads to the name', 'e.Button().signOut()', broke('signOut', ['Table']), ''],
  ['an export that takes otherwise', 'e.Button()', broke('Button', ['Button']), 'uses Session.Button'],
  ['what was broken before it was made', 'e.Button().signOut()', broke('signOut', ['Button'], '1.0.0'), ''],
  ['a slot that its description names', '', broke('account', ['defineRemote']), ''],
  ['a category that its description names', '', broke('fishing', ['defineRemote']), 'uses Session.fishing'],
] as const)('a host is judged by what live remotes use: %s', async (_, code, broken, said) => {
  const message = await refusal(code, { broken: broken as HostFacts['broken'] });
  if (said) expect(message).toContain(`  lobby@1.0.0 ${said}`);
  else expect(message).toBe('');
});

test('a host is refused that lacks an export of a live remote, or whose number its range excludes', async () => {
  const message = await refusal('', { hostApi: '2.0.0', hostMembers: ['Button'] });
  expect(message).toContain('  lobby@1.0.0 needs host API ^1.0.0, this host has 2.0.0');
  expect(message).toContain('  lobby@1.0.0 uses Link, which this host does not export');
});

test('a delivery of an archive stops before it changes anything, until the remote is withdrawn', async () => {
  const [from, to] = [testFolder(), await withPage('e.Button().signOut()')];
  writeFileSync(join(from, 'registry.json'), JSON.stringify({ format: 1, revision: 0, remotes: {} }));
  const given = { from, to, names: [], host: { ...host, broken: broke('signOut', ['Button']) } };
  await expect(deliver(given)).rejects.toThrow(`This host breaks live remotes:\n  lobby@1.0.0 ${dropped}`);
  await quarantine(folderStore(to), 'lobby', '1.0.0', 'not for this host');
  await expect(deliver(given)).resolves.toMatchObject({ published: [] });
});
