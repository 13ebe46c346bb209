import { type ComponentType, lazy, Suspense } from 'react';
import { HomePage } from '../pages/home/HomePage';
import { skeletonOf } from '../remotes/RemoteModule';
import { usePageTextAhead } from '../text';
import type { HostPage } from './hostRoutes';

const pages: Record<HostPage, ComponentType> = {
  home: HomePage,
  login: lazy(() => import('../pages/auth/LoginPage').then(({ LoginPage }) => ({ default: LoginPage }))),
  register: lazy(() => import('../pages/auth/RegisterPage').then(({ RegisterPage }) => ({ default: RegisterPage }))),
  forgotPassword: lazy(() =>
    import('../pages/auth/ForgotPasswordPage').then(({ ForgotPasswordPage }) => ({ default: ForgotPasswordPage })),
  ),
  sandboxErrors: lazy(() =>
    import('../pages/sandbox/SandboxErrorsPage').then(({ SandboxErrorsPage }) => ({ default: SandboxErrorsPage })),
  ),
  preloader: lazy(() => import('../pages/PreloaderPage').then(({ PreloaderPage }) => ({ default: PreloaderPage }))),
};

/** One of the host's own pages; all but home are fetched when they are wanted. */
export function HostPageView({ page }: { page: HostPage }) {
  const Page = pages[page];
  usePageTextAhead(page !== 'home');
  return (
    <Suspense fallback={skeletonOf('form')}>
      <Page />
    </Suspense>
  );
}
