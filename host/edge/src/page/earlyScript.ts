import { mounting } from '@marquee/shell/rules/mounting';
import { wideFrom } from '@marquee/theme/breakpoints';
import { fontPreloads } from '@marquee/theme/fonts';
import type { TemplateRow } from '@marquee/theme/templates';

/** Marks the page as wide or as a player's before the first paint: what is seen of it goes by the marks. */
const marks = (wide: number) =>
  `const h=document.documentElement;if(matchMedia('(min-width:${wide}px)').matches)h.dataset.wide='';` +
  `try{if(/isAuthenticated(":|%22%3A)true/.test((localStorage['marquee.session']??'')+document.cookie))h.dataset.player=''}catch{}`;

/**
 * A page whose head runs this soon after it was asked for, ms, comes by a line that brings its fonts before anybody
 * misses them.
 */
const soon = 120;

/** Has such a page drawn with its fonts: browsers wait a moment for those that the head names (ADR 65). */
const waitForFonts = (urls: readonly string[]) =>
  `if(performance.now()<${soon})for(const href of ${JSON.stringify(urls)})` +
  "document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'anonymous',href}));";

/**
 * Keeps what a visitor does on a rendered page before it is hydrated: what was typed, and the button that was pressed
 * last; for a player also what is pressed before kept state is restored. The host replays it (`earlyInput` of the
 * shell). Links work by themselves.
 */
const input = `
const early=window.marqueeEarly={typed:new Map(),pressed:null,stop(){for(const k of kinds)removeEventListener(k,keep,true)}};
const kinds=['click','submit','input','change'];
const isHydrated=n=>{let f=n[Object.keys(n).find(k=>k.startsWith('__reactFiber'))];if(!f)return false;for(;f&&!f.alternate;f=f.return)if(f.flags&${mounting})return false;return true};
const keep=e=>{const t=e.target;if(!t.closest)return;
if(e.type==='click'||e.type==='submit'){const b=e.type==='submit'?e.submitter:t.closest('a[href],button');
if(!b||b.tagName==='A'||isHydrated(b)&&!early.typed.size&&!('player' in h.dataset))return;
e.preventDefault();e.stopImmediatePropagation();early.pressed=b}
else if(isHydrated(t))early.typed.delete(t);else early.typed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)};
for(const k of kinds)addEventListener(k,keep,true)`.replaceAll('\n', '');

/** The script of a page's head. `isRendered` says whether the answer holds the rendered page. */
export function earlyScript(row: TemplateRow, isRendered: boolean): string {
  const { breakpoints, fonts } = row;
  return `{${marks(wideFrom(breakpoints))}${waitForFonts(fontPreloads(fonts))}${isRendered ? input : ''}}`;
}
