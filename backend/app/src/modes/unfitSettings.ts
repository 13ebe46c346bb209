import { unfit } from '@marquee/settings/settings';

/**
 * What settings lack for what they ask for: a server that is started again with the same ones does not start either.
 */
export class UnfitSettings extends Error {}

/** The code that a server ends with which does not start for this reason. */
export const codeOf = (reason: Error): number => (reason instanceof UnfitSettings ? unfit : 1);
