import { useApi, useLanguage, useLive } from '@marquee/sdk';
import { useEffect } from 'react';
import { HomeMatches } from './HomeMatches';

type Api = ReturnType<typeof useApi>;
const lists = new WeakMap<Api, HomeMatches>();

/** The home page's list of matches, updated by live changes and periodically while visible. */
export function useHomeMatches(): HomeMatches {
  const api = useApi();
  const { language } = useLanguage();
  const list = lists.get(api) ?? new HomeMatches(api, language);
  lists.set(api, list);
  useLive('sports', ({ match_ids }) => list.change(match_ids));
  useEffect(() => list.show(language), [list, language]);
  return list;
}
