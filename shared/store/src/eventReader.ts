/**
 * Reads server-sent events (WHATWG HTML, 9.2.6) from decoded pieces of text, however they are cut: lines end with CR
 * LF, LF or CR. Gives each event's name and data; comments and fields that are not ours (`id`, `retry`) are passed
 * over. `EventSource` cannot send a body, and no token may stand in an address. `eventsource-parser` is right, but
 * costs 1.0 kB of the page for ids and retries, which our own server does not send.
 */
export function eventReader(onEvent: (event: string, data: string) => void): (text: string) => void {
  let rest = '';
  let event = '';
  let data: string[] = [];
  return (text) => {
    // a CR at the end of a piece may be half of a line's end
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
