/**
 * What the browser of a test holds: one device, and the cookie of each session by its token. Real browsers send all
 * that they hold; this one sends what a call is about, so that a thousand players fit.
 */
export function testBrowser() {
  const device = new Map<string, string>();
  const sessions = new Map<string, string>();
  return {
    /** The header `cookie` of a call with a token, or of a visitor's. */
    header: (token?: unknown) => [...device.values(), sessions.get(String(token)) ?? []].flat().join('; '),

    /** Keeps what an answer says, with the token that came with it. */
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
