import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { expect, test } from '../support/sink';

declare global {
  var trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
}

/** Runs code in the page; returns the name of its error, and the reported violations. */
const tried = (page: Page, code: string) =>
  page.evaluate(async (text) => {
    const violations: string[] = [];
    // Violations are reported asynchronously in order: a final one marks the end.
    const last = '<img alt="the last one">';
    let listen = (_: SecurityPolicyViolationEvent) => {};
    const reported = new Promise<void>((done) => {
      listen = ({ effectiveDirective, sample }) =>
        sample.includes(last) ? done() : violations.push(effectiveDirective);
    });
    document.addEventListener('securitypolicyviolation', listen);
    const attempts: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x" onerror="hit()">'),
      text: () => (document.createElement('div').innerHTML = 'Tom & Jerry'),
      parse: () => new DOMParser().parseFromString('<p>Hello</p>', 'text/html'),
      frame: () => (document.createElement('iframe').srcdoc = '<script>hit()</script>'),
      script: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      ownScript: () => (document.createElement('script').src = '/static/js/x.js'),
      data: () => document.createElement('script').setAttribute('src', 'data:text/javascript,hit()'),
      inline: () => (document.createElement('script').text = 'hit()'),
      worker: () => navigator.serviceWorker.register('https://evil.example/sw.js'),
      policy: () => trustedTypes.createPolicy('marquee', {}),
      otherPolicy: () => trustedTypes.createPolicy('mine', {}),
    };
    let error = '';
    try {
      await attempts[text]?.();
    } catch (thrown) {
      error = (thrown as Error).name;
    }
    try {
      document.createElement('div').innerHTML = last;
    } catch {}
    await reported;
    document.removeEventListener('securitypolicyviolation', listen);
    return { error, violations };
  }, code);

test.describe('refusals', () => {
  test.use({ expectedFailures: /Trusted|TrustedType|trusted-types/ });

  test('strings become no markup, scripts come from nowhere else, and policies are the host’s alone', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const refused = { error: 'TypeError', violations: ['require-trusted-types-for'] };
    for (const code of ['markup', 'parse', 'frame', 'script', 'data', 'inline', 'worker']) {
      expect(await tried(page, code), code).toEqual(refused);
    }
    for (const code of ['policy', 'otherPolicy']) {
      expect(await tried(page, code), code).toEqual({ error: 'TypeError', violations: ['trusted-types'] });
    }
    for (const code of ['text', 'ownScript']) {
      expect(await tried(page, code), code).toEqual({ error: '', violations: [] });
    }
  });

  test('the pages without the host have no policy but what loads the parts of a game', async ({ page }) => {
    for (const [path, names] of [
      ['/offline/en.html', "'none'"],
      ['/third-party/chat/frame?id=sandbox-chat', "'none'"],
      ['/play/slot', 'game-chunks'],
    ] as const) {
      const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
      expect(policy, path).toContain(`require-trusted-types-for 'script'; trusted-types ${names}`);
    }
    await page.goto('/offline/en.html');
    expect(await tried(page, 'markup')).toEqual({ error: 'TypeError', violations: ['require-trusted-types-for'] });
  });
});

const kinds = ['/', '/slots', '/casino', '/sports', '/promotions', '/news', '/faqs', '/login', '/register', '/no/such'];

test.describe('pages', () => {
  test.use({ expectedFailures: /status of 404/ });
  test('of every kind ask for nothing that is refused', { tag: full }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
        (window as unknown as { violations: string[] }).violations.push(`${effectiveDirective} ${sample}`),
      );
    });
    for (const path of kinds) {
      await page.goto(path);
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      const violations = () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
      expect(await violations(), path).toEqual([]);
    }
  });
});
