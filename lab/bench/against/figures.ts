import { templateRows } from '@marquee/templates/rows';
import type { Browser } from '@playwright/test';
import type { figureNames } from '../../../scripts/lib/benchFigures.mjs';
import { coldLoad } from '../coldLoad';
import { enter, sectionsFrom, type Target } from '../nextSection';
import { comparedPages, type PageName } from '../pages';
import { warmPages } from '../warmPages';
import type { Measured } from './compare';
import type { Side } from './side';

export type FigureName = (typeof figureNames)[number];

/** Some figures that are measured together. */
export interface Figure {
  /** How many turns it has: one for what is the same on every machine. */
  turns: number;
  measure: (side: Side) => Promise<Measured>;
}

function pageFigure(browser: Browser, name: PageName): Figure {
  const { path, items } = comparedPages[name];
  return {
    turns: 5,
    async measure({ origin }) {
      const { content, lcp, tbt, scriptBytes, totalBytes } = await coldLoad(browser, `${origin}${path}`, items);
      return {
        [`${name}: content visible, ms`]: content,
        [`${name}: largest contentful paint, ms`]: lcp,
        [`${name}: blocking time, ms`]: tbt,
        [`${name}: JavaScript, bytes`]: scriptBytes,
        [`${name}: all bytes`]: totalBytes,
      };
    },
  };
}

async function bytes(browser: Browser, { origin }: Side): Promise<Measured> {
  const measured: Measured = {};
  for (const { code, palettes } of templateRows) {
    const load = await coldLoad(browser, `${origin}/?marquee-theme=${code}/${palettes[0].id}`);
    measured[`${code}: JavaScript, bytes`] = load.scriptBytes;
    measured[`${code}: HTML, bytes`] = load.files.find(({ url }) => url === '/')?.bytes ?? Number.NaN;
  }
  return measured;
}

function nextSection(browser: Browser): Figure['measure'] {
  const known = new Map<Side, Promise<Target[]>>();
  return async (side) => {
    const targets = known.get(side) ?? sectionsFrom(browser, side.origin);
    known.set(side, targets);
    const measured: Measured = {};
    for (const target of await targets) {
      const { skeleton, content } = await enter(browser, side.origin, target);
      measured[`${target.path}: skeleton, ms`] = skeleton;
      measured[`${target.path}: content, ms`] = content;
    }
    return measured;
  };
}

async function warm({ origin, edgePid }: Side): Promise<Measured> {
  const { perCoreSecond, bytes } = await warmPages(origin, edgePid, '/');
  return { 'warm pages a second and core': perCoreSecond, 'HTML of a warm page, bytes': bytes };
}

/** The figures that two revisions can be compared by, by the words that name them. */
export const figuresOf = (browser: Browser): Record<FigureName, Figure> => ({
  'warm-pages': { turns: 9, measure: warm },
  'next-section': { turns: 7, measure: nextSection(browser) },
  bytes: { turns: 1, measure: (side) => bytes(browser, side) },
  home: pageFigure(browser, 'home'),
  lobby: pageFigure(browser, 'lobby'),
  board: pageFigure(browser, 'board'),
});
