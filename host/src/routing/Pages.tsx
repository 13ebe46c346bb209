import { categories } from '@marquee/contract/categories';
import { observer, useSite } from '@marquee/sdk';
import { Fragment, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useShell } from '../app/shell';
import { DefaultLayout } from '../layout/DefaultLayout';
import { LoginModal } from '../layout/LoginModal';
import { MinigameLayout } from '../layout/MinigameLayout';
import { CategoryOffPage } from '../pages/CategoryOffPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { RemoteModule, skeletonOf } from '../remotes/RemoteModule';
import type { ShellRoute } from '../remotes/shellView';
import { useText } from '../text';
import { HostPageView } from './HostPageView';
import { hostRoutes } from './hostRoutes';
import { RouteFrame } from './RouteFrame';

/** All routes of the page: the host's own, those of the live remotes, and what is said of every other path. */
export const Pages = observer(function Pages() {
  const { view, template } = useShell();
  const site = useSite();
  const t = useText();
  const off = Object.entries(categories).filter(
    ([category, { path }]) =>
      !site.categories.has(category as keyof typeof categories) && !view.routes.some((route) => route.path === path),
  );
  const remoteElement = (route: ShellRoute) => (
    <RouteFrame key={route.path} title={route.title} guard={route.guard}>
      <RemoteModule
        remote={route.remote}
        module={route.module}
        route={{ path: route.path, category: route.category }}
        skeleton={skeletonOf(route.skeleton)}
      />
    </RouteFrame>
  );
  const inLayout = (layout: 'default' | 'minigame'): ReactNode =>
    view.routes
      .filter((route) => (route.layout ?? 'default') === layout)
      .map((route) => <Route key={route.path} path={route.path} element={remoteElement(route)} />);
  return (
    <Fragment>
      <Routes>
        <Route element={<DefaultLayout />}>
          {hostRoutes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={
                <RouteFrame title={t(route.title as 'page.home')} guard={route.guard}>
                  <HostPageView page={route.page} />
                </RouteFrame>
              }
            />
          ))}
          {inLayout('default')}
          {off.map(([category, { path }]) => (
            <Route
              key={category}
              path={path}
              element={
                <RouteFrame title={t('categoryOff.title')}>
                  <CategoryOffPage />
                </RouteFrame>
              }
            />
          ))}
          <Route
            path="*"
            element={
              <RouteFrame title={t('notFound.title')}>
                <NotFoundPage />
              </RouteFrame>
            }
          />
        </Route>
        <Route element={<MinigameLayout />}>{inLayout('minigame')}</Route>
      </Routes>
      {template.loginModal && <LoginModal id={template.loginModal} />}
    </Fragment>
  );
});
