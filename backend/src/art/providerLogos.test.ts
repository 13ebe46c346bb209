import { describe, expect, test } from '@rstest/core';
import { providerLogo } from './marks';
import { providers } from './providers';

describe('logos of providers (§3)', () => {
  test('every provider has one by its code, with its name, and no two are alike', () => {
    const logos = providers.map(({ code, name }) => providerLogo(code, name));
    expect(new Set(logos).size).toBe(providers.length);
    for (const [at, { name }] of providers.entries()) expect(logos[at]).toContain(name.replaceAll('&', '&amp;'));
  });

  test.each(['PPLAY', 'PPLAYLIVE', 'EVOPLAY', 'JILI', 'PGSOFT', 'FACHAI', 'JDB', 'YBAT', 'EPW'])(
    '%s is among them',
    (code) => expect(providers.map((provider) => provider.code)).toContain(code),
  );
});
