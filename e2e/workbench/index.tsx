import '@marquee/theme/base.css';
import { dialogs } from '@marquee/sdk';
import casino1 from '@marquee/templates/casino1/row.json';
import { siteCss } from '@marquee/theme/css';
import { paletteOf, type RowFile, rowOf } from '@marquee/theme/templates';
import { type LinkProps, UiProvider } from '@marquee/ui/UiProvider';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Formats } from './Formats';
import { Html } from './Html';
import { Inputs } from './Inputs';
import { labels } from './labels';
import { Pagers } from './Pagers';
import { Pictures } from './Pictures';
import { Sheets } from './Sheets';

/** Globals for the tests. */
declare global {
  interface Window {
    dialogs: typeof dialogs;
  }
}
window.dialogs = dialogs;

const scenes: Record<string, ComponentType> = {
  formats: Formats,
  html: Html,
  sheets: Sheets,
  inputs: Inputs,
  pagers: Pagers,
  pictures: Pictures,
};

/** `?scene=sheets`: parts of the kit for tests. Not part of any site. */
const Scene = scenes[new URLSearchParams(location.search).get('scene') ?? ''] ?? Sheets;

const row = rowOf('casino1', casino1 as unknown as RowFile);
const style = document.createElement('style');
style.textContent = siteCss(row, paletteOf(row, ''));
document.head.append(style);
document.documentElement.lang = 'en';

function Link({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <UiProvider
    link={Link}
    template={{ tile: {}, list: {}, cover: row.cover }}
    labels={labels}
    money={String}
    plainMoney={String}
  >
    <Scene />
  </UiProvider>,
);
