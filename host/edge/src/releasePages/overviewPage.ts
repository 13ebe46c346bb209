import { oddsText, percentOf } from '@marquee/contract/releaseFigures';
import {
  type CanaryNow,
  type EndedCanary,
  type LiveVersion,
  type Overview,
  stepWaitsFor,
  type Withdrawn,
} from '@marquee/federation-release/overview/overview';
import type { Press } from '@marquee/federation-release/overview/press';
import type { DeafEdge } from '@marquee/federation-release/registry/edges';
import type { Failing } from '@marquee/federation-release/registry/failing';
import type { Refused } from '@marquee/federation-release/registry/refused';
import type { Evidence } from '@marquee/federation-runtime/registry/schema';
import { curve } from './curve';
import { facts, timeOf } from './document';
import { html, type Markup, type Part } from './markup';

/** What the page needs to know beside the overview. */
export interface Shown {
  overview: Overview;
  days: number;
  /** The name of this server, and how long a canary has each percentage at least, ms. */
  edge: string;
  stepTime: number;
  /** Whether whoever asks may change releases. */
  hasButtons: boolean;
  /** Whether it loads itself again. */
  isStill: boolean;
  /** Sections of others, such as what other edges serve. */
  more?: Part;
}

const labels: Record<Press['press'], string> = {
  rollback: 'Go back to',
  withdraw: 'Withdraw',
  end: 'End the canary',
  step: 'Next step of',
  promote: 'Give everybody',
  off: 'Switch off',
  on: 'Switch on',
};

/** The address of a button's own page. */
function addressOf({ press, remote, version }: Omit<Press, 'seen'>): string {
  return `/releases/change?${new URLSearchParams({ press, remote, version })}`;
}

const ofRemote: readonly Press['press'][] = ['off', 'on'];

/** A button, if a person may press it now. */
function button({ overview }: Shown, press: Press['press'], remote: string, version: string, label = labels[press]) {
  const has = overview.presses.some((one) => one.press === press && one.remote === remote && one.version === version);
  const what = ofRemote.includes(press) ? remote : version;
  return has && html`<a href="${addressOf({ press, remote, version })}">${label} ${what}</a>`;
}

const buttons = ({ hasButtons }: Shown, ...all: readonly (Markup | false)[]): Part =>
  hasButtons && all.some(Boolean) && html`<p class="acts">${all}</p>`;

function evidenceOf({ visitors, failed, networks, first, last, live, measure, before }: Evidence): Part {
  const own = measure
    ? `${failed} of ${visitors} visitors with ${measure}`
    : `failed for ${failed} of ${visitors} visitors in ${networks} networks`;
  const beside = live && `, the live version ${live.failed} of ${live.visitors}; odds ${oddsText(live.odds)}`;
  const worse = before && `, ${before.version} before it ${before.failed} of as many; odds ${oddsText(before.odds)}`;
  return html`${own}${beside}${worse}, from ${timeOf(first)} to ${timeOf(last)}`;
}

const byWhom = ({ by, who }: Withdrawn['change']): string =>
  [by === 'health' ? 'by visitors' : by && `by ${by}`, who].filter(Boolean).join(', ') || 'nobody noted';

const withdrawnItem = (shown: Shown, { remote, change, evidence, isOut, instead }: Withdrawn) =>
  html`<article class="${isOut ? 'bad' : ''}"><h3>${remote}@${change.version}</h3>${facts([
    ['when', html`${timeOf(change.at)}, revision ${change.revision}`],
    ['by whom', byWhom(change)],
    ['why', !evidence && change.reason],
    ['seen', evidence && evidenceOf(evidence)],
    ['cause', evidence?.cause],
    ['place', evidence?.place],
    ['now', isOut ? `everybody gets ${instead ?? 'nothing: its pages cannot be shown'}` : 'it is back'],
  ])}${buttons(shown, isOut && button(shown, 'rollback', remote, change.version, 'Put back'))}</article>`;

