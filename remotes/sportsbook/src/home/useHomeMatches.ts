import { useApi, useLanguage, useLive } from '@marquee/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { HomeMatches } from './HomeMatches';

/** Shortest and longest interval between reloads, ms. */
const gatherMs = 4_000;
const pollMs = 20_000;

type Api = ReturnType<typeof useApi>;
const lists = new WeakMap<Api, HomeMatches>();

/** The home page's list of matches, updated by live changes and periodically while visible. */
export function useHomeMatches(): HomeMatches {
  const api = useApi();
  const { language } = useLanguage();
  const list = lists.get(api) ?? new HomeMatches(api, language);
  lists.set(api, list);
  const read = useEffectEvent(() => {
    if (!document.hidden) void list.load(language);
  });
  const dirty = useRef(false);
  useLive('sports', ({ match_ids }) => {
    if (list.matches.some(({ match_id }) => match_ids.includes(match_id))) dirty.current = true;
  });
  const gathered = useEffectEvent(() => {
    if (list.isReading) return;
    if (dirty.current) read();
    dirty.current = false;
  });
  useEffect(() => {
    void list.load(language);
    const timers = [setInterval(gathered, gatherMs), setInterval(read, pollMs)];
    return () => timers.forEach(clearInterval);
  }, [list, language]);
  return list;
}
