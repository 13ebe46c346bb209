import type { RemoteFailure } from './failure';

/** The URL of a released file, as in stack traces. */
const released = /\/releases\/([^/]+)\/([^/]+)\//;

/**
 * A Trusted Types violation of a remote, by the file that caused it; null for other code or another policy. Names the
 * sink, and nothing of the value.
 */
export function refusalOf(
  event: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'sourceFile' | 'sample'>,
): RemoteFailure | null {
  const [, remote, version] = released.exec(event.sourceFile) ?? [];
  if (!remote || !version || !event.effectiveDirective.includes('trusted-types')) return null;
  return { remote, version, phase: 'render', cause: `${event.effectiveDirective}: ${event.sample.split('|')[0]}` };
}

/** Reports the page's Trusted Types violations by remotes, without duplicates. */
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
