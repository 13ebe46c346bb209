import { describe, expect, test } from '@rstest/core';
import { directions } from './directionsTable';

/** Each top-level folder, and the folders that its rows may import from. The host's tests start a complete backend. */
const below: Record<string, readonly string[]> = {
  shared: ['shared'],
  remotes: ['remotes', 'shared'],
  host: ['host', 'shared'],
  desk: ['desk', 'host', 'shared'],
  backend: ['backend', 'desk', 'host', 'shared'],
};

describe('the table of directions', () => {
  test.each(Object.entries(below))('lets %s import from nothing above it', (top, allowed) => {
    const rows = directions.areas.filter(({ path }) => path.startsWith(`${top}/`) && path !== 'host/tests');
    const upwards = rows.flatMap(({ path, imports = [], types = [] }) =>
      [...imports, ...types]
        .filter((to) => !allowed.some((folder) => to.startsWith(`${folder}/`)))
        .map((to) => `${path} → ${to}`),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(upwards).toEqual([]);
  });
});
