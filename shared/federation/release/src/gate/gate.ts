import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { artefactIn } from './artefact';
import { calls } from './calls';
import { chunkHashes } from './chunkHashes';
import { evaluated, foreignCode, globals, intrinsics, parses, shellAccess } from './codeRules';
import { collisions, doubles, greedyRoutes, navigation } from './collisions';
import { format } from './format';
import { hostApiMembers, hostApiRange } from './hostApi';
import { leaks } from './leaks';
import { hashes, listing } from './listing';
import { pageModules, publicPath } from './modules';
import { ownCopy } from './ownCopy';
import { hiddenRequirements, sharedVersions } from './requirements';
import type { Artefact, Check, GateContext, Problem, Rule } from './rules';
import { serverModule } from './serverModule';
import { sizes } from './sizes';
import { foreignStyles, globalCss } from './styles';
import { labels, translations } from './translations';

export type { GateContext } from './rules';

const all =
  (...checks: Check[]): Check =>
  async (...given) =>
    (await Promise.all(checks.map((check) => check(...given)))).flat();

/** Prerequisites of the other rules. */
const first: Record<string, Rule> = {
  format: { check: format, cure: 'make remote.json with the build plugin, and misspell nothing in defineRemote' },
  file: { check: listing, cure: 'let the build write its folder from empty; only what pages fetch belongs into it' },
  hash: { check: hashes, cure: 'change nothing after the build; build again' },
};

const then: Record<string, Rule> = {
  'shared-version': {
    check: all(sharedVersions, hiddenRequirements),
    cure: 'require the versions that the host shares, and say so in remote.json',
  },
  'own-copy': { check: ownCopy, cure: 'share it with `import: false`: the page has one copy, the host’s' },
  'host-api-range': { check: hostApiRange, cure: 'set hostApi to a range that has the live version' },
  'host-api-member': { check: hostApiMembers, cure: 'import members of the sdk by their names, and only live ones' },
  calls: { check: calls, cure: 'name the call in `calls` of src/remote.ts' },
  collision: { check: collisions, cure: 'take another path, or release both remotes in one command to move it' },
  double: { check: doubles, cure: 'leave one of them' },
  'greedy-route': { check: greedyRoutes, cure: 'begin the path with a word of your own: /bonus/:id' },
  navigation: { check: navigation, cure: 'lead to a path that a route has; leave room in the menus' },
  'page-module': { check: pageModules, cure: 'expose every page and section under the path that the description has' },
  'public-path': { check: publicPath, cure: 'set the public path to `auto`: chunks lie beside the entry' },
  'chunk-hash': {
    check: chunkHashes,
    cure: 'let the bundler give each script its integrity: remoteConfig, webpack-subresource-integrity',
  },
  script: { check: parses, cure: 'publish what the bundler wrote' },
  'server-module': {
    check: serverModule,
    cure: 'ask for the browser in effects only, and for nothing but what is shared',
  },
  translation: { check: translations, cure: 'complete the bundles of src/locales' },
  label: { check: labels, cure: 'add the key to every bundle of src/locales' },
  size: { check: sizes, cure: 'split what is shown later into chunks of its own, and leave out what is not used' },
  leak: { check: leaks, cure: 'build without source maps; change a secret that has been in a build, and keep it out' },
  eval: { check: evaluated, cure: 'write it as code: the policy of pages refuses text' },
  intrinsic: { check: intrinsics, cure: 'keep a function of your own; what all share stays as it is' },
  global: { check: globals, cure: 'keep it in a module' },
  'shell-access': { check: shellAccess, cure: 'use the sdk: useSession, useStorage, useNavigate, the route’s title' },
  'foreign-origin': {
    check: all(foreignCode, foreignStyles),
    cure: 'bring it with the version, or let the operator’s backend fetch it',
  },
  'global-css': {
    check: globalCss,
    cure: 'begin each selector, animation and font with a name of your own: CSS modules do',
  },
};

/** All rules on files by name. The gate checks the compiled artefact, never the source (design: the gate). */
export const rules: Record<string, Rule> = { ...first, ...then };

/** A refused release, with every violated rule. */
export class GateRefusal extends Error {
  override name = 'GateRefusal';

  constructor(
    readonly remote: string,
    /** Undefined if an artefact cannot be read. */
    readonly version: string | undefined,
    readonly problems: Problem[],
  ) {
    super(`${version ? `${remote}@${version}` : remote} is refused:\n${linesOf(problems).join('\n')}`);
  }
}

/** Most problems listed per rule; the others are counted. */
const listed = 5;

function linesOf(problems: readonly Problem[]): string[] {
  const broken = [...new Set(problems.map(({ rule }) => rule))];
  return broken.flatMap((rule) => {
    const own = problems.filter((problem) => problem.rule === rule);
    const more = own.length > listed ? [`  ${rule}: and ${own.length - listed} more`] : [];
    const lines = own.slice(0, listed).map(({ message }) => `  ${rule}: ${message}`);
    return [...lines, ...more, `    → ${own[0]?.cure}`];
  });
}

/** Problems of one rule, with advice. */
export function problemsOf(rule: keyof typeof rules & string, messages: readonly string[]): Problem[] {
  return messages.map((message) => ({ rule, message, cure: rules[rule]?.cure ?? '' }));
}

async function broken(rulesOf: Record<string, Rule>, artefact: Artefact, beside: GateContext): Promise<Problem[]> {
  const checked = Object.entries(rulesOf).map(async ([rule, { check }]) => {
    try {
      return problemsOf(rule, await check(artefact, beside));
    } catch (error) {
      return problemsOf(rule, [`cannot be checked: ${error instanceof Error ? error.message : String(error)}`]);
    }
  });
  return (await Promise.all(checked)).flat();
}

/** The faults of a built folder; empty if there are none. `runCandidate` checks its behaviour at run time. */
export async function checkArtefact(
  folder: string,
  compiled: CompiledRemote,
  context: GateContext,
): Promise<Problem[]> {
  const artefact = artefactIn(folder, compiled);
  const basic = await broken(first, artefact, context);
  return basic.some(({ rule }) => rule === 'format') ? basic : [...basic, ...(await broken(then, artefact, context))];
}
