import { Button, GamesSection, Icon, Link, observer, useResource } from '@marquee/sdk';
import { useHasRoute } from '../../context/shell';
import { GameSearch } from '../../kit/GameSearch';
import { useMenuEntries } from '../../kit/useMenuEntries';
import { usePageText } from '../../text';
import styles from './WaysOn.module.css';

/** The games that the site's players start most; live tables follow where they are few. */
function usePopular() {
  const popular = useResource('product/get_list', { list: 'popular' });
  const live = useResource('product/get_list', { list: 'live' });
  const { state, value } = popular;
  if (state !== 'ready' || live.state === 'loading') return { state, games: undefined };
  const games = [...(value?.value ?? []), ...(live.value?.value ?? [])];
  return {
    state,
    games: [...new Map(games.map((game) => [`${game.provider_code}/${game.game_code}`, game])).values()],
  };
}

/**
 * Where to go from a page whose subject is not there: the search, the site's game sections, popular games, the home
 * page and the contact form. Remotes show it through the sdk.
 */
export const WaysOn = observer(function WaysOn() {
  const t = usePageText();
  const hasRoute = useHasRoute();
  const sections = useMenuEntries('games');
  const { state, games } = usePopular();
  return (
    <div className={styles.ways}>
      <GameSearch className={styles.search} />
      {sections.length > 0 && (
        <ul className={styles.sections} aria-label={t('search.categories')}>
          {sections.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.section}>
                {icon && <Icon name={icon as 'star'} size={22} />}
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <GamesSection title={t('search.popular')} games={games} state={state} fallback="popular" />
      <div className={styles.out}>
        <Button to="/" variant="primary" icon="home">
          {t('notFound.home')}
        </Button>
        {hasRoute('/contact-us') && (
          <Button to="/contact-us" icon="chat">
            {t('search.contact')}
          </Button>
        )}
      </div>
    </div>
  );
});
