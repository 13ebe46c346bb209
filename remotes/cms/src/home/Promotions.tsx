import { NewestArticles } from './NewestArticles';

/** Home section: the newest promotions. */
export const Promotions = () => <NewestArticles kind="promotions" />;
