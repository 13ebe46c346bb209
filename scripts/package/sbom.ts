import { randomUUID } from 'node:crypto';
import type { Placed } from './packages';

/** A package whose code or fonts browsers load. */
export interface InBrowser {
  name: string;
  version: string;
  license: string;
}

/** The packages in THIRD-PARTY-NOTICES: the real contents of host, remotes and games. */
export function browserPackages(notices: string): InBrowser[] {
  const lines = notices.matchAll(/^(@?[\w.-]+(?:\/[\w.-]+)?) (\d[\w.+-]*) \((.+)\)$/gm);
  return [...lines].map(([, name = '', version = '', license = '']) => ({ name, version, license }));
}

/** The SHA-512 of each package in pnpm's lock file, in hexadecimal, by `name@version`. */
export function lockedHashes(lockFile: string): Map<string, string> {
  const entries = lockFile.matchAll(
    /^ {2}'?([^\s'][^\s':]*@[^\s':]+)'?:\n {4}resolution: \{integrity: sha512-([^,}\s]+)/gm,
  );
  return new Map([...entries].map(([, id = '', hash = '']) => [id, Buffer.from(hash, 'base64').toString('hex')]));
}

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const licenceOf = (license: string) =>
  / (OR|AND|WITH) /.test(license)
    ? [{ expression: license.startsWith('(') ? license : `(${license})` }]
    : license && [{ license: { id: license } }];

/**
 * A software bill of materials: CycloneDX 1.6 as JSON. `placed` are the archive's `node_modules`, with their dependency
 * graph; `browser` are packages built into browser code; a property distinguishes them.
 */
export function sbom(input: {
  version: string;
  placed: readonly Placed[];
  browser: readonly InBrowser[];
  hashes: ReadonlyMap<string, string>;
  now?: Date;
}) {
  const { version, placed, browser, hashes, now = new Date() } = input;
  const application = `pkg:generic/marquee@${version}`;
  const refOf = new Map(placed.map((one) => [one.to, purl(one.name, one.version)]));
  const where = new Map<string, { one: InBrowser; uses: Set<string> }>();
  const add = (one: InBrowser, use: string) => {
    const ref = purl(one.name, one.version);
    const entry = where.get(ref) ?? { one, uses: new Set() };
    entry.uses.add(use);
    where.set(ref, entry);
  };
  for (const one of placed) add(one, 'server');
  for (const one of browser) add(one, 'browser');
  const components = [...where].sort().map(([ref, { one, uses }]) => {
    const hash = hashes.get(`${one.name}@${one.version}`);
    const licenses = licenceOf(one.license);
    return {
      type: 'library',
      'bom-ref': ref,
      name: one.name,
      version: one.version,
      purl: ref,
      ...(licenses ? { licenses } : {}),
      ...(hash ? { hashes: [{ alg: 'SHA-512', content: hash }] } : {}),
      properties: [...uses].map((value) => ({ name: 'marquee:use', value })),
    };
  });
  const needed = new Map<string, Set<string>>();
  for (const { to, needs } of placed) {
    const ref = refOf.get(to) as string;
    const known = needed.get(ref) ?? new Set();
    for (const need of needs) known.add(refOf.get(need) as string);
    needed.set(ref, known);
  }
  const isNeeded = new Set([...needed.values()].flatMap((refs) => [...refs]));
  const direct = components.map((one) => one['bom-ref']).filter((ref) => !isNeeded.has(ref));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        type: 'application',
        'bom-ref': application,
        name: 'marquee',
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components,
    dependencies: [
      { ref: application, dependsOn: direct },
      ...[...needed].map(([ref, refs]) => ({ ref, dependsOn: [...refs].sort() })),
    ],
  };
}
