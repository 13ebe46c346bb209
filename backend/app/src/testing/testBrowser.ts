/**
 * A test's browser: one device cookie, and session cookies by token. Real browsers send all cookies; this one only
 * those of a call's session, so that one object serves a thousand players.
 */
export function testBrowser() {
  const device = new Map<string, string>();
  const sessions = new Map<string, string>();
  return {
    /** The header `cookie` of a call with a token, or of a visitor. */
    header: (token?: unknown) => [...device.values(), sessions.get(String(token)) ?? []].flat().join('; '),

    /** Stores an answer's cookies with the token that came with them. */
    take(lines: readonly string[], token?: unknown) {
      for (const line of lines) {
        const [pair = ''] = line.split(';');
        const [name = ''] = pair.split('=');
        if (!name.includes('session')) device.set(name, pair);
        else if (typeof token === 'string') sessions.set(token, pair);
      }
    },
  };
}
