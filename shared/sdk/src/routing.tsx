import type { ComponentProps, MouseEvent } from 'react';
import { type Link as RouterLink, useHref, useLinkClickHandler } from 'react-router-dom';
import { openGameWindow, opensGameWindow } from './gameWindow';
import { useHost } from './host';

export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

const whole = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The path below the router's root that a whole address of this site leads to; null for any other address. */
function pathOf(address: string, root: string): string | null {
  if (typeof location === 'undefined' || !URL.canParse(address, location.href)) return null;
  const { origin, pathname, search, hash } = new URL(address, location.href);
  const base = root.replace(/\/$/, '');
  const isInside = origin === location.origin && `${pathname}/`.toLowerCase().startsWith(`${base}/`.toLowerCase());
  return isInside ? `${pathname.slice(base.length) || '/'}${search}${hash}` : null;
}

/**
 * A link inside the site. Locale-aware; the target's code is fetched when the link is hovered, focused or touched. One to a game that
 * has a window of its own opens it. It does what the router's own does, without what that has for routers that load data.
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
  const path = whole.test(to) ? pathOf(to, base) : to;
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
