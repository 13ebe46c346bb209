import type { ThemeValidator } from '@marquee/store/startup';
import { templateNumbers } from '@marquee/template-packs';
import { acceptTheme } from '@marquee/theme/accept';

/**
 * Accepts a known theme and names its layout, `slot2` → `template4`; otherwise returns the refusal of specification R4.
 */
export const validateTheme: ThemeValidator = (code, color) => {
  const verdict = acceptTheme(templateNumbers, code, color);
  return verdict === 'ok' ? { template: `template${templateNumbers[code]}` } : { message: verdict };
};
