/**
 * Whether the visitor uses https. `isTrusted`: whether the header X-Forwarded-Proto is the word of a proxy that is
 * trusted; its first value counts.
 */
export function isSecure({ url, headers }: Pick<Request, 'url' | 'headers'>, isTrusted: boolean): boolean {
  const forwarded = isTrusted ? headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return forwarded === undefined ? url.startsWith('https:') : forwarded === 'https';
}
