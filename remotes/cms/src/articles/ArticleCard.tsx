import { Link, Picture, useLocalText } from '@marquee/sdk';
import styles from './ArticleCard.module.css';
import { ArticleDate } from './ArticleDate';
import { type Article, type Kind, kinds } from './kinds';

/** Props of {@link ArticleCard}. */
export interface ArticleCardProps {
  kind: Kind;
  article: Article;
  /** The first or only one of its list: larger, on wide screens with its text beside the picture. */
  lead?: boolean;
  /** Loads the picture at once: it is on the first screen. */
  eager?: boolean;
  level: 2 | 3;
}

/** An article in a list. The whole card is clickable; its title is the link's name. */
export function ArticleCard({ kind, article, lead, eager, level }: ArticleCardProps) {
  const text = useLocalText();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-lead={lead || undefined}>
      <Picture
        className={styles.picture}
        src={article.image_url}
        alt=""
        width={800}
        height={500}
        eager={eager === true}
      />
      <div className={styles.text}>
        <ArticleDate kind={kind} article={article} />
        <Heading className={styles.title}>
          <Link to={`${kinds[kind].path}/${article.slug}`} className={styles.link}>
            {text(article.title)}
          </Link>
        </Heading>
        <p className={styles.summary}>{text(article.summary)}</p>
        {article.terms && <p className={styles.terms}>{text(article.terms)}</p>}
      </div>
    </article>
  );
}
