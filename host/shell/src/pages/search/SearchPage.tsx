import { longestSearch, searchQuery } from '@marquee/contract/searchQuery';
import {
  Button,
  EmptyState,
  ErrorCard,
  GameCard,
  GameRail,
  Icon,
  IconButton,
  Link,
  observer,
  Skeleton,
  useApi,
  useFormat,
  useLanguage,
  useNavigate,
  useResource,
  useSearchParams,
  VisuallyHidden,
} from '@marquee/sdk';
import { useEarlyInput } from '@marquee/ui/useEarlyInput';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHref, useNavigationType } from 'react-router-dom';
import { useShell } from '../../context/shell';
import { useQuiet } from '../../kit/useQuiet';
import { isPromotional } from '../../rules/promotional';
import { usePageText } from '../../text';
import { useRecentSearches } from './recent';
import { countOf, Results, resultLinks } from './results';
import styles from './SearchPage.module.css';

/** Debounce of typing before a search, ms. */
const rest = 120;
/** Number of games shown at first. */
const count = 24;

/** Content before anything is typed: recent searches on this device, and popular games. */
const Beginning = observer(function Beginning({ recent }: { recent: ReturnType<typeof useRecentSearches> }) {
  const t = usePageText();
  const popular = useResource('product/get_list', { list: 'popular' });
  const games = popular.value?.value ?? [];
  return (
    <>
      {recent.words.length > 0 && (
        <section className={styles.group} aria-label={t('search.recent')}>
          <h2 className={styles.title}>{t('search.recent')}</h2>
          <ul className={styles.chips}>
            {recent.words.map((words) => (
              <li key={words}>
                <Link to={`/search?${new URLSearchParams({ q: words })}`} className={styles.chip} data-result="">
                  <Icon name="history" size={18} />
                  {words}
                </Link>
              </li>
            ))}
          </ul>
          <p className={styles.here}>
            {t('search.recentHere')}{' '}
            <button type="button" className={styles.clear} onClick={recent.clear}>
              {t('search.clearRecent')}
            </button>
          </p>
        </section>
      )}
      {games.length > 0 && (
        <section className={styles.group} aria-label={t('search.popular')}>
          <h2 className={styles.title}>{t('search.popular')}</h2>
          <GameRail label={t('search.popular')}>
            {games.map((game) => (
              <GameCard key={`${game.provider_code}/${game.game_code}`} game={game} />
            ))}
          </GameRail>
        </section>
      )}
    </>
  );
});

