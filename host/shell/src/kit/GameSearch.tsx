import { Icon, useNavigate } from '@marquee/sdk';
import { useId } from 'react';
import { useHref } from 'react-router-dom';
import { useHasRoute } from '../context/shell';
import { useText } from '../text';

/** Props of {@link GameSearch}. */
export interface GameSearchProps {
  className?: string | undefined;
}

/**
 * Finds games from any page: what is typed is looked for in the lobby of all games, or in that of slots. Nothing where
 * a site has neither. The browser can submit it by itself.
 */
export function GameSearch({ className }: GameSearchProps) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const hasRoute = useHasRoute();
  const lobby = ['/hot', '/slots'].find(hasRoute);
  const action = useHref(lobby ?? '/');
  if (!lobby) return null;
  return (
    <search className={className}>
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(q ? `${lobby}?${new URLSearchParams({ q })}` : lobby);
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
