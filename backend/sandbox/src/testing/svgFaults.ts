/** Faults of an SVG document: what an XML parser, our CSP or a phone would reject. */
export function svgFaults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close, name, attributes: string, empty) => {
      const keys = [...attributes.matchAll(/([a-zA-Z0-9:-]+)=/g)].map((m) => m[1]);
      if (new Set(keys).size !== keys.length) found.push(`repeated attribute in ${name}: ${attributes}`);
      if (close) {
        if (open.pop() !== name) found.push(`unexpected </${name}>`);
      } else if (!empty) open.push(name);
      return '';
    },
  );
  if (open.length) found.push(`left open: ${open.join()}`);
  if (/[<>]/.test(rest)) found.push(`stray markup: ${rest.slice(0, 80)}`);
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number that is none');
  if (/<script|<style|<[^>]* (?:on\w+|style)=|<filter|<foreignObject|<image/i.test(svg))
    found.push('forbidden element');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] as string);
  if (new Set(ids).size !== ids.length) found.push('repeated id');
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
    if (!ids.includes(id as string)) found.push(`no such id: ${id}`);
  return found;
}
