/** The host of a payment service's page, shown before going there. */
export function hostOf(address: string): string {
  return new URL(address).host;
}

/** Navigates to a payment service's page. Only to http(s) URLs, whatever the backend says. */
export function leaveFor(address: string): void {
  if (/^https?:$/.test(new URL(address).protocol)) window.location.assign(address);
}
