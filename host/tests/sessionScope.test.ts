import { testBackend } from '@marquee/backend/testing/testBackend';
import { SessionScope } from '@marquee/shell/sessionScope';
import type { StorageArea } from '@marquee/store/storage';
import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';

type Tabs = NonNullable<ConstructorParameters<typeof SessionScope>[0]['tabs']>;
type Leaving = Parameters<Tabs['announce']>[0];

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
    const announced: Parameters<Tabs['reload']>[0][] = [];
    let look = () => {};
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
        onSession: (changed) => {
          look = changed;
        },
        // Records what the page shows when it reloads.
        reload: (why) => {
          reloads.push(scope.root.session.isAuthenticated);
          announced.push(why);
        },
      },
    });
    return { scope, reloads, announced, look: () => look() };
  };
  const signIn = (account_id: string) =>
    kept.set(
      'marquee.session',
      JSON.stringify({ isAuthenticated: true, token: 't', user: { account_id, session_token: 's' } }),
    );
  signIn('a');
  return { open, kept, signIn };
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

  describe('for another player, who signed in by another tab', () => {
    const acts: [string, (tab: { scope: SessionScope; look: () => void }) => unknown][] = [
      ['when it is written or the tab is seen again', ({ look }) => look()],
      ['before a call of the player', ({ scope }) => scope.root.api.call('auth/get_balance', {})],
      ['instead of logging the other one out', ({ scope }) => scope.signOut()],
    ];
    for (const [name, act] of acts)
      test(`reloads the page as theirs ${name}, and touches nothing of theirs`, async () => {
        const { open, kept, signIn } = await browser();
        const [here, there] = [open(), open()];
        signIn('b');
        const theirs = kept.get('marquee.session');
        void act(here);
        expect(here.announced).toEqual(['replaced']);
        here.scope.root.session.takeProfile({ full_name: 'a', contact_email: 'a' });
        expect([kept.get('marquee.session'), there.announced]).toEqual([theirs, []]);
      });

    test('is not so after the same player signed in again, or nobody', async () => {
      const { open, kept, signIn } = await browser();
      const here = open();
      signIn('a');
      here.look();
      kept.delete('marquee.session');
      here.look();
      expect(here.announced).toEqual([]);
    });
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
