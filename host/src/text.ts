import type en from '@marquee/i18n/bundles/en/ui.json';
import { textOf } from '@marquee/sdk';

/** Texts of the host's `ui` bundle. */
export const useText = textOf<typeof en>('ui');
