// @ts-check

/** The words for what `npm run bench -- --against` can measure. */
export const figureNames = /** @type {const} */ (['warm-pages', 'next-section', 'bytes', 'home', 'lobby', 'board']);
