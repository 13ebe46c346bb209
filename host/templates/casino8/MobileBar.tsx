import { Icon, Link, observer } from '@marquee/sdk';
import { useBarEntries } from '@marquee/shell/kit/useBarEntries';
import { useMenuEntries } from '@marquee/shell/kit/useMenuEntries';
import { useText } from '@marquee/shell/text';
import { type CSSProperties, useId, useRef } from 'react';
import { fan } from './fan';
import styles from './MobileBar.module.css';

/**
 * Home, limits, search and player, and in the middle a star that opens all sections around the thumb. Escape
 * or a tap outside closes it.
 */
export const MobileBar = observer(function MobileBar() {
  const bar = useBarEntries();
  const entries = useMenuEntries('games');
  const places = fan(entries.length);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const t = useText();
  const ends = [bar[0], ...bar.slice(-3)];
  const place = (index: number) =>
    ({ '--angle': `${places[index]?.angle}deg`, '--distance': `${places[index]?.distance}rem` }) as CSSProperties;

  return (
    <nav className={styles.bar} aria-label={t('menu.quick')}>
      {ends.map(
        (entry) =>
          entry && (
            <Link key={entry.to} to={entry.to} className={styles.end} aria-current={entry.current ? 'page' : undefined}>
              <Icon name={entry.icon as 'home'} size={22} />
              <span>{entry.label}</span>
            </Link>
          ),
      )}
      <button type="button" className={styles.open} popoverTarget={id}>
        <Icon name="star" size={24} />
        <span>{t('menu.games')}</span>
      </button>
      <div ref={menu} id={id} popover="auto" className={styles.sky}>
        <ul className={styles.fan}>
          {entries.map(({ to, label, icon, current }, index) => (
            <li key={to} style={place(index)}>
              <Link to={to} aria-current={current ? 'page' : undefined} onClick={() => menu.current?.hidePopover()}>
                {icon && <Icon name={icon as 'star'} size={22} />}
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" size={24} label={t('kit.close')} />
        </button>
      </div>
    </nav>
  );
});
