import { popupProviders } from '@marquee/contract/popupProviders';
import { describe, expect, test } from '@rstest/core';
import { hasOwnWindow, opensGameWindow, windowFeatures } from './gameWindow';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const play = (provider: string, mode: string) => `/playnow?provider=${provider}&game=g1&mode=${mode}`;

describe('popup providers', () => {
  test('are EVOPLAY [R3.31]', () => expect(popupProviders).toEqual(['EVOPLAY']));

  test.each([
    ['EVOPLAY', true],
    ['JILI', false],
    ['PPLAY', false],
    ['evoplay', false],
    ['', false],
  ])('games of %j have a window of their own: %j [R3.31]', (code, own) => expect(hasOwnWindow(code)).toBe(own));
});

describe('a click on a link opens the window of a game', () => {
  test.each([
    ['a player’s click on a game', play('EVOPLAY', 'real'), true, plain, true],
    ['a player’s click on a demo', play('EVOPLAY', 'demo'), true, plain, true],
    ['a visitor’s click on a demo', play('EVOPLAY', 'demo'), false, plain, true],
    ['a visitor’s click on a game with money', play('EVOPLAY', 'real'), false, plain, false],
    ['a player’s click on a game’s page', '/playnow?provider=EVOPLAY&game=g1', true, plain, false],
    ['a click on a game of another provider', play('JILI', 'demo'), true, plain, false],
    ['a click on something else', '/slots?provider=EVOPLAY&mode=demo', true, plain, false],
    ['a middle click, which opens the page in a tab', play('EVOPLAY', 'demo'), true, { ...plain, button: 1 }, false],
    ['a click with Ctrl', play('EVOPLAY', 'demo'), true, { ...plain, ctrlKey: true }, false],
    ['a click with Cmd', play('EVOPLAY', 'demo'), true, { ...plain, metaKey: true }, false],
    ['a click with Shift', play('EVOPLAY', 'demo'), true, { ...plain, shiftKey: true }, false],
    ['a click with Alt, which saves', play('EVOPLAY', 'demo'), true, { ...plain, altKey: true }, false],
  ])('%s [R3.31]', (_, to, isPlayer, click, opens) => expect(opensGameWindow(to, isPlayer, click)).toBe(opens));
});

describe('the window of a game', () => {
  test.each([
    [1920, 1080, true, 'popup,width=1280,height=800'],
    [1280, 720, true, 'popup,width=1152,height=648'],
    [390, 844, false, ''],
    [1024, 1366, false, ''],
  ])('on a screen of %i × %i, mouse %j, has the features "%s"', (availWidth, availHeight, hasMouse, features) =>
    expect(windowFeatures({ availWidth, availHeight }, hasMouse)).toBe(features),
  );
});
