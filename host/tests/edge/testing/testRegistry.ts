import { join } from 'node:path';
import { languageCodes } from '@marquee/contract/languages';
import { labelKeys, labelsOf, readLocales } from '@marquee/federation-build/locales';
import { modulesOf, readDescription } from '@marquee/federation-build/readDescription';
import { remoteNames, workspaceRoot } from '@marquee/federation-build/workspace';
import { releaseOf } from '@marquee/federation-release/registry/published';
import type { AssetFile } from '@marquee/federation-runtime/compiledRemote';

const file = (name: string): AssetFile => ({
  file: name,
  integrity: `sha384-${'A'.repeat(64)}`,
  bytes: 1,
  brotli: 1,
});

/** A registry of this repository's remotes without their code, for tests of what the edge does with it. */
export async function ownRegistryText(): Promise<string> {
  const version = '1.0.0';
  const records = await Promise.all(
    remoteNames().map(async (name) => {
      const root = join(workspaceRoot, 'remotes', name);
      const described = await readDescription(root);
      const bundles = readLocales(root);
      const compiled = {
        ...described,
        format: 1 as const,
        version,
        navigation: described.navigation ?? [],
        slots: described.slots ?? [],
        container: `marquee_${name}_1`,
        entry: file('entry.0a0a0a0a.js'),
        modules: Object.fromEntries(modulesOf(described).map((module) => [module, { js: [], css: [] }])),
        labels: labelsOf(labelKeys(described), bundles),
        locales: Object.fromEntries(languageCodes.map((code) => [code, file(`locales/${code}.json`)])) as Record<
          (typeof languageCodes)[number],
          AssetFile
        >,
        requires: {},
        sdk: [],
        packages: [],
        files: [],
      };
      const versions = { [version]: releaseOf(compiled, 'source', new Date('2026-01-01T00:00:00Z')) };
      return [name, { live: version, lastGood: null, canary: null, quarantined: [], versions, history: [] }] as const;
    }),
  );
  return JSON.stringify({ format: 1, revision: 1, remotes: Object.fromEntries(records) });
}
