/** Attribute of the document element if the edge served the page while its backend was unavailable. */
export const backendAwayAttribute = 'data-backend-away';

/** Name of the meta tag with the address of the site's service worker; missing if there is none. */
export const workerName = 'marquee-worker';
