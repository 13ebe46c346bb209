import { type Press, presses, pressesOf } from '@marquee/federation-release/overview/press';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { html, type Markup } from './markup';

/** The button that an address or a form names; null for none. */
export function pressIn(fields: URLSearchParams, seen: number): Press | null {
  const press = presses.find((one) => one === fields.get('press'));
  const [remote = '', version = ''] = [fields.get('remote') ?? '', fields.get('version') ?? ''];
  return press && remote && version && Number.isSafeInteger(seen) ? { press, remote, version, seen } : null;
}

/** All that a form says, for its token. */
export const formText = ({ press, remote, version, seen }: Press): string =>
  JSON.stringify([press, remote, version, seen]);

/** What a button does, in sentences; null where it is not there any more. */
export function meaningOf({ press, remote, version }: Press, registry: Registry): string | null {
  const found = pressesOf(registry, remote).find((one) => one.press === press && one.version === version);
  return found?.meaning ?? null;
}

const titles: Record<Press['press'], string> = {
  rollback: 'Go back',
  withdraw: 'Withdraw a version',
  end: 'End a canary',
  step: 'Next step of a canary',
  promote: 'Give a canary to everybody',
  off: 'Switch a part off',
  on: 'Switch a part on',
};

export const titleOf = ({ press }: Press): string => titles[press];

/** Longest name and reason. */
export const longest = { who: 80, reason: 500 } as const;

/** The form that asks who it is and why, before anything is changed. */
export function changeForm(press: Press, meaning: string, token: string): Markup {
  const hidden = Object.entries({ ...press, token }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<h1>${titleOf(press)}</h1><p>${meaning}</p><form method="post" action="/releases/change">${hidden}
<label for="who">Your name</label><input id="who" name="who" required maxlength="${longest.who}" autocomplete="name">
<label for="reason">Why</label><textarea id="reason" name="reason" required rows="3" maxlength="${longest.reason}"></textarea>
<p class="acts"><button class="${['step', 'promote', 'on'].includes(press.press) ? '' : 'bad'}">${titleOf(press)}</button> <a href="/releases">Leave it</a></p></form>`;
}

/** What happened, with the way back. */
export const answer = (title: string, text: string): Markup =>
  html`<h1>${title}</h1><p role="status">${text}</p><nav><a href="/releases">All releases</a></nav>`;
