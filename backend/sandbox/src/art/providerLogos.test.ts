import { isProviderLogo, providerLogoOf, providerLogos } from '@marquee/contract/providerLogos';
import { describe, expect, test } from '@rstest/core';
import { providerLogo } from './marks';
import { providers } from './providers';
import { markUrl, providerLogoUrl } from './urls';

const logos = Object.keys(providerLogos).filter(isProviderLogo);

describe('the provider logo code map', () => {
  test.each([
    ['pragmatic', ['PPLAY', 'PPLAYLIVE']],
    ['evoplay', ['EVOPLAY']],
    ['jili', ['JILI']],
    ['pgsoft', ['PGSOFT']],
    ['fachai', ['FACHAI']],
    ['jdb', ['JDB']],
    ['ybat', ['YBAT']],
    ['epw', ['EPW']],
  ] as const)('%s maps to %j [R3.30]', (logo, codes) => expect(providerLogos[logo]).toEqual(codes));

  test('has every provider once, and nobody else [R3.30]', () => {
    const mapped = logos.flatMap((logo) => [...providerLogos[logo]]);
    expect(mapped.toSorted()).toEqual(providers.map(({ code }) => code).toSorted());
  });

  test.each(providers.map(({ code }) => code))(
    'the logo of %s has one address, that of its map row [R3.30]',
    (code) => {
      const logo = providerLogoOf(code);
      expect(logo && providerLogos[logo]).toContain(code);
      expect(providerLogoUrl(code)).toBe(markUrl('provider', logo ?? ''));
    },
  );

  test('a provider that is not in the map has no logo', () => expect(providerLogoUrl('NOBODY')).toBe(''));

  test('every logo is drawn with a name, and no two are alike [R3.30]', () => {
    const drawn = logos.map(providerLogo);
    expect(new Set(drawn).size).toBe(logos.length);
    for (const [at, logo] of logos.entries()) {
      const name = providers.find(({ code }) => code === providerLogos[logo][0])?.name ?? '?';
      expect(drawn[at]).toContain(name.replaceAll('&', '&amp;'));
    }
  });
});
