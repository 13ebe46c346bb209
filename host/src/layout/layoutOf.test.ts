import { templateCodes, templateNumbers } from '@marquee/theme/codes';
import { describe, expect, test } from '@rstest/core';
import { layoutOf } from './layoutOf';

describe('layoutOf', () => {
  test.each(templateCodes.map((code) => [code, templateNumbers[code]] as const))(
    'a route without a layout has the template of a %s site: %i',
    (_, number) => expect(layoutOf({}, { number })).toBe(`template${number}`),
  );

  test.each(['default', 'minigame'] as const)("the route's own layout comes first: %s", (layout) => {
    expect(layoutOf({ layout }, { number: 4 })).toBe(layout);
  });
});
