import { Icon, useNavigate } from '@marquee/sdk';
import { useId } from 'react';
import { useHref } from 'react-router-dom';
import { useText } from '../text';

/** Props of {@link GameSearch}. */
export interface GameSearchProps {
  className?: string | undefined;
}

/** A search field for any page, which opens the search page. The browser can submit it without scripts. */
export function GameSearch({ className }: GameSearchProps) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const action = useHref('/search');
  return (
    <search className={className}>
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(q ? `/search?${new URLSearchParams({ q })}` : '/search');
        }}
      >
        <input
          id={id}
          name="q"
          type="search"
          maxLength={60}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('home.search')}
          placeholder={t('home.search')}
        />
        <button type="submit" aria-label={t('home.search')}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
}
