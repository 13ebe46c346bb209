import type { Language } from '@marquee/contract/languages';
import { staffRow } from '@marquee/contract/staff/calls';
import { call, confirmSession, type Desk, DeskProvider, type Me, may, post, read } from '@marquee/desk-sdk/host';
import { Button } from '@marquee/ui/Button';
import { EmptyState } from '@marquee/ui/EmptyState';
import { Notice } from '@marquee/ui/Notice';
import { UiProvider } from '@marquee/ui/UiProvider';
import { VisuallyHidden } from '@marquee/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import styles from './App.module.css';
import { Bell } from './Bell';
import { Frame } from './Frame';
import { frameLabels } from './labels';
import { keepLanguage, provideLetters } from './language';
import { closedFor, menuFor, pagesFor } from './menu';
import { RemotePage } from './RemotePage';
import type { Remotes } from './remotes';
import { Titled } from './Titled';
import { type Bundle, loadTexts, productName, TextsProvider, textsOf, useTexts } from './texts';
import { noMoney, noTemplate } from './ui';
import { countOf, decidesAnything, useWaiting } from './useWaiting';

/** Where somebody signs in, and comes back from to this page. */
export const signInPath = () => `/sign-in?${new URLSearchParams({ to: location.pathname + location.search })}`;

/** How long what was done stays in the corner, ms. */
const saidFor = 6000;

/** What the frame says instead of a page. */
function Instead({ title, text, isClosed }: { title: string; text: string; isClosed?: boolean }) {
  const { t } = useTexts();
  const first = t('toFirst');
  useEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title]);
  return (
    <div data-page={isClosed ? 'closed' : undefined}>
      <h1 className={styles.unseen}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <EmptyState title={title} text={text} action={<Button to="/">{first}</Button>} />
    </div>
  );
}

/** Props of {@link Signed}. */
interface SignedProps {
  me: Me;
  remotes: Remotes;
  /** Changes the language of the frame. Rejects if its texts cannot be loaded. */
  onLanguage: (language: Language) => Promise<void>;
}

/** The desk for one person: their menu and pages, and what pages ask with. */
const Signed = observer(function Signed({ me, remotes, onLanguage }: SignedProps) {
  const { t } = useTexts();
  const isOnline = useOnline();
  const [query] = useSearchParams();
  const [said, setSaid] = useState('');
  const [isSignedOut, setSignedOut] = useState(false);
  const { registry } = remotes;
  const pages = useMemo(() => pagesFor(registry, me), [registry, me]);
  const closed = useMemo(() => closedFor(registry, me), [registry, me]);
  const menu = useMemo(() => menuFor(registry, me), [registry, me]);
  const asked = query.get('site') ?? '';
  const site = me.sites.some((one) => one.site === asked) ? asked : '';
  const signedOut = useCallback(() => setSignedOut(true), []);
  const waits = useWaiting(me, signedOut);
  const { reload } = waits;
  const ask = useMemo<Omit<Desk, 'me' | 'site' | 'waiting'>>(() => {
    const help = { signedOut, confirm: confirmSession };
    return {
      call: async (name, input) => {
        const answer = await call(name, input, help);
        // What was decided does not wait any more.
        if (staffRow(name).kind === 'act') reload();
        return answer;
      },
      read: (name, input) => read(name, input, help),
      confirm: confirmSession,
      say: setSaid,
    };
  }, [signedOut, reload]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  async function signOut() {
    await post('session/end', {}).catch(() => undefined);
    // Drafts and what was looked at are this person's.
    sessionStorage.clear();
    location.assign('/sign-in');
  }
  const first = menu[0];
  const desk = useMemo<Desk>(
    () => ({ ...ask, me, site, waiting: (kind) => countOf(waits, kind, site) }),
    [ask, me, site, waits],
  );
  return (
    <DeskProvider desk={desk}>
      <Frame
        menu={menu}
        maySearch={may(me, 'players.find')}
        bell={
          decidesAnything(me) && <Bell waits={waits} mayOpen={(path) => pages.some((page) => page.path === path)} />
        }
        onLanguage={onLanguage}
        onSignOut={() => void signOut()}
      >
        {!isOnline && (
          <Notice tone="warning" title={t('offline')} live>
            {t('offline.text')}
          </Notice>
        )}
        {isSignedOut && (
          <Notice tone="warning" title={t('ended')} live>
            {t('ended.text')} <a href={signInPath()}>{t('ended.action')}</a>
          </Notice>
        )}
        <Routes>
          {first && <Route path="/" element={<Navigate to={first.to + location.search} replace />} />}
          {pages.map(({ path, title, remote, module }) => (
            <Route
              key={path}
              path={path}
              element={
                <Titled title={title}>
                  <RemotePage key={path} remotes={remotes} remote={remote} module={module} />
                </Titled>
              }
            />
          ))}
          {closed.map((path) => (
            <Route key={path} path={path} element={<Instead title={t('closed')} text={t('closed.text')} isClosed />} />
          ))}
          <Route
            path="*"
            element={
              first ? (
                <Instead title={t('missing')} text={t('missing.text')} />
              ) : (
                <EmptyState title={t('noRole')} text={t('noRole.text')} />
              )
            }
          />
        </Routes>
        <VisuallyHidden live>{said && <span lang="en">{said}</span>}</VisuallyHidden>
        {said && (
          <p className={styles.said} lang="en" aria-hidden="true">
            {said}
          </p>
        )}
      </Frame>
    </DeskProvider>
  );
});

/** Whether the browser has a network. */
const useOnline = () =>
  useSyncExternalStore(
    (changed) => {
      for (const name of ['online', 'offline']) addEventListener(name, changed);
      return () => {
        for (const name of ['online', 'offline']) removeEventListener(name, changed);
      };
    },
    () => navigator.onLine,
  );

/** The whole desk. `bundle`: the texts of the registry's language. */
export function App({ me, remotes, bundle }: { me: Me; remotes: Remotes; bundle: Bundle }) {
  const [texts, setTexts] = useState(() => textsOf(remotes.registry.language, bundle));
  const labels = useMemo(() => frameLabels(texts), [texts]);
  async function choose(language: Language) {
    const next = textsOf(language, await loadTexts(language));
    keepLanguage(language);
    provideLetters(language);
    setTexts(next);
    await remotes.refresh();
  }
  return (
    <BrowserRouter>
      <TextsProvider value={texts}>
        <UiProvider link={Link} template={noTemplate} labels={labels} money={noMoney} plainMoney={noMoney}>
          <Signed me={me} remotes={remotes} onLanguage={choose} />
        </UiProvider>
      </TextsProvider>
    </BrowserRouter>
  );
}
