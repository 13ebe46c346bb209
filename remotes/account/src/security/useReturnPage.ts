import { useSearchParams } from '@marquee/sdk';

/** Pages that send players here to verify a contact, and to which they return. */
const comeBack = ['/deposit', '/withdrawal'];

/** The page that sent the player here to verify a contact; undefined otherwise. */
export function useReturnPage(): string | undefined {
  const [query] = useSearchParams();
  return comeBack.find((path) => path === query.get('next'));
}
