import { type Finding, failed, ok, reasonOf } from './check';

/** Whether the remote backend of an edge is ready. */
export async function backendFindings(url: string, limit = 10_000): Promise<Finding[]> {
  const at = `${url.replace(/\/+$/, '')}/readyz`;
  try {
    const answer = await fetch(at, { signal: AbortSignal.timeout(limit) });
    const body = (await answer.text()).slice(0, 300);
    if (answer.status === 200) return [ok('ready')];
    return [failed(`not ready (${answer.status}): ${body}`, 'docs/operations.md, Health, says what each part means.')];
  } catch (error) {
    return [failed(`does not answer: ${reasonOf(error)}`, 'Start it, or correct BACKEND_URL.')];
  }
}
