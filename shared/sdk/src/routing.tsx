import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { openGameWindow, opensGameWindow } from './gameWindow';
import { useHost } from './host';

export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/**
 * A link inside the site. Locale-aware; the target's code is fetched when the link is hovered, focused or touched. One to a game that
 * has a window of its own opens it.
 */
export function Link({ to, ...rest }: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }) {
  const { preload, root } = useHost();
  const intent = () => preload(to);
  return (
    <RouterLink
      to={to}
      {...rest}
      onPointerEnter={intent}
      onFocus={intent}
      onTouchStart={intent}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented && opensGameWindow(to, root.session.isAuthenticated, event)) openGameWindow();
      }}
    />
  );
}
