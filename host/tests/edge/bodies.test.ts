import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { colorsOf, templateCodes } from '@marquee/templates/codes';
import { templateRow } from '@marquee/templates/rows';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';

/** R4.20: templates with a class and id on the body. */
const bodies: Record<string, string> = {
  slot2: '<body class="template4" id="slot2">',
  slot4: '<body class="template8" id="slot4">',
  casino4: '<body class="template9" id="casino4">',
  sportsbook1: '<body class="template6" id="sportsbook1">',
  casino3: '<body class="template7" id="casino3">',
};

let edge: TestEdge;
let sandbox: ReturnType<typeof createEdge>;
beforeAll(async () => {
  edge = await openTestEdge();
  sandbox = createEdge({
    link: insideLink(edge.backend.app),
    hostFolder: `${edge.folder}/host`,
    registries: new RegistrySource(`${edge.folder}/releases`, (error) => edge.errors.push(error)),
    sandbox: true,
    report: (error) => edge.errors.push(error),
  });
});
afterAll(() => edge.close());

test.each(templateCodes)('the body of %s is marked by its template, and by no other [R4.20]', async (code) => {
  const address = `http://localhost/?marquee-theme=${code}/${colorsOf(code)[0]}`;
  const html = await (await sandbox.fetch(new Request(address, { headers: { host: 'localhost' } }), {})).text();
  expect(/<body[^>]*>/.exec(html)?.[0]).toBe(bodies[code] ?? '<body>');
  expect(templateRow(code).code).toBe(code);
});
