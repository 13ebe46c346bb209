import { describe, expect, test } from '@rstest/core';
import { ModalStack } from './modals';

/** A stack, and a log of what happened to its modals. */
function opened() {
  const stack = new ModalStack();
  const story: string[] = [];
  const open = (name: string, kind: 'surface' | 'dialog') => {
    story.push(`open ${name}`);
    return stack.open(
      {
        close: () => story.push(`close ${name}`),
        ...(kind === 'surface' && {
          suspend: () => story.push(`suspend ${name}`),
          resume: () => story.push(`resume ${name}`),
        }),
      },
      kind,
    );
  };
  return { stack, story, open };
}

describe('ModalStack', () => {
  test.each([
    // what is open, what opens, what happens to the first, what happens when the second has closed
    ['surface', 'surface', ['close a'], []],
    ['surface', 'dialog', ['suspend a'], ['resume a']],
    ['dialog', 'surface', ['close a'], []],
    ['dialog', 'dialog', ['close a'], []],
  ] as const)(
    'over a %s, opening a %s first does %j, and at its end %j [R2.17, R2.18]',
    (first, second, before, after) => {
      const { story, open } = opened();
      open('a', first);
      const release = open('b', second);
      release();
      expect(story).toEqual(['open a', 'open b', ...before, ...after]);
    },
  );

  test('a surface that opens while a dialog interrupts another one ends both, the uppermost first', () => {
    const { story, open } = opened();
    open('menu', 'surface');
    open('question', 'dialog');
    open('login', 'surface');
    expect(story.slice(-2)).toEqual(['close question', 'close menu']);
  });

  test('what has closed by itself is neither closed again nor brought back', () => {
    const { story, open } = opened();
    const release = open('menu', 'surface');
    release();
    release();
    open('login', 'surface');
    expect(story).toEqual(['open menu', 'open login']);
  });

  test('a surface that goes while it is interrupted does not come back', () => {
    const { story, open } = opened();
    const releaseMenu = open('menu', 'surface');
    const releaseQuestion = open('question', 'dialog');
    releaseMenu();
    releaseQuestion();
    expect(story).toEqual(['open menu', 'open question', 'suspend menu']);
  });
});
