import type { Problem } from '../gate/rules';

/**
 * What a look has found. `late`: only that something took too long, which a busy machine does as well; `other`: that
 * something of another remote did.
 */
export interface Found extends Problem {
  late?: 'own' | 'other' | undefined;
}

/** What comes of two looks at the same page. */
export interface Judgement {
  problems: Found[];
  /** What was too slow to be judged, in words. */
  unjudged: string[];
}

/**
 * A problem seen once may be caused by a slow machine. Actions of the candidate's own code, known by location, need not
 * be reproduced; how long they take does.
 */
function isRepeated(problem: Found, again: readonly Found[]): boolean {
  const isSure = problem.rule !== 'long-task' && /\.js:\d+/.test(problem.message);
  return isSure || again.some(({ rule, late }) => rule === problem.rule && late === problem.late);
}

/**
 * Keeps what was found in both looks. That the candidate took too long is its fault only if another page is quick
 * now; that another remote did is nobody's.
 */
export async function judge(
  seen: readonly Found[],
  again: () => Promise<readonly Found[]>,
  isQuick: () => Promise<boolean>,
): Promise<Judgement> {
  if (seen.length === 0) return { problems: [], unjudged: [] };
  const second = await again();
  const found = seen.filter((one) => isRepeated(one, second));
  const blames = found.some(({ late }) => late === 'own') && (await isQuick());
  const isFault = ({ late }: Found) => late === undefined || (late === 'own' && blames);
  return {
    problems: found.filter(isFault),
    unjudged: found.filter((one) => !isFault(one)).map(({ message }) => `${message}: this machine is busy`),
  };
}
