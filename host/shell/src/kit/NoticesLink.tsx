import { Icon, Link, useLocation } from '@marquee/sdk';
import { useText } from '../text';
import styles from './NoticesLink.module.css';

/** Props of {@link NoticesLink}. */
export interface NoticesLinkProps {
  /** Class of a list entry; by default it looks like the other links of a footer. */
  className?: string | undefined;
  onNavigate?: () => void;
}

/** The link to the notification log, which opens over the current page. */
export function NoticesLink({ className = styles.link, onNavigate }: NoticesLinkProps) {
  const { pathname, search } = useLocation();
  const t = useText();
  return (
    <Link to={`${pathname}${search ? `${search}&` : '?'}notices`} className={className} onClick={onNavigate}>
      <Icon name="bell" size={22} />
      {t('notices.title')}
    </Link>
  );
}
