import { categories } from '@marquee/contract/categories';
import { hostRoutes } from '@marquee/page/hostRoutes';
import { observer, useSite } from '@marquee/sdk';
import { Fragment, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useShell } from '../context/shell';
import { DefaultLayout } from '../layout/DefaultLayout';
import { LoginModal } from '../layout/LoginModal';
import { type LayoutName, layoutOf } from '../layout/layoutOf';
import { MinigameLayout } from '../layout/MinigameLayout';
import { Notices } from '../layout/notices/Notices';
import { TemplateLayout } from '../layout/TemplateLayout';
import { CategoryOffPage } from '../pages/CategoryOffPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { RemoteModule, skeletonOf } from '../remotes/RemoteModule';
import { useText } from '../text';
import type { ShellRoute } from '../view/shellView';
import { HostPageView } from './HostPageView';
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
  const own = `template${template.number}` as const;
  const remoteRoutes = (layout: LayoutName): ReactNode =>
    view.routes
      .filter((route) => layoutOf(route, template) === layout)
      .map((route) => <Route key={route.path} path={route.path} element={remoteElement(route)} />);
  const ownRoutes = (layout: LayoutName): ReactNode =>
    hostRoutes
      .filter((route) => (view.sandbox || !route.sandbox) && layoutOf(route, template) === layout)
      .map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <RouteFrame title={t(route.title as 'page.home')} guard={route.guard}>
              <HostPageView page={route.page} />
            </RouteFrame>
          }
        />
      ));
  return (
    <Fragment>
      <Routes>
        <Route element={<TemplateLayout />}>
          {ownRoutes(own)}
          {remoteRoutes(own)}
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
        <Route element={<MinigameLayout />}>{remoteRoutes('minigame')}</Route>
        <Route element={<DefaultLayout />}>
          {ownRoutes('default')}
          {remoteRoutes('default')}
        </Route>
      </Routes>
      {template.loginModal && <LoginModal id={template.loginModal} />}
      <Notices />
    </Fragment>
  );
});
