import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { Browser } from '@playwright/test';
import { openPhone } from './phone';

/** What a site without some categories loads of their remotes. */
export interface DisabledCategory {
  site: string;
  /** Remotes that the site does not use. */
  remotes: string[];
  path: string;
  status: number;
  requests: number;
  bytes: number;
}

/** A sandbox site without sports, and the path of its sports page. */
const site = 'slot2.localhost';
const path = '/sports';

/** Scrolls through such a site's home page, hovers every link, then opens the missing lobby. */
export async function disabledCategory(
  browser: Browser,
  federated: string,
  releases: string,
): Promise<DisabledCategory> {
  const origin = federated.replace('localhost', site);
  const phone = await openPhone(browser, { network: 'fast', site: origin });
  const { page, network } = phone;
  try {
    await page.goto('/');
    await network.settled(600);
    const served = await page.evaluate(async () => {
      const { remotes } = (await (await fetch('/registry.json')).json()) as { remotes: { name: string }[] };
      return remotes.map(({ name }) => name);
    });
    const remotes = Object.keys(readRegistry(releases).registry.remotes).filter((name) => !served.includes(name));
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('a[href]')) link.focus();
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await network.settled(600);
    const answer = await page.goto(path);
    await network.settled(600);
    const asked = network.requests.filter(({ url }) => remotes.some((name) => url.includes(`/releases/${name}/`)));
    const bytes = asked.reduce((sum, request) => sum + request.bytes, 0);
    return { site, remotes, path, status: answer?.status() ?? 0, requests: asked.length, bytes };
  } finally {
    await phone.close();
  }
}
