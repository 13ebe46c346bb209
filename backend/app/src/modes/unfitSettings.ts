import { unfit } from '@marquee/settings/settings';

/** Invalid settings: restarting the server with the same ones fails again. */
export class UnfitSettings extends Error {}

/** The exit code for a failed start. */
export const codeOf = (reason: Error): number => (reason instanceof UnfitSettings ? unfit : 1);
