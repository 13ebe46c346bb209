/** Attribute of the document element of a page that the edge served while its backend was away. */
export const backendAwayAttribute = 'data-backend-away';
