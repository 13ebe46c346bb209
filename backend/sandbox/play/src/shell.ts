import type { Opened } from './api';
import { button, make } from './dom';
import { icon } from './icons';
import { PastRounds } from './past';
import type { Words } from './text';

/** The parts of the page around a stage. */
export interface Shell {
  stage: HTMLElement;
  main: HTMLButtonElement;
  less: HTMLButtonElement;
  more: HTMLButtonElement;
  info: HTMLButtonElement;
  sound: HTMLButtonElement;
  pays: HTMLButtonElement;
  balance: HTMLElement;
  stake: HTMLElement;
  stakeLabel: HTMLElement;
  /** Shows the result; screen readers announce `live` once per message. */
  result: HTMLElement;
  past: PastRounds;
  live: HTMLElement;
}

/** Builds the page around a stage; `quick` are the rules in short, shown until the first round. */
export function buildShell(host: HTMLElement, opened: Opened, { t }: Words, quick: string): Shell {
  const { name, provider_name } = opened.game;
  document.title = name;
  const info = button('?', () => undefined, 'round-button', { 'aria-label': t('info'), 'aria-haspopup': 'dialog' });
  const badge =
    opened.mode === 'demo'
      ? [make('span', { class: 'badge' }, t('demo'), make('span', { class: 'long', text: ` · ${t('playMoney')}` }))]
      : [];
  const title = make('h1', {}, name, make('small', {}, ...badge, provider_name));
  const sound = button('', () => undefined, 'round-button', { 'aria-label': t('sound'), 'aria-pressed': 'false' });
  sound.append(icon('silence'));
  const pays = button('', () => undefined, 'round-button', { 'aria-label': t('paytable'), 'aria-haspopup': 'dialog' });
  pays.append(icon('table'));
  const stage = make('main', { class: 'stage' });
  const result = make('div', { class: 'result quick', text: quick, attributes: { 'aria-hidden': 'true' } });
  const past = new PastRounds(t('history'));
  const live = make('div', { class: 'hidden', attributes: { 'aria-live': 'polite', role: 'status' } });
  const balance = make('dd');
  const stake = make('dd');
  const stakeLabel = make('dt', { text: t('stake') });
  const less = button('−', () => undefined, '', { 'aria-label': t('less') });
  const more = button('+', () => undefined, '', { 'aria-label': t('more') });
  const main = button('', () => undefined, 'main', { 'aria-describedby': 'keys' });
  const controls = make(
    'section',
    { class: 'controls' },
    make('div', { class: 'stake' }, less, make('dl', { class: 'money' }, stakeLabel, stake), more),
    main,
    make('span', { class: 'hidden', text: `${quick} ${t('keyHint')}`, attributes: { id: 'keys' } }),
  );
  host.replaceChildren(
    make(
      'div',
      { class: 'frame' },
      make(
        'header',
        { class: 'top' },
        title,
        make('dl', { class: 'money' }, make('dt', { text: t('balance') }), balance),
        sound,
        info,
      ),
      stage,
      make('section', { class: 'beside' }, result, past.node, pays),
      controls,
      live,
    ),
  );
  return { stage, main, less, more, info, sound, pays, past, balance, stake, stakeLabel, result, live };
}
