import type { SettingsOf } from '@marquee/settings/settings';
import type { Level } from './check';
import type { Row } from './doctor';

const order: readonly Level[] = ['failed', 'warning', 'ok'];

/** All secrets in the settings as they might appear in messages: keys, and passwords in URLs. */
export function secretsOf(settings: SettingsOf<'edge'>): string[] {
  return Object.values(settings).flatMap((value: unknown) => {
    if (Array.isArray(value)) return value.map(String);
    const password = typeof value === 'string' && URL.canParse(value) ? new URL(value).password : '';
    return password ? [password, decoded(password)] : [];
  });
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

/** Removes secrets from findings. */
export function withoutSecrets(rows: readonly Row[], secrets: readonly string[]): Row[] {
  const shown = (text: string) => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text);
  return rows.map(({ found, todo, ...row }) => ({
    ...row,
    found: shown(found),
    ...(todo === undefined ? {} : { todo: shown(todo) }),
  }));
}

/** The number of findings by level. */
export function countsOf(rows: readonly Row[]): Record<Level, number> {
  const count = (level: Level) => rows.filter((row) => row.level === level).length;
  return { ok: count('ok'), warning: count('warning'), failed: count('failed') };
}

/** For people: a line per finding with its advice, and totals. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ check }) => check.length));
  const lines = rows.flatMap(({ check, level, found, todo }) => [
    `${level.padEnd(7)}  ${check.padEnd(width)}  ${found}`,
    ...(todo && level !== 'ok' ? [`${' '.repeat(11 + width)}→ ${todo}`] : []),
  ]);
  const counts = countsOf(rows);
  return [...lines, '', order.map((level) => `${counts[level]} ${level}`).join(', ')].join('\n');
}

/** The same as JSON. */
export function jsonOf(rows: readonly Row[]): string {
  return JSON.stringify({ ...countsOf(rows), findings: rows }, null, 2);
}
