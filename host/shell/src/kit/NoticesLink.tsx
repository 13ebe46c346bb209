import { Icon, Link, useLocation } from '@marquee/sdk';
import { useText } from '../text';
import styles from './NoticesLink.module.css';

/** Props of {@link NoticesLink}. */
export interface NoticesLinkProps {
  /** The look of a list that it is an entry of; without one it is a line like the other links of a footer. */
  className?: string | undefined;
  onNavigate?: () => void;
}

/** The way to the notification log, over whatever page is open. */
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
