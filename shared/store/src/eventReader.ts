/**
 * A parser of server-sent events (WHATWG HTML, 9.2.6) from decoded chunks: lines end with CR LF, LF or CR. Returns each
 * event's name and data; ignores comments and other fields (`id`, `retry`). `EventSource` cannot send a body, and
 * tokens must not be in a URL. `eventsource-parser` would cost 1.0 kB for ids and retries, which our server does not
 * send.
 */
export function eventReader(onEvent: (event: string, data: string) => void): (text: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];
  return (text) => {
    // a CR at the end of a chunk may be followed by LF
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [field, value = ''] = line.split(/: ?(.*)/s);
      if (field === 'event') event = value;
      if (field === 'data') data.push(value);
      if (line !== '') continue;
      if (data.length > 0) onEvent(event, data.join('\n'));
      event = '';
      data = [];
    }
  };
}
