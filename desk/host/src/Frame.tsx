import { isLanguage, type Language, languageCodes, languages } from '@marquee/contract/languages';
import { useDesk, useKeys } from '@marquee/desk-sdk/host';
import { Button } from '@marquee/ui/Button';
import { Icon } from '@marquee/ui/Icon';
import { IconButton } from '@marquee/ui/IconButton';
import { Select } from '@marquee/ui/Select';
import { Sheet } from '@marquee/ui/Sheet';
import { type ReactNode, useState } from 'react';
import { NavLink, useNavigate, useSearchParams } from 'react-router-dom';
import { Dropdown } from './Dropdown';
import styles from './Frame.module.css';
import { lookOf, showLook } from './look';
import type { MenuEntry } from './menu';
import { productName, useTexts } from './texts';
import { useFind } from './useFind';

/** Props of {@link Frame}. */
interface FrameProps {
  menu: readonly MenuEntry[];
  /** Whether somebody may search for players. */
  maySearch: boolean;
  /** Changes the language. Rejects if its texts cannot be loaded. */
  onLanguage: (language: Language) => Promise<void>;
  /** What waits for the person; nothing for whom nothing can wait. */
  bell: ReactNode;
  onSignOut: () => void;
  children: ReactNode;
}

const languageOptions = languageCodes.map((code) => ({ value: code, label: languages[code].name }));

/** The language of the frame, each by its own name. */
function ChooseLanguage({ onLanguage }: Pick<FrameProps, 'onLanguage'>) {
  const { t, language } = useTexts();
  const [hasFailed, setFailed] = useState(false);
  const choose = (next: string) => {
    if (!isLanguage(next)) return;
    setFailed(false);
    onLanguage(next).catch(() => setFailed(true));
  };
  return (
    <div className={styles.language}>
      <Icon name="globe" size={16} />
      <Select label={t('language')} value={language} options={languageOptions} onChange={choose} anyScript />
      {hasFailed && <p role="alert">{t('language.failed')}</p>}
    </div>
  );
}

/** What stands around every page: menu, search, site, look, and who is signed in. */
export function Frame({ menu, maySearch, bell, onLanguage, onSignOut, children }: FrameProps) {
  const { t } = useTexts();
  const { me, site } = useDesk();
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const { field: search, onType, onFind } = useFind(site);
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
  function changeLook() {
    const next = look === 'dark' ? 'light' : 'dark';
    showLook(next, true);
    setLook(next);
  }
  const sites = [{ value: '', label: t('site.all') }, ...me.sites.map((one) => ({ value: one.site, label: one.name }))];
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <span className={styles.toggle}>
          <IconButton icon="menu" label={t('menu')} onClick={() => setMenuOpen(!isMenuOpen)} />
        </span>
        <NavLink to={`/${suffix}`} className={styles.brand ?? ''}>
          {productName}
        </NavLink>
        {maySearch && (
          <search className={styles.find}>
            <form className={styles.search} onSubmit={onFind}>
              <Icon name="search" size={16} />
              <input
                ref={search}
                onInput={onType}
                type="search"
                aria-label={t('find')}
                placeholder={t('find.example')}
                maxLength={254}
              />
              <kbd>/</kbd>
            </form>
          </search>
        )}
        <div className={styles.site}>
          <Select
            label={t('site')}
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
          label={t(look === 'dark' ? 'look.light' : 'look.dark')}
          onClick={changeLook}
        />
        {bell}
        <Dropdown
          className={styles.me}
          summary={
            <>
              <Icon name="user" size={16} /> {me.name}
            </>
          }
        >
          <a href="/own">{t('own')}</a>
          <a href="/device">{t('device')}</a>
          <button type="button" onClick={() => setHelpOpen(true)}>
            {t('keys')}
          </button>
          <button type="button" onClick={onSignOut}>
            {t('signOut')}
          </button>
          <ChooseLanguage onLanguage={onLanguage} />
        </Dropdown>
      </header>
      <nav className={styles.menu} data-open={isMenuOpen || undefined} aria-label={t('menu.name')}>
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
      <Sheet open={isHelpOpen} onClose={() => setHelpOpen(false)} title={t('keys')}>
        <dl className={styles.keys}>
          <KeyLine keys="/" text={t('find')} />
          <KeyLine keys="j k" text={t('keys.table')} />
          <KeyLine keys="n" text={t('keys.next')} />
          <KeyLine keys="Esc" text={t('keys.close')} />
          <KeyLine keys="?" text={t('keys.help')} />
          {menu.map(({ key, label }) => (
            <KeyLine key={key} keys={`g ${key}`} text={label} />
          ))}
        </dl>
        <Button onClick={() => setHelpOpen(false)}>{t('close')}</Button>
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
