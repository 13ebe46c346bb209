import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteCalls } from '@marquee/contract/remoteCalls';
import { readDescription } from '@marquee/federation-build/readDescription';
import { remoteNames, workspaceRoot } from '@marquee/federation-build/workspace';
import { expect, test } from '@rstest/core';

const known: readonly string[] = remoteCalls;

/** The calls in the code of a remote, without its description and tests. */
function callsIn(source: string): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|^remote\.ts)$/.test(file),
  );
  const texts = files.flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/'([\w/]+)'/g)]);
  const names = texts.flatMap(([, text = '']) => (known.includes(text) ? [text] : []));
  return [...new Set(names)].sort();
}

test.each(remoteNames())('%s names the calls that its code makes, and no others', async (remote) => {
  const root = join(workspaceRoot, 'remotes', remote);
  expect((await readDescription(root)).calls).toEqual(callsIn(join(root, 'src')));
});
