import { demo, signIn } from '@marquee/e2e/support/player';
import type { Browser } from '@playwright/test';
import { openPhone } from './phone';

/** Number of copies of each library in a page that has opened every remote. */
export interface Copies {
  library: string;
  count: number;
}

/** A string in each library's code that survives minification. */
const marks: Record<string, RegExp> = {
  React: /\.cloneElement=function/,
  'React DOM': /__reactContainer\$/,
  MobX: /__mobxGlobals/,
  router: /__reactRouterVersion/,
  i18next: /pluralSeparator/,
  store: /force-logout/,
};

interface RegistryPart {
  remotes: { name: string; routes: { path: string; guard?: string; layout?: string }[] }[];
}

/** Opens a page of every remote as a player by navigation, and counts the libraries' copies. */
export async function libraryCopies(browser: Browser, site: string): Promise<{ copies: Copies[]; remotes: string[] }> {
  const phone = await openPhone(browser, { network: 'fast', site });
  const { page, session } = phone;
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    scripts.set(response.url(), await response.text().catch(() => ''));
  });
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await signIn(page, demo);
    const registry = await page.evaluate(async () => (await (await fetch('/registry.json')).json()) as RegistryPart);
    const remotes: string[] = [];
    for (const { name, routes } of registry.remotes) {
      const route = routes.find(
        ({ path, layout, guard }) => !path.includes(':') && layout !== 'minigame' && guard !== 'guest',
      );
      if (!route) continue;
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, route.path);
      await page.waitForFunction((path) => location.pathname === path, route.path);
      await phone.network.settled(500);
      remotes.push(name);
    }
    const texts = [...scripts.values()];
    const running = await page.evaluate(() => ({
      'React DOM': window.benchNotes.renderers,
      MobX: window.__mobxInstanceCount ?? 0,
    }));
    const copies = Object.entries(marks).map(([library, mark]) => {
      const inFiles = texts.filter((text) => mark.test(text)).length;
      return { library, count: Math.max(inFiles, running[library as keyof typeof running] ?? 0) };
    });
    return { copies, remotes };
  } finally {
    await phone.close();
  }
}
