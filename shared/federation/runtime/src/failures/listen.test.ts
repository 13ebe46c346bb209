import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { listenForErrors } from './listen';

/** A window whose events and clock the test makes. */
function openPage() {
  const page = new EventTarget();
  const heard: string[] = [];
  const place = { href: 'https://site.example/slots' };
  const network = { onLine: true };
  const globals = { window: page, location: place, navigator: network };
  for (const [name, value] of Object.entries(globals)) rs.stubGlobal(name, value);
  rs.stubGlobal('addEventListener', page.addEventListener.bind(page));
  listenForErrors((event, pressed) =>
    heard.push(`${event.type}${pressed ? ` of a press${pressed === 'part' ? ' in a part' : ''}` : ''}`),
  );
  const happen = (...types: string[]) => {
    for (const type of types) page.dispatchEvent(new Event(type));
    return heard.splice(0);
  };
  return { page, happen, place, network };
}

beforeEach(() => void rs.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

test('an error is of a press while its handlers run, and not in a later timer', () => {
  const { happen } = openPage();
  expect(happen('error')).toEqual(['error']);
  expect(happen('click', 'error')).toEqual(['error of a press']);
  rs.advanceTimersByTime(0);
  expect(happen('error')).toEqual(['error']);
  expect(happen('keydown', 'error')).toEqual(['error of a press']);
});

test('a press in a remote’s part is told apart', () => {
  const { page, happen } = openPage();
  Object.assign(page, { closest: () => page });
  expect(happen('click', 'error')).toEqual(['error of a press in a part']);
});

test('a rejected promise is of a press for a second, unless it led to another page', () => {
  const { happen, place } = openPage();
  happen('touchend');
  rs.advanceTimersByTime(900);
  expect(happen('unhandledrejection')).toEqual(['unhandledrejection of a press']);
  rs.advanceTimersByTime(200);
  expect(happen('unhandledrejection')).toEqual(['unhandledrejection']);
  happen('click');
  rs.advanceTimersByTime(10);
  place.href = 'https://site.example/casino';
  expect(happen('unhandledrejection')).toEqual(['unhandledrejection']);
});

test('what happens while the page is left, or without a network, is not heard', () => {
  const { happen, network } = openPage();
  expect(happen('beforeunload', 'error', 'unhandledrejection', 'pagehide', 'error')).toEqual([]);
  expect(happen('pageshow', 'error')).toEqual(['error']);
  // Who stays after all goes on.
  expect(happen('beforeunload', 'pointerdown', 'error')).toEqual(['error of a press']);
  network.onLine = false;
  expect(happen('error', 'unhandledrejection')).toEqual([]);
});
