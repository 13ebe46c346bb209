import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../compile/assets';
import type { CompiledRemote } from '../compile/compiled';
import { collisions, doubleRoutes } from './collisions';
import { globalCss } from './globalCss';
import { hostApiMembers, hostApiRange } from './hostApi';
import { evaluated, leaks } from './leaks';
import { hashes, pageModules, publicPath } from './modules';
import { ownCopy } from './ownCopy';
import type { GateSurroundings, Problem, Rule } from './rules';
import { serverModule } from './serverModule';
import { sharedVersions } from './sharedVersions';
import { sizes } from './sizes';
import { labels, translations } from './translations';

export type { GateSurroundings } from './rules';

/** All rules by name. The gate reads the compiled artefact, never the source (design: the gate). */
export const rules: Record<string, Rule> = {
  'shared-version': sharedVersions,
  'own-copy': ownCopy,
  'host-api-range': hostApiRange,
  'host-api-member': hostApiMembers,
  collision: collisions,
  'double-route': doubleRoutes,
  'page-module': pageModules,
  hash: hashes,
  'public-path': publicPath,
  'server-module': serverModule,
  translation: translations,
  label: labels,
  size: sizes,
  leak: leaks,
  eval: evaluated,
  'global-css': globalCss,
};

/** A release that the gate refused, with every broken rule. */
export class GateRefusal extends Error {
  override name = 'GateRefusal';

  constructor(
    readonly remote: string,
    readonly version: string,
    readonly problems: Problem[],
  ) {
    const lines = problems.map(({ rule, message }) => `  ${rule}: ${message}`);
    super(`${remote}@${version} is refused:\n${lines.join('\n')}`);
  }
}

/** What is wrong with a built folder; empty when it may go live. */
export function checkArtefact(folder: string, compiled: CompiledRemote, surroundings: GateSurroundings): Problem[] {
  const files = filesBelow(folder).filter((file) => file !== 'remote.json' && !file.endsWith('.br'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return Object.entries(rules).flatMap(([rule, check]) => {
    try {
      return check({ compiled, files, read }, surroundings).map((message) => ({ rule, message }));
    } catch (error) {
      return [{ rule, message: `cannot be checked: ${error instanceof Error ? error.message : String(error)}` }];
    }
  });
}
