import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** How long somebody pauses before what they have typed so far is looked for, ms. */
const pause = 100;
/** So many letters are looked for without Enter. */
const least = 3;

/** The address of the players that some words find. */
const addressOf = (q: string, site: string) => `/players?${new URLSearchParams({ q, ...(site && { site }) })}`;

/**
 * The search of the header. Enter opens the page of players with what is found; there, the rows follow what is typed.
 */
export function useFind(site: string): {
  field: RefObject<HTMLInputElement | null>;
  onType: () => void;
  onFind: (event: FormEvent) => void;
} {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, [pathname]);
  const typed = () => field.current?.value.trim() ?? '';
  return {
    field,
    onType() {
      stop();
      if (pathname !== '/players' || typed().length < least) return;
      timer.current = setTimeout(() => void navigate(addressOf(typed(), site), { replace: true }), pause);
    },
    onFind(event) {
      event.preventDefault();
      stop();
      if (typed()) void navigate(addressOf(typed(), site));
    },
  };
}
