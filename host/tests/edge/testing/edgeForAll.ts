import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testEdge';

/**
 * An edge with its backend for all tests of a file, open from the first one on, and folders that are removed with it.
 */
export function edgeForAll(): { running: () => TestEdge; folders: string[] } {
  let edge: TestEdge;
  const folders: string[] = [];
  beforeAll(async () => {
    edge = await openTestEdge();
  });
  afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await edge.close();
  });
  return { running: () => edge, folders };
}
