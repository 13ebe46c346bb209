import { useLocation } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { openedQuery } from '../rules/loginWay';

/**
 * Where a link called "Log in" leads: to the login page, or to the template's modal over the page that is open (R2).
 */
export function useLoginPath(): string {
  const { template } = useShell();
  const { pathname, search } = useLocation();
  return template.loginModal ? pathname + openedQuery(search, null) : '/login';
}
