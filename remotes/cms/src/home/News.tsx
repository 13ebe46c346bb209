import { NewestArticles } from './NewestArticles';

/** Home section: the newest news. */
export const News = () => <NewestArticles kind="news" />;
