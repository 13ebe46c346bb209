import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { RemoteRecord } from '@marquee/federation-runtime/registry/schema';
import { artefactIn } from '../gate/artefact';
import { scriptsOf, visit } from '../gate/javascript';
import { beginsBefore, satisfies } from '../ranges';
import type { HostFacts } from './hostFacts';

/** A remote's names of members and its texts: properties keep their names when code is minified. */
function namesIn(folder: string, compiled: CompiledRemote): Set<string> {
  const names = new Set<string>();
  for (const { program } of scriptsOf(artefactIn(folder, compiled))) {
    if (!program) continue;
    visit(program, ({ type, name, value }) => {
      if (type === 'Identifier' && typeof name === 'string') names.add(name);
      if (type === 'Literal' && typeof value === 'string') names.add(value);
    });
  }
  return names;
}

/** What one version of a remote uses that a host has not, or has otherwise: sentences, empty if nothing. */
export function brokenUses(folder: string, compiled: CompiledRemote, host: HostFacts): string[] {
  const { sdk, hostApi } = compiled;
  const lines = satisfies(host.hostApi, hostApi) ? [] : [`needs host API ${hostApi}, this host has ${host.hostApi}`];
  const gone = sdk.filter((name) => name !== '*' && host.hostMembers && !host.hostMembers.includes(name));
  lines.push(...gone.map((name) => `uses ${name}, which this host does not export`));
  const later = (host.broken ?? []).filter(({ version }) => beginsBefore(hostApi, version));
  if (later.length === 0) return lines;
  const names = namesIn(folder, compiled);
  const description = JSON.stringify([compiled.routes, compiled.navigation, compiled.slots]);
  const isKnown = sdk.length > 0 && !sdk.includes('*');
  const isUsed = (name: string, by: readonly string[]) => {
    if (by.includes('defineRemote') && description.includes(JSON.stringify(name))) return true;
    return (!isKnown || by.some((one) => sdk.includes(one))) && (by.includes(name) || names.has(name));
  };
  const uses = later.flatMap(({ version, members }) =>
    members
      .filter(({ name, exports }) => !gone.includes(name) && isUsed(name, exports))
      .map(({ member, what }) => `uses ${member}, which ${what} since host API ${version}`),
  );
  return [...lines, ...uses];
}

/**
 * A host must not break what is live and stays: remotes that are not released with it. Looks at the files of live
 * versions and canaries. Throws an Error that names every remote, version and member. (ADR 89)
 */
export function refuseBrokenRemotes(releases: string, staying: Record<string, RemoteRecord>, host: HostFacts): void {
  const remotes = Object.entries(staying).filter(([name]) => name !== hostName);
  const lines = remotes.flatMap(([name, { live, canary, quarantined }]) =>
    [live, ...(canary ? [canary.version] : [])]
      .filter((version) => !quarantined.some((one) => one.version === version))
      .flatMap((version) => {
        const folder = join(releases, name, version);
        const compiled = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as CompiledRemote;
        return brokenUses(folder, compiled, host).map((use) => `  ${name}@${version} ${use}`);
      }),
  );
  if (lines.length === 0) return;
  const cure = 'Release these remotes for this host first, or quarantine them. Nothing was changed.';
  throw new Error(`This host breaks live remotes:\n${lines.join('\n')}\n  → ${cure}`);
}
