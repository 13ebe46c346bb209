import type { Commitment } from '../../src/games/seeds';

/** A round, as sent by the server. Amounts in minor units. */
export interface RoundAnswer {
  round_id: string;
  stake: number;
  bet: unknown;
  view: object;
  done: boolean;
  payout: number;
  balance: number;
  nonce: number;
  /** Age of the round, ms. */
  age: number;
}

/** The open game. */
export interface Opened {
  key: string;
  game: {
    provider_code: string;
    provider_name: string;
    game_code: string;
    name: string;
    category: string;
    engine: string;
    profile: string;
    rtp: number;
    volatility: number;
    tint: string;
  };
  mode: 'real' | 'demo';
  language: string;
  currency: string;
  decimals: number;
  balance: number;
  stake: { steps: number[]; unit: number };
  round_minimum_ms: number;
  fairness: Commitment;
  round: RoundAnswer | null;
}

/** A settled round of the history; `server_seed` is null until it is revealed. */
export interface PastRound {
  round_id: string;
  nonce: number;
  stake: number;
  payout: number;
  bet: unknown;
  actions: unknown[];
  view: object;
  fixture: number;
  at: number;
  hash: string;
  client_seed: string;
  server_seed: string | null;
}

interface Answers {
  open: Opened;
  balance: { balance: number };
  current: { round: RoundAnswer | null; balance: number; fairness: Commitment };
  play: { round: RoundAnswer; fairness: Commitment };
  act: { round: RoundAnswer };
  wait: { round: RoundAnswer | null };
  seed: { revealed: Commitment & { server_seed: string }; fairness: Commitment };
  history: { rounds: PastRound[] };
}

/**
 * A refusal of the game server: `code` is its status code, or `offline` if the server or the operator's wallet behind
 * it does not answer. `highest` is the highest stake of a round, minor units, if the refusal names it.
 */
export class GameError extends Error {
  constructor(
    readonly code: string,
    readonly highest?: number,
  ) {
    super(code);
  }
}

/** Calls the game server. Throws GameError. */
export async function call<N extends keyof Answers>(name: N, body: object): Promise<Answers[N]> {
  const response = await fetch(`/play/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!response) throw new GameError('offline');
  const answer = (await response.json().catch(() => ({}))) as {
    statusCode?: number;
    statusMessage?: string;
    highest?: number;
  };
  if (answer.statusCode === 1) return answer as unknown as Answers[N];
  const { statusMessage = 'disconnect', highest } = answer;
  throw new GameError(statusMessage === 'disconnect' ? 'offline' : statusMessage, highest);
}

/** A UUID that also works outside secure contexts. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 15) | 64;
  bytes[8] = ((bytes[8] as number) & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
