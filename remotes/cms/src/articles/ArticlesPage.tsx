import {
  EmptyState,
  ErrorCard,
  observer,
  Paginator,
  Skeleton,
  useLanguage,
  useResource,
  useSearchParams,
} from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { ArticleCard } from './ArticleCard';
import styles from './ArticlesPage.module.css';
import { kindOf, kinds } from './kinds';

/** Articles per page (R9.17). */
const perPage = 10;

/** Props of {@link ArticlesPage}. */
export interface ArticlesPageProps {
  route: { path: string };
  /** Stands before the articles of the first page. */
  before?: ReactNode;
  /** Whether that is so much that a list without articles needs no excuse. */
  hasMore?: boolean;
}

/** All news, or all current promotions, page by page: the first large, the others in a grid. */
export const ArticlesPage = observer(function ArticlesPage({ route, before, hasMore }: ArticlesPageProps) {
  const kind = kindOf(route.path);
  const { title, intro, none, icon } = kinds[kind];
  const { language } = useLanguage();
  const { state, value, reload } = useResource('content/articles', { kind, language });
  const t = useText();
  const [search] = useSearchParams();
  const all = value?.value;
  const pages = Math.max(1, Math.ceil((all?.length ?? 0) / perPage));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
  const articles = all?.slice((page - 1) * perPage, page * perPage);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(title)}</h1>
        <p className={styles.intro}>{t(intro)}</p>
      </header>
      {page === 1 && before}
      {!articles && state === 'failed' && (
        <ErrorCard title={t('info.failed')} text={t('info.failedText')} onRetry={() => void reload()} />
      )}
      {!articles && state !== 'failed' && <Skeleton shape="rows" count={4} />}
      {articles?.length === 0 && !hasMore && <EmptyState icon={icon} title={t(none)} text={t('articles.noneText')} />}
      {articles && articles.length > 0 && (
        <>
          {articles.slice(0, 1).map((article) => (
            <ArticleCard key={article.slug} kind={kind} article={article} lead eager level={2} />
          ))}
          {articles.length > 1 && (
            <div className={styles.list}>
              {articles.slice(1).map((article) => (
                <ArticleCard key={article.slug} kind={kind} article={article} level={2} />
              ))}
            </div>
          )}
          {page === pages && <p className={styles.end}>{t('articles.end')}</p>}
          <Paginator type="link" linkUrl={`${route.path}?page=[page]`} total={all?.length ?? 0} page={page} />
        </>
      )}
    </div>
  );
});
