import type { RemoteState } from '@marquee/federation-runtime/loader';
import type { RemoteFailure } from '@marquee/federation-runtime/loader/failure';

/** A version that this visitor might get, and why or why not, as the edge says it. */
interface Choice {
  version: string;
  why: string;
  because?: string;
  refusal?: string;
}

/** What the edge gives this visitor of one remote. */
export interface Explained {
  remote: string;
  version?: string;
  choices: Choice[];
  isHidden: boolean;
}

/** The edge's answer to `/build/why`. */
export interface Why {
  revision: number;
  site: string;
  bucket: number | null;
  language: string;
  hostApi: string;
  remotes: Explained[];
}

/** Asks the edge what it gives this visitor, and why. Rejects without an answer. */
export async function readWhy(language: string): Promise<Why> {
  const answer = await fetch(`/build/why?language=${language}`);
  if (!answer.ok) throw new Error(`The edge answered ${answer.status}`);
  return (await answer.json()) as Why;
}

/** A choice as a sentence. */
export function choiceText({ version, why, because, refusal }: Choice): string {
  const reason = refusal === undefined ? (because ? `: ${because}` : '') : `, not given: ${refusal}`;
  return `${version} (${why})${reason}`;
}

/** What this tab runs of a remote, in a few words. */
export function stateText({ state, version, why }: RemoteState): string {
  if (state === 'idle') return 'not asked for';
  return [state, version, why && `(${why})`].filter(Boolean).join(' ');
}

/** A failure as a sentence. */
export const failureText = ({ version, phase, cause }: RemoteFailure): string => `${version} in ${phase}: ${cause}`;
