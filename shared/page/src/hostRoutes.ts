import type { RemoteRoute } from '@marquee/federation-runtime/defineRemote';

/** Pages of the host. */
export type HostPage =
  | 'home'
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'preloader'
  | 'search'
  | 'sandboxErrors'
  | 'sandboxGallery';

/** A route of the host: like a remote's, but with a page of the host. */
export interface HostRoute extends Omit<RemoteRoute, 'page'> {
  page: HostPage;
  /** Whether the route exists in the sandbox only. */
  sandbox?: boolean;
}

/** The host's routes (R2.01). Pure data: the edge uses it, too, for status and title. */
export const hostRoutes: HostRoute[] = [
  {
    path: '/',
    page: 'home',
    title: 'page.home',
    seo: 'home',
    skeleton: 'page',
    seed: [
      { call: 'home/fetch_slide', input: { language: ':language' } },
      { call: 'home/marquee', input: { language: ':language' } },
    ],
  },
  {
    path: '/login',
    page: 'login',
    title: 'page.login',
    seo: 'login',
    guard: 'guest',
    skeleton: 'form',
    query: ['reason', 'to'],
  },
  { path: '/register', page: 'register', title: 'page.register', seo: 'register', guard: 'guest', skeleton: 'form' },
  {
    path: '/forgot-password',
    page: 'forgotPassword',
    title: 'page.forgotPassword',
    seo: 'forgot-password',
    guard: 'guest',
    skeleton: 'form',
  },
  {
    path: '/search',
    page: 'search',
    title: 'page.search',
    skeleton: 'list',
    query: ['q'],
    seed: [{ call: 'search/find', input: { q: '?q', language: ':language', count: 24 } }],
  },
  { path: '/sandbox/errors', page: 'sandboxErrors', title: 'page.sandboxErrors', skeleton: 'list', sandbox: true },
  { path: '/sandbox/gallery', page: 'sandboxGallery', title: 'page.sandboxGallery', skeleton: 'cards', sandbox: true },
  { path: '/preloader', page: 'preloader', title: 'page.preloader', layout: 'default', skeleton: 'page' },
];
