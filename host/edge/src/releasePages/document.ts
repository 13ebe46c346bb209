import { hashSource } from '../http/html';
import { html, Markup, type Part } from './markup';

const styles = `:root{color-scheme:light dark;--line:#8886;--soft:#8882;--bad:#b3261e;--canary:#b45309;--live:#1d6fa5;
font:16px/1.5 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--bad:#ff8a80;--canary:#ffb74d;--live:#6cb8ec}}
body{margin:0 auto;padding:1rem;max-width:60rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:0}h2{font-size:1.15rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:0}
p{margin:.25rem 0}article{border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;margin:.5rem 0}
article.bad{border-inline-start:.3rem solid var(--bad)}strong.bad{color:var(--bad)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:.5rem 0}dt{opacity:.75}dd{margin:0}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin:0 0 .35rem}}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1rem}nav,.acts{margin:.5rem 0}.acts{display:flex;flex-wrap:wrap;gap:.5rem}
nav a{padding:.25rem 0}.acts a,button{display:inline-block;font:inherit;color:inherit;background:var(--soft);
border:1px solid var(--line);border-radius:.4rem;padding:.5rem .9rem;text-decoration:none;cursor:pointer}
button.bad{background:var(--bad);color:Canvas;border-color:var(--bad)}a{color:LinkText}
:focus-visible{outline:3px solid LinkText;outline-offset:2px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;overflow-wrap:normal}th,td{padding:.2rem .5rem;text-align:end;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:start;padding-inline-start:0}small{white-space:nowrap}
svg{display:block;width:100%;height:auto;max-width:26rem}svg text{font-size:11px;fill:currentColor}
.axis{stroke:var(--line)}.canary{stroke:var(--canary)}.live{stroke:var(--live)}polyline{fill:none;stroke-width:2}
polyline.live{stroke-dasharray:5 3}circle{stroke-width:0}circle.canary{fill:var(--canary)}circle.live{fill:var(--live)}
label{display:block;margin:.75rem 0 .25rem}input,textarea{font:inherit;box-sizing:border-box;width:100%;max-width:40rem;
padding:.5rem;border:1px solid var(--line);border-radius:.4rem;background:Field;color:FieldText}
`;

const policy = [
  "default-src 'none'",
  `style-src ${hashSource(styles)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Of all these pages. The browser says from where a form comes, to this listener alone. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

/** A page of the listener; `again`: after how many seconds it loads itself again. */
export function document(title: string, body: Part, { status = 200, again }: { status?: number; again?: number } = {}) {
  const refresh = again !== undefined && html`<meta http-equiv="refresh" content="${again}">`;
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8">${refresh}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>${new Markup(styles)}</style></head><body><main>${body}</main></body></html>`;
  return new Response(page.text, { status, headers });
}

/** A moment as people read it, in UTC; `at`: ms since 1970, or ISO 8601. */
export function timeOf(at: number | string): Markup {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;
}

/** A list of facts, without those that are empty. */
export function facts(rows: readonly (readonly [name: string, value: Part])[]): Markup {
  const shown = rows.filter(([, value]) => value !== undefined && value !== false && value !== null && value !== '');
  return html`<dl>${shown.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}
