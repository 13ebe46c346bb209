import type { HostPage } from '@marquee/page/hostRoutes';
import type { ComponentType } from 'react';
import { PartLoads } from '../loading/partLoads';

/** Pages and parts of pages of the host that are loaded lazily; the last four in one chunk. */
export type LazyPage = Exclude<HostPage, 'home'> | 'notFound' | 'categoryOff' | 'noOffers' | 'ways';

const sources: Record<LazyPage, () => Promise<ComponentType>> = {
  login: () =>
    import(/* webpackChunkName: "page-login" */ '../pages/auth/LoginPage').then(({ LoginPage }) => LoginPage),
  register: () =>
    import(/* webpackChunkName: "page-register" */ '../pages/auth/RegisterPage').then(
      ({ RegisterPage }) => RegisterPage,
    ),
  forgotPassword: () =>
    import(/* webpackChunkName: "page-forgotPassword" */ '../pages/auth/ForgotPasswordPage').then(
      ({ ForgotPasswordPage }) => ForgotPasswordPage,
    ),
  search: () =>
    import(/* webpackChunkName: "page-search" */ '../pages/search/SearchPage').then(({ SearchPage }) => SearchPage),
  sandboxErrors: () =>
    import(/* webpackChunkName: "page-sandboxErrors" */ '../pages/sandbox/SandboxErrorsPage').then(
      ({ SandboxErrorsPage }) => SandboxErrorsPage,
    ),
  sandboxGallery: () =>
    import(/* webpackChunkName: "page-sandboxGallery" */ '../pages/sandbox/SandboxGalleryPage').then(
      ({ SandboxGalleryPage }) => SandboxGalleryPage,
    ),
  preloader: () =>
    import(/* webpackChunkName: "page-preloader" */ '../pages/PreloaderPage').then(
      ({ PreloaderPage }) => PreloaderPage,
    ),
  notFound: () =>
    import(/* webpackChunkName: "page-missing" */ '../pages/missing/NotFoundPage').then(
      ({ NotFoundPage }) => NotFoundPage,
    ),
  categoryOff: () =>
    import(/* webpackChunkName: "page-missing" */ '../pages/missing/CategoryOffPage').then(
      ({ CategoryOffPage }) => CategoryOffPage,
    ),
  noOffers: () =>
    import(/* webpackChunkName: "page-missing" */ '../pages/missing/NoOffersPage').then(
      ({ NoOffersPage }) => NoOffersPage,
    ),
  ways: () => import(/* webpackChunkName: "page-missing" */ '../pages/missing/WaysOn').then(({ WaysOn }) => WaysOn),
};

const loads = new PartLoads<ComponentType>();

/** Loads the code of a page, as one promise for `use`. */
export function loadHostPage(page: LazyPage): Promise<ComponentType> {
  return loads.load(page, sources[page]);
}

/** The same promise while it is pending, and null once loaded. */
export function pendingHostPage(page: HostPage | LazyPage): Promise<unknown> | null {
  return page === 'home' ? null : loads.pending(page, sources[page]);
}

/** Makes the next opening load the page again. */
export function forgetHostPage(page: HostPage | LazyPage): void {
  loads.forget(page);
}
