import type { PageOverride } from '@marquee/contract/overridden';
import type { CompiledRemote } from '@marquee/federation-runtime/compiledRemote';
import { description } from '@marquee/federation-runtime/registry/description';
import * as v from 'valibot';

/** The path of a development server's stream of builds: each event has the name of the newest one. */
const builds = '/builds';

/**
 * Resolves when the development server says that it has a build. From then on each other build loads the page anew.
 * Rejects if there is no server; when one begins later, the page is loaded anew, too.
 */
export function watchBuilds({ from }: PageOverride, reload = () => location.reload()): Promise<void> {
  const source = new EventSource(from + builds);
  let seen: unknown;
  return new Promise((found, refuse) => {
    source.addEventListener('message', ({ data }) => {
      if (seen !== undefined && seen !== data) reload();
      seen = data;
      found();
    });
    source.addEventListener('error', () => {
      seen ??= '';
      refuse(new Error(`${from} does not answer: npm run dev starts it, and the browser may have to allow it`));
    });
  });
}

/** What a development server has built. Throws a sentence if it is not the remote of the grant, or none. */
export async function readDeveloped({ remote, from }: PageOverride, ask = fetch): Promise<CompiledRemote> {
  const answer = await ask(`${from}/remote.json`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`${from} answers ${answer.status}`);
  const { success, output, issues } = v.safeParse(description, await answer.json());
  if (!success) throw new Error(`${from} describes its build badly: ${issues[0]?.message}`);
  if (output.name !== remote) throw new Error(`${from} serves ${output.name}, and the grant is for ${remote}`);
  return output;
}