/** Nothing was found: suggestions. */
function Nothing({ q }: { q: string }) {
  const t = usePageText();
  const { navigation } = useShell().view;
  const games = navigation.filter(({ place, category }) => place === 'main' && category);
  return (
    <>
      <EmptyState
        icon="search"
        title={t('search.none', { words: q })}
        text={t('search.noneText')}
        action={
          <Button to="/contact-us" icon="chat">
            {t('search.contact')}
          </Button>
        }
      />
      <ul className={styles.chips} data-centre="">
        {games.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.chip} data-result="">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Moves the focus through the results: up and down in page order, Escape back to the field. */
function onResultKey(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>(resultLinks)];
  const at = results.indexOf(document.activeElement as HTMLElement);
  const isInField = document.activeElement === field;
  if (event.nativeEvent.isComposing || (!isInField && at < 0)) return;
  if (event.key === 'Escape' && !isInField) {
    event.preventDefault();
    field?.focus();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const next = isInField && event.key === 'ArrowDown' ? 0 : at + (event.key === 'ArrowDown' ? 1 : -1);
  const target = next < 0 ? field : results[next];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/**
 * The search for everything that the site has. The query is in the address, so that the back button restores it;
 * without scripts the form requests the same page, rendered by the server.
 */
export const SearchPage = observer(function SearchPage() {
  const t = usePageText();
  const format = useFormat();
  const api = useApi();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const action = useHref('/search');
  const recent = useRecentSearches();
  const asked = searchQuery(address.get('q') ?? '');
  const [text, setText] = useState(asked);
  const [isComposing, setComposing] = useState(false);
  const field = useEarlyInput<HTMLInputElement>(undefined, (input, isUnfinished) => {
    setText(input.value);
    setComposing(isUnfinished);
  });
  const followed = useRef(asked);
  /**
   * Queries on their way into the address, and the latest: address changes arrive late, in order, and some are skipped.
   */
  const own = useRef({ words: new Set<string>(), last: asked });

  // A query from outside (back button, link) replaces the typed text; one typed here must not overwrite newer typing.
  // After the render, never in it: a page of a new address may be rendered and thrown away while somebody types.
  useLayoutEffect(() => {
    if (asked === followed.current) return;
    followed.current = asked;
    if (!own.current.words.has(asked)) {
      setText(asked);
      own.current = { words: new Set(), last: asked };
    } else if (asked === own.current.last) own.current.words.clear();
  }, [asked]);

  const answer = useResource('search/find', asked === '' ? null : { q: asked, language, count });
  const isQuiet = useQuiet();
  const all = asked === '' ? undefined : answer.value;
  const found = all && isQuiet ? { ...all, pages: all.pages.filter(({ path }) => !isPromotional(path)) } : all;

  function ask(words: string) {
    const q = searchQuery(words);
    if (q === own.current.last && (q === asked || own.current.words.has(q))) return;
    own.current.words.add(q);
    own.current.last = q;
    void navigate(q ? `/search?${new URLSearchParams({ q })}` : '/search', { replace: true, preventScrollReset: true });
  }

  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => latest.current(text), rest);
    return () => clearTimeout(timer);
  }, [text, isComposing]);

  useEffect(() => {
    if (!isReturn) field.current?.focus();
  }, [isReturn, field]);

  const page = useRef<HTMLDivElement>(null);
  const isInResults = useRef(false);
  // New results may take away the one that has the focus.
  useEffect(() => {
    if (!isInResults.current || document.activeElement !== document.body) return;
    (page.current?.querySelector<HTMLElement>(resultLinks) ?? field.current)?.focus();
  }, [found, field]);

  /** The query was submitted: it is stored on this device, and counted by the site if it has no results. */
  function enter() {
    const q = searchQuery(text);
    ask(text);
    if (q === '') return;
    recent.add(q);
    void api.call('search/find', { q, language, count: 1, entered: true });
  }

  /** A result was opened: the back button then restores the latest query. */
  function open() {
    ask(text);
    if (asked !== '') recent.add(searchQuery(text) || asked);
  }

  const total = found ? countOf(found) : 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys go from the field to the results, which are links
    <div
      ref={page}
      className={styles.page}
      onKeyDown={(event) => onResultKey(event, field.current)}
      onFocus={({ target }) => {
        isInResults.current = target.matches(resultLinks);
      }}
    >
      <h1 className={styles.heading}>{t('page.search')}</h1>
      <search>
        <form
          action={action}
          className={styles.box}
          onSubmit={(event) => {
            event.preventDefault();
            enter();
          }}
        >
          <Icon name="search" />
          <input
            ref={field}
            name="q"
            type="search"
            data-search=""
            className={styles.field}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            maxLength={longestSearch}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={(event) => {
              setComposing(false);
              setText(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              if (text === '') void navigate(-1);
              else setText('');
            }}
          />
          {text !== '' && (
            <IconButton
              icon="close"
              label={t('kit.clear')}
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            />
          )}
          <noscript>
            <Button type="submit">{t('page.search')}</Button>
          </noscript>
        </form>
      </search>
      <VisuallyHidden live>{found && t('search.count', { count: total, number: format.number(total) })}</VisuallyHidden>
      {asked === '' && <Beginning recent={recent} />}
      {asked !== '' && !found && answer.state !== 'failed' && <Skeleton shape="rows" count={5} />}
      {answer.state === 'failed' && !found && (
        <ErrorCard title={t('search.failed')} onRetry={() => void answer.reload()} />
      )}
      {found?.did_you_mean && (
        <p className={styles.meant}>
          <Link to={`/search?${new URLSearchParams({ q: found.did_you_mean })}`}>
            {t('search.meant', { words: found.did_you_mean })}
          </Link>
        </p>
      )}
      {found && total > 0 && <Results found={found} q={asked} onOpen={open} />}
      {found && total === 0 && <Nothing q={asked} />}
    </div>
  );
});
