import { useEffect } from 'react';
import { useShell } from '../context/shell';
import type { CoverWatch } from '../trust/coverWatch';
import { whenIdle } from './whenIdle';

/** How often it is looked whether the host's controls can be pressed, ms. */
const every = 1000;

/** Looks in idle time whether the host's controls can be pressed. `trust/coverWatch.ts` comes with the first look. */
export function useCoverWatch(): void {
  const { loader } = useShell();
  useEffect(() => {
    let watch: CoverWatch | undefined;
    const look = ({ CoverWatch }: typeof import('../trust/coverWatch')) => {
      watch ??= new CoverWatch(loader);
      whenIdle(watch.look);
    };
    const load = () => import(/* webpackChunkName: "coverWatch" */ '../trust/coverWatch').then(look, () => undefined);
    const timer = setInterval(load, every);
    return () => clearInterval(timer);
  }, [loader]);
}
