import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';

/** A string in each library's code that survives minification and occurs nowhere else. */
const signatures = {
  React: '.cloneElement=function',
  'React DOM': '__reactContainer$',
  MobX: '__mobxInstanceCount',
  router: '__reactRouterVersion',
  i18next: 'pluralSeparator',
  store: 'force-logout',
  axios: 'ECONNABORTED',
};

interface Registry {
  remotes: { name: string; routes: { path: string; guard?: string }[] }[];
}

/** Navigates within the same document, as a link would. */
async function visit(page: Page, path: string): Promise<void> {
  const heading = page.locator('h1').first();
  const before = (await heading.textContent()) ?? '';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page).toHaveURL(path);
  // The previous page stays until the next one is ready.
  await expect(heading).not.toHaveText(before);
  await expect(heading).toBeVisible();
}

test('after a page of every remote there is one copy of each shared library in the page', { tag: full }, async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(response.url());
  });
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        checkDCE() {},
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
      },
    });
  });

  await signIn(page, demo);
  scripts.clear();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^(Hot games|Our picks)$/ })).toBeVisible();
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry;
  expect(remotes.length).toBe(7);
  for (const { routes } of remotes) {
    const path = routes.find((route) => !route.path.includes(':') && route.guard !== 'guest')?.path;
    await visit(page, path ?? '');
  }

  const loaded = await Promise.all(
    [...scripts].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  );
  for (const { name } of remotes) {
    expect(
      loaded.some(({ url }) => url.includes(`/releases/${name}/`)),
      name,
    ).toBe(true);
  }
  for (const [library, signature] of Object.entries(signatures)) {
    const files = loaded.filter(({ text }) => text.includes(signature)).map(({ url }) => new URL(url).pathname);
    expect(files.length, `${library}: ${files.join(', ')}`).toBe(1);
    expect(files[0], library).toMatch(/^\/static\//);
  }

  const running = await page.evaluate(() => {
    const scope = window as unknown as {
      renderers: unknown[];
      __mobxInstanceCount: number;
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, Record<string, Provider>>> }[] };
    };
    interface Provider {
      from: string;
      loaded?: boolean | number;
    }
    const providers: Record<string, string[]> = {};
    for (const { shareScopeMap } of scope.__FEDERATION__.__INSTANCES__) {
      for (const [key, versions] of Object.entries(shareScopeMap.default ?? {})) {
        for (const [version, { from }] of Object.entries(versions)) {
          providers[key] = [...new Set([...(providers[key] ?? []), `${from}@${version}`])];
        }
      }
    }
    return { renderers: scope.renderers.length, mobx: scope.__mobxInstanceCount, providers };
  });
  expect(running.renderers, 'React DOM renderers that announced themselves').toBe(1);
  expect(running.mobx, 'MobX instances').toBe(1);
  for (const key of ['react', 'react-dom', 'mobx', 'mobx-react-lite', '@marquee/sdk']) {
    expect(running.providers[key], key).toHaveLength(1);
  }
});
