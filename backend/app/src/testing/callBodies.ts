import { type CallName, calls } from '@marquee/contract/calls';
import { schemas } from '@marquee/contract/schemas';
import type { TestPlayer } from './testBackend';

/** All calls of the contract. */
export const callNames = Object.keys(calls) as CallName[];

/** Calls that carry a player. */
export const playerCalls = callNames.filter((name) => calls[name].carries === 'player');

/** Calls that anybody may make. */
export const publicCalls = callNames.filter((name) => calls[name].carries !== 'player');

/** Plausible values by field name, for valid bodies; add one for each new field. */
const plausible: Record<string, unknown> = {
  account_id: 'demo',
  amount: 10_000,
  age_confirmed: true,
  attestation: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
  },
  bank_account_id: '0',
  bank_code: 'BDL',
  account_number: '0012345678',
  address_line: '1 Example Street',
  address_postcode: 'EC1A 1BB',
  address_town: 'London',
  bet_id: '0',
  bodies: true,
  call: 'wallet/withdraw',
  cause: 'timeout',
  chest: 1,
  contact_email: 'a@example.test',
  contact_phone: '+639170000001',
  count: 10,
  date_of_birth: '1990-01-01',
  factor: '123456',
  full_name: 'Some Body',
  game_code: 'X1',
  game_name: 'A game',
  game_type: 'SLOTS',
  holder_name: 'Some Body',
  img_url: '/art/x.svg',
  inbox_id: '0',
  language: 'EN',
  level: 'Silver',
  legs: [{ selection_id: 'x', odds: 1500 }],
  list: 'popular',
  match_id: 'x',
  match_ids: ['x'],
  message: 'A message that is long enough.',
  method: 'bank',
  minutes: 60,
  mission_id: 'x',
  mode: 'real',
  name: 'My phone',
  new_password: 'a new harbour 77',
  option: '24h',
  page: 1,
  page_name: 'home',
  passkey: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
  passkey_id: '0',
  password: 'not the password 1',
  path: '/slots',
  payment_id: '0',
  period: 'day',
  phase: 'entry',
  policy: 'none',
  provider_code: 'JILI',
  q: 'gold',
  rate: 10,
  remote: 'slots',
  request_id: '2b1c2f5e-6f1c-4f39-9d3c-0a4f6a3a2f11',
  session_id: '0',
  sizes: [1],
  slug: 'x',
  stake: 1,
  stake_per_line: 100,
  tac: '123456',
  ticket: 'x',
  tokens: 1,
  version: '1.0.0',
};

/** Fields with the same name but different meanings. */
const ownKind = (name: CallName) => (name.startsWith('protection/') ? 'stake' : 'news');

/** The parts of a schema that list its fields: of an object, or of every option of a union. */
interface Shape {
  entries?: Record<string, unknown>;
  options?: readonly Shape[];
}

const fieldsIn = ({ entries = {}, options = [] }: Shape): string[] => [
  ...Object.keys(entries),
  ...options.flatMap(fieldsIn),
];

/** The fields of a call's input. */
export const fieldsOf = (name: CallName): string[] => [...new Set(fieldsIn(schemas[name].input as Shape))];

/** A valid body for a call, with a player's credentials if it needs them. */
export function bodyOf(name: CallName, player?: Pick<TestPlayer, 'account_id' | 'auth'>): Record<string, unknown> {
  const values: Record<string, unknown> = { ...plausible, kind: ownKind(name) };
  return {
    ...Object.fromEntries(fieldsOf(name).flatMap((field) => (field in values ? [[field, values[field]]] : []))),
    domain_name: 'localhost',
    ...(calls[name].carries === 'player' ? { account_id: player?.account_id, auth: player?.auth } : {}),
  };
}
