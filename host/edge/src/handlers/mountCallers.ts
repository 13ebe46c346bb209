import { callerHeader } from '@marquee/contract/callerHeader';
import { internalServerError } from '@marquee/contract/envelope';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import type { Edge, EdgeApp } from './context';

/**
 * Why a remote's call is refused: its version does not name it. Null for versions that this edge does not know: those
 * of developers' machines, and removed ones.
 */
export function refusedCall({ remotes }: Pick<Registry, 'remotes'>, caller: string, call: string): string | null {
  const at = caller.indexOf('@');
  const versions = Object.hasOwn(remotes, caller.slice(0, at)) ? remotes[caller.slice(0, at)]?.versions : undefined;
  const version = caller.slice(at + 1);
  const calls: readonly string[] | undefined =
    versions && Object.hasOwn(versions, version) ? versions[version]?.description.calls : undefined;
  return !calls || calls.includes(call) ? null : `${caller} makes ${call}, which its description does not name`;
}

/** Refuses calls that a remote's version does not name in its description. The host's own calls name no remote. */
export function mountCallers(app: EdgeApp, { registries }: Edge): void {
  app.post('/api/*', (context, next) => {
    const caller = context.req.header(callerHeader);
    const refusal = caller && refusedCall(registries.forRequest(), caller, context.req.path.slice('/api/'.length));
    return refusal ? Promise.resolve(context.json({ ...internalServerError, refusal }, 403)) : next();
  });
}
