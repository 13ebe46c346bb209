import { IconButton } from '@marquee/sdk';
import { MenuLinks } from '@marquee/shell/kit/MenuLinks';
import { useText } from '@marquee/shell/text';
import { useEffect, useRef, useState } from 'react';
import styles from './Navigation.module.css';

/** The sections as keys of a gamepad, between two arrows that scroll a row longer than the screen. */
export function Navigation() {
  const row = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  const t = useText();

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setLong(element.scrollWidth > element.clientWidth + 1));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  function move(way: 1 | -1) {
    const element = row.current;
    if (!element) return;
    const sign = element.matches(':dir(rtl)') ? -way : way;
    element.scrollBy({ left: sign * element.clientWidth * 0.6, behavior: 'smooth' });
  }

  return (
    <nav aria-label={t('menu.games')} className={styles.pad} data-long={long || undefined}>
      <div className={styles.arrow}>
        <IconButton icon="chevron-start" label={t('kit.previous')} onClick={() => move(-1)} />
      </div>
      <div ref={row} className={styles.row}>
        <MenuLinks menu="games" icons className={styles.list} itemClassName={styles.key} />
      </div>
      <div className={styles.arrow}>
        <IconButton icon="chevron-end" label={t('kit.next')} onClick={() => move(1)} />
      </div>
    </nav>
  );
}
