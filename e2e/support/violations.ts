import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds in a page that is serious or critical, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Frames are gathered in a page of its own, which takes as long again: only for pages that have some.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}
