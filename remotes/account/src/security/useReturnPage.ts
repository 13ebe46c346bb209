import { useSearchParams } from '@marquee/sdk';

/** Pages that send players here for what is needed first, and to which they return. */
const comeBack = ['/deposit', '/withdrawal', '/security'];

/** The page that sent the player here; undefined otherwise. */
export function useReturnPage(): string | undefined {
  const [query] = useSearchParams();
  return comeBack.find((path) => path === query.get('next'));
}
