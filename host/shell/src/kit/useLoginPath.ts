import { useLocation } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { openedQuery } from '../rules/loginWay';

/** The target of a "Log in" link: the login page, or the template's modal over the current page (R2). */
export function useLoginPath(): string {
  const { template } = useShell();
  const { pathname, search } = useLocation();
  return template.loginModal ? pathname + openedQuery(search, null) : '/login';
}
