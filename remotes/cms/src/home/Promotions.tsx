import { observer, Section, Skeleton, useLanguage, useResource } from '@marquee/sdk';
import { ArticleCard } from '../articles/ArticleCard';
import { useText } from '../text';
import styles from './Promotions.module.css';

/** How many promotions the home page shows; the others are one press away. */
const shown = 3;

/** Home section: the newest promotions. Renders nothing if there are none. */
export const Promotions = observer(function Promotions() {
  const { language } = useLanguage();
  const { state, value } = useResource('content/articles', { kind: 'promotions', language });
  const t = useText();
  const promotions = value?.value.slice(0, shown);
  if (promotions ? promotions.length === 0 : state === 'failed') return null;
  return (
    <Section title={t('page.promotions')} more={{ to: '/promotions', label: t('promotions.all') }}>
      {promotions ? (
        <div className={styles.row}>
          {promotions.map((promotion) => (
            <ArticleCard
              key={promotion.slug}
              kind="promotions"
              article={promotion}
              lead={promotions.length === 1}
              level={3}
            />
          ))}
        </div>
      ) : (
        <Skeleton shape="cards" />
      )}
    </Section>
  );
});
