import {
  type CanaryFigures,
  type Compared,
  figuresOf,
  oddsText,
  percentOf,
} from '@marquee/federation-release/canary/figures';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { escapeHtml } from '../http/escape';

const styles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:1rem;max-width:48rem}
table{border-collapse:collapse;width:100%}th,td{padding:.25rem .5rem;text-align:end;border-bottom:1px solid}
small{white-space:nowrap}th:first-child{text-align:start}caption{text-align:start;font-weight:600;padding:.5rem 0}div{overflow-x:auto}`;

const cell = (part: number, all: number) => `<td>${part} <small>${percentOf(part, all)}</small></td>`;

const row = ({ what, canary, live, odds, limit, isOver }: Compared, visitors: CanaryFigures['visitors']) =>
  `<tr><th scope="row">${what}</th>${cell(canary, visitors.canary)}${cell(live, visitors.live)}` +
  `<td>${oddsText(odds)} of ${limit}${isOver ? ' <strong>stops</strong>' : ''}</td></tr>`;

function tableOf({ remote, version, live, audience, visitors, measures }: CanaryFigures): string {
  const title = escapeHtml(`${remote}@${version} for ${audience}, beside ${live}`);
  const heads = ['visitors with', 'canary', 'live', 'odds that it is worse'].map(
    (head) => `<th scope="col">${head}</th>`,
  );
  const all = `<tr><th scope="row">any page</th><td>${visitors.canary}</td><td>${visitors.live}</td><td></td></tr>`;
  const rows = measures.map((measure) => row(measure, visitors)).join('');
  return `<div tabindex="0" role="region" aria-label="${title}"><table><caption>${title}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${all}${rows}</tbody></table></div>`;
}

/**
 * The page `/canaries` of the admin listener: both arms of each canary today, by all edges (ADR 88). It loads itself
 * again every five seconds. For operators, in English.
 */
export function canaryPage(registry: Registry, releases: string): string {
  const figures = figuresOf(registry, releases);
  const tables = figures.map(tableOf).join('') || '<p>There is no canary.</p>';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="5">',
    '<meta name="viewport" content="width=device-width"><title>Canaries</title>',
    `<style>${styles}</style></head><body><main><h1>Canaries</h1><p>Revision ${registry.revision}. Since midnight, UTC.</p>`,
    `${tables}</main></body></html>`,
  ].join('');
}
