import { describe, expect, test } from '@rstest/core';
import { type Licensed, noticesText } from './noticesText';

const mit = (owner: string, wrapped = ' ') =>
  `MIT License\n\nCopyright (c) ${owner}\n\nPermission is hereby granted,${wrapped}free of charge.\n`;
const one = (name: string, text: string, license = 'MIT'): Licensed => ({ name, version: '1.0.0', license, text });
const a = one('a', mit('2020 Ann'));
const b = one('b', mit('2021 Bob', '\n'));

describe('notices', () => {
  test('name version, licence and owners of each package, and equal terms once', () => {
    const text = noticesText([b, a]);
    expect(text).toContain('a 1.0.0 (MIT)\n    Copyright (c) 2020 Ann\n\nb 1.0.0 (MIT)\n    Copyright (c) 2021 Bob\n');
    expect(text.split('Permission is hereby granted')).toHaveLength(2);
  });

  test('are the same whatever the order, and whoever is there twice', () =>
    expect(noticesText([b, a, b])).toBe(noticesText([a, b])));

  test('differ where a version does', () =>
    expect(noticesText([a, { ...b, version: '1.0.1' }])).not.toBe(noticesText([a, b])));

  test('keep the full text of a licence whose beginning is not known', () =>
    expect(noticesText([one('c', 'Do what you like.\nBut say so.')])).toContain('Do what you like.\nBut say so.'));

  test('part the same terms under different licences', () =>
    expect(noticesText([a, one('d', a.text, 'ISC')]).split('Permission is hereby granted')).toHaveLength(3));
});
