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

it('keeps the language when a switch is changed', () => {
  unsent.mark('mara', { language: true });
  unsent.mark('mara', { language: false });
  expect(unsent.of('mara')).toEqual({ language: true });
});

it('belongs to one member', () => {
  unsent.mark('mara', { language: true });
  expect(unsent.of('kiri')).toBeUndefined();
  unsent.mark('kiri', { language: false });
  expect(unsent.of('kiri')).toEqual({ language: false });
});

it('ignores a damaged entry', () => {
  kept.set('boardwalk-unsent-preferences', '{"memberId');
  expect(unsent.of('mara')).toBeUndefined();
});