const failingItem = (shown: Shown, { remote, version, at, because, evidence }: Failing) =>
  html`<article class="bad"><h3>${remote}@${version} <strong class="bad">fails and stays</strong></h3>${facts([
    ['last', timeOf(at)],
    ['seen', `${evidence.failed} of ${evidence.visitors} visitors in ${evidence.networks} networks`],
    ['why it stays', because],
    ['cause', evidence.cause],
    ['place', evidence.place],
  ])}${buttons(shown, button(shown, 'withdraw', remote, version))}</article>`;

const doubtedItem = (shown: Shown, { remote, version, at, evidence }: Failing) =>
  html`<article><h3>${remote}@${version}</h3>${facts([
    ['visitors', `${evidence.failed} of ${evidence.visitors} in ${evidence.networks} networks say it fails`],
    ['the edge', html`looked at ${timeOf(at)}: works`],
    ['cause', evidence.cause],
    ['place', evidence.place],
  ])}${buttons(shown, button(shown, 'withdraw', remote, version))}</article>`;

const deafItem = ({ host, pid, revision, since, stays, cure }: DeafEdge) =>
  html`<article class="bad"><h3>${host}, process ${pid} <strong class="bad">serves revision ${revision}</strong></h3>${facts(
    [
      ['since', timeOf(since)],
      ['why', stays],
      ['cure', cure],
    ],
  )}</article>`;

const cell = (part: number, all: number) => html`<td>${part} <small>${percentOf(part, all)}</small></td>`;

function figures({ remote, version, visitors, measures }: CanaryNow): Markup {
  const rows = measures.map(
    ({ what, canary, live, odds, limit, isOver }) =>
      html`<tr><th scope="row">${what}</th>${cell(canary, visitors.canary)}${cell(live, visitors.live)}<td>${oddsText(odds)} of ${limit}${isOver && html` <strong>stops</strong>`}</td></tr>`,
  );
  return html`<div class="wide" tabindex="0" role="region" aria-label="Figures of ${remote}@${version}"><table>
<thead><tr><th scope="col">visitors with</th><th scope="col">canary</th><th scope="col">live</th><th scope="col">odds that it is worse</th></tr></thead>
<tbody><tr><th scope="row">any page</th><td>${visitors.canary}</td><td>${visitors.live}</td><td></td></tr>${rows}</tbody></table></div>`;
}

/** How a canary goes on by itself, and what it waits for. */
function nextOf({ overview, stepTime }: Shown, canary: CanaryNow): string {
  const { next, isStepping, isUnchecked } = canary;
  if (next === undefined) return 'none: it is for some sites alone';
  const to = next === 100 ? 'everybody' : `${next} %`;
  if (!isStepping) return `${to}, by a person`;
  if (next === 100 && isUnchecked) return `${to}, by a person who releases it: another remote moved meanwhile`;
  const waits = stepWaitsFor(canary, overview.at, stepTime);
  return `${to}, ${waits.length > 0 ? `in ${waits.join(', ')}` : 'as soon as it fails no more than the live version'}`;
}

function canaryItem(shown: Shown, canary: CanaryNow): Markup {
  const { remote, version, live, audience, samples, since } = canary;
  const { overview } = shown;
  return html`<article><h3>${remote}@${version}</h3>${facts([
    ['for', `${audience}, beside ${live}`],
    ['since', since !== undefined && timeOf(since)],
    ['next step', nextOf(shown, canary)],
  ])}${curve(samples, overview.since, overview.at)}${figures(canary)}${buttons(
    shown,
    button(shown, 'step', remote, version),
    button(shown, 'promote', remote, version),
    button(shown, 'end', remote, version),
    button(shown, 'withdraw', remote, version),
  )}</article>`;
}

const endedItem = ({ overview: { since, at } }: Shown, { remote, version, samples, end }: EndedCanary) =>
  html`<article><h3>${remote}@${version}</h3>${facts([
    ['ended', end && html`${timeOf(end.at)}: ${end.action} of ${end.version}, ${byWhom(end)}`],
    ['why', end?.reason],
  ])}${curve(samples, since, at)}</article>`;

