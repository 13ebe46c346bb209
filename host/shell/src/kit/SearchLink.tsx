import { Icon, Link, useLocation, useNavigate } from '@marquee/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text';
import styles from './SearchLink.module.css';

/** Whether a key belongs to a text field. */
const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/** The search link of every header. `/` and Ctrl-K (⌘K) open the search from anywhere. */
export function SearchLink() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWritten(event.target);
    const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (event.defaultPrevented || !(isSlash || isK) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('input[data-search]');
    if (pathname === '/search' && field) field.select();
    else void navigate('/search');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Link
      to="/search"
      className={styles.link}
      aria-label={t('page.search')}
      aria-keyshortcuts="/ Control+K Meta+K"
      title={t('page.search')}
      aria-current={pathname === '/search' ? 'page' : undefined}
    >
      <Icon name="search" size={22} />
    </Link>
  );
}
