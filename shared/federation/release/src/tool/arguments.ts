import { called } from '@marquee/settings/root';
import type { Gate } from '../publish/publish';
import type { Audience } from '../registry/promote';
import type { Author } from '../registry/trail';
import { takeAuthor } from './author';

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

function percentOf(text: string | undefined): number {
  const percent = Number(text?.replace(/%$/, ''));
  if (!text || !/^\d{1,3}(\.\d)?%?$/.test(text) || !(percent > 0 && percent <= 100))
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

/**
 * Parses `<remote…> [--canary 10% [--steps]] [--site <domain>…] [--dry-run] [--simulate] [--files-only]
 * [--thorough]`, with
 * `--artefact <folder|.tar.gz> [--commit <hash>]` in place of remotes, and `--by <name>` and `--reason <text>`; with
 * `all` the remotes may be omitted. Throws on anything else.
 */
export function releaseRequest(words: readonly string[], { all = false } = {}): ReleaseRequest {
  const { author, rest } = takeAuthor(words);
  const request: ReleaseRequest = { names: [], dryRun: false, simulate: false, gate: 'browser', author };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--dry-run') request.dryRun = true;
    else if (word === '--simulate') request.simulate = true;
    else if (word === '--files-only') request.gate = 'files';
    else if (word === '--thorough') request.gate = 'thorough';
    else if (word === '--steps') request.audience = { ...request.audience, steps: true };
    else if (word === '--artefact') {
      const artefact = rest.shift();
      if (!artefact) throw new Error('--artefact needs a folder or an archive that a team has built.');
      request.artefact = artefact;
    } else if (word === '--commit') {
      const commit = rest.shift();
      if (!commit || !/^[0-9a-f]{7,64}$/.test(commit)) throw new Error('--commit needs the hash of a commit.');
      request.commit = commit;
    } else if (word === '--canary') request.audience = { ...request.audience, percent: percentOf(rest.shift()) };
    else if (word === '--site') {
      const site = rest.shift();
      if (!site) throw new Error('--site needs a domain name.');
      request.audience = { ...request.audience, sites: [...(request.audience?.sites ?? []), site] };
    } else if (word.startsWith('--')) throw new Error(`Unknown option ${word}.`);
    else request.names.push(word);
  }
  if (words.includes('--files-only') && words.includes('--thorough'))
    throw new Error('--files-only opens no browser, --thorough opens it for longer: one of the two.');
  if (request.audience?.steps) refuseSteps(request);
  if (request.commit && !request.artefact) throw new Error('--commit goes with --artefact: git says it of others.');
  if (request.artefact && request.names.length > 0) throw new Error('--artefact says itself which remote it is.');
  if (request.names.length === 0 && !request.artefact && !all)
    throw new Error(`Which remote? ${called('release', '<remote…>')}`);
  return request;
}
