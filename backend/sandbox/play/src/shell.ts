import type { Opened } from './api';
import { button, make } from './dom';
import type { Words } from './text';

/** The parts of the page around a stage. */
export interface Shell {
  stage: HTMLElement;
  main: HTMLButtonElement;
  less: HTMLButtonElement;
  more: HTMLButtonElement;
  info: HTMLButtonElement;
  balance: HTMLElement;
  stake: HTMLElement;
  stakeLabel: HTMLElement;
  /** Shows the result; screen readers announce `live` once per message. */
  result: HTMLElement;
  live: HTMLElement;
}

/** Builds the page around a stage. */
export function buildShell(host: HTMLElement, opened: Opened, { t }: Words): Shell {
  const { name, provider_name } = opened.game;
  document.title = name;
  const title = make('h1', {}, name, make('small', { text: provider_name }));
  const info = button('?', () => undefined, 'round-button', { 'aria-label': t('info'), 'aria-haspopup': 'dialog' });
  const badge =
    opened.mode === 'demo'
      ? [make('span', { class: 'badge' }, t('demo'), make('span', { class: 'long', text: ` · ${t('playMoney')}` }))]
      : [];
  const stage = make('main', { class: 'stage' });
  const result = make('div', { class: 'result', attributes: { 'aria-hidden': 'true' } });
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
    make('span', { class: 'hidden', text: t('keyHint'), attributes: { id: 'keys' } }),
  );
  host.replaceChildren(
    make(
      'div',
      { class: 'frame' },
      make(
        'header',
        { class: 'top' },
        title,
        ...badge,
        make('dl', { class: 'money' }, make('dt', { text: t('balance') }), balance),
        info,
      ),
      stage,
      result,
      controls,
      live,
    ),
  );
  return { stage, main, less, more, info, balance, stake, stakeLabel, result, live };
}
