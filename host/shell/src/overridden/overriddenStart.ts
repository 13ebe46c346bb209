import type { OverriddenStart } from '@marquee/contract/overridden';
import type { StartData } from '@marquee/contract/start';
import type { SiteRegistry } from '@marquee/federation-runtime/siteRegistry';
import { showBadge } from './badge';
import { readDeveloped, watchBuilds } from './developed';
import { keepOverride } from './keepOverride';
import { registryWith } from './registryWith';

/**
 * The start data of a page with a remote of its developer's machine (ADR 92), and the badge that says so until the
 * grant is over. Without an answer of that machine the page begins with the released version.
 */
export async function overriddenStart({
  start,
  override,
  categories,
}: OverriddenStart<SiteRegistry>): Promise<StartData<SiteRegistry>> {
  const badge = showBadge(override);
  badge.say('asked for', false);
  setTimeout(() => location.reload(), override.until - start.at);
  try {
    await watchBuilds(override);
    const description = await readDeveloped(override);
    const developed = { description, from: override.from, categories };
    keepOverride(developed);
    badge.say(description.version, false);
    return { ...start, registry: registryWith(start.registry, developed) };
  } catch (error) {
    badge.say(`the released version, because ${(error as Error).message}.`, true);
    return start;
  }
}
