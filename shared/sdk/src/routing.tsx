import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useHost } from './host';

export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** A link inside the site. Locale-aware; the target's code is fetched when the link is hovered, focused or touched. */
export function Link({ to, ...rest }: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }) {
  const { preload } = useHost();
  const intent = () => preload(to);
  return (
    <RouterLink
      to={to}
      {...rest}
      onPointerEnter={intent}
      onFocus={intent}
      onTouchStart={intent}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => rest.onClick?.(event)}
    />
  );
}
