/**
 * The path after a login. Only paths of this site are accepted: no other host, no scheme, nothing that browsers read as
 * one (`//host`, `/\host`), and not the login itself.
 */
export function safeReturnPath(candidate: string | null | undefined): string {
  if (!candidate?.startsWith('/') || /^\/[/\\]/.test(candidate) || /[\p{Cc}\\]/u.test(candidate)) return '/';
  const { pathname, search, hash, origin } = new URL(candidate, 'http://site.invalid');
  if (origin !== 'http://site.invalid' || /^\/(login|register)(\/|$)/.test(pathname)) return '/';
  return pathname + search + hash;
}
