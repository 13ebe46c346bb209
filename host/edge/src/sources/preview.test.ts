import { expect, test } from '@rstest/core';
import { previewOf } from './preview';
import type { SiteState } from './siteState';

/** A site with a light palette; the preview reads nothing else. */
const paper = {
  version: '1',
  startup: { site: { logo1: 'logo', logo2: 'inverse', theme_code: 'casino4', theme_color: 'color9-1' } },
} as unknown as SiteState;

test.each([
  ['casino4/color9-3', 'logo', 'another light ground keeps the logo of the file'],
  ['casino4/color9-2', 'inverse', 'a dark ground takes the inverse one'],
  ['casino2/color2-1', 'inverse', 'so does the dark ground of another template'],
  ['casino4/color2-1', 'logo', 'a theme that is not accepted is not shown'],
])('a light site seen in %s has its %s: %s', (theme, logo) => {
  const { site } = previewOf(paper, new URL(`http://localhost/?marquee-theme=${theme}`), null);
  expect(site.startup.site.logo1).toBe(logo);
});
