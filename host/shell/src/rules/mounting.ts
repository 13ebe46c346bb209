/**
 * Flags of a React fiber that is drawn but not yet in the page: `Placement` and `Hydrating`. React names its elements
 * while it draws, and a drawing may be given up again; only a fiber without these flags on its way to the root, or one
 * that has been drawn before (`alternate`), hears events (`getNearestMountedFiber` of react-dom, the version of the
 * catalogue).
 */
export const mounting = 2 | 4096;
