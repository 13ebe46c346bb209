import { Icon, Link, useLocation } from '@marquee/sdk';
import { useText } from '../../text';

/** Props of {@link NoticesLink}. */
export interface NoticesLinkProps {
  className?: string | undefined;
  onNavigate?: () => void;
}

/** The way to the notification log, over whatever page is open. */
export function NoticesLink({ className, onNavigate }: NoticesLinkProps) {
  const { pathname, search } = useLocation();
  const t = useText();
  return (
    <Link to={`${pathname}${search ? `${search}&` : '?'}notices`} className={className} onClick={onNavigate}>
      <Icon name="bell" size={22} />
      {t('notices.title')}
    </Link>
  );
}
