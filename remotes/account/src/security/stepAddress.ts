/** Whether a page may send the player to a URL: https, or a path of this origin. */
export function isStepAddress(address: string): boolean {
  return /^https:\/\//i.test(address) || /^\/(?![/\\])/.test(address);
}
