import type { RemoteFailure } from './failure';

/** A file of a released version, as stacks name it. */
const released = /\/releases\/([^/]+)\/([^/]+)\//;

/**
 * What Trusted Types have refused to a remote, by the file that asked; null where it was not a remote or another rule.
 * It says which place was meant, and nothing of what would have stood there.
 */
export function refusalOf(
  event: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'sourceFile' | 'sample'>,
): RemoteFailure | null {
  const [, remote, version] = released.exec(event.sourceFile) ?? [];
  if (!remote || !version || !event.effectiveDirective.includes('trusted-types')) return null;
  return { remote, version, phase: 'render', cause: `${event.effectiveDirective}: ${event.sample.split('|')[0]}` };
}

/**
 * Tells of everything that the page's Trusted Types refuse to remotes, each once: what is refused in a loop is one
 * failure.
 */
export function watchRefusals(onFailure: (failure: RemoteFailure) => void): void {
  const reported = new Set<string>();
  globalThis.document?.addEventListener('securitypolicyviolation', (event) => {
    const failure = refusalOf(event);
    const text = JSON.stringify(failure);
    if (!failure || reported.has(text)) return;
    reported.add(text);
    onFailure(failure);
  });
}
