/** Whether a text is a path of this site other than the root: a valid redirect target for the root (R2.49). */
export function isOwnPath(target: string | null | undefined): target is string {
  return !!target && /^\/[^/\\?#]/.test(target) && !/[\p{Cc}\\]/u.test(target);
}
