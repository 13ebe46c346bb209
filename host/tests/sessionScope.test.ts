import { testBackend } from '@marquee/backend/testing/testBackend';
import { SessionScope } from '@marquee/shell/sessionScope';
import type { StorageArea } from '@marquee/store/storage';
import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';

type Leaving = Parameters<NonNullable<ConstructorParameters<typeof SessionScope>[0]['tabs']>['announce']>[0];

/** Accepts every theme; validated elsewhere. */
const validateTheme = () => ({ template: 'template1' });

const backend = await testBackend();
beforeEach(() => backend.reset());
afterAll(() => backend.close());

/** Tabs of one browser: they share storage, and get each other's storage events. */
async function browser() {
  const kept = new Map<string, string>();
  const storage: StorageArea = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const startup = await backend.call('startup', {});
  const listeners: ((why: Leaving) => void)[] = [];
  const open = () => {
    const reloads: boolean[] = [];
    const announced: Leaving[] = [];
    let mine = (_: Leaving) => {};
    const scope = new SessionScope({
      startup,
      validateTheme,
      storage,
      onSessionEnd: () => {},
      tabs: {
        announce: (why) => {
          for (const listener of listeners) if (listener !== mine) listener(why);
        },
        onAnnounced: (left) => {
          mine = left;
          listeners.push(left);
        },
        // Records what the page shows when it reloads.
        reload: (why) => {
          reloads.push(scope.root.session.isAuthenticated);
          announced.push(why);
        },
      },
    });
    return { scope, reloads, announced };
  };
  kept.set(
    'marquee.session',
    JSON.stringify({ isAuthenticated: true, token: 't', user: { account_id: 'a', session_token: 's' } }),
  );
  return { open, kept };
}

describe('leaving', () => {
  test('clears the session, removes the stored user and leaves every other tab reset and reloaded [R4.06]', async () => {
    const { open, kept } = await browser();
    const [here, there] = [open(), open()];
    expect([here.scope.root.session.isAuthenticated, there.scope.root.session.isAuthenticated]).toEqual([true, true]);
    here.scope.forget();
    expect(here.scope.root.session).toMatchObject({ isAuthenticated: false, token: '', fullname: '', email: '' });
    expect(kept.has('marquee.session')).toBe(false);
    expect([here.reloads, there.reloads]).toEqual([[], [false]]);
    expect(there.scope.root.session.isAuthenticated).toBe(false);
  });

  test('tells the other tabs that the player did it before the server can say that the session ended', async () => {
    const { open } = await browser();
    const [here, there] = [open(), open()];
    const done = here.scope.signOut();
    expect(there.announced).toEqual(['signedOut']);
    await done;
    expect([here.announced, here.scope.root.session.isAuthenticated]).toEqual([[], false]);
    here.scope.forget();
    expect(there.announced).toEqual(['signedOut', 'ended']);
  });

  test('keeps what belongs to the site and to the browser [R3.13]', async () => {
    const { scope } = (await browser()).open();
    const partners = [{ href: 'https://a.example', img_url: '/a.svg', partner_name: 'A' }];
    scope.root.site.takeExtras({ accountList: [], partners, cms: {}, cms_status: { about_us: 1 } });
    scope.root.layout.arrange({ showPartner: false });
    scope.forget();
    expect([scope.root.site.partners, scope.root.site.cms_status, scope.root.layout.showPartner]).toEqual([
      partners,
      { about_us: 1 },
      false,
    ]);
  });
});
