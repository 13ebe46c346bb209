import { categories } from '@marquee/contract/categories';
import type { PageRoute } from '@marquee/page/routes';
import { observer, useSite } from '@marquee/sdk';
import { Fragment, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useShell } from '../context/shell';
import { useQuiet } from '../kit/useQuiet';
import { DefaultLayout } from '../layout/DefaultLayout';
import { LoginModal } from '../layout/LoginModal';
import { type LayoutName, layoutOf } from '../layout/layoutOf';
import { MinigameLayout } from '../layout/MinigameLayout';
import { Notices } from '../layout/notices/Notices';
import { TemplateLayout } from '../layout/TemplateLayout';
import { skeletonOf } from '../remotes/RemoteModule';
import { RemotePart } from '../remotes/RemotePart';
import { isPromotional } from '../rules/promotional';
import { useText } from '../text';
import { HostPageView } from './HostPageView';
import { RouteFrame } from './RouteFrame';

/** All routes of the page: the host's, the live remotes', and "not found". */
export const Pages = observer(function Pages() {
  const { view, template } = useShell();
  const site = useSite();
  const isQuiet = useQuiet();
  const t = useText();
  const off = Object.entries(categories).filter(
    ([category, { path }]) =>
      !site.categories.has(category as keyof typeof categories) && !view.routes.some((route) => route.path === path),
  );
  const elementOf = (route: PageRoute) =>
    route.remote === null ? (
      <RouteFrame title={t(route.title as 'page.home')} guard={route.guard}>
        <HostPageView page={route.module} />
      </RouteFrame>
    ) : isQuiet && isPromotional(route.path) ? (
      <RouteFrame key={route.path} title={route.title} guard={route.guard}>
        <HostPageView page="noOffers" />
      </RouteFrame>
    ) : (
      <RouteFrame key={route.path} title={route.title} guard={route.guard}>
        <RemotePart
          remote={route.remote}
          module={route.module}
          route={{ path: route.path, category: route.category }}
          skeleton={skeletonOf(route.skeleton)}
        />
      </RouteFrame>
    );
  const routesIn = (layout: LayoutName): ReactNode =>
    view.routes
      .filter((route) => layoutOf(route, template) === layout)
      .map((route) => <Route key={route.path} path={route.path} element={elementOf(route)} />);
  return (
    <Fragment>
      <Routes>
        <Route element={<TemplateLayout />}>
          {routesIn(`template${template.number}`)}
          {off.map(([category, { path }]) => (
            <Route
              key={category}
              path={path}
              element={
                <RouteFrame title={t('categoryOff.title')}>
                  <HostPageView page="categoryOff" />
                </RouteFrame>
              }
            />
          ))}
          <Route
            path="*"
            element={
              <RouteFrame title={t('notFound.title')}>
                <HostPageView page="notFound" />
              </RouteFrame>
            }
          />
        </Route>
        <Route element={<MinigameLayout />}>{routesIn('minigame')}</Route>
        <Route element={<DefaultLayout />}>{routesIn('default')}</Route>
      </Routes>
      {template.loginModal && <LoginModal id={template.loginModal} />}
      <Notices />
    </Fragment>
  );
});
