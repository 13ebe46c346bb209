import { templateRows } from '@marquee/templates/rows';
import { ask } from '../support/ask';
import { expect, test } from '../support/sink';

test('every footer has age, warning and what the jurisdiction asks for, without a script [D13.13, D13.14]', async ({
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const headers = { 'accept-encoding': 'identity' };
  for (const { code } of templateRows) {
    const origin = `http://${code}.localhost:${port}`;
    const html = (await ask(origin, '/about', { headers })).body.toString();
    const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
    const words = footer.replaceAll(/<!--.*?-->/g, '');
    const input = { domain_name: `${code}.localhost` };
    const { site } = JSON.parse((await ask(origin, '/api/startup', { input, headers })).body.toString());
    expect(words, code).toContain(`>${site.minimum_age}+<`);
    const { help, blocking } = site.notices ?? {};
    for (const name of site.notices ? [help.name, help.phone, blocking.name] : []) expect(words, code).toContain(name);
    expect(words.includes('footer-notices'), code).toBe(site.jurisdiction !== 'none');
  }
});
