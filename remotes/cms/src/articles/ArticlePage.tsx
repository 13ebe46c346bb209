import {
  EmptyState,
  ErrorCard,
  Link,
  Notice,
  observer,
  Picture,
  Skeleton,
  useLanguage,
  useLocalText,
  useNow,
  useParams,
  useResource,
  WaysOn,
} from '@marquee/sdk';
import { Prose } from '../pages/Prose';
import { useText } from '../text';
import { ArticleDate } from './ArticleDate';
import styles from './ArticlePage.module.css';
import { type Article, type Kind, kindOf, kinds } from './kinds';

/** One news article or promotion, by the slug in the URL. */
export const ArticlePage = observer(function ArticlePage({ route }: { route: { path: string } }) {
  const kind = kindOf(route.path);
  const { slug = '' } = useParams();
  const { language } = useLanguage();
  const { state, value, error, reload } = useResource('content/article', { kind, slug, language });
  const t = useText();
  const article = value?.value[0];
  const gone = (state === 'ready' && !article) || error?.statusMessage === 'articleUnknown';
  return (
    <div className={styles.page}>
      <Link to={kinds[kind].path} className={styles.back}>
        {t(kinds[kind].all)}
      </Link>
      {article ? (
        <Story kind={kind} article={article} />
      ) : gone || state === 'failed' ? (
        <>
          <h1 className={styles.title}>{t(kinds[kind].title)}</h1>
          {gone ? (
            <>
              <EmptyState icon={kinds[kind].icon} title={t('article.gone')} text={t('article.goneText')} />
              <WaysOn />
            </>
          ) : (
            <ErrorCard title={t('info.failed')} text={t('info.failedText')} onRetry={() => void reload()} />
          )}
        </>
      ) : (
        <Skeleton shape="page" />
      )}
    </div>
  );
});

function Story({ kind, article }: { kind: Kind; article: Article }) {
  const text = useLocalText();
  const t = useText();
  const now = useNow(60_000);
  const over = article.ends_at !== null && Date.parse(article.ends_at) <= now;
  return (
    <article className={styles.story}>
      <header className={styles.head}>
        <ArticleDate kind={kind} article={article} />
        <h1 className={styles.title}>{text(article.title)}</h1>
        <p className={styles.summary}>{text(article.summary)}</p>
        {article.terms && <p className={styles.terms}>{text(article.terms)}</p>}
      </header>
      {over && <Notice tone="warning">{t('promotions.over')}</Notice>}
      <Picture className={styles.picture} src={article.image_url} alt="" width={800} height={500} eager />
      <Prose html={text(article.body)} />
    </article>
  );
}
