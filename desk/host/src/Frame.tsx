import { useDesk, useKeys } from '@marquee/desk-sdk/host';
import { Button } from '@marquee/ui/Button';
import { Icon } from '@marquee/ui/Icon';
import { IconButton } from '@marquee/ui/IconButton';
import { Select } from '@marquee/ui/Select';
import { Sheet } from '@marquee/ui/Sheet';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { NavLink, useNavigate, useSearchParams } from 'react-router-dom';
import styles from './Frame.module.css';
import { lookOf, showLook } from './look';
import type { MenuEntry } from './menu';

/** Props of {@link Frame}. */
interface FrameProps {
  menu: readonly MenuEntry[];
  /** Whether somebody may search for players. */
  maySearch: boolean;
  onSignOut: () => void;
  children: ReactNode;
}

/** What stands around every page: menu, search, site, look, and who is signed in. */
export function Frame({ menu, maySearch, onSignOut, children }: FrameProps) {
  const { me, site } = useDesk();
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [look, setLook] = useState(lookOf);
  const suffix = site ? `?site=${encodeURIComponent(site)}` : '';

  useKeys({
    '/': () => search.current?.focus(),
    '?': () => setHelpOpen(true),
    j: () => document.querySelector<HTMLElement>('main tbody tr[tabindex="0"]')?.focus(),
    ...Object.fromEntries(menu.map(({ key, to }) => [`g ${key}`, () => void navigate(to + suffix)])),
  });
  function find(event: FormEvent) {
    event.preventDefault();
    const q = search.current?.value.trim();
    if (q) void navigate(`/players?${new URLSearchParams({ q, ...(site && { site }) })}`);
  }
  function changeLook() {
    const next = look === 'dark' ? 'light' : 'dark';
    showLook(next, true);
    setLook(next);
  }
  const sites = [{ value: '', label: 'All sites' }, ...me.sites.map((one) => ({ value: one.site, label: one.name }))];
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        Skip to the page
      </a>
      <header className={styles.bar}>
        <span className={styles.toggle}>
          <IconButton icon="menu" label="Menu" onClick={() => setMenuOpen(!isMenuOpen)} />
        </span>
        <NavLink to={`/${suffix}`} className={styles.brand ?? ''}>
          Marquee desk
        </NavLink>
        {maySearch && (
          <search className={styles.find}>
            <form className={styles.search} onSubmit={find}>
              <Icon name="search" size={16} />
              <input
                ref={search}
                type="search"
                aria-label="Find a player, payment, bet or round"
                placeholder="Player, payment, bet or round"
                maxLength={254}
              />
              <kbd>/</kbd>
            </form>
          </search>
        )}
        <div className={styles.site}>
          <Select
            label="Site"
            value={site}
            options={sites}
            onChange={(next) =>
              setQuery((before) => {
                const after = new URLSearchParams(before);
                after.delete('after');
                if (next) after.set('site', next);
                else after.delete('site');
                return after;
              })
            }
          />
        </div>
        <IconButton
          icon={look === 'dark' ? 'eye' : 'eye-off'}
          label={look === 'dark' ? 'Light look' : 'Dark look'}
          onClick={changeLook}
        />
        <details className={styles.me}>
          <summary>
            <Icon name="user" size={16} /> {me.name}
          </summary>
          <div>
            <a href="/own">How you sign in</a>
            <a href="/device">Confirm a command</a>
            <button type="button" onClick={() => setHelpOpen(true)}>
              Keyboard
            </button>
            <button type="button" onClick={onSignOut}>
              Sign out
            </button>
          </div>
        </details>
      </header>
      <nav className={styles.menu} data-open={isMenuOpen || undefined} aria-label="Desk">
        {menu.map(({ to, label, icon }) => (
          <NavLink key={to} to={to + suffix} className={styles.entry ?? ''} onClick={() => setMenuOpen(false)}>
            <Icon name={icon} size={16} />
            {label}
          </NavLink>
        ))}
      </nav>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Sheet open={isHelpOpen} onClose={() => setHelpOpen(false)} title="Keyboard">
        <dl className={styles.keys}>
          <KeyLine keys="/" text="find a player, payment, bet or round" />
          <KeyLine keys="j k" text="move in a table; Enter opens the row" />
          <KeyLine keys="n" text="the next one of what waits" />
          <KeyLine keys="Esc" text="closes a dialog" />
          <KeyLine keys="?" text="this list" />
          {menu.map(({ key, label }) => (
            <KeyLine key={key} keys={`g ${key}`} text={label} />
          ))}
        </dl>
        <Button onClick={() => setHelpOpen(false)}>Close</Button>
      </Sheet>
    </div>
  );
}

const KeyLine = ({ keys, text }: { keys: string; text: string }) => (
  <div>
    <dt>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{text}</dd>
  </div>
);
