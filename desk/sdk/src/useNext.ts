import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from './desk';
import { useKeys } from './useKeys';

/** Opens a page of the desk, and keeps the site that lists are of. */
export function useOpen(): (path: string) => void {
  const navigate = useNavigate();
  const { site } = useDesk();
  return (path) => void navigate(site ? `${path}?${new URLSearchParams({ site })}` : path);
}

/**
 * The way to the next of what waits, also by the key `n`. `paths` are the addresses of all that wait, in their order;
 * `current` is where one is. Once that has been decided, what came after it is the next. Undefined if nothing else
 * waits.
 */
export function useNext(paths: readonly string[], current: string): (() => void) | undefined {
  const open = useOpen();
  const place = useRef(0);
  const at = paths.indexOf(current);
  if (at >= 0) place.current = at + 1;
  const next = [paths[at >= 0 ? place.current : place.current - 1], paths[0]].find(
    (path) => path !== undefined && path !== current,
  );
  const go = next === undefined ? undefined : () => open(next);
  useKeys(go ? { n: go } : {});
  return go;
}
