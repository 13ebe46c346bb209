import { Icon, Link, observer, useLocalText } from '@marquee/sdk';
import { useLines } from '../../kit/useLines';
import { useText } from '../../text';
import styles from './TickerLine.module.css';

/** The site's latest announcement line (home/marquee); the others are a tap away. It does not move. */
export const TickerLine = observer(function TickerLine() {
  const local = useLocalText();
  const t = useText();
  const [first] = useLines();
  if (!first) return null;
  return (
    <aside className={styles.line} aria-label={t('home.news')}>
      <Icon name="bell" size={20} />
      {first.link ? <Link to={first.link}>{local(first.text)}</Link> : <span>{local(first.text)}</span>}
    </aside>
  );
});
