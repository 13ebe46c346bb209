/** Name of the meta tag in which the edge writes where the site's service worker is; without it there is none. */
export const workerName = 'marquee-worker';
