import { describe, expect, it } from '@rstest/core';
import { Signals } from './signals';

describe('signals', () => {
  it('reach every subscriber of their name until it unsubscribes, and no other instance', () => {
    const signals = new Signals<{ lost: { purpose: string }; found: number }>();
    const other = new Signals<{ lost: { purpose: string }; found: number }>();
    const seen: string[] = [];
    const stop = signals.subscribe('lost', ({ purpose }) => seen.push(`first ${purpose}`));
    signals.subscribe('lost', ({ purpose }) => seen.push(`second ${purpose}`));
    other.subscribe('lost', () => seen.push('other'));
    signals.emit('lost', { purpose: 'login' });
    signals.emit('found', 1);
    stop();
    signals.emit('lost', { purpose: 'register' });
    expect(seen).toEqual(['first login', 'second login', 'second register']);
  });
});
