import './style.css';
import { call, GameError, type Opened } from './api';
import { make } from './dom';
import { mountInfo } from './info';
import { tell } from './parent';
import { Play } from './play';
import type { MakeStage } from './stage';
import { type TextKey, wordsOf } from './text';
import { themeOf } from './theme';

const stages: Record<string, () => Promise<{ makeStage: MakeStage }>> = {
  slot: () => import('./stages/slot'),
  roulette: () => import('./stages/roulette'),
  baccarat: () => import('./stages/baccarat'),
  videopoker: () => import('./stages/videopoker'),
  dice: () => import('./stages/dice'),
  fishing: () => import('./stages/fishing'),
  plinko: () => import('./stages/plinko'),
  crash: () => import('./stages/crash'),
  bingo: () => import('./stages/bingo'),
  keno: () => import('./stages/keno'),
  duel: () => import('./stages/duel'),
  race: () => import('./stages/race'),
};

async function start(host: HTMLElement): Promise<void> {
  const engine = location.pathname.split('/').pop() ?? '';
  const language = new URLSearchParams(location.search).get('lang') ?? 'EN';
  const token = location.hash.slice(1);
  const [stage, answer] = await Promise.all([
    stages[engine]?.(),
    call('open', { token }).catch((error: unknown) => (error instanceof GameError ? error.code : 'offline')),
  ]);
  if (!stage || typeof answer === 'string') {
    const code = typeof answer === 'string' ? answer : 'playExpired';
    const { t } = await wordsOf(language, 'EUR', 2);
    const key: TextKey = code === 'offline' ? 'offline' : 'playExpired';
    host.replaceChildren(make('p', { class: 'result trouble', text: t(key), attributes: { role: 'alert' } }));
    tell({ type: 'error', code });
    return;
  }
  await open(host, answer, stage.makeStage);
}

async function open(host: HTMLElement, opened: Opened, makeStage: MakeStage): Promise<void> {
  const words = await wordsOf(opened.language, opened.currency, opened.decimals);
  const theme = themeOf(opened.game);
  const play = new Play(host, opened, words, theme, makeStage);
  mountInfo(play, theme);
}

const host = document.getElementById('game');
if (host) void start(host);
