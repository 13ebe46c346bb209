import type misc from '@marquee/i18n/bundles/en/misc.json';
import { textOf } from '@marquee/sdk';

/** Texts of what floats over the page: the `misc` bundle, which {@link AfterMount} has fetched before anything of it is drawn. */
export const useFloatingText = textOf<typeof misc>('misc');
