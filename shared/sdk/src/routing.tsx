import type { ComponentProps, MouseEvent } from 'react';
import { type Link as RouterLink, useHref, useLinkClickHandler } from 'react-router-dom';
import { openGameWindow, opensGameWindow } from './gameWindow';
import { useHost } from './host';
import { pathInside } from './pathInside';

export { useHref, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/**
 * A link within the site. Locale-aware; preloads its target on hover, focus or touch. A link to a game of a popup
 * provider opens its window. Replaces the router's own link without the parts for data routers.
 */
export function Link({
  to,
  relative,
  reloadDocument,
  replace,
  mask: _mask,
  state,
  preventScrollReset,
  viewTransition,
  prefetch: _prefetch,
  discover: _discover,
  defaultShouldRevalidate: _revalidate,
  ...rest
}: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }) {
  const { preload, root } = useHost();
  const base = useHref('/');
  const path = pathInside(to, base, globalThis.location?.href);
  const href = useHref(path ?? '/', { ...(relative && { relative }) });
  const { target } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(path ?? '/', {
    ...(target && { target }),
    ...(replace !== undefined && { replace }),
    ...(relative && { relative }),
    ...(preventScrollReset && { preventScrollReset }),
    ...(viewTransition && { viewTransition }),
    state,
  });
  const intent = () => preload(to);
  return (
    <a
      {...rest}
      href={path === to ? href : to}
      onPointerEnter={intent}
      onFocus={intent}
      onTouchStart={intent}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented && opensGameWindow(to, root.session.isAuthenticated, event)) openGameWindow();
        if (!event.defaultPrevented && path !== null && !reloadDocument) follow(event);
      }}
    />
  );
}
