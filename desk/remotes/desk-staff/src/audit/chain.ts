/** An entry of the exported audit. `before` and `after` are the JSON text that was hashed. */
interface ExportedEntry {
  sequence: number;
  at: number;
  actor_kind: string;
  actor: string;
  actor_name: string;
  person: string | null;
  roles: string[];
  second: string | null;
  site: string | null;
  act: string;
  outcome: string;
  error: string | null;
  target: string | null;
  reason: string | null;
  before: string | null;
  after: string | null;
  amount: number | null;
  currency: string | null;
  address: string;
  request: string | null;
  hash: string;
}

/** How far a chain was followed, and the first entry that does not fit. */
export interface ChainState {
  sequence: number;
  hash: string;
  flaw: { sequence: number; reason: 'gap' | 'hash' } | null;
}

/** Before the first entry. */
export const chainStart: ChainState = { sequence: 0, hash: '', flaw: null };

const textOf = (number: number | null) => (number === null ? null : String(number));

/** The text that is hashed for an entry: the same as in `audit_append` of the database. */
function hashed(previous: string, row: ExportedEntry): string {
  const who = [row.actor_kind, row.actor, row.actor_name, row.person, row.roles.join(), row.second];
  const what = [row.site, row.act, row.outcome, row.error, row.target, row.reason, row.before, row.after];
  const rest = [textOf(row.amount), row.currency, row.address, row.request];
  return JSON.stringify([previous, String(row.sequence), String(row.at), ...who, ...what, ...rest]);
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Follows the chain through exported lines (JSONL), each entry's hash computed anew (SHA-256) from its content and the
 * hash before it. Stops at the first entry that does not fit. Throws SyntaxError for what is no JSON.
 */
export async function followChain(state: ChainState, lines: string): Promise<ChainState> {
  let { sequence, hash, flaw } = state;
  for (const line of lines.split('\n')) {
    if (flaw) break;
    if (line === '') continue;
    const row = JSON.parse(line) as ExportedEntry;
    if (row.sequence !== sequence + 1) flaw = { sequence: row.sequence, reason: 'gap' };
    else if (row.hash !== (await hashOf(hashed(hash, row)))) flaw = { sequence: row.sequence, reason: 'hash' };
    else [sequence, hash] = [row.sequence, row.hash];
  }
  return { sequence, hash, flaw };
}
