import { createHash } from 'node:crypto';

/** HTML, and the texts of its inline elements, whose hashes the policy names. */
export interface Html {
  text: string;
  styles: readonly string[];
  scripts: readonly string[];
}

/** An inline text as a source of a Content Security Policy (CSP 3, hash-source). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The same HTML with another script at the end. */
export function withScript({ text, styles, scripts }: Html, script: string): Html {
  const added = text.replace('</body>', () => `<script>${script}</script></body>`);
  return { text: added, styles, scripts: [...scripts, script] };
}
