/** Whether a text is a path of this site, and not the root itself: what the root may be sent to (R2.49). */
export function isOwnPath(target: string | null | undefined): target is string {
  return !!target && /^\/[^/\\?#]/.test(target) && !/[\p{Cc}\\]/u.test(target);
}
