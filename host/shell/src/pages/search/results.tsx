import type { Output } from '@marquee/contract/calls';
import { type Category, categoryCodes, categories as rows } from '@marquee/contract/categories';
import { GameCard, Link, observer, useFavourites, useFormat } from '@marquee/sdk';
import { useUi } from '@marquee/ui/UiProvider';
import type { ReactNode } from 'react';
import { useHasRoute, useShell } from '../../context/shell';
import { usePageText } from '../../text';
import { Marked } from './marked';
import styles from './SearchPage.module.css';

/** Links to results, in the order of the page. */
export const resultLinks = '[data-result], [data-group] [data-tile]';

/** The results of a search. */
export type Found = Output<'search/find'>;

interface Group {
  name: Found['best'];
  title: string;
  content: ReactNode;
}

const categoryOf = (gameType: string): Category | undefined =>
  categoryCodes.find((code) => code !== 'hot' && rows[code].slug.toUpperCase() === gameType);

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Games by rank; among equals, favourites of this device first. As tiles of the template. */
const Games = observer(function Games({ found, onOpen }: { found: Found; onOpen: () => void }) {
  const favourites = useFavourites();
  const { grid } = useUi().template.list;
  const t = usePageText();
  const places = found.value.map((game, place) => ({ game, place, rank: found.ranks[place] ?? place }));
  places.sort(
    (a, b) => a.rank - b.rank || Number(favourites.has(b.game)) - Number(favourites.has(a.game)) || a.place - b.place,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a tile is itself the item
    <div
      role="list"
      aria-label={t('search.games')}
      className={`${styles.games} ${grid ?? ''}`}
      // Before the link leads on: the address of the search has to be that of the words.
      onClickCapture={({ target }) => {
        if ((target as Element).closest('a')) onOpen();
      }}
    >
      {places.map(({ game }, index) => (
        <GameCard
          key={`${game.provider_code}/${game.game_code}`}
          game={game}
          title={<Marked text={game.game_name} marks={found.marks} />}
          slot={{ index, size: places.length, tabbable: true }}
        />
      ))}
    </div>
  );
});

/** Matches with the odds of their main market, and a link to the board. */
function Matches({ found, onOpen }: { found: Found; onOpen: () => void }) {
  const format = useFormat();
  const t = usePageText();
  // As on the board (R5.12), with the language's decimal sign: the middle character of 1.5.
  const sign = format.number(1.5, 1).slice(1, -1);
  return (
    <ul className={styles.list}>
      {found.matches.map((match) => {
        const [market] = match.markets;
        const sides = `${match.home_team_name} – ${match.away_team_name}`;
        return (
          <li key={match.match_id}>
            <Link
              to={withQuery('/sports', { sport: match.sport, q: match.home_team_name })}
              className={styles.row}
              data-result=""
              onClick={onOpen}
            >
              <span className={styles.name}>
                <Marked text={sides} marks={found.marks} />
              </span>
              <span className={styles.note}>
                {match.league_name} · {match.state === 'live' ? t('search.live') : format.dateTime(match.starts_at)}
              </span>
              {market && !market.suspended && (
                <span className={styles.odds}>
                  {market.selections.map(({ selection_id, odds }) => (
                    <span key={selection_id}>{format.table(odds / 1000).replace('.', sign)}</span>
                  ))}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** All results, the best list first. */
export function Results({ found, q, onOpen }: { found: Found; q: string; onOpen: () => void }) {
  const t = usePageText();
  const format = useFormat();
  const hasRoute = useHasRoute();
  const { navigation } = useShell().view;
  const lobby = ['/hot', '/slots'].find(hasRoute);
  const entryOf = (category: Category | undefined) =>
    navigation.find((entry) => category && entry.category === category);
  const chip = (key: string, to: string, children: ReactNode) => (
    <li key={key}>
      <Link to={to} className={styles.chip} data-result="" onClick={onOpen}>
        {children}
      </Link>
    </li>
  );
  const categories = found.categories.flatMap(({ game_type, count, is_named }) => {
    const entry = entryOf(categoryOf(game_type));
    if (!entry || (!is_named && found.categories.length < 2)) return [];
    if (is_named) return [chip(game_type, entry.to, entry.label)];
    const label = t('search.also', { category: entry.label, number: format.number(count) });
    return [chip(game_type, withQuery(entry.to, { q }), label)];
  });
  const groups: Group[] = [
    {
      name: 'games',
      title: t('search.games'),
      content: found.value.length > 0 && <Games found={found} onOpen={onOpen} />,
    },
    {
      name: 'categories',
      title: t('search.categories'),
      content: categories.length > 0 && <ul className={styles.chips}>{categories}</ul>,
    },
    {
      name: 'providers',
      title: t('kit.providers'),
      content: lobby && found.providers.length > 0 && (
        <ul className={styles.chips}>
          {found.providers.map(({ provider_code, provider_name, logo, count }) =>
            chip(
              provider_code,
              withQuery(lobby, { provider: provider_code }),
              <>
                {logo && <img src={logo} alt="" className={styles.logo} loading="lazy" />}
                <span>
                  {provider_name} ({format.number(count)})
                </span>
              </>,
            ),
          )}
        </ul>
      ),
    },
    {
      name: 'features',
      title: t('search.features'),
      content: lobby && found.features.length > 0 && (
        <ul className={styles.chips}>
          {found.features.map(({ feature, title }) => chip(feature, withQuery(lobby, { feature }), title))}
        </ul>
      ),
    },
    {
      name: 'sports',
      title: t('search.sports'),
      content: hasRoute('/sports') && found.sports.length > 0 && (
        <ul className={styles.chips}>
          {found.sports.map(({ sport, title }) => chip(sport, withQuery('/sports', { sport }), title))}
        </ul>
      ),
    },
    {
      name: 'matches',
      title: t('search.matches'),
      content: hasRoute('/sports') && found.matches.length > 0 && <Matches found={found} onOpen={onOpen} />,
    },
    {
      name: 'pages',
      title: t('search.pages'),
      content: found.pages.length > 0 && (
        <ul className={styles.list}>
          {found.pages.map(({ path, title }) => (
            <li key={`${path} ${title}`}>
              <Link to={path} className={styles.row} data-result="" onClick={onOpen}>
                <span className={styles.name}>
                  <Marked text={title} marks={found.marks} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ),
    },
  ];
  const shown = groups.filter(({ content }) => content);
  shown.sort((a, b) => Number(b.name === found.best) - Number(a.name === found.best));
  return shown.map(({ name, title, content }) => (
    <section key={name} className={styles.group} aria-label={title} data-group={name}>
      <h2 className={styles.title}>{title}</h2>
      {content}
      {name === 'games' && lobby && found.total > found.value.length && (
        <Link to={withQuery(lobby, { q })} className={styles.more} data-result="" onClick={onOpen}>
          {t('search.all', { number: format.number(found.total) })}
        </Link>
      )}
    </section>
  ));
}

/** Number of results, as announced to screen readers. */
export function countOf(found: Found): number {
  const { total, providers, features, sports, matches, pages, categories } = found;
  const named = categories.filter(({ is_named }) => is_named);
  return [named, providers, features, sports, matches, pages].reduce((sum, list) => sum + list.length, total);
}
