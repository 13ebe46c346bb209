import { call, GameError, newId, type PastRound } from './api';
import { ordered, replayed } from './check';
import { button, make } from './dom';
import type { Play } from './play';
import { facts, payTableId } from './rules';
import type { Theme } from './theme';

const tabs = ['rules', 'fairness', 'history'] as const;
type Tab = (typeof tabs)[number];

/** The panel with rules, fairness and past rounds, behind the `?` button. */
export function mountInfo(play: Play, theme: Theme): void {
  const { words, opened } = play;
  const { t } = words;
  const panel = make('div', { class: 'panel', attributes: { role: 'tabpanel', tabindex: '0' } });
  const title = make('h2', { text: t('info'), attributes: { id: 'info-title' } });
  const dialog = make('dialog', { attributes: { 'aria-labelledby': 'info-title' } });
  const close = button('×', () => dialog.close(), 'round-button', { 'aria-label': t('close') });
  const list = make('div', { class: 'tabs', attributes: { role: 'tablist' } });
  const buttons = tabs.map((tab) =>
    button(t(tab), () => void show(tab), '', { role: 'tab', 'aria-selected': 'false' }),
  );
  list.append(...buttons);
  list.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const at = buttons.findIndex((one) => one.getAttribute('aria-selected') === 'true');
    const next = buttons[(at + by + buttons.length) % buttons.length];
    next?.click();
    next?.focus();
  });
  dialog.append(make('header', {}, title, close), list, panel);
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());

  async function show(tab: Tab): Promise<void> {
    for (const [index, one] of buttons.entries()) {
      const chosen = tabs[index] === tab;
      one.setAttribute('aria-selected', String(chosen));
      one.tabIndex = chosen ? 0 : -1;
    }
    panel.setAttribute('aria-label', t(tab));
    if (tab === 'rules') panel.replaceChildren(...rules());
    if (tab === 'fairness') panel.replaceChildren(...fairness());
    if (tab === 'history') panel.replaceChildren(...(await history()));
  }

  function rules(): Node[] {
    const input = { opened, words, theme, stake: play.chip };
    return [...facts(input), ...play.client.rules(input)];
  }

  function fairness(): Node[] {
    const { hash, client_seed, nonce, next_hash } = opened.fairness;
    const input = make('input', {
      attributes: {
        id: 'seed',
        value: newId().slice(0, 13),
        maxlength: '64',
        autocomplete: 'off',
        spellcheck: 'false',
      },
    });
    const outcome = make('div', { attributes: { role: 'status' } });
    const reveal = async () => {
      const wanted = input.value.replace(/[^\x21-\x7e]/g, '').slice(0, 64) || newId();
      const answer = await call('seed', { key: opened.key, client_seed: wanted }).catch((error: unknown) => error);
      if (answer instanceof Error) {
        outcome.textContent = t(answer instanceof GameError ? answer.code : 'offline');
        return;
      }
      const { revealed, fairness: next } = answer as Awaited<ReturnType<typeof call<'seed'>>>;
      opened.fairness = next;
      play.stage.fixtureChanged?.();
      panel.replaceChildren(
        ...fairness(),
        make('h3', { text: t('revealed') }),
        make('p', { class: 'code', text: revealed.server_seed }),
      );
    };
    return [
      make('p', { text: t('fairIntro') }),
      make('h3', { text: t('serverHash') }),
      make('p', { class: 'code', text: hash }),
      make('h3', { text: t('nextRound') }),
      make('p', { text: `${nonce + 1} · ${t('clientSeed')}: ${client_seed}` }),
      make('h3', { text: t('nextHash') }),
      make('p', { class: 'code', text: next_hash }),
      make('div', { class: 'field' }, make('label', { text: t('clientSeed'), attributes: { for: 'seed' } }), input),
      button(t('reveal'), () => void reveal()),
      outcome,
      make('h3', { text: t('mathAt') }),
      make('p', { class: 'code', text: new URL(`/play/math/${opened.game.engine}`, location.href).href }),
    ];
  }

  async function history(): Promise<Node[]> {
    const answer = await call('history', { key: opened.key }).catch(() => undefined);
    if (!answer) return [make('p', { text: t('offline') })];
    if (answer.rounds.length === 0) return [make('p', { text: t('noRounds') })];
    return answer.rounds.map(past);
  }

  function past(round: PastRound): Node {
    const { t: text, money, time } = words;
    const { server_seed } = round;
    const verdict = make('p', { attributes: { role: 'status' }, text: server_seed ? '' : text('sealed') });
    const check = () => {
      const step = replayed({
        engine: play.client.engine,
        profile: opened.game.profile,
        serverSeed: server_seed ?? '',
        hash: round.hash,
        clientSeed: round.client_seed,
        nonce: round.nonce,
        stake: round.stake,
        bet: round.bet,
        actions: round.actions,
      });
      const good = step?.payout === round.payout && ordered(step.view) === ordered(round.view);
      verdict.textContent = text(good ? 'verified' : 'notVerified');
    };
    const line = `${text('stake')} ${money(round.stake)} · ${text('payout')} ${money(round.payout)}`;
    return make(
      'div',
      { class: 'past' },
      make('strong', { text: `${text('round', { n: round.nonce + 1 })} · ${time(round.at)}` }),
      ...(server_seed ? [button(text('verify'), check)] : [make('span')]),
      make('p', { text: line }),
      verdict,
    );
  }

  const { info, pays } = play.shell;
  info.addEventListener('click', () => {
    dialog.showModal();
    void show('rules');
  });
  pays.addEventListener('click', async () => {
    dialog.showModal();
    await show('rules');
    const heading = document.getElementById(payTableId);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus();
  });
}
