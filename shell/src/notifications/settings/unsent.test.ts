import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsent } from './unsent.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  kept.clear();
});

it('remembers a choice until it is sent', () => {
  expect(unsent.of('mara')).toBeUndefined();
  unsent.mark('mara', { language: false });
  expect(unsent.of('mara')).toEqual({ language: false });
  unsent.clear();
  expect(unsent.of('mara')).toBeUndefined();
});

it('doesn’t forget the language over a switch', () => {
  unsent.mark('mara', { language: true });
  unsent.mark('mara', { language: false });
  expect(unsent.of('mara')).toEqual({ language: true });
});

it('is nobody else’s', () => {
  unsent.mark('mara', { language: true });
  expect(unsent.of('kiri')).toBeUndefined();
  unsent.mark('kiri', { language: false });
  expect(unsent.of('kiri')).toEqual({ language: false });
});

it('takes a damaged note for none', () => {
  kept.set('boardwalk-unsent-preferences', '{"memberId');
  expect(unsent.of('mara')).toBeUndefined();
});
