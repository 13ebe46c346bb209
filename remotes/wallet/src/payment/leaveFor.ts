/** The host of a page of the payment service, as the player is shown it before they go there. */
export function hostOf(address: string): string {
  return new URL(address).host;
}

/** Leaves for a page of the payment service. Nothing but a web page is left for, whatever the backend says. */
export function leaveFor(address: string): void {
  if (/^https?:$/.test(new URL(address).protocol)) window.location.assign(address);
}
