import './style.css';
import { call, GameError, type Opened } from './api';
import type { Client } from './client';
import { make } from './dom';
import { mountInfo } from './info';
import { emit } from './parent';
import { Play } from './play';
import { wordsOf } from './text';
import { themeOf } from './theme';

/** Loads an engine's browser part from its own chunk. The server has no page for unknown engines. */
async function clientOf(engine: string): Promise<Client> {
  const module: { client: Client } = await import(`../../src/games/engines/${engine}/client.ts`);
  return module.client;
}

async function start(host: HTMLElement): Promise<void> {
  const engine = location.pathname.split('/').pop() ?? '';
  const language = new URLSearchParams(location.search).get('lang') ?? 'EN';
  const token = location.hash.slice(1);
  const [client, answer] = await Promise.all([
    clientOf(engine),
    call('open', { token }).catch((error: unknown) => (error instanceof GameError ? error.code : 'offline')),
  ]);
  if (typeof answer === 'string') {
    const { t } = await wordsOf(language, 'EUR', 2);
    const text = t(answer === 'offline' ? 'offline' : 'playExpired');
    host.replaceChildren(make('p', { class: 'result trouble', text, attributes: { role: 'alert' } }));
    emit({ type: 'error', code: answer });
    return;
  }
  // The launch is one-time: after a reload the frame continues with the session key.
  history.replaceState(null, '', `#${answer.key}`);
  await open(host, answer, client);
}

async function open(host: HTMLElement, opened: Opened, client: Client): Promise<void> {
  const words = await wordsOf(opened.language, opened.currency, opened.decimals, client.texts);
  const theme = themeOf(opened.game);
  const play = new Play(host, opened, words, theme, client);
  mountInfo(play, theme);
}

const host = document.getElementById('game');
if (host) void start(host);
