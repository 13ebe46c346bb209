import { useFormat } from '@marquee/sdk';
import { useText } from '../text';
import styles from './ArticleDate.module.css';
import type { Article, Kind } from './kinds';

/** The publication date of news, or the end date of a promotion. A date, never a countdown. */
export function ArticleDate({ kind, article }: { kind: Kind; article: Article }) {
  const { published_at, ends_at } = article;
  const format = useFormat();
  const t = useText();
  return (
    <p className={styles.date}>
      {kind === 'news' ? (
        <time dateTime={published_at}>{format.date(published_at)}</time>
      ) : ends_at ? (
        <time dateTime={ends_at}>{t('promotions.until', { date: format.date(ends_at) })}</time>
      ) : (
        t('promotions.always')
      )}
    </p>
  );
}
