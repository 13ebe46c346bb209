import { call, confirmSession, type Desk, DeskProvider, type Me, may, post, read } from '@marquee/desk-sdk/host';
import { Button } from '@marquee/ui/Button';
import { EmptyState } from '@marquee/ui/EmptyState';
import { Notice } from '@marquee/ui/Notice';
import { UiProvider } from '@marquee/ui/UiProvider';
import { VisuallyHidden } from '@marquee/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import styles from './App.module.css';
import { Frame } from './Frame';
import { labels } from './labels';
import { closedFor, menuFor, pagesFor } from './menu';
import { RemotePage } from './RemotePage';
import type { Remotes } from './remotes';

const noMoney = (minor: number) => String(minor);
const noTemplate = { tile: {}, list: {}, cover: '1x1' as const };

/** Where somebody signs in, and comes back from to this page. */
export const signInPath = () => `/sign-in?${new URLSearchParams({ to: location.pathname + location.search })}`;

/** How long what was done stays in the corner, ms. */
const saidFor = 6000;

/** The desk for one person: their menu and pages, and what pages ask with. */
const Signed = observer(function Signed({ me, remotes }: { me: Me; remotes: Remotes }) {
  const [query] = useSearchParams();
  const [said, setSaid] = useState('');
  const [isSignedOut, setSignedOut] = useState(false);
  const { registry } = remotes;
  const pages = useMemo(() => pagesFor(registry, me), [registry, me]);
  const closed = useMemo(() => closedFor(registry, me), [registry, me]);
  const menu = useMemo(() => menuFor(registry, me), [registry, me]);
  const asked = query.get('site') ?? '';
  const site = me.sites.some((one) => one.site === asked) ? asked : '';
  const ask = useMemo<Omit<Desk, 'me' | 'site'>>(() => {
    const help = { signedOut: () => setSignedOut(true), confirm: confirmSession };
    return {
      call: (name, input) => call(name, input, help),
      read: (name, input) => read(name, input, help),
      confirm: confirmSession,
      say: setSaid,
    };
  }, []);
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
  const desk = useMemo<Desk>(() => ({ ...ask, me, site }), [ask, me, site]);
  const outside: ReactNode = (
    <EmptyState
      title="There is no such page"
      text="Nothing stands at this address. Look for it in the menu."
      action={<Button to="/">To the first page</Button>}
    />
  );
  const mayNot: ReactNode = (
    <div data-page="closed">
      <EmptyState
        title="You may not open this page"
        text="No role of yours permits it. Ask whoever manages staff."
        action={<Button to="/">To the first page</Button>}
      />
    </div>
  );
  return (
    <DeskProvider desk={desk}>
      <Frame menu={menu} maySearch={may(me, 'players.find')} onSignOut={() => void signOut()}>
        {isSignedOut && (
          <Notice tone="warning" title="Your session has ended" live>
            What you typed stays in this tab. <a href={signInPath()}>Sign in again</a>
          </Notice>
        )}
        <Routes>
          {first && <Route path="/" element={<Navigate to={first.to + location.search} replace />} />}
          {pages.map(({ path, remote, module }) => (
            <Route
              key={path}
              path={path}
              element={<RemotePage key={path} remotes={remotes} remote={remote} module={module} />}
            />
          ))}
          {closed.map((path) => (
            <Route key={path} path={path} element={mayNot} />
          ))}
          <Route
            path="*"
            element={first ? outside : <EmptyState title="You have no role yet" text="Ask whoever manages staff." />}
          />
        </Routes>
        <VisuallyHidden live>{said}</VisuallyHidden>
        {said && (
          <p className={styles.said} aria-hidden="true">
            {said}
          </p>
        )}
      </Frame>
    </DeskProvider>
  );
});

/** The whole desk. */
export function App({ me, remotes }: { me: Me; remotes: Remotes }) {
  return (
    <BrowserRouter>
      <UiProvider link={Link} template={noTemplate} labels={labels} money={noMoney} plainMoney={noMoney}>
        <Signed me={me} remotes={remotes} />
      </UiProvider>
    </BrowserRouter>
  );
}
