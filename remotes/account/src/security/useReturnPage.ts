import { useSearchParams } from '@marquee/sdk';

/** The pages that send players to the security page first, and get them back. */
const comeBack = ['/deposit', '/withdrawal'];

/** The page that has sent the player to the security page to prove a contact; undefined for who came by themselves. */
export function useReturnPage(): string | undefined {
  const [query] = useSearchParams();
  return comeBack.find((path) => path === query.get('next'));
}
