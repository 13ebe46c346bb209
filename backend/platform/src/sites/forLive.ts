import { legalForLive } from './emptyLegal';
import { error, type Problem, warning } from './problem';
import type { Examined } from './readSite';
import type { SiteFile } from './siteFile';

/** The modes that a site file can be judged for. */
export type Mode = 'sandbox' | 'live';

/** What is left of the sandbox, with the cure; live mode does not start with it. */
export function sandboxParts(site: SiteFile): { path: string[]; what: string; cure: string }[] {
  const { domain_name, live_chat } = site;
  const ofSandbox = [
    {
      is: isOfThisMachine(site),
      ...{ path: ['domain_name'], what: 'domain_name is one of this machine only' },
      cure: `name the file and its domain_name as visitors reach the site, not ${domain_name}`,
    },
    {
      is: live_chat.status && live_chat.chat_id.startsWith('sandbox'),
      ...{ path: ['live_chat', 'chat_id'], what: "live_chat is the sandbox's" },
      cure: 'name your own chat, or set status to false',
    },
    {
      is: JSON.stringify(site).includes('"/art/'),
      ...{ path: [], what: "pictures are at /art/, which is the sandbox's" },
      cure: 'name pictures of your own, such as those that the command pictures writes',
    },
  ];
  return ofSandbox.filter(({ is }) => is);
}

const isOfThisMachine = ({ domain_name }: Pick<SiteFile, 'domain_name'>) => /(^|\.)localhost$/.test(domain_name);

/** Whether a key is one of those that {@link legalForLive} asks for. */
export const byLegal = (key: unknown) => key === 'legal' || key === 'terms';

/** What keeps live mode from starting with a site, as far as its file says. */
const problemsForLive = (site: SiteFile): Problem[] => [
  ...legalForLive(site),
  ...sandboxParts(site).map(({ path, what, cure }) =>
    error(path, `${what}: live mode does not start with it; ${cure}`),
  ),
];

/**
 * Adds what keeps live mode from starting: errors if `mode` is live, else warnings. Sites of this machine only are
 * never for live mode, and are left alone unless it is set.
 */
export function judgeFor(mode: Mode | undefined, sites: Iterable<Examined>): void {
  for (const examined of sites) {
    if (!examined.made) continue;
    const { site } = examined.made;
    if (mode !== 'live' && isOfThisMachine(site)) continue;
    const found = problemsForLive(site);
    const known = examined.problems.filter(({ steps, level }) => level === 'error' || !byLegal(steps[0]));
    examined.problems.splice(0, Number.POSITIVE_INFINITY, ...known);
    const said = mode === 'live' ? found : found.map(({ path, reason }) => warning(path, reason));
    examined.problems.push(...said.map(examined.at));
  }
}
