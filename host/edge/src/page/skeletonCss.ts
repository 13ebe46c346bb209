import { skeletonStyles } from '@marquee/templates/skeletons';
import { wideFrom } from '@marquee/theme/breakpoints';
import type { TemplateRow } from '@marquee/theme/templates';

/**
 * Styles of the skeleton: bars and boxes with the template's tokens, in the sizes of what replaces them. Classes start
 * with `sk-` and are used nowhere else.
 */
const always = `
.sk-frame{display:grid;grid-template-columns:minmax(0,1fr)}
.sk-bar{display:flex;align-items:center;gap:var(--space-4);block-size:var(--bar-size);overflow:hidden;padding-inline:var(--gutter);background:var(--surface-1)}
.sk-brand{font:var(--weight-display) var(--size-20)/1 var(--font-display);text-transform:var(--case-display);letter-spacing:var(--tracking-display);margin-inline-end:auto}
.sk-row{block-size:var(--navigation-size);background:var(--surface-1)}
.sk-box{background:var(--surface-1);border-radius:var(--radius-m)}
.sk-line{block-size:.875rem;inline-size:min(70%,24rem);background:var(--surface-2);border-radius:var(--radius-s)}
.sk-chip{block-size:2.25rem;inline-size:7rem;background:var(--surface-1);border-radius:var(--radius-s)}
.sk-hero{position:relative;overflow:hidden;background:var(--surface-1);block-size:var(--hero-size)}
.sk-hero picture{display:block;block-size:100%}
.sk-hero img{inline-size:100%;block-size:100%;object-fit:cover;object-position:center top}
.sk-main{display:grid;gap:var(--space-5);padding:var(--space-6) var(--gutter);max-inline-size:calc(var(--content-width) + 2*var(--gutter));margin-inline:auto;min-block-size:70vh;align-content:start}
.sk-title{font:var(--weight-display) var(--size-28)/max(1.15,var(--line-least,0)) var(--font-display);text-transform:var(--case-display);letter-spacing:var(--tracking-display);margin:0}
.sk-tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(var(--tile-width),1fr));gap:var(--space-3);overflow:hidden}
.sk-rail{display:flex;gap:var(--space-3);overflow:hidden}
.sk-rail>*{flex:0 0 var(--tile-width)}
.sk-tile{aspect-ratio:var(--tile-ratio);block-size:var(--tile-line,auto);background:var(--surface-1);border-radius:var(--radius-m);overflow:hidden}
.sk-tile img{inline-size:var(--tile-line,100%);block-size:100%;object-fit:cover}
.sk-form{inline-size:min(100%,26rem);margin-inline:auto;display:grid;gap:var(--space-4)}
.sk-field{block-size:2.75rem;background:var(--surface-1);border-radius:var(--radius-s)}
.sk-hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
@media (min-width:768px){.sk-hero img{object-position:center}}
`.replaceAll('\n', '');

const wide = `
.sk-frame[data-frame]{grid-template:auto 1fr/var(--side-size) minmax(0,1fr)}
.sk-frame[data-frame=side]>.sk-bar{grid-column:1/-1}
.sk-frame[data-frame] .sk-row{block-size:auto}
.sk-frame[data-frame=column]>.sk-row{grid-area:1/1/-1/2}
.sk-frame[data-frame=column]>:not(.sk-row){grid-column:2}
`.replaceAll('\n', '');

/** The skeleton's styles for a template, its own last: its wide layout begins at its own width. */
export function skeletonCss(row: TemplateRow): string {
  const own = skeletonStyles(row.code);
  return `${always}${own.phone}@media(min-width:${wideFrom(row.breakpoints)}px){${wide}${own.wide}}`;
}
