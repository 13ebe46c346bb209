import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './motion';

/** Serious or critical axe violations of a page, a line each. */
export async function violationsOf(page: Page): Promise<string[]> {
  await atRest(page);
  // Frames need another page, which takes as long again.
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

/** All axe violations of a page, also minor ones, a line each. With names of rules, of these only. */
export async function everyViolationOf(page: Page, ...rules: string[]): Promise<string[]> {
  await atRest(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html)}`);
}
