/** Attribute of the document element of a page that the edge served while its backend was away. */
export const backendAwayAttribute = 'data-backend-away';

/** Name of the meta tag in which the edge writes where the site's service worker is; without it there is none. */
export const workerName = 'marquee-worker';
