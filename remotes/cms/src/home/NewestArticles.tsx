import { observer, Section, Skeleton, useLanguage, useResource } from '@marquee/sdk';
import { ArticleCard } from '../articles/ArticleCard';
import { type Kind, kinds } from '../articles/kinds';
import { useText } from '../text';
import styles from './NewestArticles.module.css';

/** How many articles the home page shows; the others are one press away. */
const shown = 3;

/** Home section: the newest articles of a kind. Renders nothing if there are none. */
export const NewestArticles = observer(function NewestArticles({ kind }: { kind: Kind }) {
  const { language } = useLanguage();
  const { state, value } = useResource('content/articles', { kind, language });
  const t = useText();
  const { title, path, all } = kinds[kind];
  const articles = value?.value.slice(0, shown);
  if (articles ? articles.length === 0 : state === 'failed') return null;
  return (
    <Section title={t(title)} more={{ to: path, label: t(all) }}>
      {articles ? (
        <div className={styles.row}>
          {articles.map((article) => (
            <ArticleCard key={article.slug} kind={kind} article={article} lead={articles.length === 1} level={3} />
          ))}
        </div>
      ) : (
        <Skeleton shape="cards" />
      )}
    </Section>
  );
});
