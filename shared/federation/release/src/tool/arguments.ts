import { parseArgs } from 'node:util';
import { called } from '@marquee/settings/root';
import type { Gate } from '../publish/publish';
import type { Audience } from '../registry/promote';
import type { Author } from '../registry/trail';
import { authorIn } from './author';
import { changing, parsed } from './words';

/** A parsed command line of `release`. */
export interface ReleaseRequest {
  names: string[];
  /** A folder or `.tar.gz` that a team has built, in place of names. */
  artefact?: string;
  audience?: Audience;
  dryRun: boolean;
  simulate: boolean;
  /** Only the rules on files, or also a run in a browser, or a thorough one. */
  gate: Gate;
  /** Who asks, and why. */
  author: Author;
  /** Of a team's repository, which an artefact was built from. */
  commit?: string;
}

function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (!/^\d{1,3}(\.\d)?%?$/.test(text) || !(percent > 0 && percent <= 100))
    throw new Error('--canary needs a percentage with at most one decimal, such as --canary 0.5%.');
  return percent;
}

/** One canary at a time grows, of everybody: what belongs together would go live apart. */
function refuseSteps({ names, artefact, audience }: ReleaseRequest): void {
  const { percent, sites } = audience ?? {};
  if (percent === undefined || percent >= 100) throw new Error('--steps needs --canary below 100%, such as 1%.');
  if (sites) throw new Error('--steps ends with everybody: it goes without --site.');
  if (!artefact && names.length !== 1) throw new Error('--steps takes one remote: each would go live at its own time.');
}

const options = {
  ...changing,
  'dry-run': { type: 'boolean', default: false },
  'files-only': { type: 'boolean' },
  thorough: { type: 'boolean' },
  canary: { type: 'string' },
  steps: { type: 'boolean' },
  site: { type: 'string', multiple: true },
  artefact: { type: 'string' },
  commit: { type: 'string' },
} as const;

/** What a command line of `release` names, also with the `--from` of an archive; its options are checked later. */
export const namesIn = (words: readonly string[]): string[] =>
  parseArgs({
    args: [...words],
    options: { ...options, from: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  }).positionals;

/**
 * Parses `<remote…> [--canary 10% [--steps]] [--site <domain>…] [--dry-run] [--simulate] [--files-only]
 * [--thorough]`, with
 * `--artefact <folder|.tar.gz> [--commit <hash>]` in place of remotes, and `--by <name>` and `--reason <text>`; with
 * `all` the remotes may be omitted. Throws on anything else.
 */
export function releaseRequest(words: readonly string[], { all = false } = {}): ReleaseRequest {
  const { values, positionals: names } = parsed(words, options);
  const { canary, steps, site: sites, artefact, commit, simulate, 'files-only': isOfFiles, thorough } = values;
  const audience: Audience = {
    ...(canary !== undefined && { percent: percentOf(canary) }),
    ...(sites && { sites }),
    ...(steps && { steps }),
  };
  const request: ReleaseRequest = {
    names,
    ...(artefact && { artefact }),
    ...(Object.keys(audience).length > 0 && { audience }),
    dryRun: values['dry-run'],
    simulate,
    gate: isOfFiles ? 'files' : thorough ? 'thorough' : 'browser',
    author: authorIn(values),
    ...(commit && { commit }),
  };
  if (isOfFiles && thorough)
    throw new Error('--files-only opens no browser, --thorough opens it for longer: one of the two.');
  if (sites?.includes('')) throw new Error('--site needs a domain name.');
  if (steps) refuseSteps(request);
  if (commit !== undefined && !/^[0-9a-f]{7,64}$/.test(commit)) throw new Error('--commit needs the hash of a commit.');
  if (commit && !artefact) throw new Error('--commit goes with --artefact: git says it of others.');
  if (artefact && names.length > 0) throw new Error('--artefact says itself which remote it is.');
  if (names.length === 0 && !artefact && !all) throw new Error(`Which remote? ${called('release', '<remote…>')}`);
  return request;
}
