import './style.css';
import { engineOf } from '../../src/games/engines/engines';
import { allProfiles } from '../../src/games/profiles';
import { replayed } from './check';
import { button, make } from './dom';
import { wordsOf } from './text';

/** What the page's address may bring: a round as the game server has it. */
interface Given {
  engine: string;
  profile: string;
  nonce: number;
  stake: number;
  payout: number;
  bet: unknown;
  actions: unknown[];
  hash: string;
  client_seed: string;
  server_seed: string | null;
}

/** The round in the address; undefined if there is none that can be read. */
function givenRound(): Given | undefined {
  try {
    const given: unknown = JSON.parse(decodeURIComponent(location.hash.slice(1)));
    return typeof given === 'object' && given !== null ? (given as Given) : undefined;
  } catch {
    return undefined;
  }
}

/** The verify page: replays a revealed round in the browser from its seeds, bet and actions. Nothing is sent. */
async function start(host: HTMLElement): Promise<void> {
  const given = givenRound();
  const { t } = await wordsOf(new URLSearchParams(location.search).get('lang') ?? 'EN', 'EUR', 2);
  document.title = t('fairness');
  const field = (id: string, label: string, value = '') => {
    const input = make('input', { attributes: { id, value, autocomplete: 'off', spellcheck: 'false' } });
    return {
      input,
      node: make('div', { class: 'field' }, make('label', { text: label, attributes: { for: id } }), input),
    };
  };
  const select = make('select', { attributes: { id: 'profile' } });
  for (const { engine, id } of allProfiles)
    select.append(make('option', { text: `${engine} ${id}`, attributes: { value: `${engine}/${id}` } }));
  if (given) select.value = `${given.engine}/${given.profile}`;
  const fields = {
    serverSeed: field('server', t('revealed'), given?.server_seed ?? ''),
    hash: field('hash', t('serverHash'), given?.hash),
    clientSeed: field('client', t('clientSeed'), given?.client_seed),
    nonce: field('nonce', t('nextRound'), String((given?.nonce ?? 0) + 1)),
    stake: field('stake', t('stake'), String(given?.stake ?? 100)),
    bet: field('bet', 'JSON: bet', JSON.stringify(given?.bet ?? {})),
    actions: field('actions', 'JSON: actions', JSON.stringify(given?.actions ?? [])),
  };
  const verdict = make('p', { attributes: { role: 'status' } });
  const view = make('pre', { class: 'code' });
  const check = () => {
    const text = (name: keyof typeof fields) => fields[name].input.value.trim();
    const [engine = '', profile = ''] = select.value.split('/');
    try {
      const step = replayed({
        engine: engineOf(engine),
        profile,
        serverSeed: text('serverSeed'),
        hash: text('hash'),
        clientSeed: text('clientSeed'),
        nonce: Number(text('nonce')) - 1,
        stake: Number(text('stake')),
        bet: JSON.parse(text('bet')),
        actions: JSON.parse(text('actions')),
      });
      const isRight = step && (!given || step.payout === given.payout);
      verdict.textContent = t(isRight ? 'verified' : 'notVerified');
      view.textContent = step ? JSON.stringify({ payout: step.payout, ...step.view }, null, 1) : '';
    } catch {
      verdict.textContent = t('notVerified');
      view.textContent = '';
    }
  };
  if (given?.server_seed) check();
  else if (given) verdict.textContent = t('sealed');
  document.body.classList.add('page');
  host.replaceChildren(
    make(
      'main',
      { class: 'panel' },
      make('h1', { text: t('fairness') }),
      verdict,
      make('p', { text: t('fairIntro') }),
      make('div', { class: 'field' }, make('label', { text: t('rules'), attributes: { for: 'profile' } }), select),
      ...Object.values(fields).map(({ node }) => node),
      button(t('verify'), check),
      view,
    ),
  );
}

const host = document.getElementById('game');
if (host) void start(host);
