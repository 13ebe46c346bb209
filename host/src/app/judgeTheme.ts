import type { ThemeJudge } from '@marquee/store/startup';
import { acceptTheme } from '@marquee/theme/accept';
import { type TemplateCode, templateNumbers } from '@marquee/theme/codes';

/** Accepts a known theme and names its layout, `slot2` → `template4`; otherwise gives the exact refusal of specification §4. */
export const judgeTheme: ThemeJudge = (code, color) => {
  const verdict = acceptTheme(code, color);
  return verdict === 'ok' ? { template: `template${templateNumbers[code as TemplateCode]}` } : { message: verdict };
};
