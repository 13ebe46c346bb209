/**
 * The line (from 1) of a JSON text at which a path's value is named; the line of its nearest ancestor when it is missing.
 * The text is valid JSON.
 */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  let at = 0;
  let best = 0;
  const blank = () => {
    while (/[\s,:]/.test(text[at] ?? '')) at++;
  };
  const string = () => {
    const start = at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return JSON.parse(text.slice(start, ++at)) as string;
  };
  const value = (depth: number, onPath: boolean): void => {
    blank();
    const open = text[at];
    if (open === '"') {
      string();
    } else if (open === '{' || open === '[') {
      const close = open === '{' ? '}' : ']';
      at++;
      for (let index = 0; ; index++) {
        blank();
        if (text[at] === close) break;
        const start = at;
        const key = open === '{' ? string() : index;
        const matches = onPath && depth < path.length && String(path[depth]) === String(key);
        if (matches) best = start;
        value(depth + 1, matches);
      }
      at++;
    } else {
      while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at++;
    }
  };
  value(0, true);
  return text.slice(0, best).split('\n').length;
}
