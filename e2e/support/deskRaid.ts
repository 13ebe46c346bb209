/** What a script on a page of players aims at. */
export interface Aim {
  /** The origin of the desk. */
  desk: string;
  /** A staff call that changes something, and its input. */
  act: { call: string; input: object };
  /** A staff call that reads, and its input. */
  read: { call: string; input: object };
  /** Files of the desk: scripts, style sheets. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Runs in a page: tries everything by which a script reaches another origin, reading and acting, and gives what came
 * back, a line each. It stands alone, as the browser gets its text.
 */
export async function raid({ desk, act, read, scripts, styles }: Aim): Promise<string[]> {
  const got: string[] = [];
  /** Notes what an attempt could read; one that throws has read nothing. */
  const attempt = async (name: string, work: () => unknown) => {
    try {
      const text = await work();
      if (text) got.push(`${name}: ${String(text).slice(0, 120)}`);
    } catch {}
  };
  const body = JSON.stringify(act.input);
  const actPath = `${desk}/desk/${act.call}`;

  for (const mode of ['cors', 'no-cors'] as const)
    for (const type of ['application/json', 'text/plain'])
      for (const [path, text] of [
        [`${desk}/desk/${read.call}`, JSON.stringify(read.input)],
        [actPath, body],
      ] as const)
        await attempt(`fetch ${mode} ${type} ${path}`, async () => {
          const init = { method: 'POST', mode, credentials: 'include', keepalive: true } as const;
          const answer = await fetch(path, { ...init, headers: { 'content-type': type }, body: text });
          return answer.type === 'opaque' ? await answer.text() : `status ${answer.status}`;
        });
  for (const path of ['/', '/players', '/registry.json', '/own', ...scripts, ...styles])
    for (const mode of ['cors', 'no-cors'] as const)
      await attempt(`fetch ${mode} ${path}`, async () => {
        const answer = await fetch(new URL(path, desk), { mode, credentials: 'include' });
        return answer.type === 'opaque' ? await answer.text() : `status ${answer.status}`;
      });
  await attempt('XMLHttpRequest', async () => {
    const request = new XMLHttpRequest();
    request.open('POST', `${desk}/desk/${read.call}`);
    request.withCredentials = true;
    request.setRequestHeader('content-type', 'application/json');
    const ended = new Promise((done) => request.addEventListener('loadend', done));
    request.send(JSON.stringify(read.input));
    await ended;
    return request.status ? `status ${request.status}` : '';
  });
  for (const type of ['application/json', 'text/plain'])
    await attempt(`beacon ${type}`, () => void navigator.sendBeacon(actPath, new Blob([body], { type })));

  /** Waits for an element that loads or fails; gives whether it loaded. */
  const loaded = (element: HTMLElement) =>
    new Promise<boolean>((done) => {
      element.addEventListener('load', () => done(true));
      element.addEventListener('error', () => done(false));
      document.body.append(element);
    });
  for (const path of ['/registry.json', `/desk/${read.call}`, '/', ...scripts])
    await attempt(`script ${path}`, () => {
      const script = document.createElement('script');
      script.src = desk + path;
      return loaded(script);
    });
  for (const path of styles)
    await attempt(`style ${path}`, () => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', href: desk + path });
      return loaded(link);
    });
  for (const path of ['/', '/registry.json', `/desk/${read.call}`])
    await attempt(`image ${path}`, () => {
      const image = new Image();
      image.src = desk + path;
      return loaded(image);
    });
  for (const path of scripts) await attempt(`import ${path}`, () => import(desk + path).then(() => 'it ran'));

  for (const path of ['/', '/players', '/own', '/sign-in', '/device'])
    for (const tag of ['iframe', 'object', 'embed'] as const)
      await attempt(`${tag} ${path}`, async () => {
        const frame = document.createElement(tag) as HTMLIFrameElement;
        frame.setAttribute(tag === 'object' ? 'data' : 'src', desk + path);
        if (tag === 'iframe') await loaded(frame);
        else document.body.append(frame);
        return frame.contentDocument?.body?.textContent;
      });
  for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    await attempt(`form ${enctype}`, async () => {
      const frame = document.createElement('iframe');
      frame.name = `answer-${enctype}`;
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, { action: actPath, method: 'post', target: frame.name });
      form.enctype = enctype;
      const input = document.createElement('input');
      // The whole body is JSON where the type is text/plain: the name is all but its end.
      Object.assign(input, { type: 'hidden', name: `${body.slice(0, -1)},"x":"`, value: '"}' });
      form.append(input);
      document.body.append(form);
      const answered = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      form.submit();
      await answered;
      return frame.contentDocument?.body?.textContent;
    });

  await attempt('EventSource', () => {
    const source = new EventSource(`${desk}/desk/live`, { withCredentials: true });
    return new Promise((done) => {
      source.onopen = () => done('open');
      source.onerror = () => done('');
    }).finally(() => source.close());
  });
  await attempt('WebSocket', () => {
    const socket = new WebSocket(`${desk.replace('http', 'ws')}/desk/live`);
    return new Promise((done) => {
      socket.onopen = () => done('open');
      socket.onerror = () => done('');
    });
  });
  await attempt('a service worker of the desk', () => navigator.serviceWorker.register(`${desk}/sw.js`));
  await attempt('a service worker over the desk', () =>
    navigator.serviceWorker.register('/sw.js', { scope: `${desk}/` }),
  );
  for (const path of scripts) {
    await attempt(`worker ${path}`, () => new Worker(desk + path) && 'it ran');
    await attempt(`shared worker ${path}`, () => new SharedWorker(desk + path) && 'it ran');
  }
  await attempt('cookies', () => document.cookie.match(/marquee_desk[^;]*/)?.[0]);
  await attempt('sizes and times of answers', () =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, decodedBodySize, responseStart }) => name.startsWith(desk) && (decodedBodySize || responseStart))
      .map(({ name }) => name)
      .join(' '),
  );
  return got;
}

/**
 * Runs in a page: sets cookies of the desk's name, as far as a page of the same host can, in place of the session and
 * in front of it.
 */
export function plantCookies(): void {
  for (const path of ['/', '/desk', '/desk/', '/desk/staff', '/desk/staff/me'])
    for (const name of ['marquee_desk', '__Host-marquee_desk'])
      Object.assign(document, { cookie: `${name}=planted; path=${path}; max-age=3600` });
}
