import type { JSHandle, Page } from '@playwright/test';

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: { services?: object } | null;
}

declare global {
  interface Window {
    /** Number of components rerendered by each commit. */
    redraws: number[];
  }
}

/**
 * Counts rerendered components in pages opened from now on: React reports commits to developer tools, in production as
 * well.
 */
export async function countRedraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.redraws = [];
    // Functions, classes, forwarded refs and memos; the flag means that a component rendered, rather than being passed
    // through.
    const components = new Set([0, 1, 11, 14, 15]);
    const drawnIn = (now: Fiber, before: Fiber): number => {
      let drawn = 0;
      if (now.child === before.child) return drawn;
      for (let child = now.child; child; child = child.sibling) {
        if (!child.alternate) continue;
        if (components.has(child.tag) && child.flags & 1) drawn++;
        drawn += drawnIn(child, child.alternate);
      }
      return drawn;
    };
    const nothing = () => undefined;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
          if (current.alternate) window.redraws.push(drawnIn(current, current.alternate));
        },
      },
    });
  });
}

/** Number of components rerendered since the last call. */
export const redrawn = (page: Page): Promise<number> =>
  page.evaluate(() => window.redraws.splice(0).reduce((sum, one) => sum + one, 0));

/** The host's context value: a new object rerenders everything. */
export const givenToAll = (page: Page): Promise<JSHandle<object | undefined>> =>
  page.evaluateHandle(() => {
    const root = document.getElementById('root') as unknown as Record<string, Fiber>;
    const [key] = Object.keys(root).filter((name) => name.startsWith('__reactContainer'));
    const find = (fiber: Fiber | null | undefined): object | undefined => {
      for (let at = fiber; at; at = at.child) if (at.memoizedProps?.services) return at.memoizedProps.services;
      return undefined;
    };
    const host = root[key ?? ''] as (Fiber & { stateNode: { current: Fiber } }) | undefined;
    return find(host?.stateNode.current);
  });
