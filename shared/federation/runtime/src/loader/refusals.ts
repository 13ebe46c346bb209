import { placesOf, type RemoteFailure, versionIn } from './failure';

/**
 * A Trusted Types violation of a remote, by the file that caused it; null for other code or another policy. Names the
 * sink, and nothing of the value.
 */
export function refusalOf(
  event: Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'sourceFile' | 'sample'>,
): RemoteFailure | null {
  const ran = versionIn(event.sourceFile);
  if (!ran || !event.effectiveDirective.includes('trusted-types')) return null;
  const cause = `${event.effectiveDirective}: ${event.sample.split('|')[0]}`;
  return { ...ran, phase: 'render', cause, places: placesOf(event.sourceFile) };
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