function refusedItem({ remote, version, at, who, problems, more }: Refused): Markup {
  const rules = [...new Set(problems.map(({ rule }) => rule))].map((rule) => {
    const own = problems.filter((problem) => problem.rule === rule);
    return [rule, html`${own.map(({ message }) => html`<p>${message}</p>`)}<p>→ ${own[0]?.cure}</p>`] as const;
  });
  const rest = more > 0 && html`<p>and ${more} more</p>`;
  return html`<article><h3>${remote}${version && `@${version}`}</h3>${facts([
    ['when', timeOf(at)],
    ['by whom', who],
    ...rules,
  ])}${rest}</article>`;
}

function liveItem(shown: Shown, live: LiveVersion): Markup {
  const { remote, version, change, lastGood, isProven, hasRun, isOut, off } = live;
  const notes = [isOut && 'withdrawn', isProven ? 'proven' : 'not proven yet', !hasRun && 'never run in a browser'];
  return html`<article class="${isOut || off ? 'bad' : ''}"><h3>${remote}@${version}</h3>${facts([
    ['switched off', off && html`${timeOf(off.at)}, ${off.who ?? 'nobody noted'}: ${off.reason}`],
    ['since', change && html`${timeOf(change.at)}, revision ${change.revision}`],
    ['by whom', change && byWhom(change)],
    ['why', change?.reason],
    ['state', notes.filter(Boolean).join(', ')],
    ['last good', lastGood ?? 'none'],
  ])}${buttons(
    shown,
    lastGood !== null && button(shown, 'rollback', remote, lastGood),
    button(shown, 'withdraw', remote, version),
    button(shown, 'off', remote, version),
    button(shown, 'on', remote, version),
  )}</article>`;
}

function section<Item>(title: string, items: readonly Item[], itemOf: (item: Item) => Markup, none: string): Markup {
  const body = items.length > 0 ? items.map(itemOf) : html`<p>${none}</p>`;
  return html`<section><h2>${title}${items.length > 0 && ` (${items.length})`}</h2>${body}</section>`;
}

function windows({ days, isStill }: Shown): Markup {
  const link = (to: number, still: boolean, text: string) =>
    html`<a href="/releases?days=${to}${still && '&still'}">${text}</a>`;
  return html`<nav aria-label="Time">${days === 1 ? html`<b>24 hours</b>` : link(1, isStill, '24 hours')}
${days === 7 ? html`<b>7 days</b>` : link(7, isStill, '7 days')}
${isStill ? link(days, false, 'Load again by itself') : link(days, true, 'Hold still')}</nav>`;
}

/** The body of the page of all releases: what happened in the last day or week, what is so now, and the buttons. */
export function overviewBody(shown: Shown): Markup {
  const { overview, edge, hasButtons, more, days } = shown;
  const { deaf, failing, doubted, withdrawn, canaries, ended, refused, live, revision, at } = overview;
  const time = days === 1 ? '24 hours' : `${days} days`;
  const noButtons = html`<p>Nothing can be changed from here: open this page on the server itself, or through a tunnel
(<code>ssh -L 9464:localhost:9464 …</code>), or use the commands.</p>`;
  return html`<h1>Releases</h1><p>Revision ${revision}, by the edge on ${edge}, ${timeOf(at)}. Times are in UTC.</p>
${windows(shown)}${!hasButtons && noButtons}
${deaf.length > 0 && section('Edges that do not serve the newest revision', deaf, deafItem, '')}
${failing.length > 0 && section('Fails and stays', failing, (one) => failingItem(shown, one), '')}
${doubted.length > 0 && section('Visitors say it fails, the edge saw it work', doubted, (one) => doubtedItem(shown, one), '')}
${section('Withdrawn', withdrawn, (one) => withdrawnItem(shown, one), `Nothing was withdrawn in ${time}.`)}
${section('Canaries', canaries, (one) => canaryItem(shown, one), 'There is no canary.')}
${ended.length > 0 && section('Canaries that ended', ended, (one) => endedItem(shown, one), '')}
${section('Refused by the gate', refused, refusedItem, `The gate refused nothing in ${time}.`)}
${section('Live', live, (one) => liveItem(shown, one), 'Nothing is released.')}${more}`;
}
