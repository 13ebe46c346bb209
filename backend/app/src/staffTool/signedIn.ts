import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the token of a desk's session is kept, for this user alone. */
function fileOf(origin: string): string {
  return join(homedir(), '.marquee', `desk-${new URL(origin).host.replaceAll(':', '-')}`);
}

/** The token that was kept for a desk. */
export function keptToken(origin: string): string | undefined {
  try {
    return readFileSync(fileOf(origin), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token of a session. */
export function keepToken(origin: string, token: string): void {
  mkdirSync(dirname(fileOf(origin)), { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(origin), `${token}\n`, { mode: 0o600 });
}

/** Forgets the token. */
export function dropToken(origin: string): void {
  rmSync(fileOf(origin), { force: true });
}
