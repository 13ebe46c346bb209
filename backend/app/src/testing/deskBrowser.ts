/** A browser at the desk: it keeps cookies, and says by `Origin` whose page asks. */
export function deskBrowser(desk: string) {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
  }

  return {
    cookies,

    /** Posts JSON as a script of the page does; `headers` replaces some. */
    // biome-ignore lint/suspicious/noExplicitAny: tests look at what each route answers
    async post(path: string, input: object = {}, headers: Record<string, string> = {}): Promise<Record<string, any>> {
      const response = await fetch(`${desk}/desk/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: desk, cookie: header(), ...headers },
        body: JSON.stringify(input),
      });
      keep(response);
      return { status: response.status, ...((await response.json()) as object) };
    },

    /** Opens a page of the desk. */
    async open(path: string) {
      const response = await fetch(`${desk}${path}`, { headers: { cookie: header() } });
      return { headers: response.headers, text: await response.text() };
    },
  };
}
