import { describe, expect, it } from '@rstest/core';
import { sanitizerProcess } from './sanitizerProcess';

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the process that sanitizes', () => {
  const sanitizer = sanitizerProcess({ ALLOWED_TAGS: ['b'] }, 200);
  const texts = ['<b>1</b>', '<i>2</i>', '<b>3</b>'];

  it('answers what is asked at once in its order, and ends when nothing more is asked', async () => {
    expect(await Promise.all(texts.map(sanitizer.sanitize))).toEqual(['<b>1</b>', '2', '<b>3</b>']);
    const { pid = 0 } = sanitizer;
    await expect.poll(() => sanitizer.pid).toBeUndefined();
    await expect.poll(() => runs(pid)).toBe(false);
  });

  it('starts again after it was killed, and reports it to those who waited', async () => {
    const waiting = Promise.allSettled(texts.map(sanitizer.sanitize));
    process.kill(sanitizer.pid ?? 0, 'SIGKILL');
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await sanitizer.sanitize('<i>again</i>')).toBe('again');
  });
});
